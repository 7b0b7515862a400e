"""A match being played: who is asked, what may be answered, what came of it."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from sabbat.engine.actions import CLOCK, Action, Seat, Tick
from sabbat.engine.chance import Chance, Luck, Recorded, Seeded
from sabbat.engine.decision import Decision, Question
from sabbat.engine.dense import dense_face
from sabbat.engine.errors import BadRecord, IllegalAction, Refusal
from sabbat.engine.events import Event
from sabbat.engine.kept_answers import KeptAnswers, WithoutIt, own_luck
from sabbat.engine.options import OptionValue
from sabbat.engine.play import Play
from sabbat.engine.progress import go_on, pass_time, perform
from sabbat.engine.record import Entry, Record, Step
from sabbat.engine.state import Outcome, State
from sabbat.engine.undo import (
    STEPS_KEPT,
    AnswerTakenBack,
    PastStep,
    Undo,
    as_before,
    last_answer,
    tells_others,
    why_not_undo,
)

if TYPE_CHECKING:
    from sabbat.engine.game import Game


class Match:
    """Everything goes through `submit`. The state before an action is never touched: steps are played on a clone.

    A match may go on from a state in its middle (`earlier`: so many entries were played before it, elsewhere)."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        luck: Luck,
        table_options: dict[str, OptionValue],
        seed: int | str | None = None,
        earlier: int = 0,
    ) -> None:
        self.game = game
        self.state = state
        self.luck = luck
        self.table_options = table_options
        self.seed = seed
        self.opening: tuple[str, ...] = ()
        self.told_at_start: tuple[Event, ...] = ()
        self.earlier = earlier
        self.entries: list[Entry] = []  # without the earlier ones
        self.past: list[PastStep] = []  # the newest steps that count, the last one last: what an undo can go back to
        self._kept = KeptAnswers(game)

    @property
    def played(self) -> int:
        """How many entries the match has, the earlier ones too."""
        return self.earlier + len(self.entries)

    @property
    def seats(self) -> range:
        return range(len(self.state.asked))

    @property
    def pending(self) -> dict[Seat, Question]:
        """Everybody who owes an answer now, one or many, with the question."""
        waiting: dict[Seat, Question] = {}
        for seat, decision in enumerate(self.state.asked):
            if decision is not None:
                waiting[seat] = Question(self.state.numbers[seat], decision)
        return waiting

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def closes_at(self) -> int | None:
        """When the table must submit `Tick` as the seat `CLOCK`, in milliseconds of its fair clock; None: no need."""
        return None if self.state.outcome is not None else self.game.closes_at(self.state)

    def options(self, seat: Seat) -> list[Action]:
        """The legal actions of a seat; none when it is not asked."""
        decision = self._asked(seat)
        return [] if decision is None else decision.options(self.state, seat)

    def why_not(self, seat: Seat, action: Action, question: int | None = None) -> Refusal | None:
        """The refusal that `submit` would raise, or None."""
        if seat not in self.seats and seat != CLOCK:
            return Refusal("", "no_such_seat", {"seat": seat})
        if self.state.outcome is not None:
            return Refusal("", "match_is_over")
        if seat == CLOCK:
            due = isinstance(action, Tick) and self.closes_at is not None
            return None if due else Refusal("", "no_window_is_open")
        if isinstance(action, Undo):
            return why_not_undo(self.state, self.past, seat, action, self._kept)
        decision = self._asked(seat)
        if decision is None:
            explained = self.game.explain(self.state, seat, action)
            return explained or Refusal("", "nothing_asked" if question is None else "question_is_gone")
        if question is not None and question != self.state.numbers[seat]:
            return Refusal(decision.rule, "question_is_gone")
        return decision.check(self.state, seat, action)

    def propose(self, seat: Seat, action: Action, at: int | None = None, question: int | None = None) -> Step:
        """What would come of an answer, or of a window of time that closes (`CLOCK`; without `at`: just when it was
        due). The match is untouched: whoever must store the entry first does so, and then lets it be adopted.

        IllegalAction says why not."""
        refusal = self.why_not(seat, action, question)
        if refusal is None and seat == CLOCK:
            due = self.closes_at or 0
            at = due if at is None else at
            refusal = Refusal("", "window_is_open", {"closes_at": due}) if at < due else None
        if refusal is not None:
            raise IllegalAction(refusal.rule, refusal.why, **refusal.facts)
        if isinstance(action, Undo):
            return self._propose_undo(seat, action, at or 0)
        play = self._play_on(self.state.clone(), at or 0)
        if seat == CLOCK:
            pass_time(self.game, play)
        else:
            perform(self.game, play, seat, action)
        entry = Entry(seat, action, at or 0, tuple(play.chance.outcomes))
        revealed = play.revealed or bool(entry.luck) or tells_others(play.events, seat)
        secretly = own_luck(entry, play.events, play.revealed) if entry.luck else ()
        return Step(entry, tuple(play.events), play.state, self.played, revealed, secretly)

    def _propose_undo(self, seat: Seat, undo: Undo, at: int) -> Step:
        place = last_answer(self.past, seat)
        without = self._without(place, undo)
        state = as_before(self.past[place], self.state) if without is None else without.standing(self.state)
        answers = len(self.past) - place if undo.agreed else 1
        return Step(Entry(seat, undo, at), (AnswerTakenBack(seat, undo.entry, answers),), state, self.played)

    def undo_of(self, seat: Seat, agreed: bool = False) -> Undo | None:
        """What takes back the seat's last answer: alone, or where all agree; None where nothing does."""
        if not self.past or self.state.outcome is not None:
            return None
        if not agreed and self.past[-1].is_open:  # seen by all: it stands, and all before it
            return None
        place = last_answer(self.past, seat)
        if place < 0:
            return None
        undo = Undo(self.past[place].entry, agreed)
        return undo if why_not_undo(self.state, self.past, seat, undo, self._kept) is None else None

    def adopt(self, step: Step) -> None:
        """Makes a proposed step true. It must be the next one: of two proposals for one moment, only one can be."""
        if step.number != self.played:
            raise ValueError(f"this step was proposed after {step.number} entries, there are {self.played}")
        action = step.entry.action
        if isinstance(action, Undo):
            self._forget(step.entry.seat, action)
        else:
            entry = step.entry
            seat, at = entry.seat, entry.at
            self.past.append(
                PastStep(step.number, seat, step.revealed, self.state, action, at, step.events, step.own_luck)
            )
            del self.past[:-STEPS_KEPT]
        self.state = step.state
        self.entries.append(step.entry)

    def _without(self, place: int, undo: Undo) -> WithoutIt | None:
        """Where others have answered since and theirs are kept: the match without the answer at this place."""
        is_last = place == len(self.past) - 1
        return None if undo.agreed or is_last else self._kept.without(self.past, place, self.state)

    def _forget(self, seat: Seat, undo: Undo) -> None:
        """An answer was taken back: no past step is left of it, and none of what went with it."""
        place = last_answer(self.past, seat)
        without = self._without(place, undo)
        kept = [] if without is None else without.kept(self.past[place + 1 :], self.state)
        self.past = [*self.past[:place], *kept]
        self._kept.forget()

    def submit(self, seat: Seat, action: Action, at: int | None = None, question: int | None = None) -> Step:
        """Proposes and adopts at once. IllegalAction changes nothing."""
        step = self.propose(seat, action, at, question)
        self.adopt(step)
        return step

    def view(self, seat: Seat | None = None) -> Any:  # each game has its own view
        """What this seat sees (None: a spectator), ready for JSON."""
        return self.game.view(self.state, seat)

    def legal_numbers(self, seat: Seat) -> list[int]:
        """The legal actions of a seat by their places in `game.actions()`, in order."""
        return dense_face(self.game).legal(self.state, seat) if seat in self.seats else []

    def mask(self, seat: Seat) -> bytes:
        """One byte per action of the game, in the order of `game.actions()`: 1 for the legal ones."""
        return dense_face(self.game).mask(self.state, seat)

    def tensor(self, seat: Seat) -> bytes:
        """What the seat sees as a row of numbers from 0 to 255; `game.layout` names its parts."""
        return dense_face(self.game).tensor(self.game, self.state, seat)

    def clone(self) -> Match:
        twin = Match(self.game, self.state.clone(), self.luck, self.table_options, self.seed, self.earlier)
        twin.opening = self.opening
        twin.told_at_start = self.told_at_start
        twin.entries = self.entries.copy()
        twin.past = self.past.copy()
        return twin

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:  # whatever was copied before
        """A twin with luck of its own: a script that one uses up is not used up for the other."""
        twin = self.clone()
        twin.luck = deepcopy(self.luck, memo)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:  # as pickle wants it
        about = (self.game, self.state, self.luck, self.table_options, self.seed, self.earlier)
        return _restored, (*about, self.opening, self.told_at_start, self.entries, self.past)

    def record(self) -> Record:
        """The whole match. One that goes on from its middle has no record of its own: its beginning is elsewhere."""
        if self.earlier:
            raise BadRecord(f"the first {self.earlier} entries of this match are elsewhere")
        return Record(
            self.game.name,
            self.game.rules_version,
            len(self.seats),
            self.table_options,
            self.seed,
            self.opening,
            tuple(self.entries),
        )

    def _asked(self, seat: Seat) -> Decision[Any] | None:
        return self.state.asked[seat] if seat in self.seats else None

    def _play_on(self, state: State, at: int) -> Play[Any]:
        return Play(state, Chance(self.luck, state.streams, recording=True), wants_events=True, at=at)

    @staticmethod
    def begin(
        game: Game[Any], laid: State, table_options: dict[str, OptionValue], seed: int | str, luck: Luck | None
    ) -> Match:
        """From the laid table to the first question."""
        match = Match(game, laid, luck or Seeded(seed), table_options, seed if luck is None else None)
        play = match._play_on(laid, 0)
        go_on(game, play)
        match.opening = tuple(play.chance.outcomes)
        match.told_at_start = tuple(play.events)
        return match


