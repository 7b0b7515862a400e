"""How people get in: phones of the house by a press, a code typed on the shelf, a link that was cut."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.by_wire import play_out
from tests.browser.people import PHONE, Guests, Person, expect_no_sideways_scrolling
from tests.browser.test_evening import invite, sit_down


def test_one_press_lets_a_phone_of_the_house_join_and_another_shuts_the_door(guests: Guests) -> None:
    ada, zoe = guests.arrive("Ada"), guests.arrive("Zoé", PHONE)
    invite(ada)
    link = ada.page.locator(".table-link input")
    expect(ada.page.locator(".let-in")).to_contain_text("Only this computer reaches this page")
    expect(ada.page.locator(".qr")).to_have_count(0)  # nobody could follow it
    ada.takes_a_picture("closed")
    ada.button("Let phones in this house join").click()
    expect(ada.page.locator(".qr")).to_be_visible()
    expect(ada.page.locator(".let-in")).to_contain_text("Phones in this house reach this page at http://127.0.0.2:")
    ada.takes_a_picture("open")
    address = link.input_value()
    assert address.startswith("http://127.0.0.2:")
    sit_down(zoe, address)
    expect(zoe.page.locator(".let-in")).to_have_count(0)  # it is not for phones to decide
    expect(zoe.page.locator(".table-link input")).to_have_value(address)
    expect_no_sideways_scrolling(zoe.page)
    zoe.takes_a_picture("joined")
    expect(ada.page.locator(".lobby-seats")).to_contain_text("Zoé")
    zoe.page.close()
    ada.button("This computer only").click()
    expect(ada.page.locator(".let-in")).to_contain_text("Only this computer reaches this page")


def test_a_code_read_out_and_typed_on_the_shelf_leads_to_the_table(guests: Guests) -> None:
    ada, ben = guests.arrive("Ada"), guests.arrive("Ben", PHONE)
    address = invite(ada)
    code = ada.page.locator(".table-code strong").inner_text()
    assert code.lower() == address.rpartition("/")[2][:6]
    ben.goes_to("/")
    ben.page.get_by_label("A code?").fill(f"{code[:3]} {code[3:]}")
    ben.takes_a_picture("code")
    expect_no_sideways_scrolling(ben.page)
    ben.button("To the table").click()
    ben.page.wait_for_url("**/t/*")
    assert ben.page.url == address
    expect(ben.page.locator(".lobby")).to_be_visible()


def test_a_code_that_leads_nowhere_says_so(guests: Guests) -> None:
    ben = guests.arrive("Ben")
    ben.goes_to("/")
    ben.page.get_by_label("A code?").fill("zzzzzz")
    ben.button("To the table").click()
    expect(ben.page.locator(".code-wrong")).to_contain_text("No table has this code")
    guests.complaints.clear()  # the browser notes the 404


def test_a_link_cut_by_a_chat_program_leads_to_the_shelf(guests: Guests) -> None:
    ben = guests.arrive("Ben")
    ben.goes_to("/t/")
    expect(ben.page.locator(".shelf")).to_be_visible()
    assert ben.page.url == f"{ben.base}/"


def test_a_latecomer_takes_a_bots_place_under_a_name_and_a_full_table_lets_watch(guests: Guests) -> None:
    ada, ben, cy = guests.arrive("Ada"), guests.arrive("Ben", PHONE), guests.arrive("Cy", PHONE)
    ada.goes_to("/")
    open_table(ada, seats=2)
    ben.goes_to(ada.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    expect_no_sideways_scrolling(ben.page)
    ben.takes_a_picture("late")
    ben.button("Take a bot’s place").click()
    expect(ada.page.locator("body")).to_contain_text("Ben")
    expect(ben.page.locator(".join-bar")).to_have_count(0)
    cy.goes_to(ada.page.url)
    expect(cy.question).to_contain_text("Every seat is taken: you can watch.")
    cy.takes_a_picture("full")


def test_who_has_lost_a_device_knocks_and_the_host_lets_in(guests: Guests) -> None:
    ada, ben, phone = guests.arrive("Ada"), guests.arrive("Ben"), guests.arrive("Ben", PHONE)
    address = invite(ada)
    sit_down(ben, address)
    expect(ada.page.locator(".lobby-seats")).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Start").click()
    expect(ben.question).to_be_visible()
    ben.page.close()
    phone.goes_to(address)
    phone.page.get_by_label("Your name").fill("Ben, with my sister’s phone")
    phone.button("Ben? That is me, on another device").click()
    expect(phone.question).to_contain_text("You have knocked")
    expect(ada.page.locator(".at-the-door")).to_contain_text("asks for the seat of Ben")
    ada.takes_a_picture("at-the-door")
    ada.button("Let in").click()
    expect(phone.page.locator(".join-bar")).to_have_count(0)
    expect(phone.page.locator(".person.mine, .seat.mine").first).to_contain_text("Ben")


def test_the_bar_says_who_is_away_and_offers_the_stand_in(guests: Guests) -> None:
    ada, ben = guests.arrive("Ada"), guests.arrive("Ben")
    address = invite(ada)
    sit_down(ben, address)
    expect(ada.page.locator(".lobby-seats")).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Start").click()
    expect(ben.question).to_be_visible()
    ben.page.close()
    for _ in range(200):  # until all but Ben have done their part
        if ada.page.locator(".away-bar").count():
            break
        ada.plays_a_move()
        ada.page.wait_for_timeout(50)
    expect(ada.page.locator(".away-bar")).to_contain_text("Ben is away.")
    ada.takes_a_picture("away")
    ada.button("Let a bot stand in").click()
    expect(ada.page.locator(".away-bar")).to_have_count(0)


def open_table(host: Person, seats: int) -> None:
    """At once, with bots on the other seats."""
    answer = host.page.request.post(
        f"{host.base}/api/tables",
        data={"game": "charlatans", "seats": seats, "name": host.name, "quick": True, "bot": "sensible"},
    )
    host.goes_to(f"/t/{answer.json()['id']}")
    expect(host.question).to_be_visible()


def test_my_seat_comes_along_to_another_device_and_both_may_stay(guests: Guests) -> None:
    ada, phone = guests.arrive("Ada"), guests.arrive("Ada", PHONE)
    ada.goes_to("/")
    open_table(ada, seats=2)
    ada.page.get_by_role("tab", name="Table").click()
    ada.button("Show a code for my other device").click()
    expect(ada.page.locator(".move-seat .qr")).to_be_visible()
    code = ada.page.locator(".move-seat strong").inner_text()
    ada.page.locator(".move-seat").scroll_into_view_if_needed()
    ada.takes_a_picture("code")
    phone.goes_to("/")
    phone.page.get_by_label("A code?").fill(code)
    phone.button("To the table").click()
    phone.takes_a_picture("take")
    phone.button("Sit here from now on").click()
    expect(phone.page.locator("section.question.asked")).to_be_visible()
    expect(ada.page.locator("section.question.asked")).to_be_visible()
    ada.button("Let go of my seat on this device").click()
    expect(ada.page.locator(".join-bar, .join-full")).to_be_visible()


def test_a_rematch_is_one_tap_with_the_same_people_and_the_same_bots(guests: Guests) -> None:
    ada = guests.arrive("Ada")
    ada.goes_to("/")
    open_table(ada, seats=2)
    bot = seat_names(ada)[1]
    play_out(ada)
    before = ada.page.url
    ada.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: url != before)
    expect(ada.question).to_be_visible()
    assert seat_names(ada) == ["Ada", bot]


def seat_names(person: Person) -> list[str]:
    names = person.page.locator(".seat-called, .person-name")
    expect(names.first).to_be_visible()
    return list(dict.fromkeys(name.strip() for name in names.all_inner_texts() if name.strip()))
