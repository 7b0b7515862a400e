"""A game is played to its end without a mouse and without seeing: by roles, names and keys alone. Each listener
decides by what the page says aloud, and axe looks at every kind of question that she meets."""

from __future__ import annotations

import re

import pytest

from sabbat.games.sorcellerie.components import SYMBOLS
from tests.audit import share
from tests.browser.listener import Listener
from tests.browser.people import Guests
from tests.browser.test_du_balai import valid

# Whole matches, a minute and more each: with a sample of them ./test would take too long.
pytestmark = [
    pytest.mark.audit,
    pytest.mark.skipif(share() == 0, reason="whole matches by ear, a minute and more each: ./audit plays them"),
]

RISK = re.compile(r"Risk (\d+)")
MOST_RISK = 25  # per cent
WAYS_OUT = ("Find nothing", "Throw it away", "Leave it out", "Suffer", "Move no more")  # no place for a block
STEPS_BACK = ("Put the potion down", "A step back", "Keep the mandrakes")  # whoever takes them goes in a circle
NEXT_PLACES = ("n", "n", "r", "n", "f", "n")  # the keys that the cauldron's own name tells: next place, turn, flip
CELLS = 7  # from one side of the cauldron to the other
EVERYWHERE = (
    *("ArrowUp",) * CELLS,
    *("ArrowLeft",) * CELLS,
    *(key for row in range(CELLS) for key in (*("ArrowLeft" if row % 2 else "ArrowRight",) * CELLS, "ArrowDown")),
)


class Charlatan(Listener):
    def answers(self, asked: str) -> bool:
        if asked.startswith("What do you buy"):
            return self.shops()
        if asked.startswith("One more chip"):
            pot = " ".join(node.rest for node in self.inside("region", "Your pot"))
            said = RISK.search(pot)
            if said is None:  # the question went away in between
                return False
            offers = self.offers()
            wanted = "Stop" if int(said[1]) > MOST_RISK and "Stop" in offers else "Draw"
            return wanted in offers and self.takes(wanted)
        return super().answers(asked)

    def shops(self) -> bool:
        wares = [name for name in self.usable("region", "Shop") if re.search(r", \d+ coins?\. \d+ left$", name)]
        if wares and not self.presses(wares[0]):
            return False
        buy = [name for name in self.usable("region", "Shop") if name.startswith("Buy")]
        return bool(buy) and self.presses(buy[0])


def test_charlatans(guests: Guests) -> None:
    ada = Charlatan(guests.arrive("Ada"))
    ada.sits_down("The Quacks of Quedlinburg", "2")
    ada.plays_to_the_end()
    assert len(ada.questions) >= 3


class Witch(Listener):
    """Le Bal des Chaudrons."""

    def answers(self, asked: str) -> bool:
        if asked.startswith("Which potion do you study"):
            cards = [name for name in self.usable("region", "Your hand") if "Initiative" in name]
            if not cards or not self.presses(cards[0]):
                return False
            lifted = [name for name in self.usable("region", "Your hand") if name.startswith(cards[0])]
            return bool(lifted) and self.presses(lifted[0])
        brews = [name for name in self.usable("region", "Your potions") if name.startswith("Brew")]
        if brews:
            return self.presses(brews[0])
        choices = [name for name in self.usable("main", "The board") if self.is_choice(name)]
        return self.presses(choices[0]) if choices else super().answers(asked)

    def offers(self) -> list[str]:
        return [name for name in super().offers() if not name.startswith(STEPS_BACK)]

    @staticmethod
    def is_choice(name: str) -> bool:
        return "look closer" not in name and not name.startswith(("Back of the card", *STEPS_BACK))


def test_bal_des_chaudrons(guests: Guests) -> None:
    ada = Witch(guests.arrive("Ada"))
    ada.sits_down("Whirling Witchcraft", "2")
    ada.plays_to_the_end()
    assert len(ada.questions) >= 3


