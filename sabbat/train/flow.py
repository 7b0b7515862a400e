"""The order of a round, one small step at a time: `tick` is one answer or one opening fist, and what comes of it.

A seat that nobody asks anything is visited where the engine visits it, so whenever somebody is asked the twin stands as
the engine stands.
"""

from __future__ import annotations

import jax.numpy as jnp

from sabbat.train import brewing as b
from sabbat.train import pots
from sabbat.train import tables as t
from sabbat.train.answers import answer, gain_chips
from sabbat.train.luck import Luck
from sabbat.train.opening import (
    CARD,
    COINS,
    EXPLOSIONS,
    GIFT_OF,
    GREENS,
    OPENS,
    POINT_SPACES,
    POINTS,
    PURPLES,
    SHOP,
    STRONG,
    is_card,
)
from sabbat.train.pots import GREEN, PURPLE, VALUE, one
from sabbat.train.scoring import last_greens, proceed
from sabbat.train.state import Players, Table, X, in_turn, narrow, perhaps, put, seats_of, take, widen

GIFT_CHIPS = jnp.asarray(t.GIFT_CHIPS)


def asked_seat(table: Table) -> X:
    """Who answers next where anybody may: who has drawn least, so that nobody brews to the end alone."""
    asked = table.players.asked > 0
    seats = seats_of(table)
    return jnp.argmin(jnp.where(asked, table.players.draws.astype(jnp.int32) * seats + jnp.arange(seats), 10_000))


def waits(table: Table) -> X:
    """Whether an answer is due: nothing goes on by itself."""
    return (table.players.asked > 0).any() & ~(table.players.opening > 0).any() & (table.over == 0)


def tick(table: Table, luck: Luck, seat: X, action: X) -> Table:
    """Goes on by one small step: the seat answers where `waits`, or a fist opens; then what happens by itself until
    somebody may be asked; then the next seat of that step is visited."""
    table = widen(table)
    table = _act(table, luck, seat, action)
    table = perhaps(_rests(table) & ~(table.queue > 0).any(), lambda table: proceed(table, luck), table)
    return narrow(perhaps(_rests(table) & (table.queue > 0).any(), lambda table: _visit(table, luck), table))


def _rests(table: Table) -> X:
    """Nobody is asked, no fist has to open."""
    return ~(table.players.asked > 0).any() & ~(table.players.opening > 0).any() & (table.over == 0)


def _act(table: Table, luck: Luck, seat: X, action: X) -> Table:
    """What one charlatan does: her answer, or her fist opens."""
    players = table.players
    answers = waits(table)
    opens = (players.opening > 0).any()
    first_stop = jnp.argmax(players.opening == 2)
    opener = jnp.where((players.opening == 2).any(), first_stop, jnp.argmax(players.opening == 1))
    actor = jnp.where(answers, seat, opener).astype(jnp.int32)
    me = take(players, actor)
    position = table.streams[actor]
    table, me, position, shows = answer(table, me, luck, actor, position, action, answers)

    def open_fist(now: tuple[Players, X, X]) -> tuple[Players, X, X]:
        me, position, _ = now
        draws, stops = me.opening == 1, me.opening == 2
        me = me._replace(opening=jnp.zeros_like(me.opening), stopped=jnp.where(stops, 1, me.stopped))
        me = b.put_away(me, stops)
        me, kind, position = b.draw_one(me, luck, actor, position, draws)
        me, shows = b.bring(table, me, kind, draws)
        return b.go_on(table, me, draws), position, shows

    me, position, shows = perhaps(opens, open_fist, (me, position, shows))
    me, position = b.show(me, luck, actor, position, shows)
    return _sit_down(table, actor, me, position)


def _sit_down(table: Table, actor: X, me: Players, position: X) -> Table:
    return table._replace(
        players=put(table.players, actor, me),
        streams=jnp.where(jnp.arange(table.streams.shape[0]) == actor, position, table.streams),
    )


def _visit(table: Table, luck: Luck) -> Table:
    """What a step brings to the next of those it comes to: the card, Strong Ingredient, green, purple, points, shop."""
    actor = jnp.argmin(jnp.where(table.queue > 0, in_turn(table), 100)).astype(jnp.int32)
    me = take(table.players, actor)
    table = table._replace(queue=jnp.where(jnp.arange(seats_of(table)) == actor, 0, table.queue))
    at_card = table.step == CARD
    strong = (table.step == STRONG) & (me.exploded == 0)
    shows = jnp.where(at_card & is_card(table, "opportunistic_moment"), 4, 0)
    shows += jnp.where((at_card & is_card(table, "less_is_more")) | strong, 5, 0)
    me, position = b.show(me, luck, actor, table.streams[actor], shows)
    table, me = perhaps(at_card, lambda now: _visit_card(*now), (table, me))
    me = b.ask(me, jnp.where(strong & (me.drawn.sum() > 0), t.PLACE_STRONG, 0))
    me = perhaps(table.step >= EXPLOSIONS, lambda me: _visit_scoring(table, me), me)
    return _sit_down(table, actor, me, position)


