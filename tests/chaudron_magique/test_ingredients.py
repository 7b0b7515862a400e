"""Each of the 73 different Ingredient cards: how many there are, and what it does to a cauldron laid for it."""

from __future__ import annotations

import pytest

from sabbat.games.chaudron_magique.components import BURNT
from tests.chaudron_magique.table import CLASSIC, applying, lines

# card, copies, what lies there, what its owner answers, what lies there then
CARDS: list[tuple[str, int, str, list[str], str]] = [
    ("armful_B", 1, "", ["1 B2"], "B2 BBBB"),
    ("armful_R", 1, "", ["1 B2"], "B2 RRRR"),
    ("armful_F", 1, "", ["1 B2"], "B2 FFFF"),
    ("market", 1, "", ["1 B2", "2 B3", "3 B4"], "B2 BR, B3 RF, B4 FB"),
    ("basket", 2, "", ["1 R C3"], "C3 RR, C4 RR"),
    ("double_wish", 2, "", ["1 C C3", "2 B E5"], "C3 C, E5 B"),
    ("casket", 2, "", ["2 G2", "1 A2"], "A2 C, G2 G"),
    ("shattered_crystal", 1, "D4 C", ["1 D4", "1 A2", "2 A3"], "A2 BBB, A3 RR"),
    ("burst_seed", 1, "D4 G", ["1 D4", "1 A2", "2 A3"], "A2 FFF, A3 RR"),
    ("good_barter", 1, "D4 G", ["1 G D4", "1 A2", "2 B2", "3 C2", "4 R D2"], "A2 BRFR"),
    ("tarnished_crystal", 2, "D4 C", ["1 D4", "1 F A2"], "A2 F"),
    ("barren_seed", 2, "D4 G", ["1 D4", "1 B A2"], "A2 B"),
    ("bad_barter", 2, "D4 GG", ["1 G D4", "1 B A2"], "A2 BB"),
    ("surge_B", 1, "D4 R, F6 F", ["1 D4", "2 F6", "1 A2"], "A2 BBBB"),
    ("surge_R", 1, "D4 F, F6 B", ["1 D4", "2 F6", "1 A2"], "A2 RRRR"),
    ("surge_F", 1, "D4 B, F6 R", ["1 D4", "2 F6", "1 A2"], "A2 FFFF"),
    ("crossing_B", 1, "D4 FF", ["1 D4", "1 A2", "2 G6"], "A2 B, B3 R, G6 B"),
    ("crossing_R", 1, "D4 BB", ["1 D4", "1 A2", "2 G6"], "A2 R, B3 F, G6 R"),
    ("crossing_F", 1, "D4 RR", ["1 D4", "1 A2", "2 G6"], "A2 F, B3 B, G6 F"),
    ("still_BR", 1, "D4 BBB", ["1 D4", "1 A2"], "A2 RR, A3 RR"),
    ("still_BF", 1, "D4 BBB", ["1 D4", "1 A2"], "A2 FF, A3 FF"),
    ("still_RB", 1, "D4 RRR", ["1 D4", "1 A2"], "A2 BB, A3 BB"),
    ("still_RF", 1, "D4 RRR", ["1 D4", "1 A2"], "A2 FF, A3 FF"),
    ("still_FB", 1, "D4 FFF", ["1 D4", "1 A2"], "A2 BB, A3 BB"),
    ("still_FR", 1, "D4 FFF", ["1 D4", "1 A2"], "A2 RR, A3 RR"),
    ("sieve_B", 1, "D4 BB, D5 B", ["1 D4", "1 A2", "2 G6"], "A2 RR, G6 F"),
    ("sieve_R", 1, "D4 RR, D5 R", ["1 D4", "1 A2", "2 G6"], "A2 FF, G6 B"),
    ("sieve_F", 1, "D4 FF, D5 F", ["1 D4", "1 A2", "2 G6"], "A2 BB, G6 R"),
    ("press_BR", 2, "D4 BBB", ["1 D4", "1 A2"], "A2 R"),
    ("press_BF", 2, "D4 BBB", ["1 D4", "1 A2"], "A2 F"),
    ("press_RB", 2, "D4 RRR", ["1 D4", "1 A2"], "A2 B"),
    ("press_RF", 2, "D4 RRR", ["1 D4", "1 A2"], "A2 F"),
    ("press_FB", 2, "D4 FFF", ["1 D4", "1 A2"], "A2 B"),
    ("press_FR", 2, "D4 FFF", ["1 D4", "1 A2"], "A2 R"),
    ("furnace_B", 1, "D4 BBB", ["1 D4", "1 A2", "2 G6"], "A2 C, G6 C"),
    ("ferment_B", 1, "D4 BBB", ["1 D4", "1 A2", "2 G6"], "A2 G, G6 G"),
    ("furnace_R", 1, "D4 RRR", ["1 D4", "1 A2", "2 G6"], "A2 C, G6 C"),
    ("ferment_R", 1, "D4 RRR", ["1 D4", "1 A2", "2 G6"], "A2 G, G6 G"),
    ("furnace_F", 1, "D4 FFF", ["1 D4", "1 A2", "leave 2"], "A2 C"),
    ("ferment_F", 1, "D4 FFF", ["1 D4", "leave 2", "1 A2"], "A2 G"),
    ("meagre_ember", 2, "D4 BRF", ["1 D4", "1 A2"], "A2 C"),
    ("meagre_seed", 2, "D4 BRF", ["1 D4", "1 A2"], "A2 G"),
    ("mortar_B", 2, "D4 BB, D5 BR", ["1 D4", "1 A2"], "A2 C, B3 G"),
    ("mortar_R", 2, "D4 RR, D5 RF", ["1 D4", "1 A2"], "A2 C, B3 G"),
    ("mortar_F", 2, "D4 FF, D5 FB", ["1 D4", "1 A2"], "A2 C, B3 G"),
    ("calcination", 4, "D4 FF, D5 FF", ["1 F D4", "1 G A2"], "A2 G"),
    ("clearout_B", 1, "A2 BRB, D4 B", ["1 A4", "2 G4"], "B2 R, A4 C, G4 G"),
    ("clearout_R", 1, "A2 BRB, D4 R", ["1 A4", "2 G4"], "A2 B.B, A4 C, G4 G"),
    ("clearout_F", 1, "A2 BFF, D4 F", ["1 A4", "2 G4"], "A2 B, A4 C, G4 G"),
    ("quenching", 1, "A2 CGC", ["1 A4"], "B2 G, A4 GG"),
    ("antidote", 1, "A2 CGC", ["1 A4"], "A2 C.C, A4 CC"),
    ("great_drain", 1, "A2 BRB", ["all B"], "B2 R"),
    ("wedding", 2, "D4 C, E5 G", ["1 D4", "1 A2"], "A2 P"),
    ("fiery_fusion", 1, "D4 CC", ["1 D4", "1 A2"], "A2 P"),
    ("toxic_fusion", 1, "D4 GG", ["1 D4", "1 A2"], "A2 P"),
    ("black_work", 2, "D4 BRF", ["1 D4", "1 A2"], "A2 P"),
    (
        "forbidden_pact",
        1,
        "",
        [*(f"burnt {cell}" for cell in ("A2", "B2", "C2", "D2", "E2", "F2")), "1 D4", "2 E4", "3 R F4"],
        "A2 xxxxxx, D4 PPR",
    ),
    ("fire_bargain", 1, "D4 C", ["1 D4", "1 A2"], "A2 BBB"),
    ("poison_bargain", 1, "D4 G", ["1 D4", "1 A2"], "A2 RRR"),
    ("blaze", 1, "D4 GG", ["1 D4", "1 A2"], "A2 CCC"),
    ("venom_glut", 1, "D4 CC", ["1 D4", "1 A2"], "A2 GGG"),
    ("splash", 2, "D4 RRR, A2 B", ["1 R D4"], "A2 B"),
    ("botched_mix", 2, "D4 BRF, A2 B", ["1 D4"], "A2 B"),
    ("boil_over", 2, "D4 BB, D5 BB, A2 B", ["1 B D4"], "A2 B"),
    ("cloudy_mirror", 1, "D4 BG", ["double B A2", "double B B2", "double B C2"], "D4 BG, A2 BBB"),
    ("precious_echo", 1, "D4 BG", ["double G A2", "double G B2"], "D4 BG, A2 GG"),
    ("perfect_reflection", 1, "D4 PG", ["double P A2"], "D4 PG, A2 P"),
    ("great_ladle", 1, "D4 Bx", ["move D4 A2", "move E4 G6", "move A2 B2"], "B2 B, G6 x"),
    ("deft_spoon", 1, "D4 BR", ["move D4 A2", "stop", "1 F G6"], "A2 B, E4 R, G6 F"),
    ("leak", 3, "D4 FFF, A2 B", ["1 F D4"], "A2 B"),
    ("greedy_rat", 3, "D4 BRF, A2 B", ["1 D4"], "A2 B"),
    ("hole", 2, "D4 RR, D5 RR, A2 B", ["1 R D4"], "A2 B"),
    ("night_thief", 2, "D4 C, E5 G, A2 B", ["1 D4"], "A2 B"),
]
# card, the burnt tokens to suffer instead, what it adds all the same
BARGAINS = [
    ("black_work", 3, ["1 A2"], "A2 P"),
    ("fire_bargain", 1, ["1 A2"], "A2 BBB"),
    ("poison_bargain", 1, ["1 A2"], "A2 RRR"),
    ("blaze", 3, ["1 A2"], "A2 CCC"),
    ("venom_glut", 3, ["1 A2"], "A2 GGG"),
    ("splash", 2, [], ""),
    ("botched_mix", 2, [], ""),
    ("boil_over", 3, [], ""),
]


