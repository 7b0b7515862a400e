"""CHA-41, the test-tube side: a second drop."""

from __future__ import annotations

import pytest

from sabbat.games.charlatans.actions import BuyDrop, Done, FillFlask, MoveDrop, MoveTubeDrop
from sabbat.games.charlatans.events import ChipMissing, DropMoved, TubeReached
from sabbat.games.charlatans.rules.ending import most_points
from tests.charlatans.player import Player, Table
from tests.charlatans.table import brewed, lay
from tests.hand_laid import refused


def one_step(glass: int, round: int = 3, **laid: int) -> Table:
    """Everybody may move a drop by one; seat 0's second drop is just before this glass."""
    return lay(round=round, card="pot_is_filling_up", test_tubes=True, glasses=(glass - 1, 0), left=laid)


def loot(player: Player) -> str:
    """What a glass can give, beyond the start: `ruby`, `2 points`, or the chips that are new in the bag."""
    if player.rubies > 1:
        return "ruby"
    if player.points:
        return f"{player.points} points"
    return player.bag.removeprefix("W1 W1 W1 W1 W2 W2 W3 O1 G1").strip()


@pytest.mark.rule("CHA-41")
@pytest.mark.parametrize(
    ("glass", "bonus"),
    [
        (1, "ruby"),
        (2, "1 points"),
        (3, "B1"),
        (4, "2 points"),
        (5, "K1"),
        (6, "2 points"),
        (7, "R2"),
        (8, "3 points"),
        (9, "P1"),
        (10, "3 points"),
        (11, "Y4"),
        (12, "4 points"),
    ],
)
def test_a_glass_gives_its_bonus_at_once(glass: int, bonus: str) -> None:
    table = one_step(glass)
    table[0].moves_tube_drop()
    assert loot(table[0]) == bonus
    assert (table[0].glass, table[0].drop) == (glass, 0)
    assert [(event.seat, event.glass) for event in table.told(TubeReached)] == [(0, glass)]


@pytest.mark.rule("CHA-41")
def test_the_second_drop_starts_on_the_leftmost_tube() -> None:
    assert [player.glass for player in lay(test_tubes=True).everybody] == [0, 0]


@pytest.mark.rule("CHA-41")
def test_either_drop_may_move() -> None:
    table = one_step(1)
    assert table[0].options == [MoveDrop(), MoveTubeDrop()]
    table[0].moves_drop()
    assert (table[0].drop, table[0].glass, loot(table[0])) == (1, 0, "")


@pytest.mark.rule("CHA-41")
def test_without_the_variant_nobody_is_asked_and_the_drop_moves() -> None:
    table = lay(card="pot_is_filling_up")
    assert [player.drop for player in table.everybody] == [1, 1]
    assert table.told(TubeReached) == []


@pytest.mark.rule("CHA-10", "CHA-41")
def test_a_move_of_two_is_two_moves_each_to_either_drop() -> None:
    table = lay(card="choose_wisely", test_tubes=True)
    table[0].takes_drops()
    table[0].moves_drop()
    assert (table[0].drop, table[0].glass) == (1, 0)
    table[0].moves_tube_drop()
    assert (table[0].drop, table[0].glass) == (1, 1)
    assert table.asked == [1]


@pytest.mark.rule("CHA-41")
def test_after_glass_12_only_the_drop_in_the_pot_moves() -> None:
    table = one_step(13)
    assert (table[0].drop, table[0].glass) == (1, 12)
    assert table.asked == [1]


@pytest.mark.rule("CHA-41")
def test_the_second_of_two_moves_finds_glass_12_taken() -> None:
    table = lay(card="choose_wisely", test_tubes=True, glasses=(11, 0))
    table[0].takes_drops()
    table[0].moves_tube_drop()
    assert table[0].points == 4
    with refused("CHA-41", "last_tube_reached"):
        table[0].moves_tube_drop()
    table[0].moves_drop()
    assert (table[0].drop, table[0].glass) == (1, 12)


@pytest.mark.rule("CHA-3", "CHA-41")
@pytest.mark.parametrize(("glass", "round"), [(9, 2), (11, 1)])
def test_a_glass_gives_no_chip_of_a_closed_book(glass: int, round: int) -> None:
    table = one_step(glass, round=round)
    table[0].moves_tube_drop()
    assert (table[0].glass, loot(table[0])) == (glass, "")
    assert [event.seat for event in table.told(ChipMissing)] == [0]


@pytest.mark.rule("CHA-6", "CHA-41")
@pytest.mark.parametrize(("glass", "chip"), [(3, "B1"), (5, "K1"), (7, "R2"), (9, "P1"), (11, "Y4")])
def test_a_glass_gives_no_chip_that_is_out(glass: int, chip: str) -> None:
    table = one_step(glass, **{chip: 0})
    table[0].moves_tube_drop()
    assert (table[0].glass, loot(table[0])) == (glass, "")


@pytest.mark.rule("CHA-22", "CHA-41")
def test_the_drop_of_the_die_may_go_to_a_glass() -> None:
    table = brewed("W3", "W1", die="drop", test_tubes=True)
    table[0].moves_tube_drop()
    assert (table[0].drop, table[0].glass, table[0].rubies) == (0, 1, 2)