class Brewer(Listener):
    """Le Chaudron Magique: the cauldron is walked by the arrows, and a block laid by Enter."""

    def answers(self, asked: str) -> bool:
        if asked.startswith("Which card do you play"):
            cards = [node for node in self.inside("region", "Your cards") if node.usable]
            if any(node.name == "Play and keep" for node in cards):
                return self.presses("Play and keep")
            free = [node.name for node in cards if "(card " in node.name and "[pressed]" not in node.states]
            return bool(free) and self.presses(free[0])
        if super().offers():
            return super().answers(asked)
        return self.lays()

    def lays(self) -> bool:
        pad = self.page.get_by_role("application")
        if pad.count() == 0 or not self.tabs_to(pad):
            return False
        for key in ("", *NEXT_PLACES, *EVERYWHERE):
            if key:
                self.presses_key(key)
            if self.may_confirm():
                self.presses_key("Enter")
                return True
        beside = [name for name in self.usable("main", "The board") if name.startswith(WAYS_OUT)]
        return bool(beside) and self.presses(beside[0])

    def may_confirm(self) -> bool:
        names = {"Lay it here", "Put it here", "Remove here", "Take these", "Move it"}
        return any(node.usable and node.name in names for node in self.inside("main", "The board"))


def test_chaudron_magique(guests: Guests) -> None:
    ada = Brewer(guests.arrive("Ada"))
    ada.sits_down("Le Chaudron Magique", "2", {"Burnt tokens": "16 (harder)"})
    ada.plays_to_the_end()
    assert len(ada.questions) >= 3


class Caller(Listener):
    """Sorcellerie !, in slow mode, where the dice are counted aloud."""

    COUNTED = re.compile(r"(\d) × (\w+)")

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]  # as it stands
        self.said = 0

    def answers(self, asked: str) -> bool:
        if asked.startswith("The cup is yours"):
            return self.presses("Shake!")
        if asked.startswith("A breath"):
            return super().answers(asked)
        counted = next((line for line in self.statuses() if "white die" in line), "")
        if not asked.startswith("Which formula") or not counted:
            return False
        counts = {name: int(n) for n, name in self.COUNTED.findall(counted)}
        most = "Many witches" in counted
        wanted = (max if most else min)(counts.values())
        if not self.presses(" + ".join(sign for sign in SYMBOLS if counts[sign] == wanted)):
            return False
        self.said += 1
        return True

    def statuses(self) -> list[str]:
        return self.page.get_by_role("status").all_inner_texts()


def test_sorcellerie(guests: Guests) -> None:
    ada = Caller(guests.arrive("Ada"))
    ada.sits_down("Sorcellerie!", "2", {"Slow mode": "20 seconds each"})
    ada.plays_to_the_end()
    assert ada.said >= 3


class Flyer(Listener):
    """Du balai !: the dice are told while the lid is open, and written from memory."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]  # as it stands
        self.memory: list[str] = []
        self.written = 0

    def answers(self, asked: str) -> bool:
        if asked.startswith("Look well"):
            dice = [line.split("; ") for line in self.page.get_by_role("status").all_inner_texts() if ", black" in line]
            if dice:
                told = [(symbol, colour) for symbol, colour in (die.split(", ") for die in dice[0])]
                self.memory = valid(told)["the better one"]
            return self.presses("Close the lid")
        if write := [name for name in self.usable("region", "formula") if name.startswith("Write")]:
            for symbol in self.memory:
                if not self.presses(symbol, "Space"):
                    return False
            self.memory = []
            write = [name for name in self.usable("region", "formula") if name.startswith("Write")]
            self.written += 1
            return bool(write) and self.presses(write[0])
        if super().answers(asked) or any(self.presses(name) for name in self.usable("region", "How a turn goes")):
            return True
        return any(self.presses(name) for name in self.usable("region", asked)[:1])  # a card more, one for another


def test_du_balai(guests: Guests) -> None:
    ada = Flyer(guests.arrive("Ada"))
    ada.sits_down("Wicked Witches Way", "2", {"Seat 1": "Novice: starts on 7", "Seat 2": "Novice: starts on 7"})
    ada.plays_to_the_end()
    assert ada.written >= 3
