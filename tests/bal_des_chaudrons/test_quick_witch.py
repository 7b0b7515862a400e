"""The quick witch of imagined worlds: she weighs what a strong one weighs, and knows every question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from sabbat.bots.search import play_on
from sabbat.engine import Action, Decision
from sabbat.engine.chance import Chance, Seeded
from sabbat.engine.options import OptionValue
from sabbat.engine.progress import begin
from sabbat.games.bal_des_chaudrons import GAME
from sabbat.games.bal_des_chaudrons.actions import START_AFRESH
from sabbat.games.bal_des_chaudrons.bots import SEARCH
from sabbat.games.bal_des_chaudrons.bots.glance import Glance, ways_of
from sabbat.games.bal_des_chaudrons.bots.kitchen import Kitchen, Pile
from sabbat.games.bal_des_chaudrons.bots.outlook import spills, weight
from sabbat.games.bal_des_chaudrons.bots.policy import BalPolicy
from sabbat.games.bal_des_chaudrons.bots.quick_kitchen import QuickKitchen
from sabbat.games.bal_des_chaudrons.bots.scales import Scales
from sabbat.games.bal_des_chaudrons.bots.strong import Strong
from sabbat.games.bal_des_chaudrons.bots.ways import as_bench, as_outputs
from sabbat.games.bal_des_chaudrons.bots.weighing import AMONG_STRONG, TUNED, sends, worth_to
from sabbat.games.bal_des_chaudrons.cards import BASE_DECK
from sabbat.games.bal_des_chaudrons.components import CAPACITY, KINDS
from sabbat.games.bal_des_chaudrons.rules.brewing import PRODUCE
from sabbat.games.bal_des_chaudrons.rules.study import CHOOSE_POTION
from sabbat.games.bal_des_chaudrons.state import Bal
from sabbat.lab.one_match import play_through

TABLES: list[dict[str, OptionValue]] = [{"characters": "novice"}, {"characters": "expert"}]


def watch_strong(
    seed: str, table: dict[str, OptionValue], watch: Callable[[Bal, int, Decision[Any], Action], None]
) -> None:
    """A match of four strong ones; `watch` is called where there is a choice, before it is made."""

    def met(state: Any, seat: int, asked: Decision[Any], legal: Sequence[Action], action: Action) -> None:
        if len(legal) > 1:
            watch(state, seat, asked, action)

    play_through(GAME, [Strong() for _ in range(4)], seed, GAME.agree(4, table), met)


@pytest.mark.compiled
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_she_answers_as_a_strong_one_does(table: dict[str, OptionValue]) -> None:
    """But for ties."""
    policy, choices = BalPolicy(TUNED, TUNED), Chance(Seeded(1), [0] * 5, False)
    alike: list[bool] = []

    def compare(state: Bal, seat: int, asked: Decision[Any], action: Action) -> None:
        alike.append(policy.answer(state, seat, asked, choices) == action)

    watch_strong("quick", table, compare)
    assert len(alike) > 60
    assert sum(alike) >= 0.98 * len(alike)


@pytest.mark.compiled
def test_a_production_weighs_the_same() -> None:
    """The scales against the function that they stand for, on every table of a match."""
    rng = Random(1)
    alike: list[bool] = []

    def compare(state: Bal, seat: int, asked: Decision[Any], action: Action) -> None:
        worth = worth_to(GAME.view(state, seat), AMONG_STRONG)
        glance = Glance()
        glance.look_at(state)
        scales = glance.scales(state, seat, AMONG_STRONG)
        me = state.witches[seat]
        bench = tuple([rng.randint(0, me.bench[kind]) for kind in range(KINDS)])
        made = tuple([rng.randint(0, 4) for _ in range(KINDS)])
        whole = tuple([made[kind] + me.cauldron[kind] for kind in range(KINDS)])
        found = scales.worth(as_bench(bench) + as_outputs(made))
        alike.append(found == pytest.approx(worth(bench, whole)))

    watch_strong("weighed", {}, compare)
    assert len(alike) > 60
    assert sum(alike) >= 0.95 * len(alike)  # two likely productions of a neighbour may be worth the same to her


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(8))
def test_she_finds_the_best_production_too(seed: int) -> None:
    rng = Random(seed)
    for _ in range(12):
        recipes = [potion.recipe(rng.random() < 0.3) for potion in rng.sample(list(BASE_DECK.potions.values()), 4)]
        bench = tuple([rng.randint(0, CAPACITY[kind] // 2) for kind in range(KINDS)])
        theirs = tuple([rng.randint(0, CAPACITY[kind]) for kind in range(KINDS)])
        free = [kind for kind in range(KINDS) if rng.random() < 0.2]
        slow = Kitchen(recipes, free, sends(theirs))
        quick = QuickKitchen(Scales(as_bench(theirs), 0), sum([1 << kind for kind in free]))
        for place, recipe in enumerate(recipes):
            assert quick.add(ways_of(recipe), place)
        assert quick.best(as_bench(bench)) == pytest.approx(slow.best(0, bench, (0,) * KINDS))
        assert brewed(quick, bench) == quick.end & (1 << 55) - 1


def brewed(kitchen: QuickKitchen, bench: Pile) -> int:
    """What the steps of her best production leave, one after another."""
    piles = as_bench(bench)
    for step in kitchen.steps():
        way = kitchen.ways[step]
        piles = kitchen.taken(piles, way.need)
        assert piles >= 0
        piles += way.give
    return piles


def test_recipes_come_and_go() -> None:
    recipes = [ways_of(potion.upright) for potion in list(BASE_DECK.potions.values())[:20]]
    kitchen = QuickKitchen(Scales(0, 0), 0)
    bench = as_bench((1, 2, 3, 3, 3))
    assert kitchen.add(recipes[6], 0)
    before = kitchen.best(bench)
    assert kitchen.add(recipes[7], 1)
    assert kitchen.best(bench) > before
    kitchen.drop_last()
    assert kitchen.best(bench) == before
    added = [kitchen.add(ways, place) for place, ways in enumerate(recipes)]
    assert not all(added)  # as many as a number has room for; the rest is left out
    kitchen.best(bench)


def test_anybody_s_scales() -> None:
    bench, made, theirs = (0, 1, 2, 3, 4), (1, 0, 2, 1, 0), (3, 0, 8, 9, 0)
    found = Scales(as_bench(theirs), 0).worth(as_bench(bench) + as_outputs(made))
    assert found == pytest.approx(weight(made) + 0.3 * weight(bench) + 2 * spills(theirs, made))


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_worlds_are_played_to_their_end(table: dict[str, OptionValue], seats: int) -> None:
    for number in range(3):
        luck = Seeded(f"{seats}/{number}")
        play = begin(GAME, seats, GAME.agree(seats, table), luck)
        policy = BalPolicy()
        play_on(GAME, policy, play, play.state, luck)
        assert play.state.outcome is not None
        worths = [policy.worth(play.state, seat) for seat in range(seats)]
        assert all(0 <= worth <= 1 for worth in worths)
        assert worths.index(max(worths)) in play.state.outcome.winners


@pytest.mark.rule("BAL-10")
def test_the_others_choose_their_face_down_cards_anew() -> None:
    """In an imagined world a card that lies face down is what its witch would have chosen of those imagined for her,
    and she has kept her hand; the seat that is thought for is still asked."""
    match = GAME.start(4, seed=5)
    for seat in (0, 1):
        match.submit(seat, match.options(seat)[0])
    for number in range(5):
        world: Any = GAME.imagine(match.view(2), Random(number))
        before = GAME.pieces(world)
        held = [(*me.hand, *([me.chosen.potion] if me.chosen else [])) for me in world.witches]
        policy = BalPolicy()
        policy.settle(world, 2)
        assert GAME.pieces(world) == before
        assert [{*me.hand, *([me.chosen.potion] if me.chosen else [])} for me in world.witches] == [
            set(hand) for hand in held
        ]
        assert world.asked[2] is not None
        assert world.witches[2].chosen is None
        for seat in (0, 1):
            me = world.witches[seat]
            assert me.chosen is not None
            assert world.asked[seat] is None
            again = world.clone()
            again.witches[seat].hand = held[seat]
            again.witches[seat].chosen = None
            again.witches[seat].in_play = False  # she does not start afresh
            again.asked[seat] = CHOOSE_POTION
            policy.seat = 2
            answer: Any = policy.answer(again, seat, CHOOSE_POTION, Chance(Seeded(1), [0] * 6, False))
            assert (answer.potion, answer.turned) == (me.chosen.potion, me.chosen.turned)
        if world.asked[3] is not None:  # she had not chosen, and throws her hand away
            assert policy.answer(world, 3, CHOOSE_POTION, Chance(Seeded(1), [0] * 6, False)) == START_AFRESH


def test_cards_are_searched_from_the_second_round_on() -> None:
    match = GAME.start(4, seed=5)
    world: Any = GAME.imagine(match.view(0), Random(1))
    policy = BalPolicy()
    assert not policy.searched(world, 0, CHOOSE_POTION)
    efforts = []
    for world.round in (2, 3, 4):
        assert policy.searched(world, 0, CHOOSE_POTION)
        assert not policy.searched(world, 0, PRODUCE)
        efforts.append(policy.effort(world))
    assert 0 < efforts[0] < efforts[1] == efforts[2] <= 1  # a playout of an early round takes longer


def test_the_master_and_her_own_seat_in_playouts_weigh_alike() -> None:
    """The others at the table are strong; she is not quite."""
    usual, policy = SEARCH.usual(), SEARCH.policy()
    assert isinstance(usual, Strong)
    assert isinstance(policy, BalPolicy)
    policy.settle(GAME.imagine(GAME.start(3, seed=1).view(1), Random(1)), 1)
    assert [policy.weights_of(seat) for seat in range(3)] == [TUNED, usual.weights, TUNED]
    assert usual.weights == AMONG_STRONG != TUNED
