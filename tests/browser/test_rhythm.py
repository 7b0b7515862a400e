"""Rhythm, in a real browser: what moves without end rests, a lost line covers the dice, a tap skips."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.people import PHONE, Guests, Person

RUNNING = "document.getAnimations().filter(each => each.playState === 'running').length"


def play_now(person: Person, game: str) -> None:
    person.goes_to("/")
    person.takes_the_box(game)
    person.page.get_by_label("Your name").fill(person.name)
    person.button("Play now").click()
    expect(person.question).to_be_visible()


def expect_running(person: Person, wanted: bool) -> None:
    """Until something moves on the page, because somebody is there; or nothing does."""
    for look in range(150):
        if (person.page.evaluate(RUNNING) > 0) == wanted:
            return
        if wanted:  # a busy machine may have let it fall asleep
            person.page.mouse.move(200 + look % 2, 200)
        person.page.wait_for_timeout(200)
    raise AssertionError(f"{person.page.evaluate(RUNNING)} animations run")


def test_an_idle_table_stands_still_and_wakes_by_a_touch(guests: Guests) -> None:
    ada = guests.arrive("Ada", reduced_motion="no-preference")
    play_now(ada, "chaudron_magique")
    expect_running(ada, wanted=True)
    expect_running(ada, wanted=False)
    ada.page.mouse.move(100, 100)
    expect_running(ada, wanted=True)


def test_a_lost_line_is_told_at_once_and_covers_the_dice(guests: Guests) -> None:
    ada = guests.arrive("Ada")
    play_now(ada, "du_balai")
    for _ in range(200):
        if ada.page.locator(".dub-die").count():
            break
        if ada.offers.count():
            ada.offers.first.click()
        ada.page.wait_for_timeout(50)
    expect(ada.page.locator(".dub-die").first).to_be_visible()
    ada.page.context.set_offline(True)
    expect(ada.page.locator(".connection-lost")).to_be_visible()
    expect(ada.page.locator(".dub-die")).to_have_count(0)
    ada.takes_a_picture("lost-line")
    assert violations(ada.page) == []
    ada.page.context.set_offline(False)
    expect(ada.page.locator(".connection-lost")).to_have_count(0, timeout=20_000)
    guests.complaints[:] = [line for line in guests.complaints if "ERR_INTERNET_DISCONNECTED" not in line]


def test_the_log_is_told_turn_by_turn_and_a_turn_folds(guests: Guests) -> None:
    ada = guests.arrive("Ada")
    play_now(ada, "charlatans")
    turns = ada.page.locator(".log-heading")
    for _ in range(600):
        if turns.count() > 2:
            break
        if not ada.plays_a_move():
            ada.page.wait_for_timeout(50)
    expect(turns.nth(2)).to_contain_text("Round 3 begins")
    ada.takes_a_picture("log")
    folded = [turn.get_attribute("aria-expanded") for turn in turns.all()]
    assert folded[0] == "false", "turns long gone are folded"
    assert set(folded[-2:]) == {"true"}
    expect(ada.page.locator(".log")).not_to_contain_text("Ada ")  # it is she: you
    lines = ada.page.locator(".log-line").count()
    turns.first.click()
    expect(turns.first).to_have_attribute("aria-expanded", "true")
    assert ada.page.locator(".log-line").count() > lines
    placed = ada.page.locator(".log-line", has_text="You place")
    expect(placed.first).to_be_visible()
    # One line for both: only what the crow shows is drawn and told besides.
    expect(placed.filter(has_text=re.compile(r"You draw(?! and look)"))).to_have_count(0)


def test_the_fortune_card_stays_on_a_phone_until_it_is_read(guests: Guests) -> None:
    zoe = guests.arrive("Zoé", PHONE, has_touch=True)
    play_now(zoe, "charlatans")
    card = zoe.page.locator(".cha-fresh-card")
    expect(card).to_be_visible()
    zoe.takes_a_picture("fresh-card")
    name = card.locator("b").inner_text()
    zoe.page.reload()
    expect(card).to_contain_text(name)
    card.tap()
    expect(card).to_have_count(0)
    again = zoe.page.locator(".cha-shortcuts [data-card]")
    expect(again).to_contain_text(name)
    again.tap()
    expect(zoe.page.get_by_role("dialog")).to_contain_text(name)


def test_what_the_passing_came_to_stays_until_the_next_answer(guests: Guests) -> None:
    ada = guests.arrive("Ada")
    play_now(ada, "bal_des_chaudrons")
    recap = ada.page.locator(".recap")
    for _ in range(600):
        if recap.count():
            break
        lifted = ada.page.locator(".bal-in-hand.is-lifted .bal-card-button")
        hand = ada.page.locator(".bal-in-hand .bal-card-button")
        if lifted.count() or hand.count():
            with suppress(PlaywrightError):  # it went away in between
                (lifted if lifted.count() else hand).first.click(timeout=2_000)
        elif not ada.plays_a_move():
            ada.page.wait_for_timeout(50)
    expect(recap).to_contain_text("passes you")
    ada.takes_a_picture("recap")
    said = recap.inner_text()
    ada.page.reload()  # the log has it all
    expect(recap).to_have_text(said)
    lifted = ada.page.locator(".bal-in-hand.is-lifted .bal-card-button")
    for _ in range(20):
        if lifted.count():
            break
        ada.page.locator(".bal-in-hand .bal-card-button").first.click()
        with suppress(PlaywrightError):  # a question that has just come takes no answer yet
            lifted.wait_for(timeout=1_000)
    lifted.click()
    expect(recap).to_have_count(0)
