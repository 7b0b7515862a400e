"""A round begins: CHA-1, CHA-11, CHA-22, CHA-30, CHA-31; and what the steps share."""

from __future__ import annotations

import jax
import jax.numpy as jnp

from sabbat.train import pots
from sabbat.train import tables as t
from sabbat.train.luck import Luck, below
from sabbat.train.pots import GREEN, LAST, one
from sabbat.train.state import Table, X, in_turn, lay, perhaps, seats_of

CARD, RATS, BREWING, STRONG, EXPLOSIONS, DIE, BLACKS = range(1, 8)  # the steps, as in the engine's flow
GREENS, PURPLES, RUBY_SPACES, POINT_SPACES, SHOP, RUBIES, CLOSING = range(8, 15)
COINS, POINTS, RUBY = jnp.asarray(t.COINS), jnp.asarray(t.POINTS), jnp.asarray(t.RUBY)
TAILS, DIE_FACES, OPENS = jnp.asarray(t.TAILS), jnp.asarray(t.DIE), jnp.asarray(t.OPENS)
OFFERED = {  # cards that offer gifts
    "choose_wisely": t.WISELY,
    "only_one": t.ONLY_ONE,
    "wheel_and_deal": t.WHEEL,
    "just_in_time": t.JUST_IN_TIME,
    "rats_are_friends": t.RATS_GIFT,
}
_visits = ("good_start", "opportunistic_moment", "less_is_more", *OFFERED)
VISITS = jnp.asarray([int(name in _visits) for name in t.CARD])
GIFT_OF = jnp.asarray([OFFERED.get(name, 0) for name in t.CARD])


def is_card(table: Table, name: str) -> X:
    return table.card == t.CARD[name]


def lay_again(table: Table) -> Table:
    """Before the first round, with the same set and as many seats."""
    return lay(seats_of(table), table.pages[GREEN].astype(jnp.int32))


def open_round(table: Table, luck: Luck) -> Table:
    """CHA-1, CHA-30, CHA-31, and the card is read."""
    seats = seats_of(table)
    stream = jnp.int32(seats)
    position = table.streams[seats]
    begins = table.round == 0
    drawn = below(luck, stream, position, jnp.int32(seats))
    first = jnp.where(begins, drawn, (table.first + 1) % seats)
    position += jnp.where(begins, 1, 0)
    round = table.round + 1
    white = one(t.W1, round == 6)
    place = below(luck, stream, position, table.deck.sum())
    card = jnp.argmax(jnp.cumsum(table.deck) == place + 1)
    players = jax.vmap(pots.clear)(table.players)
    players = players._replace(bag=players.bag + white)
    table = table._replace(
        round=round,
        first=first,
        step=jnp.int32(CARD),
        card=card.astype(jnp.int32),
        deck=table.deck - (jnp.arange(t.CARDS) == card),
        supply=table.supply - seats * white,
        streams=jnp.where(jnp.arange(seats + 1) == seats, position + 1, table.streams),
        players=players,
        queue=jnp.where(VISITS[card] > 0, jnp.ones(seats, jnp.int32), 0),
    )
    tails = count_tails(table)
    counts = is_card(table, "good_start") | is_card(table, "rats_are_friends")
    rubies, points = players.rubies, players.points
    poorest = is_card(table, "alms") & (rubies == rubies.min())
    fewest = is_card(table, "beginners_bonus") & (points == points.min())
    filling = is_card(table, "pot_is_filling_up")
    table = table._replace(
        players=players._replace(
            tails=jnp.where(counts, tails, players.tails),
            rubies=rubies + poorest,
            drop=jnp.minimum(LAST, players.drop + filling),
        )
    )
    table = all_gain(table, t.G1, fewest.astype(jnp.int32))
    return perhaps(is_card(table, "roll_the_die"), lambda table: roll(table, luck, jnp.ones(seats, jnp.int32)), table)


def count_tails(table: Table) -> X:
    """CHA-11."""
    points = table.players.points
    tails = jnp.maximum(0, TAILS[points.max()] - TAILS[points])
    tails = jnp.where(is_card(table, "rat_infestation"), 2 * tails, tails)
    return jnp.where(table.round < 2, 0, tails)


def all_gain(table: Table, kind: int, wanted: X) -> Table:
    """CHA-6. In turn order, as long as there are any."""
    order = in_turn(table)
    before = (wanted[None, :] * (order[None, :] < order[:, None])).sum(1)
    got = jnp.clip(table.supply[kind] - before, 0, wanted) * (table.round >= OPENS[kind])
    chips = got[:, None] * (jnp.arange(t.K) == kind)
    return table._replace(
        supply=table.supply - chips.sum(0), players=table.players._replace(bag=table.players.bag + chips)
    )


def roll(table: Table, luck: Luck, times: X) -> Table:
    """CHA-22, so often for each seat."""
    seats = jnp.arange(seats_of(table))
    positions = table.streams[:-1]
    total = jnp.zeros((seats.shape[0], 4), jnp.int32)
    for roll in range(2):
        really = times > roll
        faces = jax.vmap(lambda seat, position: below(luck, seat, position, jnp.int32(6)))(seats, positions)
        total += DIE_FACES[faces] * really[:, None]
        positions = positions + really
    players = table.players
    table = table._replace(
        streams=jnp.concatenate([positions, table.streams[-1:]]),
        players=players._replace(
            points=players.points + total[:, 0],
            rubies=players.rubies + total[:, 1],
            drop=jnp.minimum(LAST, players.drop + total[:, 2]),
        ),
    )
    return all_gain(table, t.O1, total[:, 3])
