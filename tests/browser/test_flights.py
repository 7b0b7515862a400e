"""Things that fly over a board stay in proportion, also where there is no room for what they fly to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from sabbat.server.app import page_folder
from tests.browser.measuring import SIZES
from tests.browser.scenes import told_after_a_draw
from tests.browser.still_page import StillPage

LARGEST = 60  # px; a chip in one's own hand is 76 wide, somebody else's never more than this

# Follows everything that flies until nothing has flown for a while: the widest it was, and where it was last.
WATCH = """() => {
  const seen = { widest: 0, last: null };
  window.flown = seen;
  const look = () => {
    for (const piece of document.querySelectorAll(".cha-flying")) {
      const { x, y, width, height } = piece.getBoundingClientRect();
      seen.widest = Math.max(seen.widest, width);
      seen.last = { x: x + width / 2, y: y + height / 2 };
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
LANDED = """(seat) => {
  const { last } = window.flown;
  const person = document.querySelector(`[data-person="${seat}"]`).getBoundingClientRect();
  return last && last.x >= person.left && last.x <= person.right && last.y >= person.top && last.y <= person.bottom;
}"""


@pytest.fixture
def moving(browser: Browser) -> Iterator[StillPage]:
    if not (page_folder() / "index.html").is_file():
        pytest.skip("the page has not been built (./play or ./test builds it)")
    page = StillPage(browser, motion=True)
    yield page
    page.closes()
    assert not page.complaints


@pytest.mark.plain
def test_a_chip_of_a_pot_without_room_flies_small_to_its_owner(moving: StillPage) -> None:
    scene, drawer, told = told_after_a_draw()
    moving.resizes(*SIZES["740x360"])
    moving.shows(scene)
    page = moving.page
    page.add_style_tag(content=".cha-mini { display: none }")  # as on a screen that has no room for them
    page.evaluate(WATCH)
    moving.tells(told)
    page.wait_for_function(LANDED, arg=drawer)
    assert 0 < page.evaluate("window.flown.widest") <= LARGEST
