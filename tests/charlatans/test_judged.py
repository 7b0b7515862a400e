"""Search with a judge: worlds go no further than to the next choice, and the judge sees what is bound to happen."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="the network runs on NumPy")

from sabbat.bots.search import Budget, Estimate, search  # only where NumPy is there
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.actions import DRAW, STOP, Buy
from sabbat.games.charlatans.bots.judged import JudgedPolicy
from sabbat.games.charlatans.bots.seen_by import Moment, all_seen, seen_by
from sabbat.games.charlatans.bots.trained import MOST, likely
from sabbat.games.charlatans.components import CHIP, pile
from sabbat.games.charlatans.policy import BASKETS
from sabbat.games.charlatans.rules.brewing import DRAW_OR_STOP
from sabbat.games.charlatans.rules.shopping import BuyChips
from sabbat.games.charlatans.state import Placed
from tests.charlatans.player import Player
from tests.charlatans.table import lay


def at_the_pot(bag: str, white: str) -> Player:
    ada = lay(seats=3, round=5, points=(20, 20, 20), set=1)[0]
    ada.state.bag = pile(bag)
    ada.state.pot = [Placed(CHIP[text], 19 + place, True) for place, text in enumerate(white.split())]
    ada.state.draws, ada.state.last_is_fresh, ada.state.flask_full = len(ada.state.pot), True, False
    return ada


def weighed(ada: Player) -> list[Estimate]:
    policy, view = JudgedPolicy(), ada.table.match.view(0)
    policy.shortlist(ada.table.state, 0, DRAW_OR_STOP, [DRAW, STOP])  # now it knows for whom
    return search(GAME, policy, view, 0, [DRAW, STOP], Budget(playouts=24), 1)


def test_it_stops_before_a_sure_explosion_and_goes_on_where_none_can_come() -> None:
    assert weighed(at_the_pot("W3 W3 W3", "W3 W2 W2"))[0].action == STOP
    assert weighed(at_the_pot("B4 R4 K1", "W1 W1"))[0].action == DRAW


def test_no_world_is_played_to_its_end() -> None:
    told = weighed(at_the_pot("W1 W2 O1 B2", "W3 W1"))
    assert all(0 < result < 1 for thought in told for result in thought.results)


def test_a_world_is_played_until_the_seat_has_a_choice() -> None:
    policy = JudgedPolicy()
    ada = at_the_pot("W1 W2 O1 B2", "W3 W1")
    policy.shortlist(ada.table.state, 0, DRAW_OR_STOP, [DRAW, STOP])
    assert policy.enough(ada.table.state, ada.table.state)
    nobody = ada.table.state.clone()
    nobody.asked = [None, *nobody.asked[1:]]
    assert not policy.enough(nobody, nobody)


def test_of_many_purchases_a_few_are_tried() -> None:
    ada = lay(seats=2, round=5, set=1, points=(20, 20))[0]
    ada.state.score_space, ada.state.takes_coins = 24, True
    options = BuyChips().options(ada.table.state, 0)
    assert len(options) > BASKETS
    tried = JudgedPolicy().shortlist(ada.table.state, 0, BuyChips(), options)
    assert len(set(tried)) == len(tried)
    assert BASKETS <= len(tried) <= BASKETS + MOST < len(options)
    assert set(tried) <= set(options)
    assert {action for action, _ in likely(ada.table.state, 0, BuyChips(), options)} <= set(tried)
    assert isinstance(tried[0], Buy)


def test_what_is_sure_is_not_searched() -> None:
    policy = JudgedPolicy()
    safe = at_the_pot("B4 R4 K1", "W1 W1")
    assert not policy.searched(safe.table.state, 0, DRAW_OR_STOP)
    torn = at_the_pot("W3 W3 O1 O1 B2", "W3 W2")
    assert policy.searched(torn.table.state, 0, DRAW_OR_STOP)


def test_many_are_seen_and_judged_as_each_is_alone() -> None:
    tables = [at_the_pot(bag, "W3 W1").table for bag in ("W1 W2 O1 B2", "W3 R4", "K1 K1 P1 W2")]
    tables += [lay(seats=seats, round=3, set=4) for seats in (2, 4)]
    moments: list[Moment] = [(table.state, 0, DRAW_OR_STOP) for table in tables]
    assert (all_seen(moments) == [seen_by(*moment) for moment in moments]).all()
    policy = JudgedPolicy()
    worths = policy.worths([table.state for table in tables], 0)
    assert worths == pytest.approx([policy.worth(table.state, 0) for table in tables], abs=1e-5)
    assert len({round(worth, 4) for worth in worths}) == len(worths)
