"""CHA-23, the green book: four pages, acting in step B, exploded or not."""

import pytest

from sabbat.games.charlatans import actions
from sabbat.games.charlatans.components import chips
from sabbat.games.charlatans.events import Bought, DieRolled
from sabbat.games.charlatans.rules.gifts import ChooseForGreen
from tests.charlatans.table import brewed
from tests.hand_laid import refused

# page 1


@pytest.mark.rule("CHA-23")
@pytest.mark.parametrize(
    ("pot", "rubies"),
    [
        ("O1 O1 G1", 1),
        ("O1 G1 O1", 1),
        ("G1 O1 O1", 0),
        ("O1 G1 G1", 2),
        ("O1 G4 G2", 2),  # the value is irrelevant
        ("G1 G1 G1", 2),  # at most two
        ("G1 W3 W3", 0),
        ("W3 G1 W3", 1),  # whatever the gaps
    ],
)
def test_green_1_gives_1_ruby_for_each_green_chip_among_the_last_two(pot: str, rubies: int) -> None:
    assert brewed(pot)[0].gained_from("green_1") == (0, rubies, 0)


@pytest.mark.rule("CHA-23")
def test_green_1_gives_it_for_a_single_chip_in_the_pot_too() -> None:
    ada = brewed("G1", drops=(5, 0))[0]
    assert ada.rubies == 2


@pytest.mark.rule("CHA-14", "CHA-23")
def test_green_1_gives_it_in_an_exploded_pot_too() -> None:
    ada = brewed("W3 W3 G1 W2")[0]
    assert ada.exploded
    assert ada.rubies == 2


@pytest.mark.rule("CHA-15", "CHA-23")
def test_green_1_may_be_waived() -> None:
    ada = brewed("O1 O1 G1 G1", waivers=True, rubies=(1, 0), drops=(2, 0))[0]
    ada.waives()
    assert ada.rubies == 1


@pytest.mark.rule("CHA-15", "CHA-23")
def test_green_1_may_be_accepted_where_waivers_are_agreed() -> None:
    ada = brewed("O1 O1 G1 G1", waivers=True, rubies=(1, 0), drops=(2, 0))[0]
    ada.acts()
    assert ada.rubies == 3


# page 2


@pytest.mark.rule("CHA-23")
@pytest.mark.parametrize(("green", "offered"), [("G1", "O1"), ("G2", "B1 R1"), ("G4", "Y1 P1")])
def test_green_2_gives_orange_or_blue_or_red_or_yellow_or_purple_by_its_value(green: str, offered: str) -> None:
    for choice in offered.split():
        ada = brewed(f"W3 {green} W1", green=2, round=3)[0]
        assert ada.on_offer == offered
        had, before = ada.has_a_chip_of(choice), ada.table.supply_of(choice)
        ada.takes(choice)
        assert ada.has_a_chip_of(choice) == had + 1
        assert ada.table.supply_of(choice) == before - 1


@pytest.mark.rule("CHA-23")
def test_green_2_gives_a_chip_for_each_green_one_among_the_last_two() -> None:
    ada = brewed("G4 W1 G1 G2", green=2, round=3)[0]
    ada.takes("O1")
    ada.takes("R1")
    assert isinstance(ada.options[0], actions.Buy)
    assert (ada.has_a_chip_of("O1"), ada.has_a_chip_of("R1")) == (1 + 1, 1)  # one orange chip is from the die


@pytest.mark.rule("CHA-3", "CHA-23")
@pytest.mark.parametrize(("round", "offered"), [(2, "Y1"), (3, "Y1 P1")])
def test_green_2_offers_yellow_and_purple_only_while_their_books_are_open(round: int, offered: str) -> None:
    ada = brewed("W3 G4", green=2, round=round)[0]
    assert ada.on_offer == offered