@pytest.mark.rule("CHM-20", "CHM-21")
@pytest.mark.parametrize(("card", "copies", "lying", "answers", "then"), CARDS, ids=[row[0] for row in CARDS])
def test_what_a_card_does(card: str, copies: int, lying: str, answers: list[str], then: str) -> None:
    ada = applying(card, lying)
    assert CLASSIC.ingredients[card].copies == copies
    ada.answers(*answers)
    assert ada.is_done
    assert ada.state.lying == lines(then)


@pytest.mark.rule("CHM-22")
@pytest.mark.parametrize(("card", "burnt", "answers", "added"), BARGAINS, ids=[row[0] for row in BARGAINS])
def test_what_a_bargain_costs_where_nothing_can_go(card: str, burnt: int, answers: list[str], added: str) -> None:
    """Suffering is forced, so nobody is asked for more than the cells of the tokens."""
    ada = applying(card, "D7 P")
    ada.puts_burnt(*("A6", "B6", "C6")[:burnt])
    ada.answers(*answers)
    assert ada.is_done
    assert ada.state.lying[BURNT].bit_count() == burnt
    assert ada.state.lying[:BURNT] == lines(f"D7 P, {added}" if added else "D7 P")[:BURNT]


@pytest.mark.rule("CHM-1")
def test_the_box_holds_104_cards_73_of_them_different() -> None:
    assert [row[0] for row in CARDS] == list(CLASSIC.ingredients)
    assert len(CARDS) == 73
    assert sum(CLASSIC.copies("full")) == 104
    assert sum(CLASSIC.copies("apprentice")) == 88


def test_every_card_says_that_it_is_our_design() -> None:
    assert all(card.designed for card in CLASSIC.ingredients.values())
    assert all(potion.designed for potion in CLASSIC.potions.values())
