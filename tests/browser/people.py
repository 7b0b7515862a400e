"""People at their browsers, for tests that read like an evening of play."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from playwright.sync_api import Error as PlaywrightError

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
NO_HINTS = "if (localStorage.getItem('sabbat.hints') === null) localStorage.setItem('sabbat.hints', 'off')"
# A fact that a message did not get is shown as {$fact}, wherever it stands: no player may ever read that.
NO_GAPS = """new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    for (const node of [target.nodeType === Node.TEXT_NODE ? target : null, ...addedNodes])
      if (node?.textContent?.includes("{$")) console.error("unfilled: " + node.textContent);
}).observe(document, { childList: true, characterData: true, subtree: true })"""
PICTURES = os.environ.get("SABBAT_PICTURES", "") != ""
PATIENCE = 30_000  # ms; a busy machine is no reason to fail

expect.set_options(timeout=PATIENCE)


class Person:
    """Somebody with a browser of her own."""

    def __init__(self, name: str, context: BrowserContext, base: str, pictures: Path) -> None:
        self.name = name
        self.context = context
        self.base = base
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self._pictures = pictures
        self._moves = 0

    def goes_to(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.base + path)

    def takes_the_box(self, game: str) -> None:
        """From the shelf, whatever the game is called in this reader's language."""
        self.page.locator(f'button.box[data-game="{game}"]').click()

    def opens_the_choices(self) -> None:
        """How many play, which bots, which cards: folded behind the ways to a table."""
        self.page.locator(".ways-more > summary").click()

    def takes_a_picture(self, what: str) -> None:
        """Kept in artefacts/browser for those who want to look: drawing a page takes a while."""
        if not PICTURES:
            return
        self._pictures.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=f"{self._pictures}-{self.name}-{what}.png")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    @property
    def question(self) -> Locator:
        """The bar that asks."""
        return self.page.locator("section.question")

    @property
    def offers(self) -> Locator:
        """What may be done now: in the bar, or where a board has the same buttons."""
        return self.page.locator(':is(section.question, [data-offers]) .offer:not([aria-disabled="true"])')

    @property
    def is_over(self) -> bool:
        return self.page.locator(".once-more").count() > 0

    def plays_a_move(self) -> bool:
        """Answers, if asked: mostly the first offer, now and then the second; in the shop now and then a chip."""
        self._moves += 1
        shop = self.page.locator(".cha-shop .cha-do:enabled")
        offers = self.offers
        count = offers.count()
        try:
            if shop.count():
                wares = self.page.locator(".cha-ware:not(.is-refused)")
                if self._moves % 2 and wares.count():
                    wares.first.click(timeout=2_000)
                shop.click(timeout=2_000)
            elif count:
                offers.nth(0 if self._moves % 4 else min(1, count - 1)).click(timeout=2_000)
            else:
                return False
        except PlaywrightError:  # the question went away in between: somebody else moved on
            return False
        return True


class Guests:
    """Everybody who came, and what their consoles complained about."""

    def __init__(self, base: str, browser: Browser, pictures: Path) -> None:
        self.base = base
        self.complaints: list[str] = []
        self._browser = browser
        self._pictures = pictures
        self._contexts: list[BrowserContext] = []

    def arrive(
        self, name: str, size: dict[str, int] = DESKTOP, hints: bool = False, **settings: Any
    ) -> Person:  # Playwright's own settings
        """Somebody who knows the games: hints are off, unless she wants them."""
        settings = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block", **settings}
        context = self._browser.new_context(viewport=size, **settings)  # type: ignore[arg-type]  # a plain dict is fine
        if not hints:
            context.add_init_script(NO_HINTS)
        context.add_init_script(NO_GAPS)
        self._contexts.append(context)
        person = Person(name, context, self.base, self._pictures)
        person.page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        person.page.on(
            "console", lambda line: self.complaints.append(f"{name}: {line.text}") if line.type == "error" else None
        )
        return person

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


def play_to_the_end(people: list[Person], most_moves: int = 3_000) -> None:
    """Everybody answers whatever is asked until the match is over for all."""
    idle = 0
    for _ in range(most_moves):
        if all(person.is_over for person in people):
            return
        moved = [person.plays_a_move() for person in people]
        idle = 0 if any(moved) else idle + 1
        assert idle < 300, "nobody is asked, and the match is not over"
        if not any(moved):
            people[0].page.wait_for_timeout(100)
    raise AssertionError("the match does not end")


def expect_no_sideways_scrolling(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


__all__ = ["DESKTOP", "PHONE", "Guests", "Person", "expect", "expect_no_sideways_scrolling", "play_to_the_end"]
