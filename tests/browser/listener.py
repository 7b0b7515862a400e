"""Somebody who does not see the page and has no mouse: she knows it by roles and names, and has a keyboard."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from tests.browser.test_everybody import violations

MOST_STOPS = 250  # of the Tab key, before she gives up
MOST_MOMENTS = 3_000  # of listening, before a match counts as endless
MOST_IN_VAIN = 60  # answers to one question that came to nothing
MOST_TRIES = 12  # of one button under the same question: it leads nowhere
MOST_ALIKE = 300  # moments with the same question
SETTLED = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"  # a dialog opens after a frame
# Is it there, and not behind a dialog? Has it the focus?
WAY_TO = """(found) => {
  const modal = document.querySelector("dialog:modal");
  return [found.some((one) => !modal || modal.contains(one)), found.includes(document.activeElement)];
}"""
NODE = re.compile(r'^(?P<depth> *)- (?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<states>(?: \[[^]]+\])*)')


@dataclass(frozen=True)
class Heard:
    """One thing in the page, as a screen reader tells it."""

    depth: int
    role: str
    name: str
    states: str
    rest: str  # the words behind it

    @property
    def usable(self) -> bool:
        return self.role == "button" and "[disabled]" not in self.states


def heard_in(snapshot: str) -> list[Heard]:
    """The lines of Playwright's picture of the accessibility tree."""
    found = []
    for line in snapshot.splitlines():
        bare = line.lstrip(" ")
        if bare.startswith("- '"):  # quoted, because there is a colon in the name
            quoted = re.match(r"- '((?:[^']|'')*)'(.*)", bare)
            assert quoted is not None, line
            line = line[: len(line) - len(bare)] + "- " + quoted[1].replace("''", "'") + quoted[2]
        if match := NODE.match(line):
            name = (match["name"] or "").replace('\\"', '"')
            found.append(Heard(len(match["depth"]), match["role"], name, match["states"], line[match.end() :]))
    return found


