"""Du balai ! in a real browser: three people (one on a phone, in French) and a bot race to the moon."""

from __future__ import annotations

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from sabbat.games.du_balai.components import COLOURS, SYMBOLS
from sabbat.words.texts import texts_of
from tests.browser.axe import violations
from tests.browser.people import PHONE, Guests, Person, expect_no_sideways_scrolling
from tests.browser.test_evening import sit_down

MOST_ROUNDS = 2_000  # of looking around the table for somebody who is asked
MOST_ATTEMPTS = 30
SOON = 1_000  # ms; whoever is overtaken by another player tries again


class Flyer:
    """A person at this game: which colour she writes (or nothing, DUB-18), and whether by the keyboard."""

    def __init__(self, person: Person, colour: str, keyboard: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.colour = colour
        self.keyboard = keyboard

    def sees(self) -> list[tuple[str, str]]:
        """The dice, as they are read aloud while they may be seen, in her language."""
        texts = texts_of("du_balai", (self.page.locator("html").get_attribute("lang") or "en")[:2], True)
        symbols = {texts.write(f"symbol-{symbol}"): symbol for symbol in SYMBOLS}
        colours = {texts.write(f"colour-{colour}"): colour for colour in COLOURS}
        lines = self.page.locator(".dub-box.is-open li").all_inner_texts()
        return [(symbols[symbol], colours[colour]) for symbol, colour in (line.split(", ") for line in lines)]

    def plays(self, memory: dict[str, list[str]]) -> bool:
        """Does whatever is asked but close the lid; False where there is nothing to do."""
        try:
            return self._writes(memory) or self._mends() or self._answers()
        except PlaywrightError:  # the question went away in between: somebody else was first
            return False

    def closes_the_lid(self) -> None:
        """By touch, by mouse, or by the space bar."""
        try:
            if self.keyboard:
                self.page.keyboard.press("Space")
            else:
                self.page.locator(".dub-press").click(timeout=SOON)
        except PlaywrightError:  # the bot was first
            pass

    def _writes(self, memory: dict[str, list[str]]) -> bool:
        write = self.page.locator(".dub-do-write")
        if write.count() == 0 or write.get_attribute("aria-disabled", timeout=SOON) == "true":
            return False
        for symbol in memory.get(self.colour, []):
            place = SYMBOLS.index(symbol)
            card = self.page.locator(".dub-card").nth(place)
            if card.get_attribute("aria-pressed", timeout=SOON) == "false":
                self.page.keyboard.press(str(place + 1)) if self.keyboard else card.click(timeout=SOON)
        self.page.keyboard.press("Enter") if self.keyboard else write.click(timeout=SOON)
        return True

    def _mends(self) -> bool:
        tiles = self.page.locator('.dub-tile[aria-disabled="false"]')
        if tiles.count() == 0:
            return False
        tiles.first.click(timeout=SOON)
        if tiles.count():
            tiles.last.click(timeout=SOON)
        return True

    def _answers(self) -> bool:
        if self.person.offers.count() == 0:
            return False
        self.person.offers.first.click(timeout=SOON)
        return True


def valid(dice: list[tuple[str, str]]) -> dict[str, list[str]]:
    """DUB-13, for people who remember everything."""
    shown = {colour: {symbol for symbol, shade in dice if shade == colour} for colour in COLOURS}
    both = shown["orange"] & shown["black"]
    found = {colour: [symbol for symbol in SYMBOLS if symbol in shown[colour] - both] for colour in COLOURS}
    return found | {"the better one": max(found.values(), key=len)}


def close_the_lid(people: list[Flyer], first: int) -> None:
    """Somebody does, each time another first; or the bot has done it."""
    for attempt in range(first, first + MOST_ATTEMPTS):
        if people[0].page.locator(".dub-box.is-open").count() == 0:
            return
        people[attempt % len(people)].closes_the_lid()


def expect_no_dice_under_the_lid(page: Page, dice: list[tuple[str, str]]) -> None:
    """DUB-11. Nothing of them is left in the page."""
    expect(page.locator(".dub-box.is-shut")).to_be_visible()
    html = page.content()
    assert "data-die" not in html
    assert "dub-face" not in html
    for symbol, colour in dice:
        assert f"{symbol}, {colour}" not in html


def invite_to_the_race(host: Person) -> str:
    host.goes_to("/")
    host.takes_the_box("du_balai")
    host.page.get_by_label("Your name").fill(host.name)
    host.opens_the_choices()
    host.page.get_by_label("4", exact=True).check()
    host.button("Invite friends").click()
    host.page.wait_for_url("**/t/*")
    expect(host.page.locator(".lobby")).to_be_visible()
    return host.page.url


def test_three_people_and_a_bot_race_to_the_moon(guests: Guests) -> None:
    ada, ben = guests.arrive("Ada"), guests.arrive("Ben")
    zoe = guests.arrive("Zoé", PHONE, locale="fr-FR", has_touch=True, is_mobile=True)
    address = invite_to_the_race(ada)
    sit_down_in_french(zoe, address)
    sit_down(ben, address)
    expect(ada.page.locator(".lobby-seats")).to_contain_text("Ben")
    for seat in (0, 1, 3):  # DUB-60: novices start on 7, so that the evening is not long
        ada.page.locator(".options select").nth(seat).select_option("novice7")
        expect(ben.page.locator(".option.read").nth(seat)).to_contain_text("Novice: starts on 7")
    ada.button("Start").click()
    for person in (ada, zoe, ben):
        expect(person.page.locator(".dub-track")).to_be_visible()

    people = [Flyer(ada, "the better one", keyboard=True), Flyer(zoe, "black"), Flyer(ben, "none")]
    memory: dict[str, list[str]] = {}
    pictures: set[str] = set()
    throws = 0
    for _ in range(MOST_ROUNDS):
        if all(flyer.person.is_over for flyer in people):
            break
        dice = people[0].sees()
        if len(dice) == 9:
            memory = valid(dice)
            picture(people, pictures, "looking")
            throws += 1
            close_the_lid(people, throws)
            for flyer in people:
                expect_no_dice_under_the_lid(flyer.page, dice)
            picture(people, pictures, "writing")
        moved = [flyer.plays(memory) for flyer in people]
        if ada.page.locator(".dub-box.is-sorted").count():
            picture(people, pictures, "check")
        if not any(moved):
            ada.page.wait_for_timeout(100)
    assert all(flyer.person.is_over for flyer in people), "the race does not end"
    assert throws, "nobody ever saw any dice"
    expect(ada.page.get_by_role("dialog")).to_contain_text("Zoé")
    expect(zoe.page.get_by_role("dialog")).to_contain_text("D’où viennent les places")
    picture(people, pictures, "over")


def sit_down_in_french(guest: Person, address: str) -> None:
    guest.goes_to(address)
    guest.page.get_by_label("Votre nom").fill(guest.name)
    guest.page.get_by_role("button", name="S’asseoir", exact=True).click()


def picture(people: list[Flyer], taken: set[str], what: str) -> None:
    """Once for each moment: a picture of the desktop and of the phone; and axe looks at one of them in turn."""
    if what in taken:
        return
    for flyer in people[:2]:
        flyer.person.takes_a_picture(what)
        expect_no_sideways_scrolling(flyer.page)
    assert violations(people[len(taken) % 2].page) == []
    taken.add(what)
