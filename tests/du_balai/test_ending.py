"""DUB-50, DUB-51: who crosses, who wins."""

import pytest

from sabbat.games.du_balai import GAME
from sabbat.games.du_balai.components import LAST_TURN
from sabbat.games.du_balai.events import AcrobaticsShown, DawnBroke, FinishCrossed, MatchEnded
from tests.du_balai.table import flown, lay, written


@pytest.mark.rule("DUB-50")
def test_the_race_ends_with_the_turn_in_which_somebody_crosses() -> None:
    table = written("eye ear web", "eye", hands={1: "loop"}, squares=(19, 4), closer=0)
    assert table[0].square == 23
    assert table.asked == [1]  # the other still has her go
    table.all_fly_on()
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (25, 5 + 3)


@pytest.mark.rule("DUB-50")
def test_first_25_second_24_all_others_23_and_the_rest_their_square() -> None:
    table = flown("eye ear web", "eye ear web", "eye", "eye ear web", "star", squares=(20, 19, 22, 18, 7), closer=3)
    assert [(event.seat, event.place) for event in table.told(FinishCrossed)] == [(3, 1), (2, 2), (0, 3), (1, 4)]
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (23, 23, 24, 25, 7)
    assert table.match.outcome.winners == (3,)


@pytest.mark.rule("DUB-50")
def test_square_22_is_not_across() -> None:
    table = flown("eye", "", squares=(21, 4))
    assert table[0].square == 22
    assert not table.over


@pytest.mark.rule("DUB-50")
def test_a_penalty_square_scores_less_than_nothing() -> None:
    table = flown("eye ear web", "star", squares=(20, -1), closer=1)
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (25, -2)


@pytest.mark.rule("DUB-50")
def test_at_dawn_the_race_is_over_wherever_they_are() -> None:
    table = lay(seats=2, squares=(4, 9), turn=LAST_TURN).casts().shuts().all_write("", "")
    assert table.over
    assert table.told(DawnBroke)[0].turn == LAST_TURN
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (4, 9)


@pytest.mark.rule("DUB-30", "DUB-51")
@pytest.mark.parametrize(("card", "points"), [("inverted_flight", 1), ("barrel_roll", 2), ("loop", 3), ("hex", 0)])
def test_acrobatics_count_at_the_end(card: str, points: int) -> None:
    table = flown("eye ear web", "", hands={1: card}, squares=(20, 4), closer=0)
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (25, 4 + points)
    assert [(event.seat, event.points) for event in table.told(AcrobaticsShown)] == ([(1, points)] if points else [])
    assert GAME.view(table.state, 0).players[1].hand == [card]  # now for all to see


@pytest.mark.rule("DUB-51")
def test_the_highest_total_wins_though_another_was_first_across() -> None:
    table = flown("eye ear web", "eye ear web", hands={1: "loop barrel_roll"}, squares=(20, 20), closer=0)
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (25, 29)
    assert table.match.outcome.winners == (1,)
    assert table.told(MatchEnded)[0].winners == (1,)


@pytest.mark.rule("DUB-51")
def test_in_a_tie_who_got_further_wins() -> None:
    table = flown("eye ear web", "eye ear web", hands={1: "inverted_flight"}, squares=(20, 20), closer=0)
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (25, 25)
    assert table.match.outcome.winners == (0,)


@pytest.mark.rule("DUB-51")
def test_of_two_third_places_who_crossed_first_got_further() -> None:
    table = flown("eye ear web", "eye ear web", "eye ear web", "eye ear web", squares=(20, 20, 20, 20), closer=0)
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (25, 24, 23, 23)
    assert table.match.outcome.ranks == (1, 2, 3, 4)


@pytest.mark.rule("DUB-51")
def test_on_the_same_square_with_the_same_total_the_place_is_shared() -> None:
    table = lay(seats=3, squares=(4, 9, 9), turn=LAST_TURN).casts().shuts().all_write("", "", "")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (1, 2)


@pytest.mark.rule("DUB-19", "DUB-41")
def test_a_closer_across_the_finish_pays_no_penalty() -> None:
    table = lay(seats=2, hands={0: "double_game"}, squares=(20, 4)).casts("eye ear web", "skull")
    table[0].closes()
    table[0].plays("double_game")
    table[0].writes("eye ear web")
    table[0].writes("rain")
    table[1].writes("")
    assert table[0].square == 23
    assert table.over
