"""The guided first match of each game, in a real browser: one thing at a time, beside its part, to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from sabbat.games import GAMES
from sabbat.games.guide import guide_of
from sabbat.words import LANGUAGES
from sabbat.words.texts import texts_of
from tests.browser.people import PHONE, Guests, Person

BUBBLE = ".guide-bubble:not(.is-hidden)"
# How much of the offers, and of the part that it speaks of, the bubble covers: in square pixels.
COVERED = """() => {
  const box = (at) => document.querySelector(at)?.getBoundingClientRect();
  const bubble = box('.guide-bubble');
  const wide = (other) => Math.min(bubble.right, other.right) - Math.max(bubble.left, other.left);
  const high = (other) => Math.min(bubble.bottom, other.bottom) - Math.max(bubble.top, other.top);
  const covered = (other) => other ? Math.max(0, wide(other)) * Math.max(0, high(other)) : 0;
  return [covered(box('.question .offers')), covered(box('.is-pointed-at'))];
}"""


def begins(person: Person, game: str) -> None:
    person.goes_to("/")
    person.takes_the_box(game)
    person.button("First match, guided").click()
    person.page.wait_for_url("**/t/*")


def told(person: Person) -> str:
    """The step that is being told; empty: none."""
    bubble = person.page.locator(BUBBLE)
    try:
        return (bubble.get_attribute("data-step", timeout=500) or "") if bubble.count() else ""
    except PlaywrightError:
        return ""


@pytest.mark.parametrize("game", [game for game in GAMES if guide_of(game)])
def test_the_first_match_begins_with_its_theme_in_every_language(guests: Guests, game: str) -> None:
    ada = guests.arrive("Ada", hints=True)
    begins(ada, game)
    bubble = ada.page.locator(BUBBLE)
    expect(bubble).to_have_attribute("data-step", "theme")
    for language in LANGUAGES:
        ada.page.locator(".quick-settings select").select_option(language)
        expect(bubble.locator("[aria-live]")).to_have_text(texts_of(game, language, True).write("guide-theme"))
        assert ada.page.evaluate(COVERED)[0] == 0
        ada.takes_a_picture(f"theme-{language}")
    bubble.locator("button").last.click()
    expect(bubble).not_to_have_attribute("data-step", "theme")


def test_on_a_phone_the_bubble_leaves_the_question_free(guests: Guests) -> None:
    ada = guests.arrive("Ada", PHONE, hints=True)
    begins(ada, "charlatans")
    for step in ("theme", "draw", "white"):
        expect(ada.page.locator(BUBBLE)).to_have_attribute("data-step", step)
        assert ada.page.evaluate(COVERED)[0] == 0
        ada.takes_a_picture(step)
        if step == "theme":
            ada.page.locator(f"{BUBBLE} button").last.click()
        else:
            ada.offers.first.click()


def test_the_guide_of_charlatans_runs_to_its_end(guests: Guests) -> None:
    """She does as she is told: taps things away, draws, buys; until the hand is let go."""
    ada = guests.arrive("Ada", hints=True)
    begins(ada, "charlatans")
    guide = guide_of("charlatans")
    assert guide is not None
    seen: list[str] = []
    expect(ada.page.locator(BUBBLE)).to_have_attribute("data-step", "theme")
    for _ in range(300):
        step = told(ada)
        if step and step not in seen:
            seen.append(step)
            assert ada.page.evaluate(COVERED)[0] == 0, f"{step} covers the offers"
            ada.takes_a_picture(f"{len(seen):02}-{step}")
        if step == "free":
            break
        if step:
            try:
                ada.page.locator(f"{BUBBLE} button").last.click(timeout=1_000)
            except PlaywrightError:  # it went away with its question
                continue
        elif not ada.plays_a_move():
            ada.page.wait_for_timeout(100)
        else:
            ada.page.wait_for_timeout(400)  # what is to be told comes after what is shown
    assert seen[:3] == [step.id for step in guide.step[:3]]
    assert {"shop", "scoring", "card", "free"} <= set(seen)


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
