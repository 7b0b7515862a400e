"""Evenings at the table, in a real browser: friends by a link, bots, a reload, a spectator, a phone, a keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.by_wire import BY_HAND, play_out
from tests.browser.people import PHONE, Guests, Person, expect_no_sideways_scrolling, play_to_the_end


def invite(host: Person) -> str:
    """The host opens a table for friends; its address."""
    host.goes_to("/")
    host.page.get_by_label("Your name").fill(host.name)
    host.button("Invite friends").click()
    host.page.wait_for_url("**/t/*")
    expect(host.page.locator(".lobby")).to_be_visible()
    return host.page.url


def sit_down(guest: Person, address: str) -> None:
    guest.goes_to(address)
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.button("Sit down").click()


def play_now(person: Person) -> None:
    """One click against bots."""
    person.goes_to("/")
    expect(person.button("Play now")).to_be_enabled()
    person.button("Play now").click()
    expect(person.question).to_be_visible()


def draw_until(person: Person, chips: int) -> None:
    for _ in range(chips):
        person.plays_a_move()
        person.page.wait_for_timeout(150)


def test_two_people_and_two_bots_play_a_whole_match_and_one_reloads_in_mid_question(guests: Guests) -> None:
    ada, zoe = guests.arrive("Ada"), guests.arrive("Zoé", PHONE)
    address = invite(ada)
    sit_down(zoe, address)
    expect(ada.page.get_by_text("Zoé").first).to_be_visible()
    ada.takes_a_picture("gathering")
    ada.page.get_by_role("button", name="Start").click()
    expect(zoe.question).to_be_visible()
    play_to_the_end_of_something(ada, zoe)
    asked = ada.page.locator("section.question.asked .question-text")
    if asked.count():
        text = asked.inner_text()
        ada.page.reload()
        expect(ada.page.locator("section.question.asked .question-text")).to_have_text(text)
    ada.takes_a_picture("brewing")
    zoe.takes_a_picture("brewing")
    if BY_HAND:
        play_to_the_end([ada, zoe])
    else:
        play_out(ada, zoe)
    ada.takes_a_picture("over")
    zoe.takes_a_picture("over")
    expect(ada.page.get_by_role("dialog")).to_contain_text("Zoé")
    expect(ada.page.locator(".winner-why")).to_contain_text("points")  # CHA-33: who, why and by which rule
    expect(ada.page.locator(".winner .rule-link")).to_contain_text("CHA-33")


def play_to_the_end_of_something(*people: Person) -> None:
    """A few moves each, so that something lies on the table."""
    for person in people:
        for _ in range(3):
            person.plays_a_move()
            person.page.wait_for_timeout(200)


def test_a_spectator_sees_the_table_and_is_asked_nothing(guests: Guests) -> None:
    ada, ben = guests.arrive("Ada"), guests.arrive("Ben")
    play_now(ada)
    ben.goes_to(ada.page.url)
    expect(ben.page.locator("section.question.waiting")).to_be_visible()
    assert ben.offers.count() == 0
    ben.takes_a_picture("watching")


def test_on_a_phone_everything_fits_and_is_played_by_touch(guests: Guests) -> None:
    ada = guests.arrive("Ada", PHONE, has_touch=True, is_mobile=True)
    ada.goes_to("/")
    expect_no_sideways_scrolling(ada.page)
    ada.takes_a_picture("shelf")
    ada.button("Play now").tap()
    expect(ada.question).to_be_visible()
    draw_until(ada, 4)
    expect_no_sideways_scrolling(ada.page)
    ada.takes_a_picture("brewing")
    for box in [offer.bounding_box() for offer in ada.page.locator(".offer:visible").all()]:
        assert box is not None
        assert box["height"] >= 44
        assert 0 <= box["x"] <= PHONE["width"] - 44


def test_in_french_and_in_english_and_back(guests: Guests) -> None:
    chloe = guests.arrive("Chloé", locale="fr-FR")
    chloe.goes_to("/")
    expect(chloe.page.locator("html")).to_have_attribute("lang", "fr")
    expect(chloe.button("Jouer maintenant")).to_be_visible()
    chloe.takes_a_picture("étagère")
    chloe.page.get_by_role("combobox", name="Langue").select_option(label="English")
    expect(chloe.page.locator("html")).to_have_attribute("lang", "en")
    expect(chloe.button("Play now")).to_be_visible()


def test_with_the_keyboard_alone(guests: Guests) -> None:
    ada = guests.arrive("Ada")
    ada.goes_to("/")
    expect(ada.button("Play now")).to_be_enabled()
    keyboard = ada.page.keyboard
    for _ in range(40):
        keyboard.press("Tab")
        if "Play now" in ada.page.evaluate("document.activeElement.innerText || ''"):
            break
    keyboard.press("Enter")
    expect(ada.question).to_be_visible()
    said = ada.page.locator("body")
    for turn in range(100):
        if "You place" in said.inner_text():
            break
        if ada.offers.count():
            keyboard.press("12"[turn % 2])  # the first offer may be a grey one
        ada.page.wait_for_timeout(100)
    expect(said).to_contain_text("You place")


def test_a_grey_option_tells_why_and_by_which_rule(guests: Guests) -> None:
    ada = guests.arrive("Ada")
    play_now(ada)
    for _ in range(60):  # until she is asked to draw or stop, with nothing drawn yet
        grey = ada.page.locator('section.question .offer[aria-disabled="true"]', has_text="Stop")
        if grey.count() and ada.offers.count():
            break
        ada.plays_a_move()
        ada.page.wait_for_timeout(100)
    grey.first.click(force=True)
    expect(ada.page.locator(".why").first).to_contain_text("CHA-13")
