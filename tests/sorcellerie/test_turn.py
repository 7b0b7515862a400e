"""SOR-2 to SOR-12: the circle, the cup, the formulas, the card, the flight. At a table without a clock."""

import pytest

from sabbat.games.sorcellerie import GAME
from sabbat.games.sorcellerie.actions import KeepQuiet, Say, ShakeCup
from sabbat.games.sorcellerie.components import CARDS
from sabbat.games.sorcellerie.events import (
    AnswerRevealed,
    AnswerTimed,
    CupTaken,
    DiceShown,
    FormulaWrong,
    GapFilled,
    NobodyWon,
    WitchFlew,
)
from sabbat.games.sorcellerie.rules.cup import TakeTheCup
from sabbat.games.sorcellerie.rules.racing import BeFirst
from tests.hand_laid import refused
from tests.sorcellerie.table import lay


@pytest.mark.rule("SOR-2")
def test_the_first_seven_cards_form_the_circle() -> None:
    table = lay()
    assert table.circle == "S01 S02 S03 S04 S05 S06 S07"
    assert len(table.state.pile) == 23
    assert table.state.witch == 0


@pytest.mark.rule("SOR-2")
def test_nobody_sees_the_witch_behind_a_forest() -> None:
    table = lay()
    for seat in (0, 1, 2, None):
        told = repr(GAME.view(table.state, seat))
        assert not any(card.text in told for card in CARDS)
        assert "W1" not in told


@pytest.mark.rule("SOR-3")
def test_the_cup_goes_round_clockwise() -> None:
    table = lay(seats=3)
    for turn in range(4):
        assert table.asked == [turn % 3]
        assert isinstance(table[turn % 3].asked, TakeTheCup)
        table.throws()
        for seat in range(3):
            table[seat].keeps_quiet()
    assert [(event.seat, event.turn) for event in table.told(CupTaken)] == [(0, 1), (1, 2), (2, 3), (0, 4), (1, 5)]


