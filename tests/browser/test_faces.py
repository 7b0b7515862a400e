"""A television and two phones as hands: a round of each game, nothing to press and nothing small on the screen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from sabbat.games import GAMES
from sabbat.server.seating import LONGEST_NAME
from tests.audit import amount
from tests.browser import test_bal_des_chaudrons as bal
from tests.browser import test_chaudron_magique as chaudron
from tests.browser.people import PHONE, Guests, Person
from tests.browser.test_du_balai import Flyer

TV = {"width": 1920, "height": 1080}
SMALLEST = 28  # px, from three metres
MOST_LOOKS = 400

# Every text that is drawn, with its size on the screen; inside a drawing the drawing's own scale counts.
SMALL_TEXTS = """(smallest) => {
  const walker = document.createTreeWalker(document.querySelector(".tv"), NodeFilter.SHOW_TEXT);
  const small = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const box = holder.getBoundingClientRect();
    if (!node.data.trim() || box.width < 2 || box.height < 2 || holder.closest("title, .unseen")) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (getComputedStyle(holder).clipPath !== "none" || holder.closest("[class$=-hidden]")) continue;
    const scale = holder.getScreenCTM ? Math.abs(holder.getScreenCTM().d) : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size < smallest - 0.5) small.push(`${node.data.trim()} (${holder.getAttribute("class")}): ${size.toFixed(1)}`);
  }
  return small;
}"""

OFF_SCREEN = """() => {
  const [board, foot] = [".tv-board", ".tv-foot"].map((name) => document.querySelector(name).getBoundingClientRect());
  const parts = document.querySelectorAll(".tv-board :is(li, figure, p), .tv-foot > *");
  return [...parts]
    .map((part) => ({ box: part.getBoundingClientRect(), place: part.closest(".tv-foot") ? foot : board, part }))
    .filter(({ box, place }) => box.width > 1 && (box.left < place.left - 4 || box.right > place.right + 4
      || box.top < place.top - 4 || box.bottom > place.bottom + 4))
    .map(({ box, part }) => `${part.className || part.tagName}: ${Math.round(box.right)} x ${Math.round(box.bottom)}`);
}"""

# What has more inside than it shows, and hides the rest.
CUT_OFF = """() => [...document.querySelectorAll(".tv-board *")]
  .filter((part) => part instanceof HTMLElement && part.checkVisibility() && !part.closest("[class$=-hidden], .unseen"))
  .filter((part) => getComputedStyle(part).overflowY !== "visible" && part.clientHeight > 2)
  .filter((part) => part.scrollHeight > part.clientHeight + 4)
  .map((part) => part.className)"""

# Parts that the television shows: a hand does not show them again.
ON_THE_TV = {
    "charlatans": ".cha-others, .cha-kettle, .cha-score",
    "bal_des_chaudrons": ".bal-around, .bal-ribbon",
    "chaudron_magique": ".chm-potions, .chm-witches, .chm-burnt",
    "sorcellerie": ".sor-ring, .sor-callers",
    "du_balai": ".dub-sky, .dub-riders",
}
MINE = {
    "charlatans": ".cha-ahead, .cha-shop, .cha-tray",
    "bal_des_chaudrons": ".bal-own, .bal-keep",
    "chaudron_magique": ".chm-pad",
    "sorcellerie": ".sor-dock",
    "du_balai": ".dub-desk",
}


def lay(host: Person, game: str, seats: int = 2) -> str:
    """A table for friends; its address."""
    host.goes_to("/")
    answer = host.page.request.post(f"{host.base}/api/tables", data={"game": game, "seats": seats})
    return f"/t/{answer.json()['id']}"


def sit(person: Person, address: str) -> None:
    person.goes_to(address)
    person.page.get_by_label("Your name").fill(person.name)
    person.button("Sit down").first.click()
    expect(person.page.locator(".lobby-seat", has_text=person.name)).to_be_visible()


def sorcellerie_moves(person: Person) -> bool:
    """Shakes the cup, or says something: whether it is right is not what this is about."""
    with suppress(PlaywrightError):
        cup = person.page.locator('.sor-cup-button:not([aria-disabled="true"])')
        if cup.count():
            cup.click(timeout=1_000)
            return True
        if person.page.locator(".sor.is-lying .sor-dock.is-open.is-listening").count():
            person.page.locator(".sor-say").first.click(timeout=1_000)
            return True
    return False


def flies(person: Person) -> bool:
    flyer = Flyer(person, "orange")
    if person.page.locator(".dub-press:visible").count():
        flyer.closes_the_lid()
        return True
    return flyer.plays({})


def mover_of(game: str, person: Person) -> Callable[[], bool]:
    if game == "bal_des_chaudrons":
        witch = bal.Witch(person)
        return lambda: witch.moves(witch.sees())
    if game == "chaudron_magique":
        cook = chaudron.Witch(person)
        return lambda: cook.moves(cook.sees())
    if game == "sorcellerie":
        return lambda: sorcellerie_moves(person)
    if game == "du_balai":
        return lambda: flies(person)
    return person.plays_a_move


def play_until_the_second_round(movers: list[Callable[[], bool]], tv: Page) -> None:
    round_of = tv.locator("[data-round]")
    begun = int(round_of.get_attribute("data-round") or "0")
    for _ in range(MOST_LOOKS):
        if int(round_of.get_attribute("data-round") or "0") > max(begun, 1):
            return
        if not any([move() for move in movers]):
            tv.wait_for_timeout(100)
    raise AssertionError("the round does not end")


@pytest.mark.audit
@pytest.mark.parametrize("game", list(GAMES)[: amount(1, 5, "games with a television and two phones")])
def test_a_television_and_two_phones_play_a_round(guests: Guests, game: str) -> None:
    screen = guests.arrive("TV", TV)
    ada, zoe = (guests.arrive(name, PHONE, has_touch=True, is_mobile=True) for name in ("Ada", "Zoé"))
    address = lay(ada, game)
    tv = screen.page
    reached = {"base": "http://192.0.2.7:8666", "only_here": False, "may_change": False, "is_open": True}
    tv.route("**/api/reach", lambda route: route.fulfill(json=reached))  # as if phones in this house could join
    screen.goes_to(f"{address}?tv")
    expect(tv.locator(".tv-gathering img")).to_be_visible()
    expect(tv.locator(".tv-join")).to_contain_text(address[3:9].upper())  # the code, for those who cannot scan
    sit(ada, address)
    sit(zoe, address)
    expect(tv.locator(".tv-gathering")).to_contain_text("Zoé")
    screen.takes_a_picture("gathering")
    ada.page.get_by_role("button", name="Start").click()
    for phone in (ada, zoe):  # the table has seen the television, and offers to be a hand
        phone.page.locator(".hand-offer a").click()
        expect(phone.page.locator(".face-hand")).to_be_visible()
        expect(phone.page.locator(ON_THE_TV[game]).locator("visible=true")).to_have_count(0)
        expect(phone.page.locator(MINE[game]).locator("visible=true").first).to_be_visible()
    expect(tv.locator("[data-round]")).to_be_visible()
    for number in range(2):
        expect(tv.locator(f'[data-person="{number}"]')).to_contain_text(("Ada", "Zoé")[number])
    ada.takes_a_picture("hand")
    play_until_the_second_round([mover_of(game, ada), mover_of(game, zoe)], tv)
    expect(tv.locator(".tv-said")).not_to_be_empty()
    screen.takes_a_picture("playing")
    zoe.takes_a_picture("hand")
    assert tv.locator(".tv :is(button, a, input, select)").count() == 0
    assert tv.evaluate(SMALL_TEXTS, SMALLEST) == []
    assert tv.evaluate(OFF_SCREEN) == []
    assert tv.evaluate(CUT_OFF) == []


@pytest.mark.audit
@pytest.mark.parametrize("game", list(GAMES)[: amount(2, 5, "fullest tables on a television")])
def test_the_fullest_table_with_the_longest_name_fits_on_a_television(guests: Guests, game: str) -> None:
    screen = guests.arrive("TV", TV)
    screen.goes_to("/")
    name = "Maximiliane Wilhelmine W"
    assert len(name) == LONGEST_NAME
    wish = {"game": game, "seats": GAMES[game].most_seats, "quick": True, "name": name}
    answer = screen.page.request.post(f"{screen.base}/api/tables", data=wish)
    screen.goes_to(f"/t/{answer.json()['id']}?tv")
    tv = screen.page
    expect(tv.locator("[data-round]")).to_be_visible()
    expect(tv.locator('[data-person="0"]')).to_contain_text(name)
    expect(tv.locator(".tv-board .tv-person")).to_have_count(GAMES[game].most_seats)
    screen.takes_a_picture("full")
    assert tv.evaluate(SMALL_TEXTS, SMALLEST) == []
    assert tv.evaluate(OFF_SCREEN) == []
    assert tv.evaluate(CUT_OFF) == []
