"""Sorcellerie ! in a real browser: three people and a bot, by keys, by touch and typed; then a table in slow mode."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from tests.browser.people import PHONE, Guests, Person, expect_no_sideways_scrolling
from tests.browser.test_everybody import violations

pytestmark = pytest.mark.plain  # a browser does not care how the rules were made fast

KEYS = {"cat": "j", "broom": "k", "bat": "l", "broom+cat": "u", "bat+cat": "i", "bat+broom": "o"}
MOST_LOOKS = 4_000


def gather(host: Person, option: str, bots: int, *guests: Person) -> None:
    """The host opens a table, agrees on something with everybody, and starts; free seats are the bots'."""
    host.goes_to("/")
    host.page.get_by_label("Your name").fill(host.name)
    host.page.locator("button.box", has_text="Sorcellerie").click()
    host.button("Invite friends").click()
    host.page.wait_for_url("**/t/*")
    for guest in guests:
        guest.goes_to(host.page.url)
        guest.page.get_by_label(re.compile("Your name|Votre nom")).fill(guest.name)
        guest.page.get_by_role("button", name=re.compile("^(Sit down|S’asseoir)$")).first.click()
        expect(host.page.get_by_text(guest.name).first).to_be_visible()
    for _ in range(3 - len(guests) - bots):
        host.button("One fewer").click()
    expect(host.page.locator(".lobby-seat")).to_have_count(1 + len(guests) + bots)
    if option == "any five":
        host.page.locator(".choice-one", has_text="Any five witches").click()
        expect(host.page.get_by_role("radio", name="Any five witches")).to_be_checked()
    else:
        host.page.get_by_label("Slow mode").select_option(label=option)
    host.takes_a_picture("gathering")
    host.page.get_by_role("button", name="Start").click()
    for person in (host, *guests):
        expect(person.page.locator(".sor")).to_be_visible()


def shakes(person: Person) -> bool:
    """Shakes the cup, if it is hers."""
    cup = person.page.locator('.sor-cup-button:not([aria-disabled="true"])')
    if not cup.count():
        return False
    try:
        cup.click(timeout=2_000)
    except PlaywrightError:  # it went away in between
        return False
    return True


def may_speak(person: Person) -> bool:
    return person.page.locator(".sor.is-lying .sor-dock.is-open.is-listening").count() > 0


def reads_the_table(person: Person) -> str:
    """What somebody who looks closely would say, from what the page tells of the cards and the dice; "" if too late."""
    dice = person.page.locator(".sor-dice")
    labels = person.page.locator("[data-place]").evaluate_all("cards => cards.map(card => card.ariaLabel)")
    told = dice.get_attribute("aria-label", timeout=1_000) if dice.count() else None
    found = re.fullmatch(r"(.+); white die: \w+ (\d)", told or "")
    here = [place for place, label in enumerate(labels) if "stands here" in label]
    if found is None or not here:
        return ""
    symbols = Counter(found[1].split(", "))
    around = [labels[(here[0] + far) % 7] for far in range(1, 7)]
    cards = [label for label in around if "witch" in label]
    if not cards:
        return ""
    counts = [symbols[each] for each in ("cat", "broom", "bat")]
    wanted = (max if "many" in cards[(int(found[2]) - 1) % len(cards)] else min)(counts)
    return "+".join(sorted(each for each in ("cat", "broom", "bat") if symbols[each] == wanted))


def answers_by_key(person: Person) -> bool:
    answer = reads_the_table(person) if may_speak(person) else ""
    if answer:
        person.page.keyboard.press(KEYS[answer])
    return bool(answer)


def taps(person: Person) -> bool:
    if not may_speak(person):
        return False
    try:
        person.page.locator('.sor-say[data-say="bat"]').tap(timeout=2_000)
    except PlaywrightError:
        return False
    return True


def heights_of_the_buttons(person: Person) -> str:
    return str(person.page.locator(".sor-say").evaluate_all("all => all.map(each => each.getBoundingClientRect().top)"))


def types(person: Person, text: str) -> bool:
    if not may_speak(person):
        return False
    field = person.page.locator(".sor-typed input")
    if not field.count():
        person.page.locator(".sor-type").click()
    field.fill(text)
    field.press("Enter")
    return True


def test_three_people_and_a_bot_play_a_whole_match(guests: Guests) -> None:
    ada = guests.arrive("Ada")
    zoe = guests.arrive("Zoé", PHONE, has_touch=True, is_mobile=True)
    chloe = guests.arrive("Chloé", locale="fr-FR")
    people = [ada, zoe, chloe]
    gather(ada, "any five", 1, zoe, chloe)
    assert violations(ada.page) == []
    places = {heights_of_the_buttons(zoe)}
    pictured = False
    for _ in range(MOST_LOOKS):
        if all(person.is_over for person in people):
            break
        for person in people:
            shakes(person)
        if not pictured and may_speak(ada):
            for person in people:
                person.takes_a_picture("dice")
            expect_no_sideways_scrolling(zoe.page)
            pictured = True
        if may_speak(zoe):
            places.add(heights_of_the_buttons(zoe))
        if answers_by_key(ada):
            taps(zoe)
            types(chloe, "chat noir")
        ada.page.wait_for_timeout(50)
    else:
        raise AssertionError("the match does not end")
    assert len(places) == 1  # a thumb finds them without looking
    for person in people:
        expect(person.page.locator(".sor-ranking")).to_contain_text("Zoé")
        person.takes_a_picture("over")
    expect(chloe.page.locator(".sor-ranking .is-winner").first).to_contain_text("carte")
    assert violations(ada.page) == []


def test_in_slow_mode_the_dice_are_read_and_nobody_hurries(guests: Guests) -> None:
    ada, zoe = guests.arrive("Ada"), guests.arrive("Zoé", PHONE, has_touch=True, is_mobile=True)
    gather(ada, "40 seconds each", 0, zoe)
    for _ in range(400):
        if shakes(ada) or shakes(zoe):
            break
        ada.page.wait_for_timeout(50)
    heard = ada.page.locator(".sor > [role=status]")
    expect(heard).to_contain_text(re.compile(r"\d × cat, \d × broom, \d × bat; white die: (black|red) \d\. (Many|One)"))
    expect(ada.page.locator(".sor-slow")).to_contain_text(re.compile("most|least"))
    expect(zoe.page.locator(".sor-ghost")).to_be_visible()  # where she would land
    for person in (ada, zoe):
        assert violations(person.page) == []
        person.takes_a_picture("slow")
    ada.page.keyboard.press("j")
    expect(ada.page.locator('.sor-say[data-say="cat"]')).to_have_class(re.compile("is-said"))
    zoe.page.locator(".sor-quiet").tap()
    expect(ada.page.locator(".sor-answers")).to_contain_text("Ada: cat")
    ada.takes_a_picture("settled")
    expect(zoe.page.locator(".sor-dock.is-closed")).to_be_visible()
    zoe.page.locator('.sor-say[data-say="bat"]').tap(force=True)  # grey, but it tells why
    expect(zoe.page.locator(".sor-told")).to_have_text("The dice have not been thrown yet.")
