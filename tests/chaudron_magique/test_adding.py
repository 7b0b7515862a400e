"""Applying a card, after the arrow: CHM-27 to CHM-30; and CHM-31, CHM-32."""

from __future__ import annotations

import pytest

from sabbat.games.chaudron_magique.actions import DropNext, DuplicateOnto, LayBlock
from sabbat.games.chaudron_magique.components import cell
from sabbat.games.chaudron_magique.events import (
    BlockLaid,
    BurntCaused,
    NothingToDuplicate,
    PotionBrewed,
    ResourceAdded,
    ResourceReplaced,
)
from sabbat.games.chaudron_magique.rules.burning import PlaceBurnt
from sabbat.games.chaudron_magique.rules.effects import MoveOne
from tests.chaudron_magique.table import applying, lines, picture
from tests.hand_laid import refused

FULL = "B1 RRRRR, A2 RRRRRRR, A3 RRRRRRR, A4 FFFFFFF, A5 FFFFFFF, A6 FFFFFFF, B7 FFFFF"


@pytest.mark.rule("CHM-27")
def test_what_falls_outside_is_lost_and_burns() -> None:
    ada = applying(
        "armful_B",
        """
          . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
          . . . . .
        """,
    )
    ada.lays("F4")
    assert ada.heard(BlockLaid)[0].lost == 2
    assert ada.asked == PlaceBurnt(2)
    ada.puts_burnt("B1", "F1")
    assert ada.picture == picture(
        """
          x . . . x
        . . . . . . .
        . . . . . . .
        . . . . . B B
        . . . . . . .
        . . . . . . .
          . . . . .
        """
    )


@pytest.mark.rule("CHM-27")
def test_a_block_may_be_thrown_away_on_purpose() -> None:
    ada = applying("armful_B")
    ada.lays("out")
    assert ada.asked == PlaceBurnt(4)
    assert ada.state.resources == 0


@pytest.mark.rule("CHM-27")
def test_a_corner_is_outside() -> None:
    ada = applying("armful_B")
    ada.lays("A1")
    assert ada.asked == PlaceBurnt(1)
    assert ada.state.lying[0] == lines("B1 BBB")[0]


@pytest.mark.rule("CHM-27")
def test_a_resource_on_a_burnt_token_is_lost() -> None:
    ada = applying("armful_B", "B4 x")
    ada.lays("A4")
    assert ada.heard(BurntCaused) == [BurntCaused(1, "outside", 0)]
    ada.puts_burnt("G4")
    assert ada.state.lying == lines("A4 BxBB..x")


@pytest.mark.rule("CHM-28")
def test_a_resource_on_an_occupied_cell_replaces_what_lay_there() -> None:
    ada = applying("armful_B", "B4 RP")
    ada.lays("A4")
    assert [event.resource for event in ada.heard(ResourceReplaced)] == ["R", "P"]
    ada.puts_burnt("G4", "G5")
    assert ada.state.lying == lines("A4 BBBB..x, G5 x")


@pytest.mark.rule("CHM-29")
def test_a_blue_block_may_be_left_out_and_no_other() -> None:
    ada = applying("furnace_B", "A4 BBB")
    ada.lays("A4").leaves_out(2).lays("D4")
    assert ada.is_done
    assert ada.state.lying == lines("D4 C")
    with refused("CHM-29", "block_is_not_blue"):
        applying("casket").leaves_out(1)


@pytest.mark.rule("CHM-23", "CHM-27")
def test_refused_placements() -> None:
    with refused("CHM-27", "same_block_first"):
        applying("double_wish").lays("B D4", block=2)
    with refused("CHM-27", "no_such_block"):
        applying("double_wish").lays("B D4", block=3)
    with refused("CHM-23", "not_laid_so"):
        applying("double_wish").lays("D4")
    with refused("CHM-23", "not_laid_so"):
        applying("armful_B").lays("D4 r2")  # the same as D4
    with refused("CHM-27", "not_asked"):
        applying("armful_B").stops()


@pytest.mark.rule("CHM-30")
def test_resources_come_down_row_by_row() -> None:
    ada = applying("still_BR", "A4 BBB")
    ada.lays("A4").lays("C3")
    assert [event.cell.text for event in ada.heard(ResourceAdded)] == ["C3", "D3", "C4", "D4"]
    ada = applying("market")
    ada.lays("C3 r1")  # BR turned once: bone above root
    assert [(event.resource, event.cell.text) for event in ada.heard(ResourceAdded)] == [("B", "C3"), ("R", "C4")]