class Listener:
    """Plays by what she hears. `questions` are those that she has met, without what they name."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.questions: list[str] = []
        self._taken = 0
        self._pressed = ""
        self._to_read: set[str] = set()
        self._people: set[str] = set()
        self._tried: Counter[str] = Counter()  # under the question that stands
        self._last_asked = ""
        self._page_in_words: list[Heard] = []

    def listens(self) -> list[Heard]:
        """All that the page says, until she does something."""
        if not self._page_in_words:
            self._page_in_words = heard_in(self.page.locator("body").aria_snapshot())
        return self._page_in_words

    def presses_key(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.page.evaluate(SETTLED)
        self._page_in_words = []

    def asked(self) -> str:
        """What the one live region says that tells whose turn it is: the question, or nothing."""
        said = self.page.get_by_role("status", name="Whose turn it is").inner_text()
        return said.removeprefix("Your turn. ") if said.startswith("Your turn. ") else ""

    def is_over(self) -> bool:
        return self.page.get_by_role("dialog", name="The match is over").count() > 0

    def is_elsewhere(self) -> bool:
        """What she pressed was no answer but something to read: she closes it, and knows it next time."""
        dialogs = [node for node in self.listens() if node.role == "dialog"]
        if self.is_over() or not dialogs:
            return False
        self._to_read.add(self._pressed)
        if dialogs[0].name and self._pressed.startswith(dialogs[0].name):
            self._people.add(dialogs[0].name)  # whatever else is said of her behind her name
        self.presses_key("Escape")
        return True

    def inside(self, role: str, name: str) -> list[Heard]:
        """What stands in a part of the page."""
        found: list[Heard] = []
        within: int | None = None
        for node in self.listens():
            if within is not None and node.depth <= within:
                within = None
            if within is None and node.role == role and name in node.name:
                within = node.depth
            elif within is not None:
                found.append(node)
        return found

    def usable(self, role: str, name: str) -> list[str]:
        known = tuple(self._people)
        names = [node.name for node in self.inside(role, name) if node.usable]
        leads_on = [name for name in names if name not in self._to_read and self._tried[name] < MOST_TRIES]
        return [name for name in leads_on if not (known and name.startswith(known))]

    def tabs_to(self, target: Locator) -> bool:
        """On by the Tab key until it has the focus; False where it is gone before she is there."""
        for _ in range(MOST_STOPS):
            there, reached = target.evaluate_all(WAY_TO)
            if reached or not there:
                return bool(reached)
            self.page.keyboard.press("Tab")
        assert self.is_over(), f"the Tab key does not lead to {target}, but is at {self.focus()}"
        return False

    def focus(self) -> str:
        """Where the keys go: for whoever looks why they did not lead on."""
        return str(self.page.evaluate("document.activeElement.outerHTML.slice(0, 300)"))

    def presses(self, name: str, key: str = "Enter", role: str = "button") -> bool:
        """Goes to what has that name, and presses a key there."""
        target = self.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]  # a role is a literal there
        if not self.tabs_to(target):
            return False
        self._pressed = name
        self._tried[name] += 1
        self.presses_key(key)
        return True

    def presses_first(self, beginning: str) -> bool:
        """The first button whose name begins so."""
        self._page_in_words = []
        names = [node.name for node in self.listens() if node.usable and node.name.startswith(beginning)]
        return bool(names) and self.presses(names[0])

    def sits_down(self, game: str, seats: str, agreed: dict[str, str] | None = None) -> None:
        """From the shelf to a match against bots, by keys alone; what is agreed on is chosen at a table for friends."""
        self.person.goes_to("/")
        expect(self.person.button("Play now")).to_be_enabled()
        assert self.presses_first(game)
        assert self.tabs_to(self.page.get_by_label("Your name"))
        self.page.keyboard.type(self.person.name)
        assert self.tabs_to(self.page.get_by_text("More choices"))
        self.page.keyboard.press("Enter")
        self.chooses(seats)
        if agreed is None:
            assert self.presses_first("Play now")
        else:
            assert self.presses_first("Invite friends")
            start = self.page.get_by_role("button", name=re.compile("^Start"))
            expect(start).to_be_visible()
            for label, wanted in agreed.items():
                self.agrees_on(label, wanted)
            assert self.tabs_to(start)
            self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("status", name="Whose turn it is")).not_to_be_empty()

    def agrees_on(self, label: str, wanted: str) -> None:
        """By the first letters of what is wanted."""
        choice = self.page.get_by_role("combobox", name=label, exact=True)
        assert self.tabs_to(choice)
        self.page.keyboard.type(wanted)
        expect(choice.get_by_role("option", name=wanted, exact=True)).to_have_js_property("selected", True)

    def chooses(self, name: str) -> None:
        """One of several, by the arrows."""
        wanted = self.page.get_by_role("radio", name=name, exact=True)
        group = self.page.get_by_role("group").filter(has=wanted).get_by_role("radio")
        assert self.tabs_to(group)
        for _ in range(group.count()):
            if wanted.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        assert wanted.is_checked()

    def plays(self) -> bool:
        """Answers, if asked; axe looks at whatever is new to her first."""
        self._page_in_words = []
        if self.is_elsewhere():
            return True
        asked = self.asked()
        if asked != self._last_asked:
            self._last_asked = asked
            self._tried.clear()
        if not asked:
            return False
        if (kind := self.kind_of(asked)) not in self.questions:
            self.questions.append(kind)
            self.is_told_well()
        try:
            return self.answers(asked)
        except PlaywrightError:  # it went away in between: somebody else moved on
            return False

    def is_told_well(self) -> None:
        found = violations(self.page)
        assert not found, found

    def kind_of(self, asked: str) -> str:
        return asked.rpartition(": ")[2]

    def answers(self, asked: str) -> bool:
        """One of the offers of the bar that asks."""
        offers = self.offers()
        return bool(offers) and self.takes(offers[0])

    def offers(self) -> list[str]:
        return [node.name for node in self.in_the_bar() if node.usable]

    def in_the_bar(self) -> list[Heard]:
        offers = self.inside("region", "Your choice")
        return [node for node in offers if node.role == "button" and not node.name.startswith("Rule ")]

    def takes(self, offer: str) -> bool:
        """An offer of the bar: now by its name, now by its figure."""
        self._taken += 1
        names = [node.name for node in self.in_the_bar()]
        if self._taken % 4 == 1 or offer not in names[:9]:
            return self.presses(offer)
        self.presses_key(str(names.index(offer) + 1))
        return True

    def plays_to_the_end(self) -> None:
        asked, alike, in_vain = "", 0, 0
        for _ in range(MOST_MOMENTS):
            if self.is_over():
                break
            before, asked = asked, self.asked()
            alike = alike + 1 if asked and asked == before else 0
            answered = self.plays()
            in_vain = 0 if answered or not asked else in_vain + 1
            assert in_vain < MOST_IN_VAIN, f"no answer to {asked!r} comes to anything"
            assert alike < MOST_ALIKE, f"{asked!r} is asked for ever"
            if not answered:
                self.page.wait_for_timeout(30)
        else:
            raise AssertionError(f"the match does not end; the last question: {self.asked()}")
        self.is_told_well()
        self.person.takes_a_picture("over")
