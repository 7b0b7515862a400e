"""Chaudron Magique, what comes next."""

from __future__ import annotations

from typing import Final

from sabbat.engine.play import Play
from sabbat.games.chaudron_magique.rules.adding import drop_next
from sabbat.games.chaudron_magique.rules.applying import go_on_with_card
from sabbat.games.chaudron_magique.rules.brewing import brew_one_of, due_potions, go_on_brewing
from sabbat.games.chaudron_magique.rules.burning import put_owed
from sabbat.games.chaudron_magique.rules.completing import complete_potions
from sabbat.games.chaudron_magique.rules.ending import is_over
from sabbat.games.chaudron_magique.rules.setup import throw_and_stack
from sabbat.games.chaudron_magique.rules.turns import begin_turn, deal, discard_the_others, end_turn, reveal_next
from sabbat.games.chaudron_magique.state import NO_POTION, NOBODY, Sabbath

# Where in the turn; a step is entered when the one before it is done.
LAYING: Final = 0
REVEALING: Final = 1
FORCING: Final = 2
CHOOSING: Final = 3
APPLYING: Final = 4
STEPS: Final = ("laying", "revealing", "forcing", "choosing", "applying")


def proceed(play: Play[Sabbath]) -> None:
    """One small step. What must happen at once comes first: the end, a brewing, resources that fall, burnt tokens."""
    table = play.state
    if table.step != LAYING and is_over(play):
        return
    if table.brewing != NO_POTION:
        go_on_brewing(play)
        return
    complete = complete_potions(table, table.lying)
    if complete:
        brew_one_of(play, complete, False)  # CHM-45
    elif table.falling:
        drop_next(play)
    elif table.owed:
        put_owed(play)
    elif table.owner != NOBODY:
        go_on_with_card(play)
    else:
        _go_on_with_turn(play)


def _go_on_with_turn(play: Play[Sabbath]) -> None:
    table = play.state
    if table.step == LAYING:
        throw_and_stack(play)
        table.step = REVEALING
        begin_turn(play)
    elif table.step in (REVEALING, FORCING):
        due = due_potions(table)
        table.step = FORCING if due else CHOOSING
        if due:
            brew_one_of(play, due, True)  # CHM-11
        else:
            deal(play)
    elif table.step == CHOOSING:
        table.step = APPLYING
        discard_the_others(play)
    elif table.unrevealed:
        reveal_next(play)
    else:
        end_turn(play)
        table.step = REVEALING
        begin_turn(play)
