"""German came by its files alone: the shelf, and what each game asks, are read in it."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from sabbat.games import GAMES
from sabbat.words import LANGUAGES, Words, language_name
from sabbat.words.texts import SHARED, home_of, resource
from tests.browser.people import PHONE, Guests, Person, expect, expect_no_sideways_scrolling
from tests.messages import nodes, patterns_of

BARE_ID = re.compile(r"\b(web|ask|do|why|board|event|rule|card|word|step|option|game|bot)-\w+")
LONG_ENOUGH = 6  # letters of a question that tell its language


def expect_no_bare_ids(person: Person) -> None:
    """Where a message is missing, its id would be read."""
    assert not BARE_ID.search(person.page.locator("body").inner_text())


def said_in(game: str, language: str) -> list[str]:
    """What the questions of a game say, whatever facts come in between."""
    asked = [patterns_of(resource(home, language)) for home in (SHARED, home_of(game))]
    texts = [
        node.value.strip()
        for messages in asked
        for name, pattern in messages.items()
        if name.startswith("ask-")
        for node in nodes(pattern)
        if isinstance(node, ftl.TextElement)
    ]
    return [text for text in texts if len(text) >= LONG_ENOUGH]


def test_the_shelf_is_german_for_a_german_browser_and_any_language_by_choice(guests: Guests) -> None:
    ute = guests.arrive("Ute", locale="de-AT")
    ute.goes_to("/")
    expect(ute.page.locator("html")).to_have_attribute("lang", "de")
    expect(ute.button("Jetzt spielen")).to_be_visible()
    for game in GAMES:
        name = Words(game, "de", strict=True).text(f"game-{game}")
        ute.takes_the_box(game)
        expect(ute.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
        expect(ute.page.locator(".game-panel")).to_contain_text("Ein Spiel von")
        expect_no_bare_ids(ute)
    ute.takes_a_picture("Regal")
    ute.page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a plain dict is fine
    expect_no_sideways_scrolling(ute.page)
    languages = ute.page.get_by_role("combobox", name="Sprache")
    assert languages.locator("option").all_inner_texts() == [language_name(language) for language in LANGUAGES]
    languages.select_option(label="Français")
    expect(ute.page.locator("html")).to_have_attribute("lang", "fr")
    ute.page.reload()
    expect(ute.button("Jouer maintenant")).to_be_visible()  # a choice is remembered


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_game_asks_in_german(guests: Guests, game: str) -> None:
    ute = guests.arrive("Ute", locale="de-DE")
    ute.goes_to("/")
    ute.takes_the_box(game)
    ute.button("Jetzt spielen").click()
    ute.page.wait_for_url("**/t/*")
    german = re.compile("|".join(map(re.escape, said_in(game, "de"))))
    expect(ute.question).to_contain_text(german)
    assert not any(english in ute.question.inner_text() for english in said_in(game, "en"))
    expect_no_bare_ids(ute)
    ute.takes_a_picture("Frage")
