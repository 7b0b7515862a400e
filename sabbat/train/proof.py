"""The twin against the engine: recorded matches, the same luck and the same answers, compared after every step."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from sabbat.bots import make
from sabbat.engine.chance import Seeded
from sabbat.engine.progress import begin, perform
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans import state as engine
from sabbat.games.charlatans.bots.seen_by import seen_by
from sabbat.train import flow
from sabbat.train import tables as t
from sabbat.train.legal import legal
from sabbat.train.luck import Luck
from sabbat.train.observe import observe
from sabbat.train.state import INACTIVE, Table, X, lay, widen

NUMBERS = 800  # of each stream of luck that a proof has at hand
LONGEST = 1100  # answers in a match
CLOSE = 1e-5
BOTS = (["random"], ["sensible", "novice"], ["sensible", "random"], ["novice"], ["random", "novice"])


def flat(table: Table) -> X:
    """All that lies on the table, as one row of numbers; what a pot held before is not looked at."""
    table = widen(table)
    p = table.players
    lies = jnp.arange(t.P) < p.length[:, None]
    single = (
        p.points, p.rubies, p.drop, p.flask, p.rat, p.start, p.length, p.draws, p.fresh, p.shield, p.shield_before,
        p.seen_white, p.second_chance, p.intent, p.score_space, p.stopped, p.exploded, p.shielded, p.takes_coins,
        p.given_up, p.tails, (p.asked > 0).astype(jnp.int32), (p.later > 0).astype(jnp.int32), p.aside.sum(1),
    )  # fmt: skip
    seats = [jnp.stack(single, 1), p.bag, p.kept, p.aside, p.drawn, p.kept + p.aside, p.acting, p.idle]
    seats += [jnp.where(lies, p.pot, 0), jnp.where(lies, p.spaces, 0)]
    whole = [table.round, table.first, table.card, table.over]
    return jnp.concatenate(
        [jnp.stack(whole), table.deck, table.supply, table.box, table.streams, jnp.concatenate(seats, 1).reshape(-1)]
    )


def flat_engine(state: engine.Charlatans) -> list[int]:
    """The same of the engine's state."""
    row = [state.round, state.first, t.CARD.get(state.card, -1), int(state.outcome is not None)]
    row += [int(name in state.deck) for name in t.CARD]
    row += [*state.supply, *state.box, *state.streams]
    for seat, me in enumerate(state.players):
        older = len(me.beside) - me.fresh_beside
        row += [
            me.points, me.rubies, me.drop, me.flask_full, me.rat, me.start, len(me.pot), me.draws, me.last_is_fresh,
            me.shield, me.shield_before, me.seen_white, me.second_chance, me.intent, me.score_space, me.stopped,
            me.exploded, me.shielded, me.takes_coins, me.given_up, me.tails, state.asked[seat] is not None,
            bool(state.later[seat]), me.fresh_beside,
        ]  # fmt: skip
        row += [
            *me.bag,
            *_counted(me.beside[:older]),
            *_counted(me.beside[older:]),
            *_counted(me.drawn),
            *_counted(me.beside),
            *_counted([placed.chip for placed in me.pot if placed.acts]),
            *_counted([placed.chip for placed in me.pot if not placed.acts]),
        ]
        pot = [placed.chip.kind + (0 if placed.acts else INACTIVE) for placed in me.pot]
        spaces = [placed.space for placed in me.pot]
        row += pot + [0] * (t.P - len(pot)) + spaces + [0] * (t.P - len(spaces))
    return [int(number) for number in row]


def _counted(chips: list[Any]) -> list[int]:
    counts = [0] * t.K
    for chip in chips:
        counts[chip.kind] += 1
    return counts