def _restored(
    game: Game[Any],
    state: State,
    luck: Luck,
    table_options: dict[str, OptionValue],
    seed: int | str | None,
    earlier: int,
    opening: tuple[str, ...],
    told: tuple[Event, ...],
    entries: list[Entry],
    past: list[PastStep],
) -> Match:
    """A match out of a pickle."""
    match = Match(game, state, luck, table_options, seed, earlier)
    match.opening, match.told_at_start, match.entries, match.past = opening, told, entries, past
    return match


def replay(game: Game[Any], record: Record) -> Match:
    """The recorded match once more. BadRecord where the record and the rules do not agree."""
    if record.rules != game.rules_version:
        raise BadRecord(f"recorded under rules {record.rules} of {game.name}, these are {game.rules_version}")
    fallen = [*record.opening, *(outcome for entry in record.entries for outcome in entry.luck)]
    luck = None if record.seed is not None else Recorded(fallen)
    match = game.start(record.seats, record.seed if record.seed is not None else 0, record.options, luck)
    if match.opening != record.opening:
        raise BadRecord("the set-up falls differently")
    for number, entry in enumerate(record.entries):
        try:
            step = match.submit(entry.seat, entry.action, entry.at)
        except (IllegalAction, LookupError) as error:
            raise BadRecord(f"entry {number}: {error}") from None
        if step.entry != entry:
            raise BadRecord(f"entry {number}: the luck falls differently")
    return match
