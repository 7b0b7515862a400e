"""Du balai !, pawns on the track: DUB-1, DUB-33, DUB-41, DUB-50."""

from __future__ import annotations

from sabbat.engine.actions import Seat
from sabbat.engine.play import Play
from sabbat.games.du_balai.components import FINISH, LOWEST
from sabbat.games.du_balai.events import FinishCrossed, PawnBlocked, PawnMoved
from sabbat.games.du_balai.state import DuBalai


def advance(play: Play[DuBalai], seat: Seat, squares: int, why: str) -> None:
    """Forward, to the finish at most; not past a roadblock."""
    table = play.state
    me = table.players[seat]
    if me.crossed:
        return
    goal = min(FINISH, me.square + squares)
    stop = goal
    for blocker in table.blocks:  # DUB-33: who would pass stops on that square
        square = table.players[blocker].square
        if blocker != seat and me.square <= square < stop:
            stop = square
    if stop < goal and play.wants_events:
        play.tell(PawnBlocked(seat, stop))
    _go_to(play, seat, stop, why)


def retreat(play: Play[DuBalai], seat: Seat, squares: int, why: str) -> None:
    """Back, to the last penalty square at most; a pawn across the finish stays there."""
    me = play.state.players[seat]
    if not me.crossed:
        _go_to(play, seat, max(LOWEST, me.square - squares), why)


def approach(play: Play[DuBalai], seat: Seat, to: Seat, squares: int) -> None:
    """DUB-32. Towards another pawn, never beyond it."""
    gap = play.state.players[to].square - play.state.players[seat].square
    if gap > 0:
        advance(play, seat, min(gap, squares), "attraction")
    else:
        retreat(play, seat, min(-gap, squares), "attraction")


def _go_to(play: Play[DuBalai], seat: Seat, square: int, why: str) -> None:
    table = play.state
    me = table.players[seat]
    start = me.square
    if square == start:
        return
    me.square = square
    if play.wants_events:
        play.tell(PawnMoved(seat, start, square, why))
    if square >= FINISH:
        table.across += 1
        me.crossed = table.across
        if play.wants_events:
            play.tell(FinishCrossed(seat, me.crossed))
