"""How a master chooses a card: what she looks at, and that she wins by it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sabbat.bots.search import play_on
from sabbat.engine import Action, Decision
from sabbat.engine.chance import Chance, Seeded
from sabbat.engine.options import OptionValue
from sabbat.engine.progress import begin
from sabbat.games.bal_des_chaudrons import GAME
from sabbat.games.bal_des_chaudrons.bots import SEARCH
from sabbat.games.bal_des_chaudrons.bots.cares import BY_ROUND, CARES, FRESH
from sabbat.games.bal_des_chaudrons.bots.glance import Glance
from sabbat.games.bal_des_chaudrons.bots.keen_study import KeenStudy
from sabbat.games.bal_des_chaudrons.bots.policy import BalPolicy
from sabbat.games.bal_des_chaudrons.cards import BASE_DECK
from sabbat.games.bal_des_chaudrons.components import card
from sabbat.games.bal_des_chaudrons.rules.study import ChoosePotion, TurnDrawn
from sabbat.games.bal_des_chaudrons.state import Bal
from tests.bal_des_chaudrons.table import Table, lay
from tests.bal_des_chaudrons.test_quick_witch import TABLES, watch_strong


def thinking(table: Bal, seat: int = 0) -> KeenStudy:
    glance = Glance()
    glance.look_at(table)
    return KeenStudy(table, seat, glance)


def looks(table: Table, potion: str, turned: bool = False) -> dict[str, float]:
    """What seat 0 sees in a card, without what is nothing."""
    found = thinking(table.state).looks(BASE_DECK.potions[card(potion)], turned)
    return {name: look for name, look in zip(CARES, found, strict=True) if look and name != "value"}


def test_a_card_that_needs_nothing() -> None:
    """Void Storm: a mushroom, a spider and a toad for nothing, this round and the next; two ravens are one effect."""
    table = lay(seats=4, hands=("void_storm",))
    assert looks(table, "void_storm") == {
        "sent_basics": 3, "used": 1, "next_used": 1, "raven": 1, "gives_basics": 3,
    }  # fmt: skip


def test_what_spills_and_what_it_makes_of_the_match() -> None:
    """The right neighbour has no room for toads and spiders: two spill now, and two the next time, as she uses none up.
    With three in the Circle already that ends the match."""
    benches = ("", "", "", "9 toad, 9 spider")
    table = lay(seats=4, hands=("void_storm",), benches=benches, circles=("3 toad", "2 heart"), markers=("raven",))
    assert looks(table, "void_storm") == {
        "lead": 3, "ends": 1, "sent_basics": 3, "used": 1, "spilled_late": 4, "next_used": 1, "next_spilled": 2,
        "next_spilled_late": 4, "raven": 1, "raven_near": 1, "gives_basics": 3,
    }  # fmt: skip


def test_what_comes_from_the_left_and_a_raven_against_it() -> None:
    """The left neighbour brews a Void Storm on nine toads."""
    table = lay(seats=4, hands=("lost_arcana",), benches=("9 toad",), lines=("", "void_storm"))
    found = looks(table, "lost_arcana")
    assert (found["suffered"], found["raven_relief"]) == (1, 1)
    assert (found["brew"], found["raven"], found["tome"]) == (1, 1, 1)
    assert "used" not in found  # there is nothing on it


def test_slots_of_a_recipe_and_its_other_side() -> None:
    table = lay(seats=4, hands=("whirling_secrets",), benches=("mandrake",))
    assert looks(table, "whirling_secrets")["gives_basics"] == 3
    turned = looks(table, "whirling_secrets", turned=True)
    assert "gives_basics" not in turned
    assert "used" not in turned  # there are no basic ingredients
    book = looks(lay(seats=4, hands=("book_of_midnight",)), "book_of_midnight")
    assert (book["takes_hybrids"], book["gives_hearts"]) == (2, 1)
    assert looks(lay(seats=4, hands=("curse_of_shadow",)), "curse_of_shadow")["takes_hearts"] == 1


def test_she_cares_by_round() -> None:
    assert [len(cares) for cares in BY_ROUND] == [len(CARES)] * len(FRESH)
    hands = ("void_storm",)
    values = []
    for number in (1, 2, 3, 4, 5):
        study = thinking(lay(seats=4, hands=hands, round=number).state)
        potion = BASE_DECK.potions[card("void_storm")]
        seen = study.looks(potion, False)
        phase = min(number, 4) - 1
        expected = sum(look * care[phase] for look, care in zip(seen, CARES.values(), strict=True))
        assert study.laid(potion, False) == pytest.approx(expected)
        assert study.fresh == FRESH[phase]
        values.append(round(expected, 6))
    assert len(set(values)) == 4
    assert values[3] == values[4]


@pytest.mark.compiled
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_master_usually_chooses_as_her_own_seat_in_playouts(table: dict[str, OptionValue]) -> None:
    """She sees a view and the policy a world, but only what all see is looked at."""
    usual, policy = SEARCH.usual(), BalPolicy()
    choices = Chance(Seeded(1), [0] * 5, False)
    met: list[Action] = []

    def compare(state: Bal, seat: int, asked: Decision[Any], action: Action) -> None:
        if isinstance(asked, (ChoosePotion, TurnDrawn)):
            policy.seat = seat
            chosen = usual.choose(GAME.view(state, seat), asked, asked.options(state, seat), Random(1))
            assert chosen == policy.answer(state, seat, asked, choices)
            met.append(action)
            met.append(chosen)

    watch_strong("keen", table, compare)
    assert len(met) > 20
    assert met[::2] != met[1::2]  # a strong one chooses otherwise


@pytest.mark.compiled
def test_her_seat_wins_more_than_its_share() -> None:
    """Without a search: a third of the matches among three strong ones, where the weights alone win 31 of a hundred."""
    policy, won, matches = BalPolicy(), 0.0, 1_000
    for number in range(matches):
        luck = Seeded(f"keen/{number}")
        play = begin(GAME, 4, GAME.agree(4, {}), luck)
        policy.seat = number % 4
        play_on(GAME, policy, play, play.state, luck)
        assert play.state.outcome is not None
        winners = play.state.outcome.winners
        won += (policy.seat in winners) / len(winners)
    assert won > 0.32 * matches
