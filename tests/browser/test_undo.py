"""An answer is taken back: one press asks, the others agree, and the table is as it was."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.people import PHONE, Guests, Person
from tests.browser.test_bal_des_chaudrons import Witch
from tests.browser.test_evening import sit_down


def table_of_two(ada: Person, zoe: Person, undo: str) -> None:
    """Charlatans for two people and no bot; Ada is the host and says what may be taken back."""
    ada.goes_to("/")
    opened = ada.page.request.post(f"{ada.base}/api/tables", data={"game": "charlatans", "seats": 2})
    address = f"{ada.base}/t/{opened.json()['id']}"
    sit_down(ada, address)
    sit_down(zoe, address)
    ada.page.get_by_role("radio", name=undo).click()  # the server has the last word: it is checked a moment later
    expect(ada.page.get_by_role("radio", name=undo)).to_be_checked()
    expect(zoe.page.locator(".option.read", has_text="Taking answers back")).to_contain_text(undo)
    ada.button("Start").click()
    expect(zoe.question).to_be_visible()


def moves_until(person: Person, other: Person, name: str) -> None:
    """Plays on until the button is there."""
    for _ in range(40):
        if person.page.get_by_role("button", name=name, exact=True).count():
            return
        if not person.plays_a_move():
            other.plays_a_move()
        person.page.wait_for_timeout(150)
    raise AssertionError(f"there is never a button {name!r}")


def test_what_met_luck_is_taken_back_when_the_others_agree(guests: Guests) -> None:
    ada, zoe = guests.arrive("Ada"), guests.arrive("Zoé", PHONE, has_touch=True)
    table_of_two(ada, zoe, "Whatever all agree to")
    moves_until(ada, zoe, "Ask to take back")
    ada.takes_a_picture("may-ask")
    ada.page.keyboard.press("Control+z")
    expect(ada.page.locator(".undo-wish")).to_contain_text("waiting for Zoé", ignore_case=True)
    expect(zoe.page.locator(".undo-wish")).to_contain_text("Ada would like to take an answer back.")
    zoe.takes_a_picture("is-asked")
    assert violations(ada.page) == []
    assert violations(zoe.page) == []
    zoe.button("Rather not").click()
    expect(ada.page.locator(".undo-wish")).to_have_count(0)

    ada.button("Ask to take back").click()
    zoe.button("Fine with me").click()
    expect(ada.page.locator(".undo-wish")).to_have_count(0)
    expect(ada.page.locator(".unseen[role=log]")).to_contain_text("You take your")
    expect(zoe.page.locator(".unseen[role=log]")).to_contain_text("Ada takes")
    expect(ada.offers.first).to_be_visible()
    assert ada.plays_a_move(), "and the match goes on"


def test_what_came_to_nothing_is_taken_back_by_one_press(guests: Guests) -> None:
    ada, zoe = guests.arrive("Ada"), guests.arrive("Zoé")
    table_of_two(ada, zoe, "What came to nothing yet")
    expect(ada.button("Ask to take back")).to_have_count(0)
    moves_until(ada, zoe, "Take back")
    ada.takes_a_picture("may-take-back")
    ada.page.keyboard.press("Control+z")
    expect(ada.page.locator(".unseen[role=log]")).to_contain_text("You take your last answer back.")
    expect(ada.page.locator("section.question.asked")).to_be_visible()


def test_a_secret_choice_is_taken_back_although_another_has_chosen_since(guests: Guests) -> None:
    ada, zoe, ben = guests.arrive("Ada"), guests.arrive("Zoé", PHONE, has_touch=True), guests.arrive("Ben")
    people = (ada, zoe, ben)
    ada.goes_to("/")
    opened = ada.page.request.post(f"{ada.base}/api/tables", data={"game": "bal_des_chaudrons", "seats": 3})
    for person in people:
        sit_down(person, f"{ada.base}/t/{opened.json()['id']}")
    expect(ada.page.locator(".lobby-seats")).to_contain_text("Ben")
    ada.button("Start").click()
    for person in people:
        expect(person.page.locator(".bal-hand.is-asked")).to_be_visible()
    Witch(ada).studies()
    expect(ada.page.locator("section.question.waiting")).to_be_visible()
    Witch(zoe).studies()
    expect(zoe.page.locator("section.question.waiting")).to_be_visible()

    take_back = ada.page.get_by_role("button", name="Take back", exact=True)
    expect(take_back).to_be_visible()
    ada.page.keyboard.press("Control+z")
    expect(ada.page.locator("section.question.asked")).to_be_visible()
    expect(zoe.page.locator("section.question.waiting")).to_be_visible()
    ada.takes_a_picture("asked-again")

    ada.page.wait_for_timeout(500)  # a question that has just come takes no answer yet
    Witch(ada).studies()
    expect(take_back).to_be_visible()
    Witch(ben).studies()  # all three have chosen: it is opened, and stands
    expect(take_back).to_have_count(0)
