"""Several people on one device: each answers with her own face; where something is secret, behind a curtain."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from tests.audit import amount
from tests.browser.axe import violations
from tests.browser.people import Guests
from tests.browser.test_faces import lay, mover_of, sit

MOST_LOOKS = 500
ROUNDS = 2  # times that each of them has the device, at least

LOOK = """() => ({
  curtain: document.querySelector(".curtain h1")?.innerText ?? "",
  asked: document.querySelector("section.question.asked") !== null,
  over: document.querySelector(".once-more") !== null,
  seat: document.querySelector("[data-focus]")?.dataset.focus ?? "",
})"""


SHARED = [("charlatans", False), ("bal_des_chaudrons", True), ("chaudron_magique", True)]


@pytest.mark.audit
@pytest.mark.parametrize(("game", "secret"), SHARED[: amount(2, 3, "games on one device")])
def test_two_people_share_a_device_and_their_secrets_stay_apart(guests: Guests, game: str, secret: bool) -> None:
    device = guests.arrive("Ada")
    page = device.page
    sit(device, lay(device, game))
    page.get_by_label("Her or his name").fill("Zoé")
    device.button("Sit down here too").click()
    expect(page.locator(".here-list")).to_contain_text("Zoé")
    device.takes_a_picture("gathering")
    device.button("Start").click()
    moves = mover_of(game, device)
    turns: list[str] = []  # the seats that had the device, one after another
    curtains: list[str] = []
    for _ in range(MOST_LOOKS):
        seen = page.evaluate(LOOK)
        if seen["over"] or min(turns.count("0"), turns.count("1")) >= ROUNDS:
            break
        if seen["curtain"]:
            assert page.locator(".table-page").count() == 0  # nothing of anybody's is in the page
            if not curtains:
                device.takes_a_picture("curtain")
                assert violations(page) == []
            curtains.append(seen["curtain"])
            device.button(f"I am {seen['curtain']}").click()
            expect(page.locator(f'[data-focus="{("Ada", "Zoé").index(curtains[-1])}"]')).to_be_visible()
        elif seen["asked"]:
            if turns[-1:] != [seen["seat"]]:
                turns.append(seen["seat"])
                assert not secret or not curtains or ("Ada", "Zoé")[int(seen["seat"])] == curtains[-1]
            if not moves():
                page.wait_for_timeout(50)
        else:
            page.wait_for_timeout(50)
    assert min(turns.count("0"), turns.count("1")) >= ROUNDS, turns
    assert set(curtains) == ({"Ada", "Zoé"} if secret else set())
    device.takes_a_picture("playing")
    page.reload()  # both are still here
    expect(page.locator(".curtain, section.question")).to_be_visible()
    with_a_question = page.locator(".curtain, section.question.asked")
    expect(with_a_question.first).to_be_visible()


def test_where_moments_count_the_lobby_says_why_not_on_one_device(guests: Guests) -> None:
    device = guests.arrive("Ada")
    sit(device, lay(device, "sorcellerie"))
    expect(device.page.locator(".lobby")).to_contain_text("Not on one device")
    with pytest.raises(PlaywrightError):
        device.page.get_by_label("Her or his name").fill("Zoé", timeout=500)
