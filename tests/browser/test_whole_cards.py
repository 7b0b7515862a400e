"""Le Bal des Chaudrons: each potion is whole on its card, in every language and on every screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

import sabbat
from sabbat.games.bal_des_chaudrons.components import POTIONS
from sabbat.games.bal_des_chaudrons.rules.study import ChoosePotion
from sabbat.server.app import page_folder
from tests.audit import amount
from tests.browser.measuring import SIZES
from tests.browser.scenes import Scene, scene_of
from tests.browser.still_page import StillPage

TIGHT = ("360x740", "1440x900", "740x360", "1366x768")  # the least of a card's height for its width
AT_ONCE = 6  # in a hand
FAULTS = """() => [...document.querySelectorAll(".bal-hand .bal-card-face")].flatMap((face) => {
  const box = (element) => element.getBoundingClientRect();
  const [name, foot] = ["name", "foot"].map((part) => face.querySelector(`.bal-card-${part}`));
  const slots = [...face.querySelectorAll(".bal-slot")].map(box);
  const faults = [
    box(foot).bottom > box(face).bottom && "its foot is cut",
    slots.some((slot) => slot.bottom > box(foot).top + 1) && "a slot lies over its foot",
    slots.some((slot) => slot.top < box(name).bottom - 3) && "a slot lies over its name",
    slots.some((slot) => slot.width < 14) && "its slots are too small to read",
  ];
  return faults.filter(Boolean).map((fault) => `${name.innerText}: ${fault}`);
})"""


def hands() -> Iterator[Scene]:
    """All potions, a few at a time, in the hand of somebody who chooses."""
    match = sabbat.game("bal_des_chaudrons").start(seats=2, seed=3)
    while not isinstance(match.state.asked[0], ChoosePotion):
        seat = min(match.pending)
        match.submit(seat, match.options(seat)[0])
    for first in range(0, len(POTIONS), AT_ONCE):
        state: Any = match.state  # of this game
        state.witches[0].hand = POTIONS[first : first + AT_ONCE]
        yield scene_of(match, 0, f"potions from {first}", [], 0)


@pytest.mark.plain
@pytest.mark.audit
@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_each_potion_is_whole_on_its_card(browser: Browser, language: str) -> None:
    if not (page_folder() / "index.html").is_file():
        pytest.skip("the page has not been built (./play or ./test builds it)")
    page = StillPage(browser, language)
    sizes = [*TIGHT, *(size for size in SIZES if size not in TIGHT)]
    sizes = sizes[: amount(2, len(sizes), "sizes")]
    cards, found = 0, []
    for scene in hands():
        page.shows(scene)
        for size in sizes:
            page.resizes(*SIZES[size])
            cards += page.page.locator(".bal-hand .bal-card-face").count()
            found += [f"{size}: {fault}" for fault in page.page.evaluate(FAULTS)]
    page.closes()
    assert not found
    assert cards == len(POTIONS) * len(sizes)