class Recorded:
    """One match of the engine: who answered and what; how the table stood, what was seen and what was legal each time;
    the numbers of its luck."""

    def __init__(self, seats: int, number: int, seed: str, bots: list[str]) -> None:
        luck = Seeded(seed)
        rng = Random(seed)
        players = [make("charlatans", bots[seat % len(bots)]) for seat in range(seats)]
        play = begin(GAME, seats, GAME.agree(seats, {"set": number}), luck)
        state: Any = play.state
        place = {action: at for at, action in enumerate(t.ACTIONS)}
        self.who: list[int] = []
        self.what: list[int] = []
        self.stood = [flat_engine(state)]
        self.legal: list[list[bool]] = []
        self.seen: list[Any] = []
        while state.outcome is None:
            seat = rng.choice([seat for seat in range(seats) if state.asked[seat] is not None])
            options = state.asked[seat].options(state, seat)
            action = options[0]
            if len(options) > 1:
                action = players[seat].choose(GAME.view(state, seat), state.asked[seat], options, rng)
            self.legal.append([action in options for action in t.ACTIONS])
            self.seen.append(seen_by(state, seat, state.asked[seat]))
            perform(GAME, play, seat, action)
            self.who.append(seat)
            self.what.append(place[action])
            self.stood.append(flat_engine(state))
        self.numbers = numbers_of(luck, seats)


def numbers_of(luck: Seeded, seats: int) -> Any:
    """The first of each stream."""
    numbers = [[luck.number(stream, at) for at in range(NUMBERS)] for stream in range(seats + 1)]
    return np.array(numbers, np.uint32)


def settle_twin(table: Table, luck: Luck) -> Table:
    """On until somebody is asked, or the match is over."""
    zero = jnp.int32(0)
    found: Table = jax.lax.while_loop(
        lambda now: ~flow.waits(now) & (now.over == 0), lambda now: flow.tick(now, luck, zero, zero), table
    )
    return found


@partial(jax.jit, static_argnums=0)
def replay(seats: int, number: X, numbers: X, who: X, what: X) -> tuple[X, X, X, X]:
    """The twin fed with a match: how it stands at the start and after every answer, and before each answer what was
    legal and what was seen. An answer of -1 is none."""
    luck = Luck(jnp.zeros(2, jnp.uint32), numbers)
    table = settle_twin(lay(seats, number), luck)

    def one(now: Table, given: tuple[X, X]) -> tuple[Table, tuple[X, X, X]]:
        seat, action = given
        after = settle_twin(flow.tick(now, luck, seat, action), luck)
        after = jax.tree.map(lambda new, old: jnp.where(action < 0, old, new), after, now)
        return after, (flat(after), legal(now, seat), observe(now, seat))

    _, told = jax.lax.scan(one, table, (who, what))
    return flat(table), *told


def differences(seats: int, number: int, seed: str, bots: list[str]) -> list[str]:
    """Where the twin is another game than the engine in one match; nothing where it is the same."""
    match = Recorded(seats, number, seed, bots)
    padded = LONGEST - len(match.who)
    assert padded >= 0, f"{len(match.who)} answers: raise LONGEST"
    who = jnp.asarray(match.who + [0] * padded, jnp.int32)
    what = jnp.asarray(match.what + [-1] * padded, jnp.int32)
    start, stood, allowed, seen = replay(seats, jnp.int32(number), jnp.asarray(match.numbers), who, what)
    count = len(match.who)
    rows = np.concatenate([np.asarray(start)[None], np.asarray(stood)[:count]])
    found: list[str] = []
    for what_differs, ours, theirs in (
        ("state", rows, np.array(match.stood)),
        ("legal", np.asarray(allowed)[:count], np.array(match.legal)),
        ("seen", np.asarray(seen)[:count], np.array(match.seen)),
    ):
        wrong = np.argwhere(np.abs(ours.astype(np.float64) - theirs.astype(np.float64)) > CLOSE)
        found += [
            f"{seats} seats, set {number}, {seed}: {what_differs} {at}/{place}: {ours[at, place]} {theirs[at, place]}"
            for at, place in wrong[:3]
        ]
    return found


def prove(games: int, seed: int, counts: list[int]) -> list[str]:
    """So many matches, the seat counts, sets and kinds of bots by turns."""
    found: list[str] = []
    for game in range(games):
        seats = counts[game * len(counts) // games]  # one count after the other: each is compiled once
        bots = BOTS[game % len(BOTS)]
        found += differences(seats, 1 + game % 4, f"{seed}/{game}", bots)
    return found
