"""Du balai !, the order of a turn, and what the clock does."""

from __future__ import annotations

from sabbat.engine.play import Play
from sabbat.games.du_balai.rules.checking import open_lid
from sabbat.games.du_balai.rules.effects import pull_next
from sabbat.games.du_balai.rules.ending import end_turn
from sabbat.games.du_balai.rules.goes import begin_go, go_on
from sabbat.games.du_balai.rules.looking import begin_turn, close_lid
from sabbat.games.du_balai.rules.writing import ask_to_write, begin_writing, end_decree
from sabbat.games.du_balai.state import GONE, LOOKING, NOBODY, WRITING, DuBalai


def proceed(play: Play[DuBalai]) -> None:
    """Nobody owes an answer."""
    table = play.state
    if table.turn == 0:
        begin_turn(play)
    elif table.phase == LOOKING:
        if table.closer == NOBODY:
            close_lid(play, NOBODY)  # DUB-10: all have seen enough
        begin_writing(play)
    elif table.phase == WRITING:
        waiting = [seat for seat, me in enumerate(table.players) if not me.written]
        for seat in waiting:
            ask_to_write(play, seat)
        if not waiting:
            open_lid(play)
    elif table.pulls:
        pull_next(play)
    elif table.go != GONE:
        go_on(play)
    elif table.queue:
        seat = table.queue[0]
        table.queue = table.queue[1:]
        begin_go(play, seat)
    else:
        end_turn(play)
        if table.outcome is None:
            begin_turn(play)


def tick(play: Play[DuBalai]) -> None:
    """The clock: no earlier hand on the lid can be heard of any more, or a decree is over."""
    table = play.state
    if table.lid_contest:
        table.lid_contest = False
    elif table.decree_until:
        end_decree(play)