@pytest.mark.rule("CHA-3", "CHA-23")
def test_green_2_a_closed_book_gives_nothing() -> None:
    ada = brewed("W3 G4", green=2, round=2)[0]
    with refused("CHA-3", "book_is_closed"):
        ada.takes("P1")
    ada = brewed("W3 G4", green=2, round=1)[0]
    assert isinstance(ada.options[0], actions.Buy)  # both are closed, nothing was asked


@pytest.mark.rule("CHA-23")
def test_green_2_offers_nothing_else() -> None:
    ada = brewed("W3 G2", green=2, round=3)[0]
    with refused("CHA-23", "chip_not_offered"):
        ada.takes("O1")
    with refused("CHA-23", "chip_not_offered"):
        ada.takes("B2")


@pytest.mark.rule("CHA-6", "CHA-23")
def test_green_2_gives_no_chip_that_is_out() -> None:
    ada = brewed("W3 G2", green=2, out_of="B1")[0]
    assert ada.on_offer == "R1"
    with refused("CHA-6", "chip_is_out"):
        ada.takes("B1")


@pytest.mark.rule("CHA-14", "CHA-23")
def test_green_2_acts_in_an_exploded_pot_too() -> None:
    ada = brewed("W3 W3 G2 W2", green=2)[0]
    assert ada.exploded
    assert ada.on_offer == "B1 R1"


@pytest.mark.rule("CHA-15", "CHA-23")
def test_green_2_may_be_waived() -> None:
    ada = brewed("W3 G2", green=2)[0]
    ada.waives()
    assert (ada.has_a_chip_of("B1"), ada.has_a_chip_of("R1")) == (0, 0)


# page 3


@pytest.mark.rule("CHA-23")
@pytest.mark.parametrize(
    ("pot", "moved"),
    [
        ("W3 W3 W1 G2 O1", "W3@3 W3@6 W1@7 G2@9 O1@12"),
        ("G2 W3 W3 W1", "G2@2 W3@5 W3@8 W1@11"),  # the last chip may be of any colour
        ("G1 G2 W3 W3 W1 G4", "G1@1 G2@3 W3@6 W3@9 W1@10 G4@21"),  # all green chips add up
    ],
)
def test_green_3_with_white_exactly_7_the_last_chip_moves_by_the_sum_of_all_green_chips(pot: str, moved: str) -> None:
    ada = brewed(pot, green=3)[0]
    assert ada.pot == moved


@pytest.mark.rule("CHA-23")
@pytest.mark.parametrize("pot", ["W3 W3 G2 O1", "W3 W3 G2 W2"])
def test_green_3_does_nothing_with_any_other_white_total(pot: str) -> None:
    ada = brewed(pot, green=3)[0]
    assert ada.white in (6, 8)
    assert ada.scoring_space == sum(int(text[1]) for text in pot.split()) + 1


@pytest.mark.rule("CHA-23", "CHA-24", "CHA-26", "CHA-27")
def test_green_3_ruby_points_and_coins_are_those_of_the_new_scoring_space() -> None:
    table = brewed("W3 W3 W1 G2 O1", green=3)
    ada = table[0]
    assert ada.scoring_space == 13  # it was 11: no ruby, 11 coins
    assert ada.rubies == 2
    assert ada.points == 2
    ada.buys("O1 B2")
    assert table.told(Bought) == [Bought(0, tuple(chips("O1 B2")), paid=13, lost=0)]


@pytest.mark.rule("CHA-21", "CHA-23")
def test_green_3_the_die_has_been_rolled_already() -> None:
    table = brewed("W3 W3 W1 G2 O1", "W3", green=3, drops=(0, 8))
    ada, bob = table.everybody
    assert (ada.scoring_space, bob.scoring_space) == (13, 12)
    assert [roll.seat for roll in table.told(DieRolled)] == [1]


@pytest.mark.rule("CHA-18", "CHA-23")
def test_green_3_goes_no_further_than_the_last_space() -> None:
    ada = brewed("W3 W3 W1 G4", green=3, drops=(39, 0))[0]
    assert ada.pot.endswith("G4@52")
    assert ada.scoring_space == 53


