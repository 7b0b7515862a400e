"""Slow mode (SOR-4, SOR-11): the same time for everybody, and only being right counts."""

import pytest

from sabbat.engine import codec
from sabbat.games.sorcellerie import GAME
from sabbat.games.sorcellerie.events import AnswerTimed, CardLaidAside, FormulaHeard, NobodyWon
from tests.sorcellerie.table import SHAKEN_AT, lay


@pytest.mark.rule("SOR-4")
def test_the_dice_roll_at_once_and_the_time_runs() -> None:
    table = lay(slow=20).shakes()
    assert table.state.dice
    assert table.match.closes_at == SHAKEN_AT + 20_000


@pytest.mark.rule("SOR-4")
def test_one_right_takes_the_card_however_late() -> None:
    table = lay(slow=10).throws()
    table[0].says("cat")
    table[1].says("broom")
    assert not table.told(AnswerTimed)
    table[2].says("bat")
    assert table[2].won == "S01"
    assert [(event.seat, event.right) for event in table.told(AnswerTimed)] == [(0, False), (1, False), (2, True)]


@pytest.mark.rule("SOR-11")
def test_several_right_are_the_rulebooks_tie_and_the_card_leaves_the_game() -> None:
    table = lay(slow=10).throws(card="S30")
    table[0].says("bat")
    table[1].says("cat")
    table[2].says("bat")
    assert [table[seat].won for seat in range(3)] == ["", "", ""]
    assert table.told(NobodyWon)[0].why == "tie"
    assert [(event.card, event.number) for event in table.told(CardLaidAside)] == [("W1", "S01")]
    assert table.circle == "S30 S02 S03 S04 S05 S06 S07"
    assert table.state.witch == 3


@pytest.mark.rule("SOR-4", "SOR-9")
def test_who_has_not_answered_in_time_has_not_answered() -> None:
    table = lay(slow=10).shakes()
    table[1].says("bat", after=3_000)
    table.ticks()
    assert table[1].won == "S01"
    assert table.asked == [1]  # the next turn


@pytest.mark.rule("SOR-4")
def test_an_answer_is_secret_until_all_have_answered() -> None:
    table = lay(slow=10).throws()
    events = table[0].says("cat")
    assert [type(event) for event in events] == [FormulaHeard]
    assert codec.seen(events[0], 1)["symbols"] is None
    for viewer, said in ((0, ["cat"]), (1, []), (None, [])):
        seen = GAME.view(table.state, viewer).players[0]
        assert (seen.voice, seen.said) == ("spoken", said)


@pytest.mark.rule("SOR-11", "SOR-14")
def test_careful_players_do_not_fly_round_for_ever() -> None:
    table = lay(seats=2, slow=10)
    turns = 0
    while table.match.outcome is None:
        turns += 1
        table.throws(white=1, dice="7 cat", card=str(table.state.pile[0]) if table.state.pile else "")
        scene = table.state.circle[table.state.target]
        assert scene is not None
        for seat in (0, 1):
            table[seat].says("cat" if scene.scene == "many" else "broom bat")
    assert turns == 30
    assert table.match.outcome.winners == (0, 1)
