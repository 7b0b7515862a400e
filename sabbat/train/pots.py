"""Looking into one pot: `me` is one charlatan of `Players`."""

from __future__ import annotations

import jax.numpy as jnp

from sabbat.train import tables as t
from sabbat.train.state import INACTIVE, Players, Table, X

WHITE, ORANGE, GREEN, BLUE, RED, YELLOW, PURPLE, BLACK = range(8)
LAST = 52
COLOUR = jnp.asarray(t.COLOUR)
VALUE = jnp.asarray(t.VALUE)


def kinds_in_pot(me: Players) -> X:
    """How many of each kind lie in the pot, acting or not."""
    return me.acting + me.idle


def of_colour(kinds: X, colour: int) -> X:
    return jnp.where(colour == COLOUR, kinds, 0).sum()


def white_in(me: Players) -> X:
    return jnp.where(COLOUR == WHITE, VALUE * kinds_in_pot(me), 0).sum()


def at(values: X, place: X) -> X:
    """values[place], 0 where there is no such place."""
    return jnp.where(jnp.arange(values.shape[0]) == place, values, 0).sum()


def last_space(me: Players) -> X:
    return jnp.where(me.length > 0, at(me.spaces, me.length - 1), me.start)


def limit_of(table: Table, me: Players) -> X:
    """CHA-14."""
    limit = jnp.where(table.card == t.CARD["living_in_luxury"], 9, 7)
    yellow = of_colour(me.acting, YELLOW)
    by_yellow = jnp.where(yellow >= 3, 9, jnp.where(yellow >= 1, 8, 7))
    return jnp.where(table.pages[YELLOW] == 3, jnp.maximum(limit, by_yellow), limit)


def reach(table: Table, me: Players, kind: X, acts: X) -> X:
    """CHA-12. Where a chip would land."""
    colour, value = COLOUR[kind], VALUE[kind]
    pages = table.pages
    everything, acting = kinds_in_pot(me), me.acting
    last = at(me.pot, me.length - 1)
    any_chip = me.length > 0
    last_colour = jnp.where(any_chip, COLOUR[last % INACTIVE], -1)
    move = value
    move += jnp.where((colour == ORANGE) & (table.card == t.CARD["pumpkin_patch_party"]), 1, 0)
    red_helps = (colour == WHITE) & (value == 1) & (pages[RED] == 4) & (of_colour(acting, RED) > 0)
    move += jnp.where(red_helps, 1, 0)
    orange = of_colour(everything, ORANGE)
    red_1 = jnp.where(orange >= 3, 2, jnp.where(orange >= 1, 1, 0))
    red_3 = jnp.where(last_colour == WHITE, VALUE[last % INACTIVE], 0)
    red = jnp.where(pages[RED] == 1, red_1, jnp.where(pages[RED] == 3, red_3, 0))
    move += jnp.where(acts & (colour == RED), red, 0)
    earlier = of_colour(everything, YELLOW)
    yellow = jnp.where((pages[YELLOW] == 4) & (earlier < 3), earlier + 1, 0)
    move += jnp.where(acts & (colour == YELLOW), yellow, 0)
    doubled = (pages[YELLOW] == 2) & (last_colour == YELLOW) & (last < INACTIVE)
    move = jnp.where(doubled, 2 * move, move)
    return jnp.minimum(LAST, last_space(me) + move)


def append(me: Players, kind: X, space: X, acts: X, really: X) -> Players:
    """A chip into the pot."""
    here = (jnp.arange(t.P) == me.length) & really
    code = kind + jnp.where(acts, 0, INACTIVE)
    return me._replace(
        pot=jnp.where(here, code, me.pot),
        spaces=jnp.where(here, space, me.spaces),
        acting=me.acting + one(kind, really & acts),
        idle=me.idle + one(kind, really & ~acts),
        length=me.length + jnp.where(really, 1, 0),
    )


def remove(me: Players, place: X, really: X) -> tuple[Players, X]:
    """A chip out of the pot; those after it move up. Also its kind."""
    code = at(me.pot, place)
    kind, acts = code % INACTIVE, code < INACTIVE
    after = (jnp.arange(t.P) >= place) & really
    shifted = jnp.roll(me.pot, -1), jnp.roll(me.spaces, -1)
    left = me._replace(
        pot=jnp.where(after, shifted[0], me.pot),
        spaces=jnp.where(after, shifted[1], me.spaces),
        acting=me.acting - one(kind, really & acts),
        idle=me.idle - one(kind, really & ~acts),
        length=me.length - jnp.where(really, 1, 0),
    )
    return left, kind


def one(kind: X, really: X = True) -> X:
    """A pile of one chip, or of none."""
    return ((jnp.arange(t.K) == kind) & really).astype(jnp.int32)


def clear(me: Players) -> Players:
    """CHA-28, CHA-30: the pot into the bag; what belongs to the round is gone."""
    zero = jnp.zeros_like(me.points)
    return me._replace(
        bag=me.bag + kinds_in_pot(me), kept=me.kept + me.aside, aside=jnp.zeros_like(me.aside),
        acting=jnp.zeros_like(me.acting), idle=jnp.zeros_like(me.idle),
        length=zero, rat=zero, start=me.drop, draws=zero, fresh=zero, shield=zero, shield_before=zero,
        seen_white=zero, second_chance=zero, intent=zero, score_space=zero, stopped=zero, exploded=zero,
        shielded=zero, takes_coins=zero, given_up=zero, tails=zero,
    )  # fmt: skip