def available(table: Table, question: X, me: Players) -> X:
    """Whether a gift holds a chip that can be had."""
    price = jnp.asarray(t.GIFTS)[question, 4]
    return (GIFT_CHIPS[question] * (table.supply > 0) * (table.round >= OPENS)).any() & (me.rubies >= price)


def _visit_card(table: Table, me: Players) -> tuple[Table, Players]:
    gift = jnp.where(table.card >= 0, GIFT_OF[table.card], 0)
    asks = (gift > 0) & ((gift != t.WHEEL) | available(table, gift, me))
    me = b.ask(me, jnp.where(asks, gift, 0))
    tails = is_card(table, "good_start") & (me.tails > 0)
    me = b.ask(me, jnp.where(tails, t.TAILS_CHOICE, 0))
    # An Opportunistic Moment: an exchange, or a green 1
    moment = is_card(table, "opportunistic_moment")
    possible = exchanges(table, me, me.drawn) & jnp.asarray(t.NEXT_VALUE)
    me = b.ask(me, jnp.where(moment & possible.any(), t.EXCHANGE_ONE, 0))
    nothing = moment & ~possible.any()
    table, me = gain_chips(table, me, one(t.G1, nothing))
    # Less Is More: the sum is remembered, the chips go back
    less = is_card(table, "less_is_more")
    back = nothing | less
    return table, me._replace(
        shown=jnp.where(less, (me.drawn * VALUE).sum(), me.shown),
        bag=me.bag + jnp.where(back, me.drawn, 0),
        drawn=jnp.where(back, 0, me.drawn),
    )


def exchanges(table: Table, me: Players, lying: X) -> X:
    """By action: an exchange of one of these chips for one that can be had."""
    old, new = jnp.asarray(t.OLD_OF), jnp.asarray(t.NEW_OF)
    gets = (table.supply > 0) & (table.round >= OPENS)
    return (old >= 0) & (lying[jnp.maximum(old, 0)] > 0) & gets[jnp.maximum(new, 0)]


def _visit_scoring(table: Table, me: Players) -> Players:
    step, pages = table.step, table.pages
    schadenfreude = (step == EXPLOSIONS) & available(table, jnp.int32(t.SCHADENFREUDE), me)
    me = b.ask(me, jnp.where(schadenfreude, t.SCHADENFREUDE, 0))
    # Green pages 2 and 4
    greens = last_greens(me)
    at_green = step == GREENS
    for kind in greens:
        value = VALUE[jnp.maximum(kind, 0)]
        question = jnp.where(value == 1, t.GREEN_1, jnp.where(value == 2, t.GREEN_2, t.GREEN_4))
        asks = at_green & (pages[GREEN] == 2) & (kind >= 0) & available(table, question, me)
        me = b.ask(me, jnp.where(asks, question, 0))
    count = sum((kind >= 0).astype(jnp.int32) for kind in greens)
    pays = at_green & (pages[GREEN] == 4) & (count > 0) & (me.rubies > 0)
    me = b.ask(me, jnp.where(pays, jnp.where(count == 2, t.PAY_2, t.PAY_1), 0))
    # Purple pages 1, 2 and 4
    purple = pots.of_colour(me.acting, PURPLE)
    at_purple = (step == PURPLES) & (purple > 0)
    alone = at_purple & (pages[PURPLE] == 1) & (purple == 1)
    possible = exchanges(table, me, pots.kinds_in_pot(me)) & (jnp.asarray(t.NEEDED) <= purple)
    question = jnp.where(
        pages[PURPLE] == 1,
        jnp.where(purple > 1, t.CLAIM_1, 0),
        jnp.where(pages[PURPLE] == 2, t.CLAIM_2, jnp.where(possible.any(), t.EXCHANGE_IN_POT, 0)),
    )
    me = b.ask(me, jnp.where(at_purple & (pages[PURPLE] != 3), question, 0))
    # Points, and the shop
    at_points = step == POINT_SPACES
    blown = (me.exploded > 0) & (me.shielded == 0)
    me = b.ask(me, jnp.where(at_points & blown & (table.round < 9), t.POINTS_OR_COINS, 0))
    scores = at_points & ~(blown & (table.round < 9))
    me = me._replace(
        points=me.points + jnp.where(alone, 1, 0) + jnp.where(scores, POINTS[me.score_space], 0),
        takes_coins=jnp.where(at_points & ~blown, 1, me.takes_coins),
    )
    buys = (step == SHOP) & (me.takes_coins > 0) & affordable(table, COINS[me.score_space]).any()
    return b.ask(me, jnp.where(buys, t.BUY, 0))


def affordable(table: Table, coins: X) -> X:
    """By kind: whether it can be had for these coins."""
    prices = table.prices
    return (prices > 0) & (prices <= coins) & (table.supply > 0) & (table.round >= OPENS)
