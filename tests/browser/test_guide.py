"""The guided first match of each game, in a real browser: one thing at a time, beside its part, to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from sabbat.games import GAMES
from sabbat.games.guide import guide_of
from sabbat.words import LANGUAGES
from sabbat.words.texts import texts_of
from tests.audit import amount, share
from tests.browser.newcomers import NEWCOMERS
from tests.browser.people import PHONE, Guests, Person

BUBBLE = ".guide-bubble:not(.is-hidden)"
# What the bubble covers of all that it must leave free: by name, in square pixels.
COVERED = """() => {
  const bubble = document.querySelector('.guide-bubble').getBoundingClientRect();
  const board = document.querySelector('.board-place');
  const inside = (a, b) => ({ left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom) });
  const found = {};
  for (const kept of ['.question', '.seats', '.person', '.is-pointed-at', '[data-offers]', '[data-always]'])
    for (const element of document.querySelectorAll(kept)) {
      const box = element.getBoundingClientRect();
      const shown = board.contains(element) ? inside(box, board.getBoundingClientRect()) : box;
      const { left, right, top, bottom } = inside(bubble, shown);
      if (right - left > 1 && bottom - top > 1) found[kept] = Math.round((right - left) * (bottom - top));
    }
  return found;
}"""
# Is anything of the part that is spoken of on the screen, above what stands below the board?
SEEN = """() => {
  const part = document.querySelector('.is-pointed-at')?.getBoundingClientRect();
  const board = document.querySelector('.board-place').getBoundingClientRect();
  if (!part) return true;
  return Math.min(part.bottom, board.bottom) - Math.max(part.top, board.top) >= Math.min(40, part.height / 2);
}"""
# Either something is told, or all has been shown and nothing is to be told; or the match is over.
SPOKEN = """() => document.querySelector(
  '.guide-bubble:not(.is-hidden), [data-guide=silent], .once-more') !== null"""
BY_LUCK = 6  # steps at most that luck may withhold: nothing exploded, nobody was wrong
LAPTOP = {"width": 1366, "height": 768}


def begins(person: Person, game: str) -> None:
    person.goes_to("/")
    person.takes_the_box(game)
    person.page.locator("[data-way=guide]").click()
    person.page.wait_for_url("**/t/*")


def told(person: Person) -> str:
    """The step that is being told; empty: none."""
    bubble = person.page.locator(BUBBLE)
    try:
        return (bubble.get_attribute("data-step", timeout=500) or "") if bubble.count() else ""
    except PlaywrightError:
        return ""


@pytest.mark.audit
@pytest.mark.parametrize("game", list(GAMES)[: amount(2, 5, "guides that begin in every language")])
def test_the_first_match_begins_with_its_theme_in_every_language(guests: Guests, game: str) -> None:
    ada = guests.arrive("Ada", hints=True)
    begins(ada, game)
    bubble = ada.page.locator(BUBBLE)
    expect(bubble).to_have_attribute("data-step", "theme")
    for language in LANGUAGES:
        ada.page.locator(".quick-settings select").select_option(language)
        expect(bubble.locator("[aria-live]")).to_have_text(texts_of(game, language, True).write("guide-theme"))
        assert ada.page.evaluate(COVERED) == {}
        ada.takes_a_picture(f"theme-{language}")
    bubble.locator("button").last.click()
    expect(bubble).not_to_have_attribute("data-step", "theme")


def runs_to_its_end(ada: Person, game: str) -> None:
    """She does as she is told: taps things away, answers; until the hand is let go. Nothing that matters is covered."""
    begins(ada, game)
    guide = guide_of(game)
    assert guide is not None
    answers = NEWCOMERS[game](ada)
    seen: list[str] = []
    expect(ada.page.locator(BUBBLE)).to_have_attribute("data-step", "theme")
    for _ in range(900):
        ada.page.wait_for_function(SPOKEN)
        step = told(ada)
        if step and step not in seen:
            seen.append(step)
            ada.takes_a_picture(f"{len(seen):02}-{step}")
            if told(ada) == step:  # it may have gone away with its question
                assert ada.page.evaluate(COVERED) == {}, step
                ada.page.wait_for_function(SEEN, timeout=5_000)  # something of its part is to be seen
        if step == "free":
            break
        if step:
            try:
                ada.page.locator(f"{BUBBLE} button").last.click(timeout=1_000)
            except PlaywrightError:  # as above
                continue
        elif not answers():
            ada.page.wait_for_timeout(100)
    assert seen[0] == "theme"
    assert seen[-1] == "free", (seen, ada.page.locator("body").aria_snapshot())
    assert len(seen) >= len(guide.step) - BY_LUCK, seen


@pytest.mark.audit
@pytest.mark.parametrize("game", list(NEWCOMERS)[: amount(2, 5, "guides to their end on a phone")])
def test_the_guide_runs_to_its_end(guests: Guests, game: str) -> None:
    runs_to_its_end(guests.arrive("Ada", PHONE, hints=True), game)


@pytest.mark.audit
@pytest.mark.skipif(share() == 0, reason="each guide in each language, on two screens: ./audit plays them")
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB", "de-DE"][: amount(1, 3, "languages")])
@pytest.mark.parametrize("game", list(NEWCOMERS))
def test_the_guide_runs_to_its_end_in_every_language(
    guests: Guests, game: str, locale: str, size: dict[str, int]
) -> None:
    runs_to_its_end(guests.arrive("Ada", size, hints=True, locale=locale), game)


def test_the_guide_is_left_in_one_tap_and_taken_up_again(guests: Guests) -> None:
    ada = guests.arrive("Ada", hints=True)
    begins(ada, "charlatans")
    expect(ada.page.locator(BUBBLE)).to_be_visible()
    ada.button("Let me play").click()
    expect(ada.page.locator(BUBBLE)).to_have_count(0)
    ada.page.reload()
    expect(ada.question).to_be_visible()
    expect(ada.page.locator(BUBBLE)).to_have_count(0)
    ada.page.get_by_role("tab", name="Table").click()
    ada.button("Take up the guide again").click()
    expect(ada.page.locator(BUBBLE)).to_have_attribute("data-step", "theme")


def test_in_an_ordinary_match_hints_are_told_once_and_are_off_in_one_tap(guests: Guests) -> None:
    ada = guests.arrive("Ada", hints=True)
    ada.goes_to("/")
    ada.takes_the_box("charlatans")
    ada.button("Play now").click()
    bubble = ada.page.locator(BUBBLE)
    for _ in range(40):  # the fortune card may ask something first
        try:
            bubble.wait_for(timeout=6_000)
            break
        except PlaywrightError:
            ada.plays_a_move()
    expect(bubble).to_have_attribute("data-step", "theme")
    bubble.locator("button").last.click()
    expect(bubble).to_have_attribute("data-step", "draw")
    ada.button("No more hints").click()
    expect(bubble).to_have_count(0)
    ada.page.reload()
    expect(ada.question).to_be_visible()
    expect(bubble).to_have_count(0)
