"""Le Chaudron Magique in a real browser: a whole match by the board's own controls: keys, fingers, ghosts, phrases."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.by_wire import BY_HAND, play_out
from tests.browser.people import PHONE, Guests, Person, expect_no_sideways_scrolling

SOON = 2_000  # ms
MOST_LOOKS = 6_000
NAME = {"en": "Your name", "fr": "Votre nom"}
SIT = {"en": "Sit down", "fr": "S’asseoir"}
SEATS = 4

LOOK = """() => {
  const there = (selector) => document.querySelector(selector) !== null;
  if (there(".once-more")) return "over";
  if (!there("section.question.asked[aria-busy=false]") || there(".is-guarded")) return "";
  if (there(".chm-hand")) return "hand";
  if (there(".chm-pad.is-answer [data-held]")) return "block";
  if (there(".chm-pad.is-answer.is-holding")) return "nowhere";
  if (there(".chm-pad.is-answer")) return "cell";
  return there("section.question .offer") ? "bar" : "";
}"""

OPEN_CELL = """() => {
  const cell = document.querySelector(".chm-cell.is-open > rect");
  cell.scrollIntoView({ block: "center" }); // on a phone it may lie under the bar
  const box = cell.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


class Witch:
    """A person at this board."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.hurry: float | None = None  # ms for a click while others play; None: as long as it takes

    def sees(self) -> str:
        """What there is to do, in one look at the page."""
        found: str = self.page.evaluate(LOOK)
        return found

    @property
    def confirm(self) -> Locator:
        return self.page.locator("[data-confirm]")

    @property
    def held(self) -> Locator:
        """The block in her hand, over the cauldron."""
        return self.page.locator("[data-held]")

    @property
    def way_out(self) -> Locator:
        """Leave the block out, beside it; suffer the burnt or move no more, in the bar."""
        return self.page.locator(".chm-tray .chm-tool.is-wide, section.question .offer")

    def chooses_cards(self) -> None:
        """Tap one to play, another to keep."""
        cards = self.page.locator(".chm-hand-card")
        cards.nth(0).click(timeout=self.hurry)
        cards.nth(1).click(timeout=self.hurry)
        self.confirm.click(timeout=self.hurry)

    def lays_the_block(self) -> None:
        """Where the board holds it: the offers come best first."""
        if self.confirm.is_enabled():
            self.confirm.click(timeout=self.hurry)
        else:
            self.way_out.first.click(timeout=self.hurry)

    def picks_cells(self) -> None:
        """The first cell that is open. Moving is never an obligation."""
        if self.way_out.count():
            self.way_out.first.click(timeout=self.hurry)
        else:
            x, y = self.page.evaluate(OPEN_CELL)
            self.page.mouse.click(x, y)

    def may_answer(self) -> None:
        """A question of another kind takes neither finger nor key for a moment."""
        expect(self.page.locator(".table-page.is-guarded")).to_have_count(0)

    def presses(self, *keys: str) -> None:
        """At the cauldron."""
        self.page.bring_to_front()
        self.may_answer()
        for key in keys:
            self.page.locator(".chm-pad").press(key)

    def answers_in_the_bar(self) -> None:
        self.person.offers.first.click(timeout=self.hurry)

    def moves(self, seen: str) -> bool:
        """Answers, if asked. False where there is nothing to answer just now."""
        answers = {
            "hand": self.chooses_cards,
            "block": self.lays_the_block,
            "nowhere": self.lays_the_block,
            "cell": self.picks_cells,
            "bar": self.answers_in_the_bar,
        }
        self.hurry = SOON
        try:
            if seen in answers:
                answers[seen]()
        except PlaywrightError:  # the question went away in between: somebody else moved on
            return False
        finally:
            self.hurry = None
        return seen in answers


def gather(host: Person, others: dict[Person, str]) -> None:
    """Friends by a link; a bot fills the fourth seat."""
    host.goes_to("/")
    host.takes_the_box("chaudron_magique")
    host.page.get_by_label(NAME["en"]).fill(host.name)
    host.opens_the_choices()
    host.page.get_by_role("radio", name=str(SEATS), exact=True).check(force=True)
    host.button("Invite friends").click()
    host.page.wait_for_url("**/t/*")
    expect(host.page.locator(".lobby")).to_be_visible()
    for person, language in others.items():
        person.goes_to(host.page.url)
        person.page.get_by_label(NAME[language]).fill(person.name)
        person.page.get_by_role("button", name=SIT[language], exact=True).click()
        expect(host.page.get_by_text(person.name).first).to_be_visible()
    host.page.get_by_label("Burnt tokens").select_option("24")  # an evening long enough for everything
    host.page.get_by_role("button", name="Start").click()


def play_on(witches: list[Witch], until: tuple[Witch, str] | None = None) -> bool:
    """Everybody answers; until the match is over for all, or until that witch sees that. True: she does."""
    idle = 0
    for _ in range(MOST_LOOKS):
        seen = [witch.sees() for witch in witches]
        if set(seen) == {"over"}:
            return False
        if until is not None and seen[witches.index(until[0])] == until[1]:
            return True
        moved = [witch.moves(what) for witch, what in zip(witches, seen, strict=True)]
        idle = 0 if any(moved) else idle + 1
        assert idle < 400, "nobody is asked, and the match is not over"
        if not any(moved):
            witches[0].page.wait_for_timeout(40)
    asked = [witch.page.locator(".question, .question-bar").first.inner_text() for witch in witches]
    raise AssertionError(f"the match does not end: {seen}, {asked}")


@pytest.mark.audit
def test_three_people_and_a_bot_play_a_whole_match_by_the_board(guests: Guests) -> None:
    ada, chloe = guests.arrive("Ada"), guests.arrive("Chloé", locale="fr-FR")
    zoe = guests.arrive("Zoé", PHONE, has_touch=True, is_mobile=True)
    gather(ada, {chloe: "fr", zoe: "en"})
    witches = [Witch(person) for person in (ada, chloe, zoe)]
    for witch in witches:
        expect(witch.page.locator(".chm-hand")).to_be_visible()
        witch.person.takes_a_picture("hand")
    expect_no_sideways_scrolling(zoe.page)
    for person in (ada, zoe):
        assert violations(person.page) == []
    says_what_she_can_make(ada, chloe)

    assert play_on(witches, until=(witches[0], "block"))
    expect(zoe.button("Suggest a spot")).to_be_visible()
    assert zoe.page.locator("#board").evaluate("board => board.scrollWidth <= board.clientWidth")
    lays_by_keyboard_what_the_table_decides(witches[0], chloe)
    assert play_on(witches, until=(witches[2], "block"))
    drags_with_a_finger(witches[2])

    if BY_HAND:
        play_on(witches)
    else:
        play_out(ada, chloe, zoe)
    for person in (ada, chloe, zoe):
        ending = person.page.get_by_role("dialog")
        for name in ("Ada", "Chloé", "Zoé"):
            expect(ending.locator(".chm-ending")).to_contain_text(name)
        person.takes_a_picture("ending")
    assert ada.page.locator(".chm-ending.is-won, .chm-ending.is-lost").count() == 1
    assert violations(ada.page) == []


def says_what_she_can_make(speaker: Person, hearer: Person) -> None:
    """CHM-60: by the phrase wheel and the keyboard alone; each reads it in her own language."""
    speaker.page.bring_to_front()
    speaker.button("Say something").press("Enter")
    expect(speaker.page.get_by_role("dialog")).to_be_visible()
    speaker.takes_a_picture("wheel")
    speaker.page.locator(":focus").press("Enter")  # I can make …
    expect(speaker.page.locator(".chm-wheel-ring")).to_be_visible()
    speaker.page.locator(":focus").press("ArrowRight")
    speaker.page.locator(":focus").press("Enter")  # … twisted root
    said = hearer.page.locator(".chm-bubble-said", has_text="racine tordue")  # bots have something to say, too
    expect(said.first).to_be_visible()
    hearer.takes_a_picture("heard")


def cells_of(held: Locator) -> list[list[int]]:
    """Where the block's parts are just now: column and row of each."""
    found: list[list[int]] = held.locator(".chm-footprint rect").evaluate_all(
        "rects => rects.map(rect => ['x', 'y'].map(axis => Math.floor(rect.getAttribute(axis) / 100)))"
    )
    return found


def expect_at(drawn: Locator, cells: list[list[int]], margin: int) -> None:
    """The parts come to lie on these cells; `margin`: from a cell's edge to what is drawn in it."""
    for part, (column, row) in enumerate(cells):
        expect(drawn.nth(part)).to_have_attribute("x", str(column * 100 + margin))
        expect(drawn.nth(part)).to_have_attribute("y", str(row * 100 + margin))


def lays_by_keyboard_what_the_table_decides(owner: Witch, friend: Person) -> None:
    """CHM-15: the friend sees the ghost, says no, suggests; the owner takes it over, thinks again, and lays it."""
    owner.presses("n")  # a spot that is offered, inside the cauldron where there is one
    expect(friend.page.locator('[data-pointed="0"]')).to_be_attached()
    friend.takes_a_picture("ghost")
    before = cells_of(owner.held)
    owner.presses("ArrowDown", "ArrowRight")
    assert cells_of(owner.held) != before
    owner.person.takes_a_picture("keys")
    owner.presses("r", "f")
    assert violations(owner.page) == []
    friend.button("Plutôt pas").click()
    expect(owner.page.locator(".chm-bubble-said.is-no")).to_be_visible()
    friend.button("Suggérer un endroit").click()
    Witch(friend).presses("n")
    suggested = cells_of(Witch(friend).held)
    expect_at(
        owner.page.locator('[data-pointed="1"] .chm-piece'), suggested, margin=19
    )  # not where she began, any more
    expect(owner.page.locator(".chm-suggestion")).to_contain_text("Chloé")
    owner.person.takes_a_picture("suggested")
    owner.person.button("Take it over").click()
    expect_at(owner.held.locator(".chm-footprint rect"), suggested, margin=3)
    owner.presses("n")
    expect(owner.confirm).to_be_enabled()
    said = owner.page.locator(".log-line", has_text=re.compile("You (remove|add)"))
    lines = said.count()
    owner.presses("Enter")
    expect(said).not_to_have_count(lines)


def drags_with_a_finger(witch: Witch) -> None:
    """The block follows the finger, but is shown above it."""
    witch.page.locator(".chm-pad svg.chm-cauldron").evaluate('pad => pad.scrollIntoView({ block: "center" })')
    pad = witch.page.locator(".chm-pad svg.chm-cauldron").bounding_box()
    assert pad is not None
    witch.may_answer()
    touch = witch.page.context.new_cdp_session(witch.page)
    x, y = pad["x"] + pad["width"] / 2, pad["y"] + pad["height"] * 0.5
    before = cells_of(witch.held)
    carried = witch.page.locator("[data-held].is-carried")
    for way in (1, -1) * 4:  # somebody's words may lie over the cauldron for a moment; or the block lay there already
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(6):
            point = {"x": x - 9 * step * way, "y": y - 12 * step}
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        witch.page.wait_for_timeout(250)
        if carried.count() and cells_of(witch.held) != before:
            break
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        witch.page.wait_for_timeout(500)
        before = cells_of(witch.held)
    expect(carried).to_be_attached()
    witch.person.takes_a_picture("dragged")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(carried).to_have_count(0)
    assert cells_of(witch.held) != before
    expect_no_sideways_scrolling(witch.page)
    for name in ("Turn", "Flip"):
        box = witch.page.get_by_role("button", name=name, exact=True).bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] > PHONE["height"] / 2
    witch.page.get_by_role("button", name="Another good spot").tap()
    witch.lays_the_block()
