"""What a game must offer."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sabbat.engine import codec
from sabbat.engine.actions import Action, Seat, Tick
from sabbat.engine.box import Box
from sabbat.engine.chance import Luck
from sabbat.engine.decision import Decision
from sabbat.engine.dense import dense_face
from sabbat.engine.errors import BadOptions, BadRecord, Refusal
from sabbat.engine.events import Event
from sabbat.engine.match import Match
from sabbat.engine.options import OptionValue, TableOption, agree
from sabbat.engine.play import Play
from sabbat.engine.state import Outcome, State
from sabbat.engine.tensor import Field, Tensor
from sabbat.engine.undo import AnswerTakenBack, Undo

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A rulebook. One instance per game, without any state of its own."""

    name: ClassVar[str] = ""
    box: ClassVar[Box] = Box()
    rules_version: ClassVar[int] = 1  # raised whenever a recorded match would replay differently
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2
    together: ClassVar[bool] = False  # everybody wins, or nobody does
    has_phrases: ClassVar[bool] = False  # people talk by the game's own phrases
    table_options: ClassVar[tuple[TableOption, ...]] = ()
    card_file: ClassVar[str] = ""  # the table option that another deck of cards goes into; "" where there is none
    view_type: ClassVar[Any] = dict  # the class of its views, to read one back from JSON
    report_options: ClassVar[dict[str, tuple[OptionValue, ...]]] = {}  # what a report on the game walks through
    longest: ClassVar[int] = 5_000  # more answers than a match takes: an adapter may end one there
    former_names: ClassVar[dict[str, str]] = {}  # what its classes were once called: the codec still reads it
    by_clock: ClassVar[bool] = False  # moments count: its tables keep a fair clock, and stamp every answer

    def set_up(self, seats: int, table_options: dict[str, OptionValue]) -> S:
        """The game's own part of the table before anything has happened; `proceed` does the rest."""
        raise NotImplementedError

    def proceed(self, play: Play[S]) -> None:
        """Goes on with the match, until somebody is asked or it is over. Called when nobody is asked any more."""
        raise NotImplementedError

    def round_of(self, state: S) -> int:
        """Which round or turn it is, where the game has any: a table keeps the state where a new one has begun."""
        return 0

    def closes_at(self, state: S) -> int | None:
        """When the window of time that is open now closes, by the table's fair clock; None where none is open."""
        return None

    def cue_at(self, state: S) -> int | None:
        """Where `closes_at` is the moment of a cue, which everybody must see at the same time: that moment."""
        return None

    def tick(self, play: Play[S]) -> None:
        """That window has closed. What follows from it is the game's; then the match goes on as after any answer."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> Any:  # each game has its own view, a msgspec struct
        """What `seat` sees; a spectator (None) sees what is public."""
        raise NotImplementedError

    def views(self, state: S, seats: Sequence[Seat | None]) -> list[Any]:  # as above
        """The views of several at once; a game may build what they share only once."""
        return [self.view(state, seat) for seat in seats]

    def imagine_state(self, view: Any, rng: Random) -> S:  # as above
        """The game's own part of some full world that fits what the view tells."""
        raise NotImplementedError

    def explain(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Why a seat that is not asked may not do this, where the rules have more to say than "not now"."""
        return None

    def may_talk_freely(self, state: S) -> bool:
        """Whether people may say what they like now; where not, they have phrases."""
        return True

    def check_phrase(self, state: S, kind: str, subject: str) -> Refusal | None:
        """Why this may not be said now. A phrase is no move: nothing in the match depends on it."""
        return Refusal("", "no_such_phrase")

    def actions(self) -> Sequence[Action]:
        """Every action there is; the place of an action is its dense number."""
        raise NotImplementedError

    def number(self, action: Action) -> int:
        """The place of an action in `actions()`. KeyError where it is none of them."""
        return dense_face(self).number(action)

    def small_steps(self, action: Action) -> tuple[str, ...]:
        """The steps in which somebody who learns gives this action, in words; two at most. Only where a game has more
        actions than can be told apart at once; then each action has one or two, and no other has the same."""
        return ()

    def steps(self, action: Action) -> list[int]:
        """The same by their numbers: what environments and `QuickMatch.step` take. Mostly the number of the action."""
        face = dense_face(self)
        number, steps = face.number(action), face.steps
        if steps is None:
            return [number]
        return [step for step in (steps.first[number], steps.second[number]) if step >= 0]

    def tensor_layout(self) -> tuple[Field, ...]:
        """What a tensor of this game holds, by name and shape; the kind of question comes before it."""
        raise NotImplementedError

    def write_tensor(self, state: S, seat: Seat, into: Tensor) -> None:
        """What the seat sees, in the order of `tensor_layout()`. The seats follow from its own seat on."""
        raise NotImplementedError

    @property
    def layout(self) -> tuple[Field, ...]:
        """The whole tensor, by name and shape: numbers from 0 to 255."""
        return dense_face(self).layout

    def utilities(self, outcome: Outcome) -> tuple[float, ...]:
        """What a match was worth to each seat, from -1 to 1: the share of the others whom it beat, less the share of
        those who beat it. Where everybody wins or nobody does: 1 or -1."""
        if self.together:
            return tuple([1.0 if outcome.winners else -1.0] * len(outcome.ranks))
        found: list[float] = []
        for mine in outcome.ranks:
            beaten = 0
            for rank in outcome.ranks:
                beaten += 1 if rank > mine else -1 if rank < mine else 0
            found.append(beaten / (len(outcome.ranks) - 1))
        return tuple(found)

    def pieces(self, state: S) -> dict[str, int]:
        """How many of each piece are on the table, wherever they lie: nothing appears, nothing vanishes."""
        raise NotImplementedError

    def taken(self, state: S, seat: Seat, action: Action) -> tuple[str, ...]:
        """The pieces that an answer takes or plays, by the ids of their names (`chip-B2`): what a report weighs."""
        return ()

    def standing(self, state: S) -> tuple[int, tuple[int, ...]]:
        """How far the match is (its round or turn) and how each seat stands, for a picture of how it goes."""
        return 0, ()

    def figures(self, state: S) -> dict[str, int]:
        """What a report on many matches tells of a finished one, beside scores and winners."""
        return {}

    def vocabulary(self) -> list[type]:
        """What the codec reads by its name: the actions, decisions, events and the state in the game's folder."""
        package = type(self).__module__.rpartition(".")[0] + "."
        found: list[type] = [Undo, AnswerTakenBack, *([Tick] if self.by_clock else [])]
        for base in (Action, Decision, Event, State):
            found += [cls for cls in _derived(base) if cls.__module__.startswith(package)]
        return sorted(found, key=_name)

    def lay(self, seats: int, table_options: dict[str, OptionValue]) -> S:
        """The table of a new match, before anything has happened."""
        state = self.set_up(seats, table_options)
        state.begin(seats)
        return state

    def imagine(self, view: Any, rng: Random) -> S:  # as above
        """Some full world that fits what the view tells. The luck to come is fresh."""
        state = self.imagine_state(view, rng)
        state.begin(len(view.asked))
        state.asked = [codec.read(Decision, decision, self) if decision else None for decision in view.asked]
        later = getattr(view, "later", None)  # where a game's views tell it
        if later is not None:
            state.later = [
                tuple([codec.read(Decision, decision, self) for decision in decisions]) for decisions in later
            ]
        state.outcome = codec.read(Outcome, view.outcome, self) if view.outcome else None
        return state

    def offered_options(self, seats: int) -> tuple[TableOption, ...]:
        """The table options that mean something at a table of so many; the others keep their usual values."""
        return self.table_options

    def may_point(self, state: S, what: dict[str, Any]) -> bool:  # whatever somebody sent
        """May a seat point at this, so that all boards show it? It must be an answer of this game, legal or not; where
        boards tell more of it than that, the game says what."""
        try:
            codec.read(Action, what, self)
        except BadRecord:
            return False
        return True

    def agree(self, seats: int, wanted: Mapping[str, object]) -> dict[str, OptionValue]:
        """The table options complete with their defaults, or BadOptions."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadOptions(f"{self.name} is for {self.fewest_seats} to {self.most_seats} seats, not {seats}")
        return agree(self.table_options, wanted)

    def has_own_cards(self, agreed: Mapping[str, object]) -> bool:
        """Is it played with a deck that somebody brought, and not with one of the game's own?"""
        for option in self.table_options:
            if option.name == self.card_file:
                return agreed.get(option.name, option.default) not in option.values
        return False

    def read_cards(self, path: str) -> OptionValue:
        """The value of the option `card_file` for a file of cards. BadOptions names the file and the line."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), ()

    def start(
        self,
        seats: int,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        luck: Luck | None = None,
    ) -> Match:
        """A new match. With `luck` of one's own (a script) there is no seed, and the record keeps the outcomes."""
        agreed = self.agree(seats, options or {})
        return Match.begin(self, self.lay(seats, agreed), agreed, seed, luck)


def _derived(base: type) -> list[type]:
    """All classes derived from it that are where their names say: a class with slots leaves a twin behind."""
    found: list[type] = []
    subclasses: list[type] = base.__subclasses__()
    for cls in subclasses:
        if getattr(sys.modules[cls.__module__], cls.__name__, None) is cls:
            found.append(cls)
        found += _derived(cls)
    return found


def _name(cls: type) -> str:
    return cls.__name__
