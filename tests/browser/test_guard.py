"""A hand that was on its way to something else answers nothing (Du balai !): the lid and the nine cards, and a spell
that somebody plays while she writes (DUB-12, DUB-34)."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import Guests, Person

# As soon as the guard is on: would a finger on the first card hit it, and what does the key 1 do?
WATCH = """() => {
  window.guarded = [];
  new MutationObserver(() => {
    const page = document.querySelector(".table-page");
    if (!page?.classList.contains("is-guarded")) return;
    const card = document.querySelector(".dub-card");
    const box = card?.getBoundingClientRect();
    const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const before = document.querySelectorAll('.dub-card[aria-pressed="true"]').length;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true, cancelable: true }));
    requestAnimationFrame(() => {
      const after = document.querySelectorAll('.dub-card[aria-pressed="true"]').length;
      window.guarded.push({ desk: !!card, hit: !!hit?.closest(".dub-card"), changed: after !== before });
    });
  }).observe(document.querySelector(".table-page"), { attributes: true, attributeFilter: ["class"] });
}"""


class Line:
    """Ada's line to the table, with somebody listening in, who can say things too and keep answers back."""

    def __init__(self) -> None:
        self.told: dict[str, Any] = {}
        self.acts: list[dict[str, Any]] = []
        self.keeps_answers = False
        self._page: WebSocketRoute | None = None

    def open(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()

        def up(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("t") == "Act":
                self.acts.append(said)
                if self.keeps_answers:
                    return
            server.send(message)

        def down(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("t") in ("Told", "Welcome"):
                self.told = said
            page.send(message)

        page.on_message(up)
        server.on_message(down)

    def says(self, message: dict[str, Any]) -> None:
        assert self._page is not None
        self._page.send(json.dumps(message))

    def interrupts(self) -> int:
        """Ben plays a Double Game, and Ada is asked whether to answer it. The number of that question."""
        question = self.told["question"]
        assert question["decision"]["t"] == "WriteInSecret"
        let_be = {"action": {"t": "LetSpellBe"}, "refusal": None}
        asked = {
            "number": question["number"] + 1_000,
            "rule": "DUB-34",
            "decision": {"t": "AnswerSpell", "seat": 1, "card": "double_game"},
            "offers": [let_be],
            "composed": question["composed"],
        }
        told = {key: self.told[key] for key in ("view", "waiting")}
        spell = {"t": "SpellCast", "seat": 1, "card": "double_game"}
        self.says({"t": "Told", "seq": self.told["seq"] + 1, "events": [spell], "question": asked, "at": None, **told})
        return int(asked["number"])


def begin_to_write(ada: Person, line: Line) -> None:
    ada.page.route_web_socket(re.compile("/ws/"), line.open)
    ada.goes_to("/")
    ada.takes_the_box("du_balai")
    ada.page.get_by_label("Your name").fill(ada.name)
    ada.button("Play now").click()
    expect(ada.page.locator(".dub-track")).to_be_visible()
    for _ in range(200):  # she throws, if it is her turn; then she or the bot closes the lid
        if ada.page.locator(".dub-press").count():
            break
        if ada.offers.count():
            ada.offers.first.click()
        ada.page.wait_for_timeout(50)
    ada.page.evaluate(WATCH)
    ada.page.locator(".dub-press").press("Enter")
    expect(ada.page.locator(".dub-card").first).to_be_visible()


def guarded(ada: Person, time: int) -> dict[str, bool] | None:
    """What was tried while the guard was on, the first or the second time."""
    for _ in range(200):
        if (found := ada.page.evaluate(f"window.guarded[{time}]")) is not None:
            return dict(found)
        ada.page.wait_for_timeout(50)
    return None


def test_a_hand_late_for_the_lid_picks_no_symbol_and_a_spell_takes_no_pen(guests: Guests) -> None:
    ada, line = guests.arrive("Ada"), Line()
    begin_to_write(ada, line)
    page = ada.page
    assert guarded(ada, 0) == {"desk": True, "hit": False, "changed": False}
    expect(page.locator(".table-page.is-guarded")).to_have_count(0)
    expect(page.locator('.dub-card[aria-pressed="true"]')).to_have_count(0)

    page.keyboard.press("3")
    page.locator(".dub-card").nth(4).click()
    pressed = page.locator('.dub-card[aria-pressed="true"]')
    expect(pressed).to_have_count(2)
    line.keeps_answers = True
    asked = line.interrupts()
    assert guarded(ada, 1) == {"desk": True, "hit": False, "changed": False}
    expect(page.locator(".dub-spell-answers")).to_contain_text("Let it be")
    expect(pressed).to_have_count(2)  # what she was composing is still there
    ada.takes_a_picture("interrupted")

    expect(page.locator(".table-page.is-guarded")).to_have_count(0)
    page.keyboard.press("9")  # still a symbol, and no spell
    expect(pressed).to_have_count(3)
    assert "PlaySpell" not in [act["action"]["t"] for act in line.acts]
    answers = len(line.acts)
    page.locator(".dub-do-write").click()
    for _ in range(100):
        if len(line.acts) > answers:
            break
        page.wait_for_timeout(50)
    written = line.acts[-1]
    assert (written["question"], written["action"]["t"]) == (asked, "WriteFormula")
    assert len(written["action"]["symbols"]) == 3