@pytest.mark.rule("CHA-23", "CHA-41")
def test_the_drop_of_a_chip_may_go_to_a_glass() -> None:
    table = brewed("K1 W3", "K1", test_tubes=True)
    assert table.asked == [0]
    table[0].moves_tube_drop()
    table[1].moves_drop()
    assert [(player.drop, player.glass) for player in table.everybody] == [(0, 1), (1, 0)]


@pytest.mark.rule("CHA-29", "CHA-41")
def test_the_drop_of_two_rubies_may_go_to_a_glass() -> None:
    table = brewed("W1", "W1", test_tubes=True, rubies=(2, 0), glasses=(1, 0))
    table[0].buys_a_drop()
    table[0].moves_tube_drop()
    assert (table[0].rubies, table[0].glass, table[0].points) == (0, 2, 1)


@pytest.mark.rule("CHA-29", "CHA-41")
def test_a_ruby_of_the_first_glass_can_be_spent_at_once() -> None:
    table = brewed("W1", "W1", test_tubes=True, rubies=(3, 0))
    table[0].buys_a_drop()
    table[0].moves_tube_drop()
    assert table[0].rubies == 2
    assert table[0].options == [BuyDrop(), Done()]


@pytest.mark.rule("CHA-6", "CHA-29", "CHA-41")
def test_rubies_are_spent_in_turn_order_where_a_tube_may_hold_the_last_chip() -> None:
    table = brewed(
        "W1", "W1", "W1", test_tubes=True, round=2, first=1, rubies=(2, 4, 2), glasses=(2, 2, 2), left={"B1": 1}
    )
    assert table.asked == [1]
    table[1].buys_a_drop()
    table[1].moves_tube_drop()
    assert table.asked == [1]  # two rubies are left
    table[1].is_done()
    assert table.asked == [2]
    table[2].buys_a_drop()
    table[2].moves_tube_drop()
    assert table.asked == [0]
    assert [player.has_a_chip_of("B1") for player in table.everybody] == [0, 1, 0]


@pytest.mark.rule("CHA-29", "CHA-41")
def test_without_tubes_all_spend_their_rubies_at_once() -> None:
    table = brewed("W1", "W1", "W1", round=2, first=1, rubies=(2, 2, 2))
    assert table.asked == [0, 1, 2]


@pytest.mark.rule("CHA-32", "CHA-41")
def test_in_round_9_two_rubies_may_still_move_the_second_drop() -> None:
    """Glass 12 gives 4 points; as points, two rubies would be 1."""
    table = brewed("W1", "W1", round=9, test_tubes=True, rubies=(2, 2), glasses=(11, 12))
    assert table.asked == [0]
    assert table[0].options == [BuyDrop(), Done()]
    table[0].buys_a_drop()
    assert (table[0].points, table[0].rubies, table[0].glass) == (4, 0, 12)
    assert table[1].points == 1
    assert table.match.outcome is not None


@pytest.mark.rule("CHA-32", "CHA-41")
def test_in_round_9_the_rest_becomes_points() -> None:
    table = brewed("W1", "W1", round=9, test_tubes=True, rubies=(7, 0), glasses=(11, 0))
    table[0].buys_a_drop()
    assert (table[0].points, table[0].rubies) == (4 + 2, 1)
    table = brewed("W1", "W1", round=9, test_tubes=True, rubies=(7, 0), glasses=(11, 0))
    table[0].is_done()
    assert (table[0].points, table[0].rubies, table[0].glass) == (3, 1, 11)


@pytest.mark.rule("CHA-32", "CHA-41")
@pytest.mark.parametrize(
    ("glass", "rubies", "points"),
    [
        (0, 2, 1),
        (0, 3, 1),
        (1, 2, 1),
        (1, 4, 2),
        (2, 4, 2),
        (3, 2, 2),
        (7, 2, 3),
        (7, 6, 6),
        (9, 6, 7),
        (11, 1, 0),
        (12, 4, 2),
    ],
)
def test_the_most_points_that_rubies_can_become(glass: int, rubies: int, points: int) -> None:
    assert most_points(glass, rubies) == points


@pytest.mark.rule("CHA-32", "CHA-41")
def test_in_round_9_nobody_is_asked_where_no_glass_gives_more_and_the_die_may_still_go_to_one() -> None:
    table = lay(round=9, test_tubes=True, rubies=(2, 2), bags={0: "W2", 1: "W1"}, luck={"die": "drop"}, glasses=(1, 1))
    for player in table.everybody:
        player.draws()
    for player in table.everybody:
        player.stops()
    table[0].moves_tube_drop()
    assert table.match.outcome is not None
    assert [player.points for player in table.everybody] == [2, 1]  # the glass, and a point for two rubies each
    assert [player.rubies for player in table.everybody] == [0, 0]
    assert table.told(DropMoved) == []


@pytest.mark.rule("CHA-14", "CHA-41")
def test_explosions_are_as_before() -> None:
    table = brewed("W3 W3 W2", "W1", test_tubes=True, rubies=(0, 0))
    assert table[0].exploded
    table[0].takes_points()
    assert table[0].points == 1


@pytest.mark.rule("CHA-29", "CHA-41")
def test_the_flask_is_filled_as_before() -> None:
    table = brewed("W1", "W1", test_tubes=True, rubies=(4, 0), empty_flasks=(0,))
    assert table[0].options == [BuyDrop(), FillFlask(), Done()]
    table[0].fills_flask()
    assert table[0].flask_full
    assert table[0].options == [BuyDrop(), Done()]
