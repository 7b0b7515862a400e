"""Applying a card, before the arrow: CHM-20 to CHM-26."""

from __future__ import annotations

import pytest

from sabbat.games.chaudron_magique.actions import SUFFER, LayBlock
from sabbat.games.chaudron_magique.components import spot
from sabbat.games.chaudron_magique.events import BlockRemoved, BurntCaused
from sabbat.games.chaudron_magique.rules.adding import AddBlocks
from sabbat.games.chaudron_magique.rules.burning import PlaceBurnt
from tests.chaudron_magique.table import EMPTY, applying, picture
from tests.hand_laid import refused


@pytest.mark.rule("CHM-25")
def test_a_removed_block_takes_what_matches_and_burns_for_the_rest() -> None:
    ada = applying(
        "greedy_rat",
        """
          . . . . .
        . . . . . . .
        . . B . F . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
          . . . . .
        """,
    )
    ada.lays("C3")
    assert ada.heard(BlockRemoved)[0].short == 1
    ada.puts_burnt("D3")
    assert ada.is_done
    assert ada.picture == picture(
        """
          . . . . .
        . . . . . . .
        . . . x . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
          . . . . .
        """
    )


@pytest.mark.rule("CHM-25", "CHM-27")
def test_a_shape_may_hang_over_the_rim() -> None:
    """The root lies at the rim; bone powder before it would lie outside."""
    ada = applying("greedy_rat", "A4 RF")
    ada.lays("Z4")
    assert ada.asked == PlaceBurnt(1)
    assert ada.state.resources == 0


@pytest.mark.rule("CHM-23", "CHM-25")
def test_a_block_is_turned_and_flipped_at_will() -> None:
    ada = applying("mortar_B", "C3 RB, C4 BB")  # BB/BR turned twice
    ada.lays("C3 r2")
    assert isinstance(ada.asked, AddBlocks)
    ada = applying("sieve_B", "C3 BB, D4 B")  # BB/B. mirrored is the same as turned once
    ada.lays("C3 r1")
    assert isinstance(ada.asked, AddBlocks)
    with refused("CHM-25", "no_such_block"):
        applying("sieve_B", "C3 BB, D4 B").lays("C3 r1", block=2)
    with refused("CHM-23", "not_laid_so"):
        applying("sieve_B", "C3 BB, D4 B").lays("C3 f0")  # the plain turn says the same


@pytest.mark.rule("CHM-23")
def test_one_choice_serves_the_whole_block() -> None:
    ada = applying("leak", "C3 BBR")
    ada.lays("B C3")
    assert ada.asked == PlaceBurnt(1)
    with refused("CHM-23", "not_laid_so"):
        applying("leak", "C3 BBR").lays("C3")  # nothing chosen
    with refused("CHM-23", "not_laid_so"):
        applying("leak", "C3 CCC, A6 B").lays("C C3")  # no basic resource


@pytest.mark.rule("CHM-24")
def test_blocks_drawn_corner_to_corner_are_one_shape() -> None:
    ada = applying("night_thief", "C3 C, F6 G")
    ada.lays("C3")  # the seed would have to lie on D4
    assert ada.asked == PlaceBurnt(1)
    ada = applying("night_thief", "C3 C, D2 G")
    ada.lays("C2 r3")
    assert ada.is_done
    assert ada.state.burnt == 0


@pytest.mark.rule("CHM-24")
def test_separate_blocks_are_laid_independently_and_in_any_order() -> None:
    ada = applying("surge_B", "A4 R, G4 F")
    ada.lays("G4", block=2).lays("A4", block=1)
    assert isinstance(ada.asked, AddBlocks)
    assert ada.state.resources == 0


@pytest.mark.rule("CHM-25")
def test_a_removal_need_not_find_as_much_as_it_could() -> None:
    ada = applying("leak", "C3 BBB")
    ada.lays("out")
    assert ada.asked == PlaceBurnt(3)
    assert ada.state.resources.bit_count() == 3
    with refused("CHM-25", "finds_nothing_there"):
        applying("leak", "C3 BBB").lays("B A5")


@pytest.mark.rule("CHM-20", "CHM-25")
def test_what_could_not_be_removed_does_not_stop_the_adding() -> None:
    """Nobody is asked where to find nothing: three burnt, then the root."""
    ada = applying("press_BR", EMPTY)
    assert ada.asked == PlaceBurnt(3)
    ada.puts_burnt("A2", "A3", "A4").lays("D4")
    assert ada.is_done
    assert ada.state.burnt == 3


@pytest.mark.rule("CHM-21")
def test_nothing_before_or_after_the_arrow() -> None:
    assert isinstance(applying("armful_B").asked, AddBlocks)
    ada = applying("leak", "C3 BBB")
    ada.lays("B C3")
    assert ada.is_done


@pytest.mark.rule("CHM-22")
def test_or_suffer_may_be_chosen_although_the_block_lies_there() -> None:
    ada = applying("black_work", "C3 BRF")
    assert set(ada.options) == {LayBlock(1, spot("C3")), SUFFER}
    ada.suffers()
    assert ada.heard(BurntCaused) == [BurntCaused(3, "suffered", 0)]
    ada.puts_burnt("A2", "A3", "A4").lays("D4")
    assert ada.state.resources.bit_count() == 4


@pytest.mark.rule("CHM-22")
def test_or_suffer_is_all_or_nothing() -> None:
    ada = applying("black_work", "C3 BR")
    assert ada.asked == PlaceBurnt(3)  # forced: the fluid is missing
    ada = applying("black_work", "C3 BRF")
    with refused("CHM-22", "all_or_burnt"):
        ada.lays("C4")
    with refused("CHM-22", "all_or_burnt"):
        ada.lays("out")
    with refused("CHM-22", "nothing_to_suffer"):
        applying("leak", "C3 BBB").suffers()


@pytest.mark.rule("CHM-26")
def test_remove_all_never_burns() -> None:
    ada = applying("clearout_B", "A2 R")
    assert isinstance(ada.asked, AddBlocks)
    assert ada.state.burnt == 0
    ada = applying("great_drain", "A2 RRP")
    assert len(ada.options) == 5  # never stones; one that is not there may be chosen
    ada.removes_every("G")
    assert ada.is_done
    assert ada.state.resources.bit_count() == 3


@pytest.mark.rule("CHM-51")
def test_a_stone_never_stands_in_for_an_ingredient_card() -> None:
    ada = applying("leak", "C3 BPB")
    ada.lays("B C3")
    assert ada.asked == PlaceBurnt(1)


@pytest.mark.rule("CHM-25", "CHM-20")
def test_a_card_with_two_blocks_asks_nothing_when_neither_is_there() -> None:
    """Powder Rain removes R and F; there is neither. Two burn, and the adding goes on."""
    ada = applying("surge_B", "A4 B")
    assert ada.asked == PlaceBurnt(1)
    ada.puts_burnt("G4")
    assert ada.asked == PlaceBurnt(1)
    ada.puts_burnt("G5")
    assert isinstance(ada.asked, AddBlocks)
