"""A question to a seat, as data, with its verbs: what may be tried, whether it is legal, what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance
from sabbat.engine.composition import Composition
from sabbat.engine.errors import Refusal
from sabbat.engine.placed import Placed
from sabbat.engine.state import State

if TYPE_CHECKING:
    from sabbat.engine.play import Play

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """Waits inside the state. Frozen; its fields are facts, its verbs the rule."""

    rule: ClassVar[str] = ""
    together: ClassVar[bool] = False  # its answer brings a cue: what everybody must see at the same time
    race: ClassVar[bool] = False  # a matter of moments, or of memory: nobody takes an answer back, whoever agrees
    luck_after: ClassVar[tuple[type[Action], ...] | None] = None  # answers that luck may follow; None: any

    def candidates(self, state: S, seat: Seat) -> list[Action]:
        """What a player might think of here, legal or not: the illegal ones are shown grey, with the reason."""
        raise NotImplementedError

    def composed(self, state: S, seat: Seat) -> list[Composition]:
        """The candidates that a client can put together by itself; every one of them is legal."""
        return []

    def listed(self, state: S, seat: Seat) -> list[Action]:
        """The other candidates, which are sent one by one."""
        return self.candidates(state, seat)

    def check(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """The one judge of what is legal. Must refuse what it does not know (`not_asked`)."""
        raise NotImplementedError

    def resolve(self, play: Play[S], seat: Seat, action: Action) -> None:
        """Carries out a legal action. The question is gone by now; ask again if need be."""
        raise NotImplementedError

    def options(self, state: S, seat: Seat) -> list[Action]:
        """The legal ones among the candidates, which must be all legal actions there are."""
        return [action for action in self.candidates(state, seat) if self.check(state, seat, action) is None]

    def pick(self, state: S, seat: Seat, choices: Chance) -> Action:
        """One of the options, each as likely as any other: `options[choices.choose(len(options))]`, for playouts. A
        question with hundreds of answers may find that one without making a list of all."""
        options = self.options(state, seat)
        return options[choices.choose(len(options))]

    def placed(self, state: S, seat: Seat) -> Placed | None:
        """The options once more, in the same order, where places tell them: quicker than a list for whoever only wants
        to know which they are. Not asked where there is a key."""
        return None

    def offer_key(self, state: S, seat: Seat) -> object | None:
        """What the options depend on, where that is little, and unlike any other question's: whoever has seen the
        options for that key need not look again. None: on more than is worth telling."""
        return None

    def meets_no_luck(self, action: Action) -> bool:
        """Whether nothing that comes of this answer is ever drawn, thrown or shuffled: then whoever leaves luck open
        needs no copy of the state."""
        return self.luck_after is not None and not isinstance(action, self.luck_after)

    def not_asked(self) -> Refusal:
        return Refusal(self.rule, "not_asked")


@dataclass(frozen=True)
class Question:
    """A decision as it was put to a seat: numbered, so that a late answer can be told from a timely one."""

    number: int
    decision: Decision[State]
