"""Le Bal des Chaudrons in a real browser: a whole match by the board's own controls, dragging, keys, a card file."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, expect

from sabbat.games.bal_des_chaudrons.components import DATA
from tests.browser.axe import violations
from tests.browser.by_wire import BY_HAND, play_out
from tests.browser.people import DESKTOP, PHONE, Guests, Person, expect_no_sideways_scrolling

SOON = 2_000  # ms
MOST_LOOKS = 2_000
NAME = {"en": "Your name", "fr": "Votre nom"}
INVITE = {"en": "Invite friends", "fr": "Inviter des amis"}
SIT = {"en": "Sit down", "fr": "S’asseoir"}


LOOK = """() => {
  const there = (selector) => document.querySelector(selector) !== null;
  if (there(".once-more")) return "over";
  if (!there("section.question.asked[aria-busy=false]") || there(".is-guarded")) return "";
  if (there(".bal-hand.is-asked")) return "study";
  if (there(".bal-tray.is-open, .bal-pick:not([aria-disabled=true])")) return "pick";
  if (there(".bal-books .is-ready .bal-card-button")) return "brew";
  return there("section.question [data-do=FinishProduction]") ? "finish" : "";
}"""

# A quick answer: the same controls, without the care of a finger. A lifted card is studied, a production is done.
QUICK = """(seen) => {
  const first = (...selectors) => selectors.map((one) => document.querySelector(one)).find((found) => found);
  const wanted = {
    study: () => first(".bal-hand .bal-card-button[aria-pressed=true]", ".bal-hand .bal-card-button"),
    pick: () => first(".bal-tray.is-open", ".bal-pick:not([aria-disabled=true])"),
    brew: () => first("section.question [data-do=FinishProduction]"),
  };
  (wanted[seen] ?? wanted.brew)()?.click();
}"""


class Witch:
    """A person at this board: answers by tapping what it offers."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.hurry: float | None = None  # ms for a click while others play; None: as long as it takes
        self.brewed = 0

    def sees(self) -> str:
        """What there is to do, in one look at the page."""
        found: str = self.page.evaluate(LOOK)
        return found

    def bare(self, kind: str) -> Locator:
        """An answer without a choice: it stands in the bar."""
        return self.page.locator(f'section.question [data-do="{kind}"]')

    def studies(self) -> None:
        """One tap lifts a card, the next one studies it."""
        self.page.locator(".bal-hand.is-asked .bal-card-button").first.click(timeout=self.hurry)
        self.page.locator('.bal-hand .bal-card-button[aria-pressed="true"]').click(timeout=self.hurry)

    def picks(self) -> None:
        self.page.locator('.bal-tray.is-open, .bal-pick:not([aria-disabled="true"])').first.click(timeout=self.hurry)

    def brews(self) -> None:
        self.page.locator(".bal-books .is-ready .bal-card-button").first.click(timeout=self.hurry)
        self.brewed += 1

    def finishes(self) -> None:
        self.bare("FinishProduction").click(timeout=self.hurry)

    def moves(self, seen: str) -> bool:
        """Answers, if asked: with care until she has brewed, then quickly. False where there is nothing to answer."""
        answers = {"study": self.studies, "pick": self.picks, "brew": self.brews, "finish": self.finishes}
        self.hurry = SOON
        try:
            if seen in answers and self.brewed:
                self.page.evaluate(QUICK, seen)
            elif seen in answers:
                answers[seen]()
        except PlaywrightError:  # the question went away in between: somebody else moved on
            return False
        finally:
            self.hurry = None
        return seen in answers


def take_the_box(person: Person, language: str = "en") -> None:
    person.goes_to("/")
    person.takes_the_box("bal_des_chaudrons")
    person.page.get_by_label(NAME[language]).fill(person.name)


def gather(host: Person, others: dict[Person, str]) -> None:
    """Friends by a link; bots fill the rest of the seats."""
    take_the_box(host)
    host.button(INVITE["en"]).click()
    host.page.wait_for_url("**/t/*")
    expect(host.page.locator(".lobby")).to_be_visible()
    for person, language in others.items():
        person.goes_to(host.page.url)
        person.page.get_by_label(NAME[language]).fill(person.name)
        person.page.get_by_role("button", name=SIT[language], exact=True).click()
        expect(host.page.get_by_text(person.name).first).to_be_visible()
    host.page.get_by_role("button", name="Start").click()


def play_on(witches: list[Witch], until: Witch | None = None) -> None:
    """Everybody answers; until the match is over for all, or until that witch has something to brew."""
    idle = 0
    for _ in range(MOST_LOOKS):
        seen = [witch.sees() for witch in witches]
        if set(seen) == {"over"} or (until is not None and seen[witches.index(until)] == "brew"):
            return
        moved = [witch.moves(what) for witch, what in zip(witches, seen, strict=True)]
        idle = 0 if any(moved) else idle + 1
        assert idle < 400, "nobody is asked, and the match is not over"
        if not any(moved):
            witches[0].page.wait_for_timeout(50)
    raise AssertionError("the match does not end")


