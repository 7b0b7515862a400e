"""Every game on every screen: what is essential is there without scrolling, whole, apart and large enough to tap."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

import sabbat
from sabbat.server.app import page_folder
from tests.audit import amount, is_whole
from tests.browser.measuring import BY_TOUCH, SIZES, faults, ranking_faults
from tests.browser.rare_scenes import rare_scenes
from tests.browser.scenes import Scene, scenes
from tests.browser.still_page import StillPage

LANGUAGES = ("en", "fr", "de")
SAMPLE = 1  # kinds of question of each game; the audit takes all
SCARCE = ("360x740", "740x360", "1366x768")  # where the words of every language must fit
MAIN = {  # where most is to be seen and done
    "charlatans": "DrawOrStop",
    "bal_des_chaudrons": "Produce",
    "chaudron_magique": "AddBlocks",
    "du_balai": "WriteInSecret",
    "sorcellerie": "BeFirst",
}


@pytest.fixture(scope="module", params=LANGUAGES)
def still(browser: Browser, request: pytest.FixtureRequest) -> Iterator[tuple[str, StillPage]]:
    if not (page_folder() / "index.html").is_file():
        pytest.skip("the page has not been built (./play or ./test builds it)")
    page = StillPage(browser, request.param)
    yield request.param, page
    page.closes()
    assert not page.complaints


def looked_at(game: str) -> list[Scene]:
    """The main question first, then the others; the audit also looks for the rare ones."""
    found = [scene for scene in scenes(game) if scene.name != "over"]
    found += rare_scenes(game) if is_whole() else ()
    first = sorted(found, key=lambda scene: scene.name != MAIN.get(game))
    return first[: amount(SAMPLE, len(first), "kinds of question")]


def sizes_of(game: str) -> list[str]:
    """Those without room to spare, and of the others each game's own; the audit takes all."""
    ample = [size for size in SIZES if size not in SCARCE]
    first = list(sabbat.GAMES).index(game)
    turned = [ample[(first + at) % len(ample)] for at in range(len(ample))]
    return [*SCARCE, *turned[: amount(1, len(ample), "sizes with room to spare")]]


@pytest.mark.plain
@pytest.mark.audit
@pytest.mark.parametrize("game", sabbat.GAMES)
def test_what_is_essential_is_on_the_first_screen(game: str, still: tuple[str, StillPage]) -> None:
    language, page = still
    sizes = sizes_of(game) if language == "en" else SCARCE[: amount(1, 3, "sizes in each language")]
    found = []
    for scene in looked_at(game):
        page.shows(scene)
        for size in sizes:
            page.resizes(*SIZES[size])
            found += [f"{scene} at {size}: {fault}" for fault in faults(page.page, size in BY_TOUCH)]
    assert not found, "\n".join(found)


@pytest.mark.plain
@pytest.mark.audit
@pytest.mark.parametrize("game", list(sabbat.GAMES)[: amount(2, 5, "games with their rankings")])
def test_the_ranking_is_read_whole(game: str, still: tuple[str, StillPage]) -> None:
    language, page = still
    if language != "en" and not is_whole():
        pytest.skip("the other languages are the audit's")
    page.shows(next(scene for scene in scenes(game) if scene.name == "over"))
    found = []
    for size in list(SIZES)[: amount(1, len(SIZES), "sizes of the ranking")]:
        page.resizes(*SIZES[size])
        found += [f"{game} at {size}: {fault}" for fault in ranking_faults(page.page)]
    assert not found, "\n".join(found)
