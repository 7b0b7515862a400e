"""Brewing: CHM-45 to CHM-51."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.games.chaudron_magique.closeness import closeness
from sabbat.games.chaudron_magique.components import CELLS, cell
from sabbat.games.chaudron_magique.events import BurntCaused, MarkersAdded, PotionBrewed, PotionUncovered
from sabbat.games.chaudron_magique.rules.brewing import ChoosePotionToBrew, ChooseWhatToTake
from sabbat.games.chaudron_magique.rules.burning import PlaceBurnt
from sabbat.games.chaudron_magique.rules.finding import NO_LIMIT, search
from sabbat.words import Words
from tests.chaudron_magique.table import CLASSIC, applying, between_turns, lines, picture
from tests.hand_laid import refused


@pytest.mark.rule("CHM-45")
def test_a_complete_potion_is_brewed_at_once() -> None:
    ada = applying(
        "double_wish",
        """
          . . . . .
        . B B . . . .
        . R R . F . .
        . . . . F . .
        . . . . . . .
        . C . . . . .
          . . . . .
        """,
        shown=["C1", "R1"],
        pile=["E1"],
    )
    ada.lays("B G6")
    assert ada.state.brewed == ("C1",)
    assert ada.state.shown == ("R1",)
    assert ada.state.markers == (1,)
    assert ada.picture == picture(
        """
          . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . C . . . . .
          . . . . .
        """
    )
    assert not isinstance(ada.asked, PlaceBurnt)


@pytest.mark.rule("CHM-46")
def test_when_none_is_face_up_any_more_one_is_revealed_with_a_marker() -> None:
    ada = applying("double_wish", "B2 BB, B3 RR, E3 FF", shown=["C1"], pile=["R1", "R2"])
    ada.lays("B G6")
    assert ada.heard(PotionUncovered) == [PotionUncovered("R1", 1)]
    assert ada.heard(MarkersAdded) == [MarkersAdded(("R1",), (1,))]
    assert ada.state.shown == ("R1",)


@pytest.mark.rule("CHM-46", "CHM-45")
def test_a_potion_revealed_by_a_brewing_may_be_complete_itself() -> None:
    """C1 takes its own bone powder and fluid; what is left lies there as C2 wants it."""
    lying = "B2 B, B3 RR, E3 FF, G2 B, A5 RR, A6 FF, E6 BB, G4 R"
    ada = applying("double_wish", lying, shown=["C1"], pile=["C2", "R1"])
    ada.lays("B C2")
    ada.lays("E3", block=2).lays("G2", block=3)
    assert ada.state.brewed == ("C1", "C2")
    assert ada.state.shown == ("R1",)
    assert not ada.state.resources


@pytest.mark.rule("CHM-47")
def test_of_several_complete_potions_the_owner_chooses_one() -> None:
    """C1 (BB/RR, FF, B) and C2 (RR/FF, BB, R) share their roots: only one of them can be brewed."""
    ada = applying("double_wish", "B2 BB, B3 R, B4 FF, E6 BB, F2 R", shown=["C1", "C2"], pile=["R1"])
    ada.lays("R C3")
    assert ada.asked == ChoosePotionToBrew(("C1", "C2"), False)
    with refused("CHM-47", "potion_not_shown"):
        ada.brews("R1")
    ada.brews("C2").lays("E6", block=2)
    assert ada.state.brewed == ("C2",)
    assert "C1" in ada.state.shown


@pytest.mark.rule("CHM-47")
def test_of_several_resources_the_owner_chooses_which_are_taken() -> None:
    ada = applying("double_wish", "B2 BB, B3 RR, E3 FF, A6 B", shown=["C1"], pile=["R1"])
    # C1 was complete before the card: its single B was the only one left
    assert ada.state.brewed == ("C1",)
    ada = applying("double_wish", "B2 BB, B3 RR, E3 F, A6 B, G6 B", shown=["C1"], pile=["R1"])
    ada.lays("F F3")
    assert isinstance(ada.asked, ChooseWhatToTake)
    assert (ada.asked.potion, ada.asked.block, ada.asked.forced) == ("C1", 3, False)
    assert {spot.text for spot in ada.asked.spots} == {"A6", "G6"}
    with refused("CHM-45", "not_the_most"):
        ada.lays("A2", block=3)
    with refused("CHM-47", "other_block"):
        ada.lays("A6", block=1)
    ada.lays("A6", block=3)
    assert ada.state.lying == lines("G6 B")


@pytest.mark.rule("CHM-47")
def test_nobody_is_asked_where_it_makes_no_difference() -> None:
    """C4 wants BRF twice: which block lies where does not matter."""
    ada = applying("double_wish", "A2 BRF, A4 BR, F6 B", shown=["C4"], pile=["R1"])
    ada.lays("F C4")
    assert ada.state.brewed == ("C4",)
    assert not ada.state.resources


@pytest.mark.rule("CHM-50")
def test_a_forced_brewing_takes_the_most_and_burns_for_the_rest() -> None:
    ben = between_turns(
        """
          . . . . .
        . B B . . . .
        . R . . . F .
        . . . . . . .
        . . . . . . .
        . C . . . . .
          . . . . .
        """,
        shown=["C1"],
        markers=[3],
    )
    (brewed,) = ben.heard(PotionBrewed)
    assert brewed.forced
    assert {covered.text for covered in brewed.cells} == {"B2", "C2", "B3", "F3"}
    assert sorted(brewed.missing) == ["B", "F", "R"]
    assert ben.heard(BurntCaused) == [BurntCaused(3, "forced", 0)]
    assert ben.asked == PlaceBurnt(3)
    ben.puts_burnt("B1", "C1", "D1")
    assert ben.state.lying == lines("B1 xxx, B6 C")
    assert len(ben.match.pending) == 3  # the turn goes on


@pytest.mark.rule("CHM-50", "CHM-47")
def test_the_maximum_is_mandatory_but_of_several_the_holder_of_the_ladle_chooses() -> None:
    ben = between_turns("B2 BB, D5 BB, F3 RR", shown=["R1"], markers=[3])
    assert isinstance(ben.asked, ChooseWhatToTake)
    with refused("CHM-50", "not_the_most"):
        ben.lays("E2", block=1)
    assert len(ben.options) == 2
    ben.does(ben.options[1])
    (brewed,) = ben.heard(PotionBrewed)
    assert len(brewed.cells) == 4
    assert ben.heard(BurntCaused) == [BurntCaused(6, "forced", 0)]


@pytest.mark.rule("CHM-50")
def test_a_missing_stone_costs_five() -> None:
    """L1 wants P, BBB, RRR, C, G, F; all but the stone is there."""
    ben = between_turns("A2 BBB, A3 RRR, E2 C, E4 G, E6 F", shown=["L1"], markers=[3])
    assert ben.heard(BurntCaused) == [BurntCaused(5, "forced", 0)]
    assert ben.heard(PotionBrewed)[0].missing == ("P",)


@pytest.mark.rule("CHM-11", "CHM-50")
def test_two_potions_that_are_due_at_once_come_in_the_order_chosen() -> None:
    ben = between_turns(shown=["C1", "C2"], markers=[3, 3])
    assert ben.asked == ChoosePotionToBrew(("C1", "C2"), True)
    ben.brews("C2")
    assert ben.asked == PlaceBurnt(7)
    with refused("CHM-40", "not_asked"):
        ben.brews("C1")


@pytest.mark.rule("CHM-51")
def test_a_stone_stands_for_another_resource_and_stays() -> None:
    ada = applying("double_wish", "B2 BP, B3 RR, E3 FF", shown=["C1"], pile=["R1"])
    ada.lays("B G6")
    (brewed,) = ada.heard(PotionBrewed)
    assert brewed.stones == (cell("C2"),)
    assert brewed.missing == ("B",)
    assert ada.state.lying == lines("C2 P")
    assert ada.state.burnt == 0


@pytest.mark.rule("CHM-51")
def test_a_stone_must_lie_in_the_place_of_what_it_stands_for() -> None:
    ada = applying("double_wish", "B2 B, B3 RR, E3 FF, G2 P", shown=["C1"], pile=["R1"])
    ada.lays("B G6")
    assert ada.state.shown == ("C1",)


@pytest.mark.rule("CHM-51")
def test_only_one_stone_stands_in_for_a_potion() -> None:
    ada = applying("double_wish", "B2 PP, B3 RR, E3 FF", shown=["C1"], pile=["R1"])
    ada.lays("B G6")
    assert ada.state.shown == ("C1",)
    ben = between_turns("B2 PP, B3 RR, E3 FF, G6 B", shown=["C1"], markers=[3])
    (brewed,) = ben.heard(PotionBrewed)
    assert brewed.missing == ("B", "B")
    assert len(brewed.stones) == 1
    assert ben.asked == PlaceBurnt(1)
    assert ben.state.lying[5].bit_count() == 2


@pytest.mark.rule("CHM-51")
def test_a_stone_used_as_itself_is_removed() -> None:
    ada = applying("double_wish", "A2 BBB, A3 RRR, E2 C, E4 G, G4 P", shown=["L1"], pile=["R1"])
    ada.lays("F E6")
    (brewed,) = ada.heard(PotionBrewed)
    assert brewed.stones == ()
    assert not ada.state.resources


@pytest.mark.rule("CHM-51", "CHM-50")
def test_a_stone_stands_in_for_a_forced_brewing_too() -> None:
    ben = between_turns("B2 BP, B3 RR, E3 FF, G6 B", shown=["R1"], markers=[3])
    (brewed,) = ben.heard(PotionBrewed)
    assert len(brewed.stones) == 1
    assert cell("C2").bit & ben.state.lying[5]


DEAR = "A2 P, F1 B, F6 P"  # L3 wants CPC/GBG, RR, FF: two are found, the bone powder and a stone, in three ways


@pytest.mark.rule("CHM-50", "CHM-51")
def test_each_way_to_take_the_most_is_shown_with_what_it_burns() -> None:
    """A stone taken for itself leaves 8 to burn; where it only stands in, the missing one costs 4 more."""
    ben = between_turns(DEAR, shown=["L3"], markers=[3])
    assert isinstance(ben.asked, ChooseWhatToTake)
    assert sorted(set(ben.asked.costs)) == [8, 12]
    assert list(ben.asked.costs) == sorted(ben.asked.costs)  # the cheapest first
    assert ben.match.view(1).foreseen.burnt == list(ben.asked.costs)
    for place in (0, -1):
        carl = between_turns(DEAR, shown=["L3"], markers=[3])
        cost = carl.asked.costs[place]
        while isinstance(carl.asked, ChooseWhatToTake):
            carl.does(carl.options[place])
        assert carl.heard(BurntCaused) == [BurntCaused(cost, "forced", 0)]


@pytest.mark.rule("CHM-50", "CHM-51")
@pytest.mark.parametrize("name", ["L3", "L5", "L6"])
def test_what_is_said_to_burn_is_the_cheapest_of_the_maxima(name: str) -> None:
    rng = Random(name)
    potion = CLASSIC.potions[name]
    different = 0
    for _ in range(60):
        lying = [0] * 7
        for there in rng.sample(CELLS, 5):
            lying[rng.choice([0, 1, 2, 3, 4, 5, 5])] |= there.bit
        best = search(potion.blocks, lying, 0, 0, NO_LIMIT)
        costs = set()
        for taken, stood in zip(best.ways, best.stood, strict=True):
            stones = (taken & lying[5]).bit_count()
            costs.add(potion.size - taken.bit_count() - (1 if stood else 0) + 4 * (potion.needs[5] - stones))
        assert closeness(potion, lying).burnt_if_forced == min(costs)
        different += len(costs) > 1
    assert different > 5  # otherwise this proves nothing


@pytest.mark.rule("CHM-51")
def test_with_the_other_reading_each_stone_stands_in_once() -> None:
    ada = applying("double_wish", "B2 PP, B3 RR, E3 FF", shown=["C1"], pile=["R1"], stones="each")
    ada.lays("B G6")
    (brewed,) = ada.heard(PotionBrewed)
    assert (len(brewed.stones), brewed.missing, brewed.cost) == (2, ("B", "B"), 0)
    assert ada.state.lying == lines("B2 PP")


@pytest.mark.rule("CHM-50", "CHM-51")
@pytest.mark.parametrize(
    ("forced", "stone", "said"),
    [
        (False, False, "is brewed!"),
        (False, True, "standing in for what is missing"),
        (True, False, "has to be brewed. Missing: "),
        (True, True, "a philosopher’s stone stands in for one of them"),
    ],
)
def test_the_log_tells_each_kind_of_brewing_apart(forced: bool, stone: bool, said: str) -> None:
    missing = ("B", "R") if forced else ("B",) if stone else ()
    event = PotionBrewed("C1", forced, (), (cell("C2"),) if stone else (), missing, 1 if forced else 0)
    assert said in Words("chaudron_magique", "en", strict=True).event(event, ["Ada", "Ben"])
