#!/usr/bin/env python3
"""Three first evenings on a real server in chromium: how many seconds and taps until the first action of one's own, and
until the first understood rule. Understood is a rule (the theme is none) that the guide or a hint has told, once she
has confirmed it or answered the question that it was told for. These people read at once: reading comes on top.

scripts/first_evening.py FOLDER     keeps screenshots in FOLDER; the page must be built (./play or ./test builds it)
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from sabbat.lab.serving import Serving

HOUSE = "127.0.0.2"  # stands for this machine's address in the local network
LAPTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
TELEVISION = {"width": 1920, "height": 1080}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
MOST_TRIES = 600  # looks at the page, until something may be done
THEME = "theme"  # the step that tells what the game is about


class Person:
    """Somebody at a browser of her own: counts taps, and seconds since she came."""

    def __init__(self, browser: Browser, name: str, size: dict[str, int], folder: Path) -> None:
        context = browser.new_context(viewport={"width": size["width"], "height": size["height"]}, locale="en-GB")
        self.page: Page = context.new_page()
        self.name = name
        self.taps = 0
        self.acted = self.understood = ""  # when, as it is printed
        self._folder = folder
        self._came = time.monotonic()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._came

    def taps_on(self, button: str) -> None:
        self.page.get_by_role("button", name=button).first.click()
        self.taps += 1

    def types(self, field: str, text: str) -> None:
        self.page.get_by_label(field).first.fill(text)
        self.taps += 1

    def looks_and_acts(self) -> bool:
        """The first thing that may be done, if there is any: in the guide's bubble, in the bar, or on the board."""
        offers = self.page.locator('section.question .offer:not([aria-disabled="true"])')
        onwards = self.page.locator(".guide-ways .button:not(.quiet)")
        step = self._told()
        if offers.count():
            self._taps(offers.first, step)
            self.acted = self.acted or self._now()
            return True
        if onwards.count():
            self._taps(onwards.last, step)
        return False

    def looks_and_learns(self) -> bool:
        """Reads what is told and goes on; True when one rule was told that she can follow."""
        confirm = self.page.locator(".guide-ways .button.primary")
        if not self.understood and confirm.count():
            self._taps(confirm.last, self._told())
        elif not self.understood:
            self.looks_and_acts()
        return self.understood != ""

    def _taps(self, button: Locator, step: str) -> None:
        button.click()
        self.taps += 1
        if step not in ("", THEME) and not self.understood:
            self.understood = f"{self._now()} ({step})"

    def _told(self) -> str:
        """The step of the guide that is to be read just now."""
        bubble = self.page.locator(".guide-bubble")
        return (bubble.first.get_attribute("data-step") or "") if bubble.count() else ""

    def _now(self) -> str:
        return f"{self.seconds:6.1f} s {self.taps:3} taps"

    def takes_a_picture(self, what: str) -> None:
        self.page.screenshot(path=self._folder / f"{what}-{self.name}.png")

    def says(self, evening: str) -> None:
        action, rule = self.acted or self._now(), self.understood or "none"
        print(f"{evening:40} {self.name:12} first own action {action}; first understood rule {rule}", flush=True)


Newcomer = Callable[[str, dict[str, int]], Person]


def all_do(people: list[Person], what: Callable[[Person], bool]) -> None:
    """Each once, in whatever order they are asked: a fortune card may go round."""
    waiting = list(people)
    for _ in range(MOST_TRIES):
        waiting = [person for person in waiting if not what(person)]
        if not waiting:
            return
        waiting[0].page.wait_for_timeout(50)
    raise SystemExit(f"{waiting[0].name} could not do anything")


def alone(server: str, come: Newcomer) -> None:
    """From the shelf to the first action in the guided match."""
    ada = come("Ada", LAPTOP)
    ada.page.goto(server)
    ada.taps_on("First match, guided")
    ada.page.locator("section.question").wait_for()
    ada.takes_a_picture("alone")
    all_do([ada], Person.looks_and_acts)
    all_do([ada], Person.looks_and_learns)
    ada.says("newcomer alone")


def family(server: str, come: Newcomer) -> None:
    """A laptop opens the table and lets phones of the house in, a television shows it, three phones play."""
    host = come("laptop", LAPTOP)
    host.page.goto(server)
    host.types("Your name", "Ada")
    host.taps_on("Invite friends")
    host.page.locator(".lobby").wait_for()
    host.taps_on("Let phones in this house join")
    host.page.locator(".qr").wait_for()
    link = host.page.locator(".table-link input").input_value()
    television = come("television", TELEVISION)
    television.page.goto(f"{link}?tv")
    phones = []
    for name in ("Ben", "Cléo", "Dan"):
        phone = come(name, PHONE)
        phone.page.goto(link)  # scanned
        phone.types("Your name", name)
        phone.taps_on("Sit down")
        phones.append(phone)
    host.page.locator(".lobby-seats", has_text="Dan").wait_for()
    host.takes_a_picture("family-lobby")
    host.taps_on("Start")
    everybody = [host, *phones]
    all_do(everybody, Person.looks_and_acts)
    for phone in phones:
        phone.takes_a_picture("family")
    all_do(everybody, Person.looks_and_learns)
    for person in everybody:
        person.says("family with a TV and three phones")
    television.page.wait_for_load_state()
    television.takes_a_picture("family")


def friends(server: str, come: Newcomer) -> None:
    """One sends a link, the other reads the code from a call and types it."""
    ada, ben = come("Ada", LAPTOP), come("Ben", PHONE)
    ada.page.goto(server)
    ada.types("Your name", "Ada")
    ada.taps_on("Invite friends")
    ada.page.locator(".lobby").wait_for()
    code = ada.page.locator(".table-code strong").inner_text()
    ben.page.goto(server)
    ben.types("A code?", code)
    ben.taps_on("To the table")
    ben.page.locator(".lobby").wait_for()
    ben.types("Your name", "Ben")
    ben.taps_on("Sit down")
    ada.page.locator(".lobby-seats", has_text="Ben").wait_for()
    ada.taps_on("Start")
    both = [ada, ben]
    all_do(both, Person.looks_and_acts)
    all_do(both, Person.looks_and_learns)
    for person in both:
        person.takes_a_picture("friends")
        person.says("two friends far apart")


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "artefacts/first_evening")
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as store, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=FLAGS)
        for evening in (alone, family, friends):
            with Serving(f"{store}/{evening.__name__}.sqlite", "--local-address", HOUSE) as server:
                evening(server.base_url, lambda name, size: Person(browser, name, size, folder))
        browser.close()


if __name__ == "__main__":
    main()
