"""What the last sequence of a match came to stays after its end, also on a page that is opened only then."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from sabbat.server.app import page_folder
from tests.browser.measuring import SIZES
from tests.browser.people import PICTURES
from tests.browser.scenes import scenes
from tests.browser.still_page import StillPage

SAID = {"bal_des_chaudrons": "passes you", "charlatans": "You score"}


@pytest.fixture
def page(browser: Browser) -> Iterator[StillPage]:
    if not (page_folder() / "index.html").is_file():
        pytest.skip("the page has not been built (./play or ./test builds it)")
    still = StillPage(browser)
    yield still
    still.closes()
    assert not still.complaints


@pytest.mark.plain
@pytest.mark.parametrize("game", sorted(SAID))
def test_the_last_passing_and_the_last_scoring_stay_after_the_end(page: StillPage, game: str) -> None:
    page.shows(next(scene for scene in scenes(game, matches=1) if scene.name == "over"))
    table = page.page
    expect(table.get_by_role("dialog")).to_be_visible()
    table.keyboard.press("Escape")
    recap = table.locator(".question.over .recap")
    for name, size in SIZES.items():
        page.resizes(*size)
        expect(recap).to_be_visible()
        if PICTURES:
            table.screenshot(path=f"artefacts/browser/recap-over-{game}-{name}.png")
    expect(recap).to_contain_text(SAID[game])
