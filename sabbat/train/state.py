"""The table as arrays. One match; `jax.vmap` makes thousands of it. Seats are the first axis of `Players`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import jax
import jax.numpy as jnp

from sabbat.train import tables as t

Things = TypeVar("Things")  # arrays, in whatever form
X = Any  # an array of whole numbers, traced or not
INACTIVE = 32  # added to the kind of a chip in the pot that does not act


class Players(NamedTuple):
    """What each charlatan has: as in the engine's `Charlatan`, with counts instead of lists."""

    points: X
    rubies: X
    drop: X
    flask: X
    bag: X  # [seat, kind]
    kept: X  # red page 2: beside the pot since an earlier round
    aside: X  # the same, drawn in this round
    rat: X
    start: X
    pot: X  # [seat, place]: kind, + INACTIVE
    spaces: X
    acting: X  # [seat, kind]: the chips in the pot that act
    idle: X  # the same, those that do not
    length: X
    drawn: X  # [seat, kind]
    draws: X
    fresh: X
    shield: X
    shield_before: X
    seen_white: X
    second_chance: X
    intent: X
    score_space: X
    stopped: X
    exploded: X
    shielded: X
    takes_coins: X
    given_up: X
    tails: X
    asked: X  # the question, as numbered in tables
    later: X  # the one that waits behind it
    opening: X  # CHA-17: a fist that still has to open
    shown: X  # Less Is More: the sum of the chips shown


class Table(NamedTuple):
    """The whole match."""

    pages: X  # [colour]
    prices: X  # [kind]
    round: X
    first: X
    step: X
    queue: X  # [seat]: this step still comes to it
    deck: X  # [card]
    card: X
    supply: X
    box: X
    over: X
    streams: X  # [seat + table]
    players: Players


def lay(seats: int, number: X) -> Table:
    """Set `number`, before the first round."""
    zero = jnp.int32(0)
    each = jnp.zeros(seats, jnp.int32)
    kinds = jnp.zeros((seats, t.K), jnp.int32)
    left = jnp.asarray(t.BOX - t.START * seats)
    white = jnp.asarray(t.COLOUR == 0)
    supply = jnp.where(white, jnp.where(jnp.arange(t.K) == t.W1, seats, 0), left)
    pots = jnp.zeros((seats, t.P), jnp.int32)
    blank = dict.fromkeys(Players._fields, each)
    blank |= {"rubies": each + 1, "flask": each + 1, "bag": kinds + t.START, "kept": kinds, "aside": kinds}
    blank |= {"drawn": kinds, "pot": pots, "spaces": pots, "acting": kinds, "idle": kinds}
    table = Table(
        pages=jnp.asarray(t.pages(seats))[number],
        prices=jnp.asarray(t.prices(seats))[number],
        round=zero,
        first=zero,
        step=zero,
        queue=each,
        deck=jnp.ones(t.CARDS, jnp.int32),
        card=zero - 1,
        supply=supply,
        box=left - supply,
        over=zero,
        streams=jnp.zeros(seats + 1, jnp.int32),
        players=Players(**blank),
    )
    return narrow(table)


WIDE = {"points", "streams"}  # these may pass 127


def narrow(table: Table) -> Table:
    """In small numbers, as it is kept from one tick to the next: what a tick costs is moving it."""

    def small(name: str, x: X) -> X:
        return jnp.asarray(x).astype(jnp.int16 if name in WIDE else jnp.int8)

    players = Players(*(small(name, x) for name, x in zip(Players._fields, table.players, strict=True)))
    rest = {name: small(name, x) for name, x in table._asdict().items() if name != "players"}
    return Table(players=players, **rest)


def widen(table: Table) -> Table:
    """In numbers that can be reckoned with."""
    found: Table = jax.tree.map(lambda x: x.astype(jnp.int32), table)
    return found


def seats_of(table: Table) -> int:
    return int(table.players.points.shape[0])


def take(players: Players, seat: X) -> Players:
    """One charlatan, without the first axis."""
    found: Players = jax.tree.map(lambda x: x[seat], players)
    return found


def put(players: Players, seat: X, mine: Players) -> Players:
    here = jnp.arange(players.points.shape[0]) == seat

    def swap(old: X, new: X) -> X:
        return jnp.where(here.reshape(here.shape + (1,) * (old.ndim - 1)), new[None], old)

    found: Players = jax.tree.map(swap, players, mine)
    return found


def in_turn(table: Table) -> X:
    """How many seats come before each in this round: 0 for the first player."""
    seats = seats_of(table)
    return (jnp.arange(seats) - table.first) % seats


def perhaps(condition: X, change: Callable[[Things], Things], things: Things) -> Things:
    """`change(things)` where the condition holds, else the things themselves. In one kernel the change is jumped over;
    for many matches at once XLA makes it and chooses."""

    def changed(old: Any) -> Any:
        return jax.tree.map(lambda new, kept: jnp.asarray(new, kept.dtype), change(old), old)

    found: Things = jax.lax.cond(condition, changed, lambda old: old, jax.tree.map(jnp.asarray, things))
    return found
