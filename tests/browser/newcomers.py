"""Newcomers at each board: what a first match asks of them, done by the board's own controls."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error as PlaywrightError

from tests.browser import test_bal_des_chaudrons as bal
from tests.browser import test_chaudron_magique as chaudron
from tests.browser import test_du_balai as balai
from tests.browser.people import Person
from tests.browser.test_sorcellerie import GLANCE

Answer = Callable[[], bool]  # True: something was answered
SOON = 2_000  # ms


def at_charlatans(person: Person) -> Answer:
    return person.plays_a_move


def at_le_bal(person: Person) -> Answer:
    witch = bal.Witch(person)
    return lambda: witch.moves(witch.sees())


def at_le_chaudron(person: Person) -> Answer:
    witch = chaudron.Witch(person)
    return lambda: witch.moves(witch.sees())


def at_sorcellerie(person: Person) -> Answer:
    """She says whatever the first button says."""

    def answer() -> bool:
        seen = person.page.evaluate(GLANCE)
        button = ".sor-cup-button" if seen["cup"] else ".sor-say" if seen["may_speak"] else ""
        if not button:
            return False
        with suppress(PlaywrightError):  # it went away in between
            person.page.locator(button).first.click(timeout=SOON)
        return True

    return answer


def at_du_balai(person: Person) -> Answer:
    """She remembers one colour, mostly."""
    flyer = balai.Flyer(person, "the better one")
    memory: dict[str, list[str]] = {}

    def answer() -> bool:
        dice = flyer.sees() if person.page.locator(".dub-box.is-open").count() else []
        if len(dice) == 9:
            memory.update(balai.valid(dice))
            flyer.closes_the_lid()
            return True
        return flyer.plays(memory)

    return answer


NEWCOMERS: dict[str, Callable[[Person], Answer]] = {
    "charlatans": at_charlatans,
    "bal_des_chaudrons": at_le_bal,
    "chaudron_magique": at_le_chaudron,
    "sorcellerie": at_sorcellerie,
    "du_balai": at_du_balai,
}