@pytest.mark.rule("CHA-15", "CHA-23")
def test_green_3_may_be_waived() -> None:
    ada = brewed("W3 W3 W1 G2 O1", green=3, waivers=True)[0]
    ada.waives()
    assert ada.pot.endswith("O1@10")
    assert ada.scoring_space == 11


# page 4


@pytest.mark.rule("CHA-23")
def test_green_4_a_ruby_for_a_step_of_the_drop_for_each_green_chip_among_the_last_two() -> None:
    ada = brewed("O1 G1 G1", green=4, rubies=(3, 0))[0]
    ada.pays_a_ruby()
    assert (ada.drop, ada.rubies) == (1, 2)
    ada.pays_a_ruby()
    assert (ada.drop, ada.rubies) == (2, 1)
    with refused("CHA-27", "not_asked"):  # at most two rubies
        ada.pays_a_ruby()


@pytest.mark.rule("CHA-23")
def test_green_4_one_green_chip_among_the_last_two_is_one_step() -> None:
    ada = brewed("G1 G1 O1", green=4, rubies=(3, 0))[0]
    ada.pays_a_ruby()
    assert (ada.drop, ada.rubies) == (1, 2)
    with refused("CHA-27", "not_asked"):
        ada.pays_a_ruby()


@pytest.mark.rule("CHA-23")
def test_green_4_asks_nobody_without_rubies() -> None:
    ada = brewed("O1 G1 G1", green=4, rubies=(0, 0))[0]
    assert isinstance(ada.options[0], actions.Buy)
    ada = brewed("O1 G1 G1", green=4, rubies=(1, 0))[0]
    ada.pays_a_ruby()
    assert isinstance(ada.options[0], actions.Buy)


@pytest.mark.rule("CHA-23", "CHA-41")
def test_green_4_the_ruby_of_a_glass_pays_for_the_second_step() -> None:
    ada = brewed("O1 G1 G1", green=4, rubies=(1, 0), test_tubes=True)[0]
    ada.pays_a_ruby()
    ada.moves_tube_drop()  # the first glass gives a ruby
    assert (ada.rubies, ada.glass) == (1, 1)
    ada.pays_a_ruby()
    ada.moves_drop()
    assert (ada.rubies, ada.glass, ada.drop) == (0, 1, 1)


@pytest.mark.rule("CHA-23", "CHA-41")
def test_green_4_without_a_ruby_left_the_second_step_is_not_asked() -> None:
    ada = brewed("O1 G1 G1", green=4, rubies=(1, 0), test_tubes=True)[0]
    ada.pays_a_ruby()
    ada.moves_drop()
    assert isinstance(ada.options[0], actions.Buy)


@pytest.mark.rule("CHA-6", "CHA-23")
def test_green_2_nobody_is_asked_to_take_nothing() -> None:
    """The last orange chip goes for the first green one: for the second there is nothing to choose."""
    table = brewed("W1 G1 G1", green=2, left={"O1": 1}, die="points1")
    table[0].takes("O1")
    assert table[0].options != [actions.Waive()]
    assert not isinstance(table[0].asked, ChooseForGreen)


@pytest.mark.rule("CHA-20", "CHA-23")
def test_green_4_the_moved_drop_does_not_change_the_scoring_space() -> None:
    ada = brewed("O1 G1 G1", green=4, rubies=(2, 0))[0]
    ada.pays_a_ruby()
    ada.pays_a_ruby()
    assert ada.scoring_space == 4


@pytest.mark.rule("CHA-15", "CHA-23")
def test_green_4_may_be_waived() -> None:
    ada = brewed("O1 G1 G1", green=4, rubies=(3, 0))[0]
    ada.waives()
    assert (ada.drop, ada.rubies) == (0, 3)
