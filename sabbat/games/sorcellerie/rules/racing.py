"""Sorcellerie !, the race: who says what, and when. SOR-4, SOR-6 to SOR-9.

Who speaks before the dice lie there is locked for a moment and is not asked meanwhile; once in a turn, which is enough.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.events import Secret
from sabbat.engine.play import Play
from sabbat.games.sorcellerie.actions import KEEP_QUIET, SAY, KeepQuiet, Say
from sabbat.games.sorcellerie.components import LOCK, WINDOW
from sabbat.games.sorcellerie.events import FalseStart, FormulaHeard, FormulaWrong, LockLifted, QuietKept
from sabbat.games.sorcellerie.state import LISTENING, LOCKED, OUT, SPOKEN, Sorcellerie, answer

ANSWERS: Final[list[Action]] = [*SAY, KEEP_QUIET]


@dataclass(frozen=True)
class BeFirst(Decision[Sorcellerie]):
    """SOR-4. Be first to say the right formula."""

    rule: ClassVar[str] = "SOR-4"
    race: ClassVar[bool] = True

    def candidates(self, state: Sorcellerie, seat: Seat) -> list[Action]:
        return ANSWERS

    def check(self, state: Sorcellerie, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Say):
            return None if action in SAY else Refusal("SOR-7", "no_such_formula")
        return None if isinstance(action, KeepQuiet) else self.not_asked()

    def options(self, state: Sorcellerie, seat: Seat) -> list[Action]:
        """Whoever is asked may say anything."""
        return ANSWERS.copy()

    def resolve(self, play: Play[Sorcellerie], seat: Seat, action: Action) -> None:
        table = play.state
        me = table.players[seat]
        if not isinstance(action, Say):
            me.voice = OUT
            if play.wants_events:
                play.tell(QuietKept(seat))
        elif table.clocked and not table.slow and play.at < table.cue_at and not me.jumped:
            start_falsely(play, seat)
        else:
            speak(play, seat, action.symbols)


@dataclass(frozen=True)
class AwaitDice(BeFirst):
    """SOR-4. The dice are still in the cup: whoever speaks now starts falsely."""

    def resolve(self, play: Play[Sorcellerie], seat: Seat, action: Action) -> None:
        if isinstance(action, Say):
            start_falsely(play, seat)
        else:
            super().resolve(play, seat, action)


BE_FIRST: Final[BeFirst] = BeFirst()
AWAIT_DICE: Final[AwaitDice] = AwaitDice()


def start_falsely(play: Play[Sorcellerie], seat: Seat) -> None:
    """A formula before the dice: not wrong, but nobody will hear this seat for a moment."""
    table = play.state
    me = table.players[seat]
    me.voice = LOCKED
    me.jumped = True
    me.until = table.cue_at + LOCK
    if play.wants_events:
        play.tell(FalseStart(seat, me.until))


def lift_locks(play: Play[Sorcellerie], now: int) -> None:
    """Whoever is locked until now may speak again."""
    for seat, me in enumerate(play.state.players):
        if me.voice == LOCKED and me.until <= now:
            me.voice = LISTENING
            me.until = 0
            if play.wants_events:
                play.tell(LockLifted(seat))
            play.ask(seat, BE_FIRST)


def speak(play: Play[Sorcellerie], seat: Seat, symbols: tuple[str, ...]) -> None:
    """SOR-8, SOR-9. In a race a wrong formula is out at once; in slow mode all is kept until everybody has spoken."""
    table = play.state
    me = table.players[seat]
    table.answers += 1
    me.order = table.answers
    me.said = symbols
    me.at = max(play.at, table.cue_at)
    me.voice = SPOKEN
    if table.slow == 0 and symbols != answer(table):
        me.voice = OUT
        if play.wants_events:
            play.tell(FormulaWrong(seat, symbols))
        return
    if play.wants_events:
        play.tell(FormulaHeard(seat, Secret(symbols, (seat,))))
    if table.slow:
        return
    if table.clocked:  # SOR-11: the others have a moment, counted from the quickest
        closes = me.at + WINDOW
        table.settles_at = min(table.settles_at, closes) if table.settles_at else closes
    else:  # no clock: who is heard first was first
        for other in range(len(table.players)):
            table.asked[other] = None
