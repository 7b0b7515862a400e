"""What is secret until all have chosen: when it opens, nobody takes a choice back any more without consent."""

from __future__ import annotations

import pytest

from sabbat.engine import Match, State, codec
from sabbat.games.bal_des_chaudrons import GAME
from sabbat.games.bal_des_chaudrons.actions import LEAVE_TO_CHANCE
from sabbat.games.bal_des_chaudrons.rules.characters import DAREDEVIL
from sabbat.games.bal_des_chaudrons.state import Bal
from tests.every_game.news import hands_open_marked


def test_potions_that_open_without_luck_are_marked() -> None:
    hands_open_marked("bal_des_chaudrons", {}, "StudyPotion", "PotionRevealed")


@pytest.mark.rule("BAL-41")
def test_whoever_leaves_it_to_chance_does_not_tell_by_anybody_elses_undo() -> None:
    """The daredevil's luck is her own: Ada may still change her mind, and the luck stays what it was."""
    for seed in range(30):
        opening = GAME.start(3, seed=seed)
        _daredevil_at(opening.state, 1)
        match = Match(GAME, opening.state, opening.luck, opening.table_options, opening.seed)
        match.submit(0, match.options(0)[0])
        dared = match.submit(1, LEAVE_TO_CHANCE)
        if dared.events:  # a card that cannot be turned: nobody sees her asked which way round
            break
    assert dared.own_luck
    drawn = codec.plain(match.state)["witches"][1]
    assert match.undo_of(1) is None  # she has seen it
    undo = match.undo_of(0)
    assert undo is not None
    streams = list(match.state.streams)
    match.submit(0, undo)
    assert codec.plain(match.state)["witches"][1] == drawn
    assert match.state.streams == streams
    assert match.undo_of(1) is None


def _daredevil_at(state: State, seat: int) -> None:
    assert isinstance(state, Bal)
    state.witches[seat].character = DAREDEVIL
    state.witches[seat].in_play = True
