"""Sorcellerie !, the order of a turn, and what the clock does."""

from __future__ import annotations

from sabbat.engine.play import Play
from sabbat.games.sorcellerie.rules.cup import end_breath, pass_cup, show_dice
from sabbat.games.sorcellerie.rules.ending import end_if_over
from sabbat.games.sorcellerie.rules.racing import lift_locks
from sabbat.games.sorcellerie.rules.settling import settle_turn
from sabbat.games.sorcellerie.rules.setup import lay_circle
from sabbat.games.sorcellerie.state import LOCKED, RESTING, SHAKING, SPOKEN, Sorcellerie


def proceed(play: Play[Sorcellerie]) -> None:
    """Nobody owes an answer."""
    table = play.state
    seats = len(table.players)
    if table.turn == 0:
        lay_circle(play)
        pass_cup(play, play.chance.below("cup", seats, seats))
    elif table.phase == RESTING:
        end_breath(play)
    elif table.phase == SHAKING:
        show_dice(play)  # everybody has spoken too early, or will not speak: nothing to wait for
    elif _only_the_locked_are_left(table):
        lift_locks(play, max([me.until for me in table.players]))
    else:
        _end_turn(play)


def tick(play: Play[Sorcellerie]) -> None:
    """The clock: the dice are due, a contest closes, a lock or a breath ends."""
    table = play.state
    if table.phase == RESTING:
        end_breath(play)
    elif table.phase == SHAKING:
        show_dice(play)
    elif table.settles_at and play.at >= table.settles_at:
        _end_turn(play)
    else:
        lift_locks(play, play.at)


def _only_the_locked_are_left(table: Sorcellerie) -> bool:
    locked = False
    for me in table.players:
        if me.voice == SPOKEN:
            return False
        if me.voice == LOCKED:
            locked = True
    return locked


def _end_turn(play: Play[Sorcellerie]) -> None:
    settle_turn(play)
    if not end_if_over(play):
        pass_cup(play, (play.state.cup + 1) % len(play.state.players))
