"""How an evening ends: on one device for three, with a rematch; and on a television, in each language."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from sabbat.games import GAMES
from sabbat.server import protocol as wire
from tests.audit import amount
from tests.browser.people import Guests, Person
from tests.browser.test_faces import CUT_OFF, OFF_SCREEN, SMALL_TEXTS, SMALLEST, TV, lay, mover_of, sit
from tests.browser.test_one_device import LOOK
from tests.server.player import Player

NAMES = ("Ada", "Zoé", "Cléo")
ON_ONE_DEVICE = ("chaudron_magique", "charlatans", "bal_des_chaudrons")
ENDED = ("charlatans", "bal_des_chaudrons", "chaudron_magique", "sorcellerie", "du_balai")
MOST_LOOKS = 6_000
LANGUAGES = ("fr-FR", "de-DE", "en-GB")
LARGE = "parseFloat(getComputedStyle(document.querySelector('.winner-why')).fontSize) > 30"


def answer_for_all(device: Person, game: str, until_over: bool) -> set[str]:
    """Whoever is asked answers, one after another; the seats that did. Ends with the match, or when all have."""
    page, moves = device.page, mover_of(game, device)
    answered: set[str] = set()
    for _ in range(MOST_LOOKS):
        seen = page.evaluate(LOOK)
        if seen["over"] or (len(answered) == len(NAMES) and not until_over):
            return answered
        if seen["curtain"]:
            device.button(f"I am {seen['curtain']}").click()
        elif seen["asked"] and seen["seat"]:  # between two people there may be a moment with nobody's board
            answered.add(seen["seat"])
            if not moves():
                page.wait_for_timeout(50)
        else:
            page.wait_for_timeout(50)
    raise AssertionError("the match does not end")


@pytest.mark.audit
@pytest.mark.parametrize("game", ON_ONE_DEVICE[: amount(0, 3, "matches of three on one device, to their end")])
def test_three_share_a_device_to_the_end_and_play_again(guests: Guests, game: str) -> None:
    device = guests.arrive(NAMES[0])
    page = device.page
    sit(device, lay(device, game, seats=3))
    for name in NAMES[1:]:
        page.get_by_label("Her or his name").fill(name)
        device.button("Sit down here too").click()
        expect(page.locator(".here-list")).to_contain_text(name)
    device.button("Start").click()
    assert answer_for_all(device, game, until_over=True) == {"0", "1", "2"}
    device.takes_a_picture("over")
    for name in NAMES:
        expect(page.get_by_role("dialog")).to_contain_text(name)
    before = page.url
    page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    expect(page.locator(".curtain, section.question.asked").first).to_be_visible()
    assert page.url != before
    assert answer_for_all(device, game, until_over=False) == {"0", "1", "2"}
    device.takes_a_picture("again")


def played_out(base: str, game: str) -> str:
    """A match that bots have brought to its end; its address. Beside the browser, which has its own loop."""

    async def played() -> str:
        async with Player(base, "Maximiliane Wilhelmine W") as ada:
            table = await ada.opens(game, 2)
            await ada.joins(table)
            await ada.sits(0)
            await ada.starts("sensible")
            assert isinstance(await ada.asks(wire.Rise(99)), wire.Done)  # a bot stands in for her
            await ada.waits_for(lambda: ada.is_over)
            return f"/t/{table}"

    with ThreadPoolExecutor(1) as beside:
        return beside.submit(lambda: asyncio.run(played())).result()


@pytest.mark.audit
@pytest.mark.parametrize("game", ENDED[: amount(0, 5, "ends of matches on a television")])
def test_the_end_on_a_television_in_every_language(guests: Guests, game: str) -> None:
    address = played_out(guests.base, game)
    for locale in LANGUAGES:
        screen = guests.arrive(f"TV-{locale}", TV, locale=locale)
        screen.goes_to(f"{address}?tv")
        tv = screen.page
        expect(tv.locator(".tv-ended")).to_be_visible()
        expect(tv.locator(".tv-said")).not_to_be_empty()
        for _ in range(100):
            if tv.evaluate(LARGE):  # with little motion every change of size takes a frame
                break
            tv.wait_for_timeout(50)
        screen.takes_a_picture("ended")
        if not GAMES[game].together:
            expect(tv.locator(".tv-ended ol li")).to_have_count(2)
        assert tv.evaluate(SMALL_TEXTS, SMALLEST) == []
        assert tv.evaluate(OFF_SCREEN) == []
        assert tv.evaluate(CUT_OFF) == []
