"""Sorcellerie ! in a real browser: three people and a bot, by keys, by touch and typed; then a table in slow mode."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from typing import NamedTuple

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.people import PHONE, Guests, Person, expect_no_sideways_scrolling

SYMBOLS = ("cat", "broom", "bat")
KEYS = {"cat": "j", "broom": "k", "bat": "l", "cat+broom": "u", "cat+bat": "i", "broom+bat": "o"}
MOST_LOOKS = 4_000
GLANCE = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  return {
    over: all(".once-more").length > 0,
    cup: all(".sor-cup-button:not([aria-disabled=true])").length > 0,
    may_speak: all(".sor.is-lying .sor-dock.is-open.is-listening").length > 0 && all(".sor-say.is-said").length === 0,
    out: all(".sor-dock.is-out").length > 0,
    dice: all(".sor-dice")[0]?.ariaLabel ?? "",
    cards: all("[data-place]").map((card) => card.ariaLabel),
    height: all(".sor-say")[0]?.getBoundingClientRect().top ?? 0,
  };
}"""


class Seen(NamedTuple):
    """What the page of one person shows."""

    over: bool
    cup: bool  # hers, and to be shaken
    may_speak: bool
    out: bool  # for this turn
    dice: str  # in words
    cards: list[str]  # in words, clockwise
    height: float  # where the buttons are


def gather(host: Person, option: str, bots: int, *guests: Person) -> None:
    """The host opens a table, agrees on something with everybody, and starts; free seats are the bots'."""
    host.goes_to("/")
    host.page.get_by_label("Your name").fill(host.name)
    host.takes_the_box("sorcellerie")
    host.button("Invite friends").click()
    host.page.wait_for_url("**/t/*")
    for guest in guests:
        guest.goes_to(host.page.url)
        guest.page.get_by_label(re.compile("Your name|Votre nom")).fill(guest.name)
        guest.page.get_by_role("button", name=re.compile("^(Sit down|S’asseoir)$")).first.click()
        expect(host.page.get_by_text(guest.name).first).to_be_visible()
    seats = 1 + len(guests) + bots
    for _ in range(abs(seats - 3)):
        host.button("One more" if seats > 3 else "One fewer").click()
    expect(host.page.locator(".lobby-seat")).to_have_count(seats)
    if option == "any five":
        host.page.locator(".choice-one", has_text="Any five witches").click()
        expect(host.page.get_by_role("radio", name="Any five witches")).to_be_checked()
        breath = host.page.get_by_role("group", name="Breath")
        breath.locator(".choice-one", has_text="None").click()
        expect(breath.get_by_role("radio", name="None")).to_be_checked()
    else:
        host.page.get_by_label("Slow mode").select_option(label=option)
    host.takes_a_picture("gathering")
    host.page.get_by_role("button", name="Start").click()
    for person in (host, *guests):
        expect(person.page.locator(".sor")).to_be_visible()


def looks(person: Person) -> Seen:
    """What she sees now, at one glance."""
    return Seen(**person.page.evaluate(GLANCE))


def shakes(person: Person) -> bool:
    """Shakes the cup, if it is hers."""
    if not looks(person).cup:
        return False
    try:
        person.page.locator(".sor-cup-button").click(timeout=2_000)
    except PlaywrightError:  # it went away in between
        return False
    return True


def wanted(seen: Seen) -> str:
    """What somebody who looks closely would say, from what the page tells of the cards and the dice."""
    found = re.fullmatch(r"(.+); white die: \w+ (\d)", seen.dice)
    here = next(place for place, label in enumerate(seen.cards) if "stands here" in label)
    assert found is not None
    symbols = Counter(found[1].split(", "))
    around = [seen.cards[(here + far) % len(seen.cards)] for far in range(1, len(seen.cards))]
    target = [label for label in around if "witch" in label][int(found[2]) - 1]
    counts = [symbols[symbol] for symbol in SYMBOLS]
    count = max(counts) if "many" in target else min(counts)
    return "+".join(symbol for symbol in SYMBOLS if symbols[symbol] == count)


def taps(person: Person, answer: str) -> None:
    with suppress(PlaywrightError):  # too late
        person.page.locator(f'.sor-say[data-say="{answer}"]').tap(timeout=2_000)


def types(person: Person, text: str) -> None:
    field = person.page.locator(".sor-typed input")
    if not field.count():
        person.page.locator(".sor-type").click()
    field.fill(text)
    field.press("Enter")


def test_three_people_and_a_bot_play_a_whole_match(guests: Guests) -> None:
    ada = guests.arrive("Ada")
    zoe = guests.arrive("Zoé", PHONE, has_touch=True, is_mobile=True)
    chloe = guests.arrive("Chloé", locale="fr-FR")
    people = [ada, zoe, chloe]
    gather(ada, "any five", 1, zoe, chloe)
    turns = 0
    heights = set()
    for _ in range(MOST_LOOKS):
        seen = [looks(person) for person in people]
        if all(sight.over for sight in seen):
            break
        if any([shakes(person) for person, sight in zip(people, seen, strict=True) if sight.cup]):
            continue
        if seen[1].may_speak:
            heights.add(seen[1].height)
        if seen[0].may_speak:
            turns += 1
            if turns == 1:
                for person in people:
                    person.takes_a_picture("dice")
                expect_no_sideways_scrolling(zoe.page)
        if turns <= 3 or seen[0].out:  # later the others only watch, so that it does not take all night
            if seen[1].may_speak:
                taps(zoe, "bat")
            if seen[2].may_speak:
                types(chloe, "chat noir")
        if seen[0].may_speak:
            ada.page.keyboard.press(KEYS[wanted(seen[0])])
        ada.page.wait_for_timeout(30)
    else:
        raise AssertionError("the match does not end")
    assert len(heights) == 1  # the buttons are always in the same place: a thumb finds them without looking
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
    ada.page.evaluate(
        "() => { window.aloud = []; speechSynthesis.speak = (said) => aloud.push(said.text + said.lang); }"
    )
    ada.button("Read the formulas aloud").click()
    ada.page.keyboard.press("j")
    assert ada.page.evaluate("aloud") == ["Black cat, three times that!en"]
    expect(ada.page.locator('.sor-say[data-say="cat"]')).to_have_class(re.compile("is-said"))
    zoe.page.locator(".sor-quiet").tap()
    expect(ada.page.locator(".sor-answers")).to_contain_text("Ada: cat")
    ada.takes_a_picture("settled")
    while ada.page.locator("html").get_attribute("data-theme") != "light":  # by the device, night, morning
        ada.page.get_by_role("button", name="Light:").click()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "light")
    assert violations(ada.page) == []
    expect(zoe.page.locator(".sor-dock.is-closed")).to_be_visible()
    told = zoe.page.locator(".sor-told")
    for _ in range(20):  # what is told is gone when the table goes on, and it may just do so
        zoe.page.locator('.sor-say[data-say="bat"]').tap(force=True)  # grey, but it tells why
        zoe.page.wait_for_timeout(100)
        if told.inner_text():
            break
    expect(told).to_have_text("The dice have not been thrown yet.")
