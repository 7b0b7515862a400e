"""Du balai !, the dice and the lid: DUB-10, DUB-11."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.du_balai.actions import CAST_DICE, CLOSE_LID, SEEN_ENOUGH, CastDice, CloseLid, SeenEnough
from sabbat.games.du_balai.components import DICE, EVERY_DIE, face_with, valid_sets
from sabbat.games.du_balai.events import (
    DiceCastAgain,
    FormulaDiceCast,
    LidClosed,
    LidClosedEarlier,
    LidFellShut,
    LookedEnough,
    TurnBegan,
)
from sabbat.games.du_balai.state import CASTING, LOOKING, NOBODY, DuBalai, may_close

TOO_FAR_BACK: Final = Refusal("DUB-11", "too_far_back")


def begin_turn(play: Play[DuBalai]) -> None:
    """DUB-10. The last in the race throws; in the first turn, and among equals, who is drawn."""
    table = play.state
    seats = len(table.players)
    table.turn += 1
    table.phase = CASTING
    last = min([me.square for me in table.players])
    throwing = [seat for seat, me in enumerate(table.players) if table.turn == 1 or me.square == last]
    table.thrower = throwing[0] if len(throwing) == 1 else play.chance.pick("thrower", seats, throwing)
    if play.wants_events:
        play.tell(TurnBegan(table.turn, table.thrower))
    play.ask(table.thrower, CastTheDice(table.turn == 1))


@dataclass(frozen=True)
class CastTheDice(Decision[DuBalai]):
    """DUB-10. When everybody is ready to look."""

    rule: ClassVar[str] = "DUB-10"
    together: ClassVar[bool] = True
    drawn: bool  # in the first turn, whoever is last

    def candidates(self, state: DuBalai, seat: Seat) -> list[Action]:
        return [CAST_DICE]

    def check(self, state: DuBalai, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, CastDice) else self.not_asked()

    def resolve(self, play: Play[DuBalai], seat: Seat, action: Action) -> None:
        table = play.state
        table.dice = throw(play)
        if play.wants_events:
            play.tell(FormulaDiceCast(seat))
        while valid_sets(table.dice) == (0, 0):  # DUB-13
            table.dice = throw(play)
            if play.wants_events:
                play.tell(DiceCastAgain(seat))
        table.phase = LOOKING
        table.cast_at = play.at
        for other in range(len(table.players)):
            play.ask(other, LOOK_AT_DICE)


def throw(play: Play[DuBalai]) -> tuple[int, ...]:
    """Which face each die shows."""
    faces: list[int] = []
    for die in range(DICE):
        faces.append(face_with(die, play.chance.pick("die", len(play.state.players), EVERY_DIE[die])))
    return tuple(faces)


@dataclass(frozen=True)
class LookAtDice(Decision[DuBalai]):
    """DUB-10, DUB-11. Look for as long as you like, or close the lid."""

    rule: ClassVar[str] = "DUB-11"
    race: ClassVar[bool] = True

    def candidates(self, state: DuBalai, seat: Seat) -> list[Action]:
        return [CLOSE_LID, SEEN_ENOUGH]

    def check(self, state: DuBalai, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, CloseLid):
            return None if may_close(state, seat) else TOO_FAR_BACK
        return None if isinstance(action, SeenEnough) else self.not_asked()

    def resolve(self, play: Play[DuBalai], seat: Seat, action: Action) -> None:
        if isinstance(action, SeenEnough):
            play.state.players[seat].ready = True
            if play.wants_events:
                play.tell(LookedEnough(seat))
            return
        close_lid(play, seat)


LOOK_AT_DICE: Final[LookAtDice] = LookAtDice()


def looked(table: DuBalai) -> int:
    """For how many milliseconds the dice were seen; -1 where there is no clock."""
    return table.lid_at - table.cast_at if table.cast_at else -1


def close_lid(play: Play[DuBalai], closer: Seat) -> None:
    """DUB-11. From now on no dice are shown to anybody; nobody is asked to look any more, so the writing begins."""
    table = play.state
    table.closer = closer
    table.lid_at = play.at
    table.lid_contest = closer != NOBODY and table.cast_at > 0
    for seat, me in enumerate(table.players):
        table.asked[seat] = None
        me.ready = True
    if play.wants_events:
        play.tell(LidFellShut(looked(table)) if closer == NOBODY else LidClosed(closer, looked(table)))


def claim_lid(play: Play[DuBalai], seat: Seat) -> None:
    """DUB-11. Two hands on the lid: whose stamp is earlier has closed it."""
    table = play.state
    table.players[seat].claimed = True
    if table.cast_at <= play.at < table.lid_at:
        table.closer = seat
        table.lid_at = play.at
        if play.wants_events:
            play.tell(LidClosedEarlier(seat, looked(table)))
