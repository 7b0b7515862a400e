"""Brewing, for one charlatan: CHA-12 to CHA-18. Every function takes `really`: whether it happens at all."""

from __future__ import annotations

import jax.numpy as jnp

from sabbat.train import tables as t
from sabbat.train.luck import Luck, below
from sabbat.train.pots import (
    BLUE,
    COLOUR,
    LAST,
    RED,
    VALUE,
    WHITE,
    YELLOW,
    append,
    at,
    limit_of,
    one,
    reach,
    remove,
    white_in,
)
from sabbat.train.state import INACTIVE, Players, Table, X, perhaps

MOST_SHOWN = 5
RUBY = jnp.asarray(t.RUBY)


def together(table: Table) -> X:
    """CHA-17. The option from round 1 on is not part of the twin."""
    return table.round == 9


def ask(me: Players, question: X) -> Players:
    """Puts a question, behind the one that waits already; 0 is none."""
    free = me.asked == 0
    return me._replace(
        asked=jnp.where(free, question, me.asked),
        later=jnp.where(free | (question == 0), me.later, question),
    )


def ask_next(me: Players) -> Players:
    """The question that was put off."""
    return me._replace(
        asked=jnp.where(me.asked == 0, me.later, me.asked),
        later=jnp.where(me.asked == 0, 0, me.later),
    )


def has_beside(me: Players) -> X:
    return (me.kept + me.aside).sum() > 0


def put_away(me: Players, really: X) -> Players:
    return ask(me, jnp.where(really & has_beside(me), t.SET_ASIDE, 0))


def go_on(table: Table, me: Players, really: X) -> Players:
    """What a seat is asked after a chip, once the choices that the chip brought are made."""
    free = really & (me.asked == 0) & (me.later == 0)
    me = put_away(me, free & (me.exploded > 0))
    return ask(me, jnp.where(free & (me.exploded == 0) & ~together(table), t.DRAW_OR_STOP, 0))


def draw_chip(bag: X, luck: Luck, seat: X, position: X) -> X:
    left = below(luck, seat, position, bag.sum())
    return (jnp.cumsum(bag) <= left).sum().astype(jnp.int32)


def show(me: Players, luck: Luck, seat: X, position: X, most: X) -> tuple[Players, X]:
    """Draws up to `most` chips to look at."""

    def draw(now: tuple[X, X, X]) -> tuple[X, X, X]:
        bag, _, position = now
        drawn = jnp.zeros_like(bag)
        for place in range(MOST_SHOWN):
            really = (place < most) & (bag.sum() > 0)
            chip = one(draw_chip(bag, luck, seat, position), really)
            bag, drawn, position = bag - chip, drawn + chip, position + jnp.where(really, 1, 0)
        return bag, drawn, position

    bag, drawn, position = perhaps(most > 0, draw, (me.bag, me.drawn, position))
    return me._replace(bag=bag, drawn=drawn), position


def draw_one(me: Players, luck: Luck, seat: X, position: X, really: X) -> tuple[Players, X, X]:
    """CHA-12. The chip, out of the bag."""
    kind = draw_chip(me.bag, luck, seat, position)
    me = me._replace(
        draws=me.draws + jnp.where(really, 1, 0),
        shield_before=jnp.where(really, me.shield, me.shield_before),
        shield=jnp.where(really, jnp.maximum(0, me.shield - 1), me.shield),
        bag=me.bag - one(kind, really),
    )
    return me, kind, position + jnp.where(really, 1, 0)


def bring(table: Table, me: Players, kind: X, really: X) -> tuple[Players, X]:
    """A chip comes to the pot and acts. Also how many chips blue page 1 shows; who asks then is `offer_shown`."""
    pages, card = table.pages, table.card
    colour, value = COLOUR[kind], VALUE[kind]
    beside = really & (colour == RED) & (pages[RED] == 2)
    me = me._replace(aside=me.aside + one(kind, beside), fresh=jnp.where(beside, 0, me.fresh))
    really &= ~beside
    before = at(me.pot, me.length - 1) % INACTIVE
    after_white = (me.length > 0) & (COLOUR[before] == WHITE)
    space = reach(table, me, kind, jnp.bool_(True))
    me = append(me, kind, space, jnp.bool_(True), really)
    white = really & (colour == WHITE)
    first = white & (me.seen_white == 0)
    safe = (card == t.CARD["second_chance"]) & (me.second_chance == 0)
    blown = white & (white_in(me) > limit_of(table, me)) & ~safe
    blue = really & (colour == BLUE)
    on_ruby = blue & (RUBY[space] > 0)
    me = me._replace(
        fresh=jnp.where(really, 1, me.fresh),
        seen_white=jnp.where(white, 1, me.seen_white),
        exploded=jnp.where(blown, 1, me.exploded),
        shielded=jnp.where(blown, (me.shield_before > 0).astype(jnp.int32), me.shielded),
        shield=jnp.where(blue & (pages[BLUE] == 2), jnp.maximum(me.shield, value), me.shield),
        rubies=me.rubies + jnp.where(on_ruby & (pages[BLUE] == 3), 1, 0),
        points=me.points + jnp.where(on_ruby & (pages[BLUE] == 4), value, 0),
    )
    shows = jnp.where(blue & (pages[BLUE] == 1) & (space < LAST) & (me.bag.sum() > 0), value, 0)
    stirred = first & ~blown & (card == t.CARD["well_stirred"])
    yellow = really & (colour == YELLOW) & (pages[YELLOW] == 1) & (me.length > 1) & after_white
    question = jnp.where(
        shows > 0, t.PLACE_BLUE, jnp.where(stirred, t.BACK_STIRRED, jnp.where(yellow, t.BACK_YELLOW, 0))
    )
    me = ask(me, question)
    again = really & (card == t.CARD["second_chance"]) & (me.length == 5) & (me.second_chance == 0)
    return ask(me, jnp.where(again, t.BREW_AGAIN, 0)), shows


def take_back(me: Players, really: X) -> Players:
    """The last chip goes back as if it had not been drawn."""

    def back(me: Players) -> Players:
        me, kind = remove(me, me.length - 1, jnp.bool_(True))
        return me._replace(bag=me.bag + one(kind), fresh=jnp.zeros_like(me.fresh), shield=me.shield_before)

    return perhaps(really, back, me)


def start_again(me: Players, really: X) -> Players:
    """A Second Chance."""
    back = me.acting + me.idle + me.aside
    zero = jnp.zeros_like(me.points)
    return me._replace(
        bag=me.bag + jnp.where(really, back, 0),
        aside=jnp.where(really, 0, me.aside),
        acting=jnp.where(really, 0, me.acting),
        idle=jnp.where(really, 0, me.idle),
        length=jnp.where(really, zero, me.length),
        draws=jnp.where(really, zero, me.draws),
        shield=jnp.where(really, zero, me.shield),
        fresh=jnp.where(really, zero, me.fresh),
    )


def leave_side(me: Players, kind: X, really: X) -> Players:
    """Red page 2: a chip is no longer beside the pot; an older one first."""
    chip = one(kind, really)
    older = chip * (me.kept > 0)
    return me._replace(kept=me.kept - older, aside=me.aside - (chip - older))
