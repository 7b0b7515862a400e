"""For everybody: axe-core finds nothing on any page, light or dark, and the page loads light."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import expect

from sabbat.server.app import page_folder
from sabbat.words import LANGUAGES
from tests.audit import amount
from tests.browser.axe import violations
from tests.browser.people import DESKTOP, PHONE, Guests
from tests.browser.test_evening import draw_until, invite, play_now

MOST_AT_FIRST = 150_000  # bytes, gzipped
MOST_FACES = 75_000  # bytes: the two typefaces come beside all that, and nothing waits for them (font-display: swap)


LOOKS = [("dark", DESKTOP), ("light", PHONE), ("dark", PHONE), ("light", DESKTOP)]


@pytest.mark.audit
@pytest.mark.parametrize(("theme", "size"), LOOKS[: amount(2, 4, "themes and sizes")], ids=str)
def test_axe_finds_nothing_anywhere(guests: Guests, size: dict[str, int], theme: str) -> None:
    ada = guests.arrive("Ada", size)
    ada.goes_to("/")
    if ada.page.locator("html").get_attribute("data-theme") != theme:
        ada.page.get_by_role("button", name="Light:").click()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", theme)
    expect(ada.button("Play now")).to_be_visible()
    assert violations(ada.page) == []
    ada.takes_a_picture("shelf")
    invite(ada)
    assert violations(ada.page) == []
    ada.takes_a_picture("gathering")
    play_now(ada)
    draw_until(ada, 3)
    assert violations(ada.page) == []
    ada.takes_a_picture("brewing")


def test_the_first_load_is_light() -> None:
    """Everything that the shelf needs, gzipped: the page, its scripts and styles, the words of one language."""
    folder = page_folder()
    index = (folder / "index.html").read_text(encoding="utf-8")
    files = {
        folder / "index.html",
        *(folder / path.lstrip("/") for path in re.findall(r'(?:src|href)="([^"]+)"', index)),
    }
    chunks = sorted((folder / "assets").glob("*.js"))
    words = [path for path in chunks if re.match(r"(en|web)[-.]", path.name)]
    total = sum(len(gzip.compress(path.read_bytes())) for path in {*files, *words})
    assert total < MOST_AT_FIRST
    others = "|".join(language for language in LANGUAGES if language != "en")
    read = [
        path
        for path in (folder / "assets").iterdir()
        if not re.match(rf"({others})[-.]", path.name) and path.suffix != ".woff2"
    ]
    everything = sum(len(gzip.compress(path.read_bytes())) for path in read)  # all games, in one language
    assert everything < 2 * MOST_AT_FIRST


def test_a_table_is_light_too_and_the_typefaces_come_beside_it(guests: Guests) -> None:
    """What a browser loads for a table, by its own count: the page without its typefaces, then the typefaces."""
    ada = guests.arrive("Ada")
    loaded: dict[str, int] = {}
    ada.page.on("requestfinished", lambda request: loaded.update({request.url: request.sizes()["responseBodySize"]}))
    play_now(ada)
    ada.page.evaluate("document.fonts.ready")
    faces = {url: size for url, size in loaded.items() if url.endswith(".woff2")}
    assert len(faces) == 2
    assert sum(faces.values()) < MOST_FACES
    assert sum(loaded.values()) - sum(faces.values()) < MOST_AT_FIRST
    assert ada.page.evaluate("[...document.fonts].map(face => face.display)") == ["swap", "swap"]
    for wanted in ("16px 'Nunito Sans Variable'", "16px 'Fraunces Variable'"):
        assert ada.page.evaluate("face => document.fonts.check(face, 'Œuvre élégante, Zoé & Müßig')", wanted)


def test_the_light_follows_the_device_until_it_is_chosen(guests: Guests) -> None:
    ada = guests.arrive("Ada", color_scheme="light")
    ada.goes_to("/")
    html = ada.page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    ada.page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-theme", "dark")
    ada.page.get_by_role("button", name="Light:").click()
    expect(html).to_have_attribute("data-theme", "light")
    ada.page.emulate_media(color_scheme="light")
    ada.page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-theme", "light")
    ada.page.reload()
    expect(html).to_have_attribute("data-theme", "light")
