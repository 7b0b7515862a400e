"""The twin's table as a seat sees it, for the network."""

from __future__ import annotations

import jax
import jax.numpy as jnp

from sabbat.games.charlatans.features import MOST_SEATS, SIZE, features
from sabbat.train import pots
from sabbat.train import tables as t
from sabbat.train.opening import COINS
from sabbat.train.pots import COLOUR, VALUE, WHITE
from sabbat.train.state import INACTIVE, Table, X, seats_of, widen

SHOWN = -(-SIZE // 16) * 16  # rows of whole 32 bytes are multiplied sooner


def shown(table: Table, seat: X) -> X:
    """`observe` as a network takes it: in 16 bits, and some columns of zeros behind."""
    return jnp.pad(observe(table, seat).astype(jnp.bfloat16), (0, SHOWN - SIZE))


def observe(table: Table, seat: X) -> X:
    table = widen(table)
    seats = seats_of(table)
    order = (seat + jnp.arange(seats)) % seats
    p = jax.tree.map(lambda x: x[order], table.players)
    white = jax.vmap(pots.white_in)(p)
    limit = jax.vmap(lambda me: pots.limit_of(table, me))(p)
    bursts = (COLOUR == WHITE) & (white[:, None] + VALUE > limit[:, None])
    chips = p.bag.sum(1)
    safe = (p.stopped > 0) | (p.exploded > 0) | (chips == 0)
    safe |= (table.card == t.CARD["second_chance"]) & (p.second_chance == 0)
    odds = jnp.where(safe, 0.0, (p.bag * bursts).sum(1) / jnp.maximum(chips, 1))

    def colour(back: int) -> X:
        place = p.length - back
        code = jnp.where(jnp.arange(t.P) == place[:, None], p.pot, 0).sum(1)
        return jnp.where((place >= 0) & (code < INACTIVE), COLOUR[code % INACTIVE], -1)

    player = {
        "there": jnp.ones(seats, jnp.int32), "points": p.points, "rubies": p.rubies, "drop": p.drop, "flask": p.flask,
        "rat": p.rat, "start": p.start, "last_space": jax.vmap(pots.last_space)(p), "length": p.length,
        "draws": p.draws, "white": white, "limit": limit, "odds": odds, "shield": p.shield, "stopped": p.stopped,
        "exploded": p.exploded, "shielded": p.shielded, "score_space": p.score_space, "takes_coins": p.takes_coins,
        "tails": p.tails, "given_up": p.given_up, "second_chance": p.second_chance, "fresh": p.fresh,
        "turn": (order - table.first) % seats, "bag": p.bag, "pot": p.acting,
        "beside": p.kept + p.aside, "last_colour": colour(1), "colour_before": colour(2), "drawn": p.drawn,
    }  # fmt: skip
    own = jax.tree.map(lambda x: x[0], p)
    landing = jax.vmap(lambda kind: pots.reach(table, own, kind, True))(jnp.arange(t.K))
    empty = MOST_SEATS - seats
    player = {name: jnp.pad(x, [(0, empty)] + [(0, 0)] * (x.ndim - 1)) for name, x in player.items()}
    whole = {
        "pages": table.pages, "round": table.round, "card": table.card, "supply": table.supply,
        "asked": p.asked[0], "coins": COINS[p.score_space[0]], "landing": landing,
    }  # fmt: skip
    return features(jnp, player, whole)
