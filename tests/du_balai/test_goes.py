"""DUB-15 to DUB-20 and DUB-61: what a formula brings."""

import pytest

from sabbat.engine import codec
from sabbat.games.du_balai import GAME
from sabbat.games.du_balai.events import BonusDenied, CurseMoved, FormulaJudged, MagicDrawn, MagicKept, MagicReshuffled
from sabbat.games.du_balai.rules.magic import KeepOneMagic
from tests.du_balai.table import flown, lay, written
from tests.hand_laid import refused


@pytest.mark.rule("DUB-15")
@pytest.mark.parametrize("formula", ["star", "eye star", "eye skull", "eye ear web skull", "skull star"])
def test_one_forbidden_symbol_and_the_witch_falls(formula: str) -> None:
    """Valid are eye, ear and web in orange and skull in black; mixing colours is forbidden too."""
    table = flown(formula, "", squares=(4, 4))
    assert table.squares == [4, 4]
    assert table.told(FormulaJudged)[0].verdict == "fell"


@pytest.mark.rule("DUB-16")
@pytest.mark.parametrize(("formula", "square"), [("eye", 5), ("eye web", 6), ("ear web", 6)])
def test_only_valid_symbols_of_one_colour_move_as_many_squares_as_cards(formula: str, square: int) -> None:
    assert flown(formula, "", squares=(4, 4)).squares == [square, 4]


@pytest.mark.rule("DUB-17")
def test_all_orange_symbols_are_perfect_and_bring_two_squares_more() -> None:
    table = flown("eye ear web", "", squares=(4, 4))
    assert table.squares == [9, 4]
    assert table.told(FormulaJudged)[0].verdict == "perfect"


@pytest.mark.rule("DUB-17")
def test_all_black_symbols_are_perfect_and_bring_black_magic_to_keep_one_of() -> None:
    table = lay(seats=2).casts("eye", "skull web star").shuts().draws("fog loop hex")
    table.all_write("skull web star", "")
    assert table[0].square == 3
    assert isinstance(table[0].asked, KeepOneMagic)
    drawn = table.told(MagicDrawn)[0]
    assert (drawn.count, codec.told_to(drawn, 0)["cards"], codec.told_to(drawn, 1)["cards"]) == (
        3,
        ["fog", "hex", "loop"],
        None,
    )
    assert GAME.view(table.state, 0).players[0].drawn == ["fog", "hex", "loop"]
    assert GAME.view(table.state, 1).players[0].drawn is None
    with refused("DUB-17", "card_not_drawn"):
        table[0].keeps("tailwind")
    table[0].keeps("loop")
    assert table[0].hand == "loop"
    assert sum(table.state.pile) == 26  # the rest is shuffled back
    kept = table.told(MagicKept)[0]
    assert codec.told_to(kept, 0)["kept"] == "loop"
    assert codec.told_to(kept, None)["kept"] is None


@pytest.mark.rule("DUB-17")
def test_a_single_black_symbol_brings_one_card() -> None:
    table = lay(seats=2).casts("eye", "skull").shuts().draws("decree")
    table.all_write("skull", "")
    assert (table[0].square, table[0].hand) == (1, "decree")


@pytest.mark.rule("DUB-41")
def test_the_discard_is_shuffled_in_when_the_pile_cannot_serve_a_draw() -> None:
    table = lay(seats=2, pile="loop").casts("eye", "skull web").shuts()
    table.all_write("skull web", "")
    assert len(table.told(MagicReshuffled)) == 1
    assert table.told(MagicDrawn)[0].count == 2
    assert not any(table.state.discard)


@pytest.mark.rule("DUB-41")
def test_fewer_cards_are_drawn_where_there_are_no_more() -> None:
    everything = "attraction attraction roadblock fog fog decree decree double_game double_game double_game hex"
    more = (
        "mended_memory mended_memory correction correction tailwind tailwind tailwind inverted_flight inverted_flight"
    )
    rest = "inverted_flight inverted_flight barrel_roll barrel_roll barrel_roll loop"
    table = lay(seats=2, hands={1: f"{everything} {more} {rest}"}).casts("eye", "skull web star").shuts()
    table[0].writes("skull web star")
    table[1].writes("")
    table.all_fly_on()
    assert table[0].hand == "loop"
    assert table.told(MagicDrawn)[0].count == 1


@pytest.mark.rule("DUB-18")
def test_an_empty_formula_moves_nothing_and_is_never_perfect_nor_invalid() -> None:
    table = flown("", "", orange="", black="skull web", squares=(4, 4))
    assert table.squares == [4, 4]
    assert [event.verdict for event in table.told(FormulaJudged)] == ["empty", "empty"]