@pytest.mark.rule("CHM-30", "CHM-45")
def test_a_potion_completed_in_between_is_brewed_before_the_next_resource() -> None:
    """C1 wants BB/RR, FF and B. The block's first bone powder completes it; the other three come down after that."""
    ada = applying(
        "armful_B",
        """
          . . . . .
        . B B . . . .
        . R R . F F .
        . . . . . . .
        . . . . . . .
        . . . . . . .
          . . . . .
        """,
        shown=["C1"],
        pile=["R1"],
    )
    ada.lays("D2 r1")  # down the column D, its second on D3
    ada.does(DropNext(cell("D2")))  # any of them would do, and the other three stay
    assert [type(event).__name__ for event in ada.told if isinstance(event, (ResourceAdded, PotionBrewed))] == [
        "ResourceAdded",
        "PotionBrewed",
        "ResourceAdded",
        "ResourceAdded",
        "ResourceAdded",
    ]
    assert ada.picture == picture(
        """
          . . . . .
        . . . . . . .
        . . . B . . .
        . . . B . . .
        . . . B . . .
        . . . . . . .
          . . . . .
        """
    )


@pytest.mark.rule("CHM-30", "CHM-28")
def test_a_brewing_in_between_may_free_room() -> None:
    """The block would replace two resources; its first part brews them away."""
    ada = applying("armful_B", "B3 BB, B4 RR, E2 F, E3 F", shown=["C1"], pile=["R1"])
    ada.lays("E1 r1").does(DropNext(cell("E1")))  # E1 completes C1, then E2 and E3 are free; so would E4
    assert ada.heard(ResourceReplaced) == []
    assert ada.state.burnt == 0
    assert ada.state.lying == lines("E2 B, E3 B, E4 B")


@pytest.mark.rule("CHM-31")
def test_move_takes_resources_and_burnt_tokens_to_empty_cells_only() -> None:
    ada = applying("great_ladle", "D4 Bx")
    assert len(ada.options) == 1 + 2 * 43
    with refused("CHM-31", "cell_is_taken"):
        ada.moves("D4", "E4")
    with refused("CHM-31", "nothing_lies_there"):
        ada.moves("A4", "B4")
    ada.moves("E4", "A2").stops()
    assert ada.state.lying == lines("D4 B, A2 x")
    assert ada.is_done


@pytest.mark.rule("CHM-31")
def test_moving_is_never_an_obligation_and_may_brew() -> None:
    ada = applying("great_ladle", "D4 B")
    ada.stops()
    assert ada.is_done
    ada = applying("great_ladle", "B2 BB, B3 RR, B5 F.F, F6 B", shown=["C1"], pile=["R1"])
    ada.moves("D5", "C5")
    assert ada.state.brewed == ("C1",)
    assert ada.is_done  # there is nothing left to move
    assert applying("great_ladle").is_done
    full = applying("great_ladle", FULL)
    assert full.is_done
    assert not isinstance(full.asked, MoveOne)


@pytest.mark.rule("CHM-32")
def test_duplicate_adds_one_more_of_what_lies_there() -> None:
    ada = applying("cloudy_mirror", "D4 BC")
    assert {action.resource for action in ada.options if isinstance(action, DuplicateOnto)} == {"B"}
    with refused("CHM-32", "not_to_duplicate"):
        ada.duplicates("C", "A2")
    with refused("CHM-32", "none_to_duplicate"):
        ada.duplicates("R", "A2")
    with refused("CHM-32", "cell_is_taken"):
        ada.duplicates("B", "E4")
    ada.duplicates("B", "G6")
    assert ada.state.lying == lines("D4 BC, G6 B")


@pytest.mark.rule("CHM-32")
def test_with_no_room_a_duplicate_replaces_and_burns() -> None:
    ada = applying("perfect_reflection", FULL)
    ada.duplicates("F", "B1")
    assert ada.heard(BurntCaused) == [BurntCaused(1, "replaced", 0)]
    ada.puts_burnt("C1")
    assert ada.state.burnt == 1
    assert ada.state.empty == 0


@pytest.mark.rule("CHM-32")
def test_with_none_of_the_kind_a_duplicate_is_lost_without_burnt() -> None:
    ada = applying("precious_echo", "D4 BB")
    assert len(ada.heard(NothingToDuplicate)) == 1
    assert ada.is_done
    assert ada.state.burnt == 0


@pytest.mark.rule("CHM-27")
def test_the_best_placements_come_first() -> None:
    ada = applying("double_wish", "B2 BB, B3 RR, B5 FF", shown=["C1"], pile=["R1"])
    assert ada.asked is not None
    offers = ada.asked.candidates(ada.state, 0)
    seen = ada.match.view(1).foreseen
    assert len(offers) == len(seen.burnt) == len(seen.lost)
    assert set(offers) == set(ada.options)
    first = offers[0]
    assert isinstance(first, LayBlock)
    assert first.at.text.startswith("B ")  # a bone powder anywhere brews C1
    places = ada.asked.as_sent(ada.state, 0)
    assert set(places) == set(offers)
    assert seen.brews[str(places.index(first))] == ["C1"]
    assert seen.burnt[places.index(first)] == 0
    assert seen.burnt[places.index(offers[-1])] == max(seen.burnt) == 1
