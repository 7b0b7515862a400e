"""DUB-38 to DUB-41: the spells that change a formula, the tailwind, and a card that is not there."""

import pytest

from sabbat.games.du_balai import GAME
from sabbat.games.du_balai.actions import PlaySpell
from sabbat.games.du_balai.components import MAGIC
from sabbat.games.du_balai.events import FinishCrossed, FormulaCorrected, FormulaMended
from sabbat.games.du_balai.rules.effects import MendFormula
from tests.du_balai.table import written
from tests.hand_laid import refused

# DUB-38 Oubli réparé


@pytest.mark.rule("DUB-38")
def test_mended_memory_adds_an_unused_card_with_the_dice_open() -> None:
    table = written("eye web", "", hands={0: "mended_memory"})
    assert GAME.view(table.state, 0).dice is not None
    table[0].plays("mended_memory")
    assert isinstance(table[0].asked, MendFormula)
    with refused("DUB-38", "card_is_used"):
        table[0].adds("eye")
    with refused("DUB-36", "one_formula_only"):
        table[0].adds("ear", second=True)
    table[0].adds("ear")
    assert [(event.seat, event.symbol) for event in table.told(FormulaMended)] == [(0, "ear")]
    assert table[0].square == 5  # perfect now


@pytest.mark.rule("DUB-38", "DUB-39")
@pytest.mark.parametrize("card", ["mended_memory", "correction"])
def test_the_formula_is_changed_before_it_is_applied_not_after(card: str) -> None:
    table = written("eye", "", hands={0: card})
    table[0].flies_on()
    with refused("DUB-31", "before_your_move"):
        table[0].plays(card)


@pytest.mark.rule("DUB-38")
def test_nothing_can_be_added_to_all_nine() -> None:
    every = "spider clash eye lightning rain web star skull ear"
    table = written(every, "", hands={0: "mended_memory correction"})
    with refused("DUB-38", "no_unused_card"):
        table[0].plays("mended_memory")
    with refused("DUB-38", "no_unused_card"):
        table[0].plays("correction")


# DUB-39 Rectification


@pytest.mark.rule("DUB-39")
def test_correction_swaps_a_card_for_an_unused_one() -> None:
    table = written("eye web star", "", hands={0: "correction loop"})
    table[0].plays("correction")
    with refused("DUB-39", "card_not_in_formula"):
        table[0].swaps("skull", "ear")
    with refused("DUB-38", "card_is_used"):
        table[0].swaps("star", "eye")
    with refused("DUB-36", "one_formula_only"):
        table[0].swaps("star", "ear", second=True)
    table[0].swaps("star", "ear")
    assert [(event.old, event.new) for event in table.told(FormulaCorrected)] == [("star", "ear")]
    table[0].flies_on()
    assert table[0].square == 5


@pytest.mark.rule("DUB-39")
def test_an_empty_formula_has_nothing_to_swap() -> None:
    table = written("", "", hands={0: "correction"})
    with refused("DUB-39", "nothing_to_swap"):
        table[0].plays("correction")


# DUB-40 Vent arrière


@pytest.mark.rule("DUB-40")
@pytest.mark.parametrize(("squares", "gain"), [((5, 3, 2), 1), ((5, 8, 9), 3), ((5, 5, 9), 2), ((5, 5, 5), 1)])
def test_the_tailwind_blows_as_far_as_the_place_in_the_race(squares: tuple[int, ...], gain: int) -> None:
    table = written("", "", "", hands={0: "tailwind"}, squares=squares, first=0)
    table[0].plays("tailwind")
    assert table.moves_by("tailwind") == [(0, 5, 5 + gain)]


@pytest.mark.rule("DUB-40")
def test_the_tailwind_may_be_used_before_or_after_the_own_move_and_across_the_finish() -> None:
    table = written("eye ear", "", hands={0: "tailwind"}, squares=(20, 4), closer=0)
    table[0].flies_on()
    assert table[0].square == 22
    table[0].plays("tailwind")
    assert [(event.seat, event.place) for event in table.told(FinishCrossed)] == [(0, 1)]


@pytest.mark.parametrize("card", MAGIC)
@pytest.mark.rule("DUB-31")
def test_a_card_that_is_not_in_hand_cannot_be_played(card: str) -> None:
    held = "loop" if card != "loop" else "hex"
    table = written("", "", hands={0: held})
    with refused("DUB-31", "card_not_in_hand"):
        table[0].does(PlaySpell(card))
