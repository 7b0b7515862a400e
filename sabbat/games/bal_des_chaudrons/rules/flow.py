"""Bal des Chaudrons, the order of a round. Each step is finished by everybody before the next.

`proceed` is called when nobody owes an answer.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from sabbat.engine.play import Play
from sabbat.games.bal_des_chaudrons.events import RoundBegan
from sabbat.games.bal_des_chaudrons.rules.arcana import move_markers
from sabbat.games.bal_des_chaudrons.rules.brewing import begin_production, produce_next
from sabbat.games.bal_des_chaudrons.rules.characters import ask_handy_witches, ask_wild_powers
from sabbat.games.bal_des_chaudrons.rules.ending import check_end
from sabbat.games.bal_des_chaudrons.rules.initiative import reveal_productions
from sabbat.games.bal_des_chaudrons.rules.passing import pass_cauldrons, pass_hands
from sabbat.games.bal_des_chaudrons.rules.setup import deal_characters, show_characters
from sabbat.games.bal_des_chaudrons.rules.study import pay_for_dares, reveal_potions, start_afresh, start_study
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch

CHARACTERS: Final = 0  # set-up
OPENING: Final = 1
CHOOSING: Final = 2  # study
DARING: Final = 3
ARCANA: Final = 4
PRODUCING: Final = 5  # brewing
SERVING: Final = 6  # after production, before passing
PASSING_CAULDRONS: Final = 7
PASSING_HANDS: Final = 8
STEPS: Final = (
    "characters",
    "opening",
    "choosing",
    "daring",
    "arcana",
    "producing",
    "serving",
    "passing_cauldrons",
    "passing_hands",
)
Step: TypeAlias = str  # one of STEPS


def proceed(play: Play[Bal]) -> None:
    """Goes on until somebody is asked, or the match is over."""
    table = play.state
    while table.outcome is None:
        if table.step == PRODUCING and table.queue:
            produce_next(play)
        elif table.step != CHOOSING or not start_afresh(play):
            table.step = OPENING if table.step == PASSING_HANDS else table.step + 1
            _enter(play, table.step)
        if play.waiting:
            return


def _enter(play: Play[Bal], step: int) -> None:
    if step == CHARACTERS:
        deal_characters(play)
    elif step == OPENING:
        _open_round(play)
    elif step == CHOOSING:
        start_study(play)
    elif step == DARING:
        pay_for_dares(play)
    elif step == ARCANA:
        reveal_potions(play)
        move_markers(play)
    elif step == PRODUCING:
        begin_production(play)
    elif step == SERVING:
        reveal_productions(play)
        ask_handy_witches(play)
    elif step == PASSING_CAULDRONS:
        pass_cauldrons(play)
        check_end(play)
    elif step == PASSING_HANDS:
        pass_hands(play)


def _open_round(play: Play[Bal]) -> None:
    table = play.state
    if table.round == 0:
        show_characters(play)
    table.round += 1
    table.ordered = False
    for me in table.witches:
        _clear(me)
    if play.wants_events:
        play.tell(RoundBegan(table.round))
    ask_wild_powers(play)


def _clear(me: BalWitch) -> None:
    """What belongs to the round that is over."""
    me.chosen = None
    me.dared = False
    me.free = []
    me.steps = []
    me.finished = False
