"""The browser's phrase wheel knows the phrases that the rules know, and no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sabbat.games.chaudron_magique.components import LETTERS
from sabbat.games.chaudron_magique.phrases import ABOUT_POTION, ABOUT_RESOURCE, ALONE

WHEEL = Path(__file__).parents[2] / "web" / "src" / "games" / "chaudron_magique" / "phrases.ts"


@pytest.mark.parametrize(
    ("name", "kinds"),
    [("ABOUT_RESOURCE", ABOUT_RESOURCE), ("ABOUT_POTION", ABOUT_POTION), ("ALONE", ALONE), ("RESOURCES", (LETTERS,))],
)
def test_the_wheel_offers_exactly_what_may_be_said(name: str, kinds: tuple[str, ...]) -> None:
    line = re.search(rf"const {name} = (.*?);", WHEEL.read_text(encoding="utf-8"), re.DOTALL)
    assert line is not None
    assert set(re.findall(r'"(\w+)"', line.group(1))) == set(kinds)
