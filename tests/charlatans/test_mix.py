"""CHA-40: a free mix of pages, one per colour."""

from typing import Any

import pytest

from sabbat.engine import BadOptions
from sabbat.games.charlatans.components import chips
from sabbat.games.charlatans.events import Bought
from tests.charlatans.table import brewed, brewing, lay

MIX: dict[str, Any] = {"green": 2, "blue": 3, "red": 4, "yellow": 1, "purple": 2}  # what lay() takes


@pytest.mark.rule("CHA-40")
def test_each_page_of_a_mix_acts() -> None:
    ada = brewing(pot="B4 R1 W1", luck="Y1", drops=(1, 0), **MIX)
    assert ada.pot == "B4@5 R1@6 W1@8"  # red page 4 moves the white chip
    assert ada.rubies == 2  # blue page 3 on the ruby of 5
    ada.draws()
    ada.puts_back()  # yellow page 1
    assert ada.pot == "B4@5 R1@6 Y1@9"


@pytest.mark.rule("CHA-40")
def test_the_pages_of_step_b_act_in_a_mix_too() -> None:
    ada = brewed("W3 P1 G2", round=3, **MIX)[0]
    assert ada.on_offer == "B1 R1"  # green page 2
    ada.takes("B1")
    ada.claims(1)  # purple page 2
    assert ada.has_a_chip_of("K1") == 1


@pytest.mark.rule("CHA-27", "CHA-40")
@pytest.mark.parametrize(("chip", "price"), [("G4", 18), ("B4", 14), ("R4", 17), ("Y4", 18), ("P1", 12)])
def test_each_page_of_a_mix_brings_its_own_prices(chip: str, price: int) -> None:
    ada = brewed("W1", round=3, drops=(51, 0), **MIX)[0]
    ada.buys(chip)
    assert ada.table.told(Bought) == [Bought(0, tuple(chips(chip)), paid=price, lost=35 - price)]


@pytest.mark.rule("CHA-3", "CHA-40")
def test_colours_that_the_mix_does_not_name_are_those_of_the_set() -> None:
    ada = brewed("W1", round=3, drops=(51, 0), set=2, green=3)[0]
    ada.buys("G4 P1")  # 21 on page 3 of green, 12 on page 2 of purple
    assert [event.paid for event in ada.table.told(Bought)] == [33]


@pytest.mark.rule("CHA-40")
@pytest.mark.parametrize("page", [5, -1, 2.0, "2"])
def test_there_is_no_page_besides_these(page: object) -> None:
    with pytest.raises(BadOptions, match="option 'green' cannot be"):
        lay(green=page)  # type: ignore[arg-type]  # what nobody should ask for
