"""CHA-10, purple cards about rats."""

from __future__ import annotations

import pytest

from tests.charlatans.table import lay
from tests.hand_laid import refused

# good_start


@pytest.mark.rule("CHA-10", "CHA-11")
@pytest.mark.parametrize("given", [0, 1, 2, 3])
def test_good_start_gives_a_ruby_for_each_tail_given_up(given: int) -> None:
    table = lay(card="good_start", round=2, points=(3, 14))  # tails after 4, 7, 10, 12
    table[0].gives_up(given)
    assert table[0].rubies == 1 + given
    assert table[0].rat == 4 - given


@pytest.mark.rule("CHA-10", "CHA-11")
def test_good_start_costs_tails_of_this_round_only() -> None:
    bags = {0: "W1", 1: "W2"}
    table = lay(card="good_start", round=2, points=(3, 14), drops=(0, 4), bags=bags, luck={"die": "ruby"})
    table[0].gives_up(3)
    table.rest_of_round()
    assert table.state.round == 3
    assert [player.points for player in table.everybody] == [3, 15]
    assert table[0].rat == 5


@pytest.mark.rule("CHA-10")
def test_good_start_takes_three_tails_at_most() -> None:
    table = lay(card="good_start", round=2, points=(3, 14))
    with refused("CHA-10", "not_asked"):
        table[0].gives_up(4)


@pytest.mark.rule("CHA-10")
def test_good_start_takes_at_most_the_own_tails() -> None:
    table = lay(card="good_start", round=2, points=(16, 20))  # two tails, as in CHA-E1
    with refused("CHA-10", "too_few_tails"):
        table[0].gives_up(3)
    table[0].gives_up(2)
    assert table[0].rubies == 3
    assert table[0].rat == 0


@pytest.mark.rule("CHA-10")
def test_good_start_asks_nobody_without_tails() -> None:
    table = lay(seats=3, card="good_start", round=2, points=(20, 16, 19))
    assert table.asked == [1]
    table[1].gives_up(1)
    assert [player.rubies for player in table.everybody] == [1, 2, 1]


@pytest.mark.rule("CHA-10", "CHA-11")
def test_good_start_is_nothing_in_round_1() -> None:
    table = lay(card="good_start", round=1, points=(3, 14))
    with refused("CHA-13", "not_asked"):  # brewing has begun
        table[0].gives_up(1)
    assert table[0].rubies == 1


# rat_infestation


@pytest.mark.rule("CHA-10", "CHA-11")
def test_rat_infestation_doubles_the_tails() -> None:
    table = lay(seats=4, card="rat_infestation", round=2, points=(20, 19, 17, 16))
    assert [player.rat for player in table.everybody] == [0, 0, 2, 4]


@pytest.mark.rule("CHA-10", "CHA-11")
def test_rat_infestation_is_nothing_in_round_1() -> None:
    table = lay(card="rat_infestation", round=1, points=(20, 16))
    assert [player.rat for player in table.everybody] == [0, 0]


@pytest.mark.rule("CHA-10", "CHA-11")
def test_rat_infestation_holds_for_its_round_only() -> None:
    table = lay(card="rat_infestation", round=2, points=(40, 0), bags={0: "O1 O1", 1: "O1 O1"})
    assert table[1].rat == 36
    table.rest_of_round()
    assert table.state.round == 3
    assert table[1].rat < 20


# rats_are_friends


@pytest.mark.rule("CHA-10")
def test_rats_are_friends_gives_any_4_chip() -> None:
    table = lay(card="rats_are_friends", round=2)
    assert table[0].on_offer == "G4 B4 R4 Y4"
    table[0].takes("R4")
    assert table[0].has_a_chip_of("R4") == 1


@pytest.mark.rule("CHA-3", "CHA-10")
def test_rats_are_friends_has_no_yellow_4_and_no_tails_in_round_1() -> None:
    table = lay(card="rats_are_friends", round=1, points=(0, 20))
    assert table[0].on_offer == "G4 B4 R4"
    table[0].takes_points()
    assert table[0].points == 0


@pytest.mark.rule("CHA-10", "CHA-11")
def test_rats_are_friends_gives_a_point_for_each_tail_and_leaves_the_rats() -> None:
    table = lay(card="rats_are_friends", round=2, points=(20, 16))
    table[0].takes("G4")
    table[1].takes_points()
    assert table[1].points == 18
    assert table[1].rat == 1  # the tail after 18: the rats come from the new scores


@pytest.mark.rule("CHA-10", "CHA-11")
def test_rats_are_friends_counts_at_the_reveal_for_all() -> None:
    table = lay(seats=3, card="rats_are_friends", round=2, points=(3, 12, 4))
    table[0].takes_points()  # 3 tails: 6 points
    assert table[0].points == 6
    table[1].takes_points()  # the leader has none
    table[2].takes_points()  # tails after 4, 7, 10
    assert [player.points for player in table.everybody] == [6, 12, 7]
    assert [player.rat for player in table.everybody] == [2, 0, 2]
