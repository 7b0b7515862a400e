"""CHA-32 and CHA-33: round 9 and the winner."""

import pytest

from sabbat.engine import Outcome
from sabbat.games.charlatans.events import Bought, RubiesSpent
from sabbat.games.charlatans.round_events import MatchEnded, TieBroken
from sabbat.words import Words
from tests.charlatans.player import Table
from tests.charlatans.table import brewed
from tests.hand_laid import refused


def outcome(table: Table) -> Outcome:
    assert table.match.outcome is not None
    return table.match.outcome


@pytest.mark.rule("CHA-32")
def test_in_round_9_nothing_is_bought() -> None:
    table = brewed("W1", "W1", round=9, drops=(29, 29), rubies=(4, 4))
    assert table.told(Bought) == []
    assert table.match.outcome is not None  # nobody was asked anything more
    assert [player.drop for player in table.everybody] == [29, 29]


@pytest.mark.rule("CHA-26", "CHA-32")
@pytest.mark.parametrize(
    ("space", "printed", "for_coins"),
    [(4, 0, 0), (6, 1, 1), (10, 2, 2), (15, 3, 3), (31, 7, 4), (33, 8, 4), (53, 15, 7)],
)
def test_in_round_9_five_coins_buy_a_point_as_often_as_possible(space: int, printed: int, for_coins: int) -> None:
    table = brewed("W1", "W1", round=9, drops=(space - 2, 0), rubies=(0, 0))
    ada = table[0]
    assert ada.gained_from("space")[0] == printed
    assert ada.gained_from("coins")[0] == for_coins
    assert ada.points == printed + for_coins


@pytest.mark.rule("CHA-32")
@pytest.mark.parametrize(("rubies", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (6, 3)])
def test_in_round_9_two_rubies_buy_a_point_as_often_as_possible(rubies: int, points: int) -> None:
    table = brewed("W1", "W1", round=9, rubies=(rubies, 0))
    ada = table[0]
    assert ada.gained_from("rubies")[0] == points
    assert ada.rubies == rubies - 2 * points
    assert sum(event.rubies for event in table.told(RubiesSpent)) == 2 * points


@pytest.mark.rule("CHA-24", "CHA-32")
def test_the_ruby_of_the_last_scoring_space_counts_too() -> None:
    ada = brewed("W1", "W1", round=9, drops=(3, 0), rubies=(1, 0))[0]  # scores 5: ruby, 5 coins, no point
    assert ada.gained_from("rubies")[0] == 1


@pytest.mark.rule("CHA-32")
def test_an_exploded_pot_gets_its_points_but_none_for_its_coins() -> None:
    table = brewed("W3 W3 W2", "W1", round=9, drops=(22, 0), rubies=(3, 0))  # scores 31: 7 points, 23 coins
    ada = table[0]
    assert ada.exploded
    assert ada.gained_from("space")[0] == 7
    assert ada.gained_from("coins")[0] == 0
    assert ada.points == 7 + 1  # and one for two rubies


@pytest.mark.rule("CHA-33")
def test_most_points_win() -> None:
    table = brewed("W1", "W1", "W1", round=9, points=(30, 30, 40), drops=(0, 0, 0), rubies=(0, 2, 0))
    scores = [player.points for player in table.everybody]
    assert scores[2] > scores[1] > scores[0]
    assert outcome(table) == Outcome(tuple(scores), ranks=(3, 2, 1), winners=(2,), why="CHA-33")
    assert table.told(MatchEnded) == [MatchEnded(tuple(scores), winners=(2,))]
    assert table.told(TieBroken) == []


@pytest.mark.rule("CHA-33")
def test_points_come_before_the_pot() -> None:
    table = brewed("W1", "W1", round=9, points=(10, 10), drops=(4, 5), rubies=(4, 0))  # 6 and 7: 2 points each
    assert table[0].points == 14
    assert table[1].points == 12
    assert outcome(table).winners == (0,)


@pytest.mark.rule("CHA-33")
def test_a_tie_goes_to_the_fuller_pot_of_the_last_round() -> None:
    table = brewed("W1", "W1", round=9, drops=(5, 6), rubies=(0, 0))  # 7 and 8 both give 1 point, and 1 for coins
    assert outcome(table) == Outcome((2, 2), ranks=(2, 1), winners=(1,), why="CHA-33")
    assert table.told(TieBroken) == [TieBroken((0, 1), (1,), by_pot=True)]
    line = Words("charlatans", "en").event(table.told(TieBroken)[0], ["Ada", "Ben"])
    assert line == "Equal points: Ada and Ben. The fuller pot of the last round decides: victory for Ben."


@pytest.mark.rule("CHA-33")
def test_an_exploded_pot_is_as_full_as_any_other() -> None:
    table = brewed("W3 W3 W2", "W1 W1 W1", round=9, drops=(0, 0), rubies=(0, 4))
    assert table[0].points == 1 + 0  # on 9: 1 point, and a single ruby
    assert table[1].points == 0 + 2
    assert outcome(table).winners == (1,)
    table = brewed("W3 W3 W2", "W1 W1 W1", round=9, drops=(0, 0), rubies=(0, 2))
    assert (table[0].points, table[1].points) == (1, 1)
    assert outcome(table).winners == (0,)


@pytest.mark.rule("CHA-33")
def test_still_tied_the_victory_is_shared() -> None:
    table = brewed("W1", "W1", "W1", round=9, drops=(5, 4, 5), rubies=(0, 0, 0))
    assert outcome(table) == Outcome((2, 2, 2), ranks=(1, 3, 1), winners=(0, 2), why="CHA-33")
    assert table.told(TieBroken) == [TieBroken((0, 1, 2), (0, 2), by_pot=True)]
    table = brewed("W1", "W1", round=9, drops=(5, 5), rubies=(0, 0))
    assert table.told(TieBroken) == [TieBroken((0, 1), (0, 1), by_pot=False)]


@pytest.mark.rule("CHA-33")
def test_nothing_can_be_done_after_the_end() -> None:
    table = brewed("W1", "W1", round=9)
    with refused("", "match_is_over"):
        table[0].draws()
