"""axe-core finds nothing in any state: what is open over a table, each face of it, its end, and every question."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from sabbat.games import GAMES
from sabbat.server.app import page_folder
from tests.audit import amount, share
from tests.browser.axe import violations
from tests.browser.people import DESKTOP, PHONE, Guests, Person
from tests.browser.rare_scenes import rare_scenes
from tests.browser.scenes import scenes
from tests.browser.still_page import StillPage
from tests.browser.test_endings import played_out
from tests.browser.test_faces import TV, lay, mover_of, sit
from tests.browser.test_guide import BUBBLE, begins
from tests.browser.test_ways_in import open_table

Look = tuple[str, dict[str, int]]
LOOKS: list[Look] = [("light", PHONE), ("dark", DESKTOP), ("dark", PHONE), ("light", DESKTOP)]
MOST_MOVES = 60


def look_name(look: object) -> str:
    assert isinstance(look, tuple)
    theme, size = look
    return f"{theme}-{size['width']}"


def opens(person: Person, panel: str) -> None:
    """One of the panels: a tab beside the board, or a key below it."""
    person.page.locator(".side .tabs button, .panel-keys button", has_text=panel).click()


def at_a_table(ada: Person) -> None:
    ada.goes_to("/")
    open_table(ada, seats=4)


def guide(ada: Person) -> None:
    begins(ada, "charlatans")
    expect(ada.page.locator(BUBBLE)).to_be_visible()


def hint(ada: Person) -> None:
    """The first of them is told with the first question about a chip: the fortune card may ask something before."""
    at_a_table(ada)
    bubble = ada.page.locator(BUBBLE)
    for _ in range(MOST_MOVES):
        if bubble.count():
            break
        ada.plays_a_move()
        ada.page.wait_for_timeout(100)
    expect(bubble).to_be_visible()


def rules(ada: Person) -> None:
    at_a_table(ada)
    opens(ada, "Rules")
    expect(ada.page.locator(".reading").first).to_be_visible()


def found_rules(ada: Person) -> None:
    at_a_table(ada)
    opens(ada, "Rules")
    ada.page.get_by_role("searchbox").fill("flask")
    expect(ada.page.locator(".rules-found .rule").first).to_be_visible()


def chat(ada: Person) -> None:
    at_a_table(ada)
    opens(ada, "Chat")
    ada.page.locator(".chat input, .chat textarea").first.fill("Good evening")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".chat")).to_contain_text("Good evening")


def settings(ada: Person) -> None:
    at_a_table(ada)
    opens(ada, "Table")
    expect(ada.page.locator(".table-panel")).to_be_visible()


def person(ada: Person) -> None:
    at_a_table(ada)
    ada.page.locator("[data-person]").last.click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()


def seat_to_move(ada: Person) -> None:
    sit(ada, lay(ada, "charlatans", 4))
    opens(ada, "Table")
    ada.button("Show a code for my other device").click()
    expect(ada.page.locator(".move-seat .qr")).to_be_visible()


def about(ada: Person) -> None:
    ada.goes_to("/")
    ada.button("About Sabbat").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Version")


def hand(ada: Person) -> None:
    at_a_table(ada)
    ada.goes_to(f"{ada.page.url}?hand")
    expect(ada.page.locator(".face-hand")).to_be_visible()


def curtain(ada: Person) -> None:
    sit(ada, lay(ada, "bal_des_chaudrons"))
    ada.page.get_by_label("Her or his name").fill("Zoé")
    ada.button("Sit down here too").click()
    expect(ada.page.locator(".here-list")).to_contain_text("Zoé")
    ada.button("Start").click()
    moves = mover_of("bal_des_chaudrons", ada)
    for _ in range(MOST_MOVES):
        if ada.page.locator(".curtain").count():
            break
        moves()
        ada.page.wait_for_timeout(50)
    expect(ada.page.locator(".curtain")).to_be_visible()


STATES: list[Callable[[Person], None]] = [
    guide,
    hint,
    rules,
    found_rules,
    chat,
    settings,
    person,
    seat_to_move,
    about,
    hand,
    curtain,
]


@pytest.mark.audit
@pytest.mark.parametrize("look", LOOKS[: amount(1, 4, "themes and sizes of each state")], ids=look_name)
@pytest.mark.parametrize("state", STATES[: amount(1, len(STATES), "states of a table for axe")])
def test_axe_finds_nothing_in_any_state(guests: Guests, state: Callable[[Person], None], look: Look) -> None:
    theme, size = look
    ada = guests.arrive("Ada", size, hints=state in (guide, hint), color_scheme=theme)
    state(ada)
    expect(ada.page.locator("html")).to_have_attribute("data-theme", theme)
    ada.takes_a_picture(state.__name__)
    assert violations(ada.page) == []


def shown(browser: Browser, look: Look) -> StillPage:
    if not (page_folder() / "index.html").is_file():
        pytest.skip("the page has not been built (./play or ./test builds it)")
    theme, size = look
    still = StillPage(browser, theme=theme)
    still.page.set_viewport_size({"width": size["width"], "height": size["height"]})
    return still


@pytest.mark.plain
@pytest.mark.audit
@pytest.mark.parametrize("look", LOOKS[: amount(1, 4, "themes and sizes of each end")], ids=look_name)
@pytest.mark.parametrize("game", list(GAMES)[: amount(1, 5, "ends of matches for axe")])
def test_axe_finds_nothing_at_the_end(browser: Browser, game: str, look: Look) -> None:
    still = shown(browser, look)
    still.shows(next(scene for scene in scenes(game) if scene.name == "over"))
    still.page.locator("dialog[open] .winner").wait_for()
    assert violations(still.page) == []
    still.closes()


@pytest.mark.plain
@pytest.mark.audit
@pytest.mark.skipif(share() == 0, reason="every question of every game: ./audit looks at them")
@pytest.mark.parametrize("look", LOOKS[: amount(1, 4, "themes and sizes of each question")], ids=look_name)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_any_question(browser: Browser, game: str, look: Look) -> None:
    still = shown(browser, look)
    found = []
    for scene in (*scenes(game), *rare_scenes(game)):
        if scene.name == "over":
            continue
        still.shows(scene)
        found += [f"{scene}: {violation}" for violation in violations(still.page)]
    still.closes()
    assert found == []


@pytest.mark.audit
@pytest.mark.skipif(share() == 0, reason="each game on a television: ./audit looks at them")
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_a_television(guests: Guests, game: str) -> None:
    """While people gather, while they play, and at the end."""

    def is_clean(tv: Page) -> None:
        for theme in ("dark", "light"):
            tv.emulate_media(color_scheme=theme)
            expect(tv.locator("html")).to_have_attribute("data-theme", theme)
            assert violations(tv) == []

    ada, screen = guests.arrive("Ada", PHONE), guests.arrive("TV", TV)
    address = lay(ada, game)
    screen.goes_to(f"{address}?tv")
    sit(ada, address)
    expect(screen.page.locator(".tv-gathering")).to_contain_text("Ada")
    is_clean(screen.page)
    ada.page.get_by_role("button", name="Start").click()
    expect(screen.page.locator("[data-round]")).to_be_visible()
    is_clean(screen.page)
    screen.goes_to(f"{played_out(guests.base, game)}?tv")
    expect(screen.page.locator(".tv-ended")).to_be_visible()
    is_clean(screen.page)
