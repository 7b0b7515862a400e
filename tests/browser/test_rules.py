"""The rules as a page: from the shelf, from the table, in every language, with pictures of the game's own pieces."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sabbat.games import GAMES
from sabbat.words import LANGUAGES
from sabbat.words.texts import texts_of
from tests.audit import amount
from tests.browser.axe import violations
from tests.browser.people import PHONE, Guests, expect_no_sideways_scrolling


@pytest.mark.audit
@pytest.mark.parametrize("game", list(GAMES)[: amount(2, 5, "games whose rules are read")])
def test_the_rules_are_read_in_every_language(guests: Guests, game: str) -> None:
    ada = guests.arrive("Ada", PHONE)
    ada.goes_to(f"/rules/{game}")
    for language in LANGUAGES:
        ada.page.locator(".quick-settings select").select_option(language)
        first = texts_of(game, language, True).write("read-goal").splitlines()[0]
        expect(ada.page.locator("[data-section=goal]")).to_contain_text(first)
    expect(ada.page.locator(".reading")).to_have_count(5)
    expect(ada.page.locator(".reading-picture svg").first).to_be_attached()
    ada.takes_a_picture("rules")
    ada.page.locator("[data-section=turn]").scroll_into_view_if_needed()
    ada.takes_a_picture("turn")
    expect_no_sideways_scrolling(ada.page)
    assert violations(ada.page) == []


def test_they_are_opened_from_the_shelf_and_from_the_question(guests: Guests) -> None:
    ada = guests.arrive("Ada")
    ada.goes_to("/")
    ada.takes_the_box("charlatans")
    ada.page.get_by_role("link", name="Read the rules").click()
    ada.page.wait_for_url("**/rules/charlatans")
    expect(ada.page.get_by_role("heading", name="A turn")).to_be_visible()
    ada.page.go_back()
    ada.takes_the_box("charlatans")
    ada.page.locator("[data-way=guide]").click()
    expect(ada.question).to_be_visible()
    assert "CHA-" not in ada.question.inner_text()  # a question names no rule
    ada.page.get_by_role("tab", name="Rules").click()
    expect(ada.page.locator(".reading.is-now[data-section=turn]")).to_be_in_viewport()
    ada.page.locator(".reading.is-now .reading-rules button", has_text="CHA-14").click()
    expect(ada.page.locator(".rules-found .rule").first).to_contain_text("CHA-14")


@pytest.mark.parametrize("path", ["/rules/chess"])
def test_a_game_that_is_not_there_has_no_rules(guests: Guests, path: str) -> None:
    ada = guests.arrive("Ada")
    ada.goes_to(path)
    expect(ada.page.get_by_role("link", name="Back to the shelf")).to_be_visible()
    expect(ada.page.locator(".reading")).to_have_count(0)
