"""What is being composed survives a reload, a lost line and a look elsewhere (Charlatans' shop)."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import Guests, Person
from tests.browser.test_rhythm import play_now


def comes_to_the_shop(person: Person) -> Locator:
    """Plays on until there is something to buy; the chips that may be had."""
    wares = person.page.locator(".cha-ware:not(.is-refused)")
    for _ in range(300):
        if person.page.locator(".cha-shop .cha-do:enabled").count() and wares.count():
            return wares
        if not person.plays_a_move():
            person.page.wait_for_timeout(50)
    raise AssertionError("there is never anything to buy")


def test_a_basket_survives_a_reload_and_a_lost_line(guests: Guests) -> None:
    ada = guests.arrive("Ada")
    play_now(ada, "charlatans")
    wares = comes_to_the_shop(ada)
    wares.first.click()
    picked = ada.page.locator(".cha-ware.is-picked")
    expect(picked).to_have_count(1)
    chip = picked.get_attribute("data-ware")

    ada.page.reload()
    expect(picked).to_have_count(1)
    assert picked.get_attribute("data-ware") == chip

    ada.page.context.set_offline(True)
    expect(ada.page.locator(".connection-lost")).to_be_visible()
    expect(ada.page.locator(".your-turn")).to_have_count(0)  # nobody knows whose turn it is now
    expect(ada.page).not_to_have_title(re.compile("Your turn"))
    ada.page.context.set_offline(False)
    expect(ada.page.locator(".connection-lost")).to_have_count(0, timeout=20_000)
    expect(picked).to_have_attribute("data-ware", chip or "")
    ada.takes_a_picture("basket")
    ada.page.locator(".cha-do").click()
    expect(ada.page.locator(".log")).to_contain_text("You buy")
    guests.complaints[:] = [line for line in guests.complaints if "ERR_INTERNET_DISCONNECTED" not in line]