@pytest.mark.rule("SOR-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_begins_is_drawn_at_random(seats: int) -> None:
    first = {GAME.start(seats, seed).state.cup for seed in range(60)}  # type: ignore[attr-defined]  # this game's
    assert first == set(range(seats))


@pytest.mark.rule("SOR-3")
def test_nobody_speaks_before_the_cup_is_shaken() -> None:
    table = lay()
    for seat in (0, 1):  # seat 0 has the cup
        with refused("SOR-3", "cup_is_not_shaken"):
            table[seat].says("cat")


@pytest.mark.rule("SOR-4")
def test_all_play_at_once_and_the_first_right_formula_wins() -> None:
    table = lay(seats=4).throws()
    assert table.asked == [0, 1, 2, 3]
    assert isinstance(table[3].asked, BeFirst)
    table[2].says("bat")
    assert [table[seat].won for seat in range(4)] == ["", "", "S01", ""]
    with refused("SOR-3", "cup_is_not_shaken"):
        table[3].says("bat")


@pytest.mark.rule("SOR-5")
@pytest.mark.parametrize(("white", "target", "scene"), [(1, 1, "many"), (3, 3, "one"), (4, 4, "one"), (6, 6, "many")])
def test_the_card_where_she_would_land_decides_the_question(white: int, target: int, scene: str) -> None:
    table = lay().throws(white=white)
    shown = table.told(DiceShown)[-1]
    assert (shown.white, shown.target, shown.scene) == (white, target, scene)
    assert table.state.witch == 0  # she has not flown yet
    table[0].says("cat" if scene == "many" else "bat")
    assert table[0].won == "S01"


@pytest.mark.rule("SOR-5")
def test_the_way_goes_on_past_the_last_place() -> None:
    table = lay(witch=5).throws(white=3)
    assert table.state.target == 1


@pytest.mark.rule("SOR-6")
@pytest.mark.parametrize(
    ("dice", "white", "right"),
    [
        ("4 cat 2 broom 1 bat", 1, "cat"),
        ("4 cat 2 broom 1 bat", 3, "bat"),
        ("5 bat 2 broom", 1, "bat"),
        ("5 bat 2 broom", 3, "cat"),  # on no die: the least
        ("2 cat 4 broom 1 bat", 1, "broom"),
        ("3 cat 1 broom 3 bat", 3, "broom"),
    ],
)
def test_many_witches_ask_for_the_most_and_one_witch_for_the_least(dice: str, white: int, right: str) -> None:
    table = lay().throws(white=white, dice=dice)
    table[1].says(right)
    assert table[1].won == "S01"


@pytest.mark.rule("SOR-E1", "SOR-6")
def test_example_four_cats_three_brooms_no_bat() -> None:
    many = lay().throws(white=1, dice="4 cat 3 broom")
    many[0].says("cat")
    assert many[0].won == "S01"
    one = lay().throws(white=3, dice="4 cat 3 broom")
    one[0].says("bat")
    assert one[0].won == "S01"


@pytest.mark.rule("SOR-6", "SOR-8")
@pytest.mark.parametrize(
    ("dice", "white", "why"),
    [
        ("4 cat 3 broom", 3, AnswerRevealed("one", ("bat",), 0)),
        ("4 cat 3 broom", 1, AnswerRevealed("many", ("cat",), 4)),
        ("3 cat 1 broom 3 bat", 1, AnswerRevealed("many", ("cat", "bat"), 3)),
    ],
)
def test_after_a_contest_it_is_said_why_that_was_the_answer(dice: str, white: int, why: AnswerRevealed) -> None:
    table = lay().throws(white=white, dice=dice)
    assert table.told(AnswerRevealed) == []  # not a moment too early
    table[1].says(" ".join(why.symbols))
    assert table.told(AnswerRevealed) == [why]


@pytest.mark.rule("SOR-7")
def test_there_are_three_formulas_and_each_is_said_by_its_symbol() -> None:
    table = lay().throws()
    singles = [action for action in table.match.options(0) if isinstance(action, Say) and len(action.symbols) == 1]
    assert [action.symbols for action in singles] == [("cat",), ("broom",), ("bat",)]
    with refused("SOR-7", "no_such_formula"):
        table.does(0, Say(("toad",)), None)
    with refused("SOR-7", "no_such_formula"):
        table.does(0, Say(("cat", "cat")), None)
    with refused("SOR-4", "not_asked"):
        table.does(0, ShakeCup(), None)


@pytest.mark.rule("SOR-8")
@pytest.mark.parametrize(
    ("dice", "white", "right"),
    [
        ("3 cat 3 broom 1 bat", 1, "cat broom"),
        ("3 cat 1 broom 3 bat", 2, "bat cat"),
        ("5 cat 1 broom 1 bat", 3, "broom bat"),
        ("7 bat", 4, "cat broom"),
    ],
)
def test_two_symbols_tied_want_both_formulas_in_any_order(dice: str, white: int, right: str) -> None:
    table = lay().throws(white=white, dice=dice)
    table[0].says(right.split()[0])  # one of the two is not enough
    assert table[0].voice == "out"
    table[1].says(right)
    assert table[1].won == "S01"


@pytest.mark.rule("SOR-8", "SOR-9")
def test_two_formulas_where_one_is_wanted_are_wrong() -> None:
    table = lay().throws(white=1, dice="4 cat 3 broom")
    table[0].says("cat broom")
    assert table[0].voice == "out"


@pytest.mark.rule("SOR-9")
def test_a_wrong_formula_is_out_for_this_turn_and_the_others_go_on() -> None:
    table = lay().throws(white=3)
    table[0].says("cat")
    assert [(event.seat, event.symbols) for event in table.told(FormulaWrong)] == [(0, ("cat",))]
    assert table.asked == [1, 2]
    with refused("SOR-9", "out_for_this_turn"):
        table[0].says("bat")
    table[2].says("bat")
    assert table[2].won == "S01"
    assert table[0].voice == "listening"  # a new turn


@pytest.mark.rule("SOR-9")
def test_all_wrong_and_a_new_turn_begins_without_a_winner() -> None:
    table = lay().throws(white=3)
    for seat in range(3):
        table[seat].says("cat")
    assert table.told(NobodyWon)[0].why == "wrong"
    assert table.circle == "S01 S02 S03 S04 S05 S06 S07"
    assert (table.state.witch, table.state.cup) == (3, 1)


@pytest.mark.rule("SOR-9")
def test_who_keeps_quiet_is_out_for_this_turn() -> None:
    table = lay().throws()
    table.does(1, KeepQuiet(), None)
    assert table.asked == [0, 2]
    with refused("SOR-9", "out_for_this_turn"):
        table[1].says("bat")


@pytest.mark.rule("SOR-10")
def test_the_prize_is_the_card_on_which_the_witch_stands_face_up() -> None:
    table = lay(witch=2).throws(white=1)  # she would land on S04: one witch
    table[1].says("bat")
    assert table[1].won == "S03"
    seen = GAME.view(table.state, 0).players[1].won
    assert [(won.card, won.witch) for won in seen] == [("S03", "W1")]


@pytest.mark.rule("SOR-12")
def test_then_she_flies_the_gap_is_filled_and_the_next_player_takes_the_cup() -> None:
    table = lay(seats=2).throws(white=6, card="S30")
    table[0].says("cat")
    assert table.state.witch == 6
    assert table.circle == "S30 S02 S03 S04 S05 S06 S07"
    assert [(event.place, event.steps, event.clockwise) for event in table.told(WitchFlew)] == [(6, 6, True)]
    assert [(event.place, event.forest) for event in table.told(GapFilled)] == [(0, "one/right")]
    assert table.asked == [1]


@pytest.mark.rule("SOR-11")
def test_without_a_clock_who_is_heard_first_was_first() -> None:
    table = lay().throws()
    table[2].says("bat")
    assert table[2].won == "S01"
    assert [(event.seat, event.right, event.after) for event in table.told(AnswerTimed)] == [(2, True, -1)]