@pytest.mark.rule("DUB-19")
@pytest.mark.parametrize(("start", "end"), [(7, 5), (1, -1), (0, -2), (-1, -2)])
def test_the_closer_goes_back_two_squares_for_an_invalid_formula(start: int, end: int) -> None:
    assert flown("star", "star", closer=0, squares=(start, 9)).squares == [end, 9]


@pytest.mark.rule("DUB-18", "DUB-19")
def test_whoever_closes_the_lid_and_writes_nothing_pays_too() -> None:
    assert flown("", "", closer=0, squares=(4, 4)).squares == [2, 4]


@pytest.mark.rule("DUB-19", "DUB-36")
@pytest.mark.parametrize(
    ("orange", "black", "end"), [("", "", 2), ("eye", "", 5), ("", "skull", 5), ("skull", "", 2), ("", "eye", 2)]
)
def test_of_two_formulas_of_the_closer_one_must_be_written_and_none_be_wrong(orange: str, black: str, end: int) -> None:
    table = lay(seats=2, squares=(4, 9), hands={0: "double_game"}).casts("eye ear web", "skull star")
    table[0].closes()
    table[0].plays("double_game")
    table[0].writes(orange)
    table[0].writes(black)
    table[1].writes("")
    assert table[0].square == end


@pytest.mark.rule("DUB-19")
def test_nobody_else_pays_and_a_closer_who_is_right_does_not() -> None:
    assert flown("star", "eye", closer=1, squares=(7, 7)).squares == [7, 8]


@pytest.mark.rule("DUB-20")
def test_at_the_end_of_each_turn_the_curse_goes_to_the_leading_square() -> None:
    table = flown("eye", "eye ear", squares=(2, 3))
    assert table.state.curse == 5
    assert [event.square for event in table.told(CurseMoved)] == [5]


@pytest.mark.rule("DUB-20")
@pytest.mark.parametrize(("formula", "square"), [("eye ear web", 11), ("eye", 9), ("skull", 9)])
def test_who_stands_on_the_curse_gets_no_perfect_bonus(formula: str, square: int) -> None:
    table = flown(formula, "", squares=(8, 3), curse=8)
    assert table[0].square == square
    assert table[0].hand == ""
    assert [event.why for event in table.told(BonusDenied)] == ([] if formula == "eye" else ["curse"])


@pytest.mark.rule("DUB-20")
def test_the_curse_counts_by_the_square_where_she_stands_when_her_formula_is_applied() -> None:
    """The token lies where the leader stood at the end of the last turn; who is elsewhere now is free of it."""
    table = flown("eye ear web", "eye ear web", squares=(8, 3), curse=3)
    assert table.squares == [13, 6]


@pytest.mark.rule("DUB-20")
def test_in_the_first_turn_the_curse_lies_beside_the_board() -> None:
    assert flown("eye ear web", "").squares == [5, 0]


@pytest.mark.rule("DUB-E1", "DUB-15", "DUB-16", "DUB-17", "DUB-19")
def test_example_three_oranges_two_blacks() -> None:
    """2 of 3 valid oranges: +2. All 3: 3 + 2. Both blacks: +2 and two cards, keep one. Orange and black: 0. The closer
    with an invalid skull: back 2."""
    table = lay(seats=5, squares=(6, 6, 6, 6, 6)).casts("eye ear web", "star rain")
    table[4].closes()
    table.draws("tailwind loop")
    table.all_write("eye ear", "eye ear web", "star rain", "eye star", "eye skull")
    table[2].keeps("loop")
    table.all_fly_on()
    assert table.squares == [8, 11, 8, 6, 4]
    assert table[2].hand == "loop"


@pytest.mark.rule("DUB-61")
@pytest.mark.parametrize(("formula", "square"), [("eye ear web", 3), ("skull", 1)])
def test_an_expert_never_gets_the_perfect_bonus(formula: str, square: int) -> None:
    table = flown(formula, "", handicap_0="expert")
    assert (table[0].square, table[0].hand) == (square, "")
    assert [event.why for event in table.told(BonusDenied)] == ["expert"]


@pytest.mark.rule("DUB-60")
@pytest.mark.parametrize("square", [5, 6, 7])
def test_a_novice_may_start_ahead_and_handicaps_mix(square: int) -> None:
    table = lay(seats=3, handicap_1=f"novice{square}", handicap_2="expert")
    assert table.squares == [0, square, 0]
    assert [me.expert for me in table.state.players] == [False, False, True]


@pytest.mark.rule("DUB-31")
def test_who_has_no_black_magic_is_not_troubled() -> None:
    table = written("eye", "eye")
    assert table.state.turn == 2
