"""CHA-11, the rats."""

from __future__ import annotations

import pytest

from sabbat.games.charlatans.events import RatPlaced
from sabbat.games.charlatans.round_events import BrewingBegan, CardRead
from tests.charlatans.table import lay


@pytest.mark.rule("CHA-11", "CHA-E1")
@pytest.mark.parametrize(("own", "tails"), [(19, 0), (17, 1), (16, 2)])
def test_leader_on_20(own: int, tails: int) -> None:
    table = lay(round=2, points=(20, own))
    assert [player.rat for player in table.everybody] == [0, tails]


@pytest.mark.rule("CHA-11")
@pytest.mark.parametrize(
    ("own", "leader", "tails"),
    [
        (0, 1, 0),
        (0, 2, 1),
        (4, 5, 1),
        (5, 7, 0),
        (3, 12, 3),
        (0, 50, 23),
        # past 50 the same tails hang again: after 51, 54, 57, 60, 62, …
        (48, 52, 2),
        (49, 51, 0),
        (49, 52, 1),
        (51, 68, 7),
        (39, 68, 12),
        (0, 100, 46),
        (100, 102, 1),
    ],
)
def test_tails_between_the_own_marker_and_the_leaders(own: int, leader: int, tails: int) -> None:
    table = lay(round=5, points=(own, leader))
    assert [player.rat for player in table.everybody] == [tails, 0]


@pytest.mark.rule("CHA-11")
def test_every_tail_of_the_track_hangs_where_it_should() -> None:
    found = [own for own in range(100) if lay(round=2, points=(own, own + 1))[0].rat]
    lap = [1, 4, 7, *range(10, 49, 2)]
    assert found == [*lap, *[50 + tail for tail in lap]]


@pytest.mark.rule("CHA-11")
def test_there_are_no_rats_in_round_1() -> None:
    table = lay(round=1, points=(20, 0))
    assert [player.rat for player in table.everybody] == [0, 0]
    assert table.told(RatPlaced) == []


@pytest.mark.rule("CHA-11")
def test_nobody_level_with_the_leader_has_a_rat() -> None:
    table = lay(seats=4, round=2, points=(20, 20, 16, 17))
    assert [player.rat for player in table.everybody] == [0, 0, 2, 1]


@pytest.mark.rule("CHA-11", "CHA-12")
def test_the_rat_stands_that_many_spaces_past_the_drop_and_the_first_chip_counts_from_it() -> None:
    table = lay(round=2, points=(16, 20), drops=(3, 0), bags={0: "O1"})
    assert [(event.seat, event.tails, event.space) for event in table.told(RatPlaced)] == [(0, 2, 5)]
    table[0].draws()
    assert table[0].pot == "O1@6"
    assert table[0].drop == 3


@pytest.mark.rule("CHA-11", "CHA-18")
def test_the_rat_stops_on_the_last_space() -> None:
    table = lay(round=2, points=(0, 50), drops=(40, 0), bags={0: "O1"})
    assert table.told(RatPlaced)[0].space == 52
    table[0].draws()
    assert table[0].pot == "O1@52"


@pytest.mark.rule("CHA-11", "CHA-12", "CHA-18")
def test_an_empty_pot_with_the_rat_on_the_last_space_scores_the_spoon() -> None:
    table = lay(round=2, points=(0, 50), drops=(40, 0), bags={0: "O1", 1: "O1"})
    table[0].draws()
    table[0].uses_flask()
    table[0].stops()
    table[1].draws()
    table[1].stops()
    assert table[0].pot == ""
    assert table[0].scoring_space == 53


@pytest.mark.rule("CHA-10", "CHA-11")
def test_the_rats_come_after_the_card_and_before_the_brewing() -> None:
    table = lay(round=2, points=(16, 20))
    order = [type(event) for event in table.events if isinstance(event, (CardRead, RatPlaced, BrewingBegan))]
    assert order == [CardRead, RatPlaced, BrewingBegan]


@pytest.mark.rule("CHA-11", "CHA-30")
def test_the_rats_of_the_next_round_are_counted_anew() -> None:
    table = lay(round=2, points=(16, 20), drops=(10, 0), bags={0: "W3 W3", 1: "W1"}, luck={"die": "points1"})
    table.all_stop_after(2, 1)  # 10, the rat's 2, and 6: space 19 gives 4 points
    table.rest_of_round()
    assert table[0].points == 21
    assert table[0].rat == 0
    table[0].draws()
    assert table[0].pot == "W3@13"  # from the drop again


@pytest.mark.rule("CHA-11", "CHA-15")
def test_where_the_table_agreed_on_waivers_a_rat_may_be_left_out() -> None:
    table = lay(round=2, points=(16, 20), waivers=True, bags={0: "O1"})
    assert table.asked == [0]
    table[0].waives()
    table[0].draws()
    assert (table[0].rat, table[0].pot) == (0, "O1@1")


@pytest.mark.rule("CHA-11", "CHA-30")
def test_where_the_table_agreed_on_waivers_the_rat_stone_comes_back_too() -> None:
    bags = {0: "W3 W3", 1: "W1"}
    table = lay(round=2, points=(16, 20), drops=(10, 0), waivers=True, bags=bags, luck={"die": "points1"})
    table[0].acts()
    assert table[0].rat == 2
    table.all_stop_after(2, 1)
    table.rest_of_round()
    assert table[0].points == 21
    assert table.asked == [1]  # the leader is asked nothing
    table[1].waives()
    table[0].draws()
    assert (table[0].rat, table[0].pot) == (0, "W3@13")
