"""The order in which a block's resources come down: CHM-30. The rulebook prescribes none."""

from __future__ import annotations

import pytest

from sabbat.games.chaudron_magique.actions import DropNext
from sabbat.games.chaudron_magique.components import cell
from sabbat.games.chaudron_magique.events import PotionBrewed, ResourceReplaced
from sabbat.games.chaudron_magique.rules.adding import ChooseWhatFalls
from sabbat.games.chaudron_magique.rules.falling import MOST_ORDERED, next_to_fall
from sabbat.games.chaudron_magique.rules.foresight import outcome_of
from tests.chaudron_magique.table import Player, applying, lines
from tests.hand_laid import refused


def mirrored(first: bool) -> Player:
    """C1 wants BB/RR, FF and B. The armful completes it with the part at one end, and covers the FF with others."""
    return applying(
        "armful_B", "B3 BB, B4 RR, E2 F, E3 F" if first else "B3 BB, B4 RR, E4 F, E5 F", shown=["C1"], pile=["R1"]
    )


@pytest.mark.rule("CHM-30")
def test_a_table_and_its_mirror_image_come_to_the_same() -> None:
    for first, at in ((True, "E1 r1"), (False, "E3 r1")):
        ada = mirrored(first)
        ada.lays(at)
        assert [str(cell) for cell in ada.asked.cells] == ["E1", "E4"] if first else ["E3", "E6"]  # the ends, as good
        ada.does(ada.options[-1] if first else ada.options[0])
        assert ada.heard(ResourceReplaced) == []
        assert [event.potion for event in ada.heard(PotionBrewed)] == ["C1"]
        assert ada.state.burnt == 0
        assert ada.state.lying == lines("E1 B, E2 B, E3 B" if first else "E4 B, E5 B, E6 B")


@pytest.mark.rule("CHM-30")
def test_what_is_foreseen_is_the_best_order_too() -> None:
    ada = mirrored(False)
    action = next(action for action in ada.options if str(getattr(action, "at", "")) == "E3 r1")
    foreseen = outcome_of(ada.state, action)
    assert (foreseen.brews, foreseen.burnt) == (("C1",), 0)


@pytest.mark.rule("CHM-30")
def test_where_orders_are_as_good_and_leave_different_things_the_owner_chooses() -> None:
    """C4 wants BRF, BRF and B. A twin of bone powder completes it with either part; the other one stays."""
    ada = applying("double_wish", "A2 BRF, A4 BRF", shown=["C4"], pile=["R1"])
    state = ada.state
    state.falling = (cell("E6").at << 3, cell("G4").at << 3)
    assert next_to_fall(state) == [0, 1]
    question = ChooseWhatFalls("double_wish", (cell("E6"), cell("G4")))
    assert question.check(state, 0, DropNext(cell("G4"))) is None
    refusal = question.check(state, 0, DropNext(cell("A4")))
    assert refusal is not None
    assert (refusal.rule, refusal.why) == ("CHM-30", "not_next")


@pytest.mark.rule("CHM-30")
def test_the_owner_is_asked_and_her_answer_counts() -> None:
    """The basket's four roots: C4 lacks one, and any of them will do; three stay, where she likes."""
    ada = applying("basket", "A2 BRF, A4 B.F, G6 B", shown=["C4"], pile=["R1"])
    ada.lays("R B4")  # B4 C4 B5 C5: B4 completes it, the others would replace nothing
    assert ada.state.brewed == ("C4",)
    ben = applying("basket", "A2 BRF, A4 BRF", shown=["C4"], pile=["R1"])
    ben.lays("B D5")
    assert isinstance(ben.asked, ChooseWhatFalls)
    with refused("CHM-30", "not_next"):
        ben.does(DropNext(cell("A4")))
    assert len(ben.options) == 4
    ben.does(DropNext(cell("E6")))
    assert ben.state.brewed == ("C4",)
    assert ben.state.lying == lines("D5 BB, D6 B")


@pytest.mark.rule("CHM-30")
def test_nobody_is_asked_where_no_potion_can_be_completed() -> None:
    ada = applying("basket", "A2 BRF")
    ada.lays("B D5")
    assert ada.is_done
    assert MOST_ORDERED == 6
