"""Le Bal des Chaudrons: each potion is whole on its card, in every language and on every screen; late in a match a desk
shows all that may be brewed at once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

import sabbat
from sabbat.games.bal_des_chaudrons.components import POTIONS
from sabbat.games.bal_des_chaudrons.rules.brewing import Produce
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
  const seals = [...face.querySelectorAll(".bal-seal")].map(box);
  const faults = [
    box(foot).bottom > box(face).bottom && "its foot is cut",
    slots.some((slot) => slot.bottom > box(foot).top + 1) && "a slot lies over its foot",
    slots.some((slot) => slot.top < box(name).bottom - 3) && "a slot lies over its name",
    slots.some((slot) => slot.width < 14) && "its slots are too small to read",
    [2, 3].includes(seals.length) && seals.at(-1).top > seals[0].top + 2 && "its seals stand above each other",
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


DESKS = {**{size: SIZES[size] for size in ("1366x768", "1440x900", "2560x1440")}, "1280x800": (1280, 800)}
MANY = 9  # potions
HIDDEN = """() => {
  const bottom = (selector) => document.querySelector(selector).getBoundingClientRect().bottom;
  const shown = Math.min(bottom(".bal-line .bal-cards"), bottom(".bal-mine"));
  const cards = [...document.querySelectorAll(".bal-line .bal-card")];
  return [cards.length, cards.filter((card) => card.getBoundingClientRect().bottom > shown + 1).length];
}"""


def many_to_brew() -> Scene:
    """Of a match of people who do anything: so many potions are hardly ever there before the ninth round."""
    match = sabbat.game("bal_des_chaudrons").start(seats=4, seed="1")
    rng = Random("1")
    while True:
        for seat in match.pending:
            state: Any = match.state  # of this game
            if isinstance(state.asked[seat], Produce) and len(state.witches[seat].line) >= MANY:
                return scene_of(match, seat, "many potions", [], 0)
        seat = rng.choice(list(match.pending))
        match.submit(seat, rng.choice(match.options(seat)))


@pytest.mark.plain
def test_nine_potions_are_seen_at_once_on_a_desk(browser: Browser) -> None:
    if not (page_folder() / "index.html").is_file():
        pytest.skip("the page has not been built (./play or ./test builds it)")
    page = StillPage(browser, "de")
    page.shows(many_to_brew())
    found = {}
    for size, (width, height) in DESKS.items():
        page.resizes(width, height)
        found[size] = page.page.evaluate(HIDDEN)
    page.closes()
    assert found == {size: [MANY, 0] for size in DESKS}
