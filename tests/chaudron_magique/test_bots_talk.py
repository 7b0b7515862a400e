"""What witches made of code say and hear: CHM-60."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.bots import make
from sabbat.games.chaudron_magique.bots.answers import Answers
from sabbat.games.chaudron_magique.bots.hearing import heard, noted, promised
from sabbat.games.chaudron_magique.bots.talk import what_to_say
from sabbat.games.chaudron_magique.phrases import check_phrase
from sabbat.games.chaudron_magique.rules.turns import CHOOSE_CARDS
from sabbat.games.chaudron_magique.view_building import view
from tests.chaudron_magique.table import laid

NO_ROOT = "B2 BB, E3 FF, E5 B, A6 G"  # C1 (BB/RR, FF, B) lacks its roots; the seed is nobody's


@pytest.mark.rule("CHM-60")
@pytest.mark.parametrize(
    ("hand", "said"),
    [
        (["armful_R", "leak"], ("can_make", "R")),
        (["double_wish", "leak"], ("can_make", "R")),  # it can be anything
        (["barren_seed", "armful_R"], ("can_make", "R")),  # it brings a basic resource of her choice
        (["antidote", "armful_R"], ("can_use_up", "G")),
        (["leak", "armful_B"], ("need", "R")),
        (["leak", "armful_R"], None),  # another card of hers could make it
    ],
)
def test_she_says_what_her_card_is_good_for(hand: list[str], said: tuple[str, str] | None) -> None:
    seen = view(laid(NO_ROOT, shown=["C1"], markers=[2]), 0)
    assert what_to_say(seen, hand) == said


@pytest.mark.rule("CHM-60")
def test_the_most_urgent_potion_comes_first() -> None:
    seen = view(laid("B2 BB", shown=["R4", "C1"], markers=[3, 1]), 0)
    assert what_to_say(seen, ["double_wish"]) == ("can_make", "F")  # R4 lacks more of it than of others
    assert what_to_say(view(laid("B2 BB", shown=[], pile=["R4"]), 0), ["double_wish"]) is None


@pytest.mark.rule("CHM-60")
@pytest.mark.parametrize("level", ["novice", "sensible", "strong"])
def test_a_witch_says_only_what_may_be_said(level: str) -> None:
    bot = make("chaudron_magique", level)
    assert isinstance(bot, Answers)
    table = laid(NO_ROOT, shown=["C1", "E3"], markers=[2, 1])
    for number in range(4):
        rng = Random(number)
        table.hands[0] = tuple(rng.sample(table.printed.names, 4))
        table.asked[0] = CHOOSE_CARDS
        said = bot.say(view(table, 0), CHOOSE_CARDS, rng)
        assert said is None or check_phrase(table, *said) is None


def test_notes_keep_what_was_said_in_this_turn() -> None:
    notes = noted(noted("", 3, 1, "can_make", "C"), 3, 2, "yes", "")
    assert heard(notes, 3) == [(1, "can_make", "C"), (2, "yes", "")]
    assert heard(notes, 4) == heard("", 3) == []
    assert heard(noted(notes, 4, 0, "need", "F"), 4) == [(0, "need", "F")]


def test_only_others_promises_count() -> None:
    notes = noted(noted(noted("", 3, 1, "can_make", "C"), 3, 0, "can_make", "B"), 3, 2, "need", "F")
    assert promised(notes, 3, own_seat=0) == [0, 0, 0, 1, 0, 0]
    assert promised(notes, 3, own_seat=1) == [2, 0, 0, 0, 0, 0]
    assert promised(notes, 4, own_seat=0) is None
