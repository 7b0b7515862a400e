"""SOR-13 and SOR-14: three or five witches, and what happens when the cards run out."""

import pytest

from sabbat.games.sorcellerie.components import CARDS, cards
from sabbat.games.sorcellerie.events import GapLeft
from sabbat.games.sorcellerie.rules.ending import has_won
from tests.sorcellerie.table import Table, lay


def wins(table: Table, seat: int, white: int = 3) -> None:
    """This seat says it right; the target must show one witch."""
    table.throws(white=white)
    table[seat].says("bat")


@pytest.mark.rule("SOR-13")
def test_three_identical_witches_win() -> None:
    table = lay(won={1: "S09 S10"}, circle="S08 S02 S03 S04 S05 S06 S07")  # W2, W2; the prize is W2
    wins(table, 1)
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.why) == ((1,), "SOR-13")
    assert table.match.outcome.scores == (0, 3, 0)


@pytest.mark.rule("SOR-13")
def test_five_different_witches_win() -> None:
    table = lay(won={2: "S08 S13 S18 S23"})  # W2 to W5; the prize is W1
    wins(table, 2)
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (2,)


@pytest.mark.rule("SOR-13")
@pytest.mark.parametrize(("goal", "over"), [("different", False), ("any_five", True)])
def test_any_five_are_enough_only_by_the_german_sheet(goal: str, over: bool) -> None:
    table = lay(won={0: "S08 S09 S13 S14"}, goal=goal)  # W2 W2 W3 W3; the prize is W1
    wins(table, 0)
    assert (table.match.outcome is not None) == over


@pytest.mark.rule("SOR-13")
def test_the_first_to_reach_the_goal_wins_though_another_has_more_cards() -> None:
    table = lay(seats=2, won={0: "S08 S09 S13 S14", 1: "S18 S19"}, circle="S20 S02 S03 S04 S05 S06 S07")
    wins(table, 1)
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (1,)
    assert table.match.outcome.ranks == (2, 1)


@pytest.mark.rule("SOR-13")
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_card_counts_for_its_witch(card: object) -> None:
    own = next(other for other in CARDS if other is card)
    sisters = [other for other in CARDS if other.witch == own.witch and other is not own][:2]
    assert has_won([own, *sisters], any_five=False)
    assert not has_won(sisters, any_five=False)
    strangers = list({other.witch: other for other in CARDS if other.witch != own.witch}.values())[:4]
    assert has_won([own, *strangers], any_five=False)
    assert not has_won([sisters[0], *strangers[:3], *cards("")], any_five=False)


@pytest.mark.rule("SOR-14")
def test_with_an_empty_pile_gaps_stay_and_the_flight_skips_them() -> None:
    table = lay(seats=2, circle="S01 . S03 . S05 S06 S07", pile="")
    wins(table, 0, white=2)  # past S03, over the gaps, to S05: one witch
    assert table.state.witch == 4
    assert table.circle == ". . S03 . S05 S06 S07"
    assert [event.place for event in table.told(GapLeft)] == [0]


@pytest.mark.rule("SOR-14")
def test_her_own_card_is_not_counted_when_she_flies_round() -> None:
    table = lay(seats=2, circle="S01 . S03 . S05 . .", pile="")
    table.throws(white=6)  # S03 S05, S03 S05, S03 S05
    assert table.state.target == 4


@pytest.mark.rule("SOR-14")
def test_when_the_circle_runs_out_most_cards_win() -> None:
    table = lay(seats=3, circle=". . S04 . . . .", witch=2, pile="", won={0: "S08 S13", 1: "S09 S14 S18", 2: "S10"})
    table.throws(white=5)
    assert table.state.target == 2  # the only card decides the question, too
    table[0].says("cat")
    table[2].says("bat")
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.scores) == ((1,), (2, 3, 2))
    assert table.match.outcome.why == "SOR-14"


@pytest.mark.rule("SOR-14")
def test_equal_cards_share_the_victory() -> None:
    table = lay(seats=2, circle=". . S04 . . . .", witch=2, pile="", won={0: "S08 S13", 1: "S09"})
    table.throws(white=1)
    table[1].says("bat")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (0, 1)


@pytest.mark.rule("SOR-9", "SOR-14")
def test_the_last_card_is_played_for_again_if_nobody_was_right() -> None:
    table = lay(seats=2, circle=". . S04 . . . .", witch=2, pile="")
    table.throws(white=1)
    table[0].says("cat")
    table[1].says("cat")
    assert table.match.outcome is None
    assert table.circle == ". . S04 . . . ."
    assert table.asked == [1]
