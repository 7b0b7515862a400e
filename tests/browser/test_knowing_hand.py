"""After a question of another kind appears nothing counts for it for a moment, but for a hand that has gone there
knowingly: a pointer that moved onto an offer since, a focus that a key moved there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from sabbat.server.app import page_folder
from tests.browser.scenes import scenes
from tests.browser.still_page import StillPage

# The last thing before the offers on which a focus can be.
LAST_ON_THE_BOARD = """() => {
  const buttons = [...document.querySelectorAll(".board-place button, .question-line :is(button, a)")];
  buttons.filter((button) => button.checkVisibility()).at(-1).focus();
}"""
AWAKE = 500  # ms; longer than the guard is on


class Table:
    """A page that is asked now this, now that, by a table whose time stands still until it is let go on."""

    def __init__(self, page: StillPage) -> None:
        self.still, self.page = page, page.page
        found = {scene.name: scene for scene in scenes("charlatans", matches=1)}
        self._welcomes: list[dict[str, Any]] = [
            json.loads(found[kind].welcome) for kind in ("DrawOrStop", "SpendRubies")
        ]
        self._seq = self._number = 10_000
        self.page.clock.install()
        page.shows(found["DrawOrStop"])
        expect(self.page.locator("[data-layer]")).to_be_attached()
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + 1_000)

    def asks(self, which: int) -> None:
        """The one kind of question or the other; the guard is on then."""
        self._seq += 1
        welcome = self._welcomes[which]
        question = welcome["question"] | {"number": self._seq}
        told = {"seq": self._seq, "events": [], "question": question, "at": None, "undo": None}
        told |= {"t": "Told", "waiting": [0], "view": welcome["view"]}
        self.still.tells(json.dumps(told).encode())
        expect(self.guarded).to_have_count(1)

    def asks_again(self) -> None:
        """Something else in between, and some time: then the other question."""
        self.asks(0)
        self.waits(AWAKE)
        expect(self.guarded).to_have_count(0)

    def waits(self, ms: int) -> None:
        self.page.clock.run_for(ms)

    @property
    def guarded(self) -> Locator:
        return self.page.locator(".table-page.is-guarded")

    @property
    def done(self) -> Locator:
        return self.page.locator('.offer[data-do="Done"]')

    @property
    def answers(self) -> list[str]:
        return [asked["action"]["t"] for asked in self.still.answers]


@pytest.fixture
def table(browser: Browser) -> Iterator[Table]:
    if not (page_folder() / "index.html").is_file():
        pytest.skip("the page has not been built (./play or ./test builds it)")
    page = StillPage(browser)
    yield Table(page)
    page.closes()
    assert not page.complaints


def middle(offer: Locator) -> tuple[float, float]:
    box = offer.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.plain
def test_only_a_hand_that_went_there_knowingly_answers_at_once(table: Table) -> None:
    page, mouse = table.page, table.page.mouse
    table.asks(1)
    x, y = middle(table.done)
    table.waits(AWAKE)

    # A pointer that lay there before, a finger and a key answer nothing.
    table.asks_again()
    mouse.move(x, y)
    table.waits(200)
    table.asks(1)
    mouse.move(x + 3, y)
    mouse.down()
    mouse.up()
    page.touchscreen.tap(x, y)
    page.keyboard.press("1")
    expect(table.guarded).to_have_count(1)
    assert table.answers == []

    # It leaves, and comes back: now she means it.
    mouse.move(2, 2)  # where there is nothing to press
    expect(table.guarded).to_have_count(1)
    mouse.move(x, y, steps=4)
    expect(table.guarded).to_have_count(0)
    mouse.down()
    mouse.up()
    page.wait_for_function("document.querySelector('.question').getAttribute('aria-busy') === 'true'")
    assert table.answers == ["Done"]


@pytest.mark.plain
def test_a_focus_that_a_key_has_moved_there_answers_at_once(table: Table) -> None:
    page = table.page
    table.asks(1)
    table.waits(AWAKE)
    table.asks_again()
    table.asks(1)
    page.evaluate(LAST_ON_THE_BOARD)
    page.keyboard.press("Enter")  # a key that moves nothing counts for nothing
    assert table.answers == []
    expect(table.guarded).to_have_count(1)
    page.keyboard.press("Tab")
    expect(table.guarded).to_have_count(0)
    expect(page.locator(".offer:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('.question').getAttribute('aria-busy') === 'true'")
    assert len(table.answers) == 1