@pytest.mark.audit
def test_three_people_and_two_bots_play_a_whole_match_by_the_board(guests: Guests) -> None:
    ada, chloe = guests.arrive("Ada"), guests.arrive("Chloé", locale="fr-FR")
    zoe = guests.arrive("Zoé", PHONE, has_touch=True, is_mobile=True)
    gather(ada, {chloe: "fr", zoe: "en"})
    witches = [Witch(person) for person in (ada, chloe, zoe)]
    for witch in witches:
        expect(witch.page.locator(".bal-hand.is-asked")).to_be_visible()
    ada.takes_a_picture("study")
    zoe.takes_a_picture("study")
    expect_no_sideways_scrolling(zoe.page)

    play_on(witches, until=witches[0])
    brew_step_back_and_brew_again(witches[0])
    for person in (ada, zoe):
        assert violations(person.page) == []
        person.takes_a_picture("production")
    expect(chloe.page.locator(".bal-ribbon")).to_contain_text("produire")

    if BY_HAND:
        play_on(witches)
        assert all(witch.brewed > 0 for witch in witches)
    else:
        play_out(ada, chloe, zoe)
    for person in (ada, chloe, zoe):
        ranking = person.page.get_by_role("dialog")
        for name in ("Ada", "Chloé", "Zoé"):
            expect(ranking).to_contain_text(name)
        assert ranking.locator(".bal-ranking li.is-winner").count() >= 1
        person.takes_a_picture("ranking")
    expect(chloe.page.get_by_role("dialog")).to_contain_text("La partie est finie")
    assert violations(ada.page) == []


def brew_step_back_and_brew_again(witch: Witch) -> None:
    """What lies where is seen at every step, and a step back clears it."""
    used = witch.page.locator(".bal-books .is-used")
    before = witch.page.locator(".bal-own .bal-bench").inner_text()
    brew_one(witch)
    expect(used).to_have_count(1)
    assert witch.page.locator(".bal-books .is-used .bal-slot.is-full").count() > 0
    witch.bare("UndoStep").click()
    expect(used).to_have_count(0)
    assert witch.page.locator(".bal-own .bal-bench").inner_text() == before
    brew_one(witch)
    expect(used).to_have_count(1)


def brew_one(witch: Witch) -> None:
    """Taps a recipe, and whatever it then wants to know."""
    expect(witch.page.locator(".bal-books .is-ready").first).to_be_visible()
    witch.brews()
    for _ in range(100):
        if witch.page.locator(".bal-books .is-used").count():
            return
        if witch.sees() == "pick":
            witch.picks()
        witch.page.wait_for_timeout(50)


def alone_at_the_table(guests: Guests, size: dict[str, int] = DESKTOP) -> Witch:
    """One person against bots, her first card still to be chosen."""
    ada = guests.arrive("Ada", size)
    take_the_box(ada)
    ada.button("Play now").click()
    expect(ada.page.locator(".bal-hand.is-asked")).to_be_visible()
    return Witch(ada)


def test_a_card_is_studied_by_keys_alone_and_its_back_tells_what_is_ours(guests: Guests) -> None:
    ada = alone_at_the_table(guests)
    back = ada.page.locator(".bal-hand .bal-info").first
    back.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".bal-hand .bal-card.is-flipped .bal-card-behind")).to_contain_text("our own choice")
    ada.page.keyboard.press("Enter")
    card = ada.page.locator(".bal-hand .bal-card-button").first
    card.focus()
    ada.page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("body")).to_contain_text("You have chosen")


def test_a_card_is_dragged_to_the_line_and_a_cube_to_its_recipe(guests: Guests) -> None:
    ada = alone_at_the_table(guests)
    hand = ada.page.locator(".bal-hand .bal-in-hand").first
    hand.locator(".bal-card-name").drag_to(ada.page.locator('[data-drop="line"]'), force=True)
    expect(ada.page.locator("body")).to_contain_text("You have chosen")
    recipe, cube = something_to_drag(ada)
    expect(ada.page.locator(".is-guarded")).to_have_count(0)  # a question that has just appeared takes no pointer
    cube.drag_to(recipe, force=True)
    expect(ada.page.locator(".bal-books :is(.is-used, .is-brewing)").first).to_be_visible()


def something_to_drag(witch: Witch) -> tuple[Locator, Locator]:
    """A recipe that can be used and a cube on the bench for it; what takes nothing is brewed by a tap meanwhile."""
    for _ in range(20):
        play_on([witch], until=witch)
        for recipe in witch.page.locator(".bal-recipe:has(.is-ready)").all():
            for accepted in (recipe.get_attribute("data-accepts") or "").split():
                cube = witch.page.locator(f'.bal-own [data-bench="{accepted}"] .bal-hollow:has(.bal-cube)')
                if cube.count():
                    return recipe, cube.first
        brew_one(witch)
    raise AssertionError("nothing to drag in twenty productions")


def test_a_card_file_is_loaded_with_the_table_and_a_mistake_names_its_line(guests: Guests, tmp_path: Path) -> None:
    usual = (DATA / "potions.toml").read_text(encoding="utf-8")
    line = usual.splitlines().index("initiative = 3") + 1
    mine = tmp_path / "mine.toml"
    mine.write_text(usual.replace("initiative = 3\n", "initiative = 300\n"), encoding="utf-8")
    ada = guests.arrive("Ada")
    take_the_box(ada)
    ada.page.get_by_label("Card file").set_input_files(mine)
    ada.button(INVITE["en"]).click()
    expect(ada.page.get_by_role("alert")).to_contain_text(f"mine.toml:{line}: potion 'book_of_midnight'")
    guests.complaints.clear()  # the browser's own line about the refusal
    ada.page.get_by_label("Card file").set_input_files(DATA / "potions.toml")
    ada.button(INVITE["en"]).click()
    expect(ada.page.locator(".lobby")).to_contain_text("Those of a file")
