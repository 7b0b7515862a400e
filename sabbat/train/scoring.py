"""What happens by itself, step by step: what comes to all seats at once, and whom a step still has to visit."""

from __future__ import annotations

import jax
import jax.numpy as jnp

from sabbat.train import pots
from sabbat.train import tables as t
from sabbat.train.luck import Luck
from sabbat.train.opening import (
    BREWING,
    CARD,
    CLOSING,
    COINS,
    EXPLOSIONS,
    GREENS,
    POINT_SPACES,
    POINTS,
    PURPLES,
    RUBIES,
    RUBY,
    SHOP,
    STRONG,
    all_gain,
    count_tails,
    is_card,
    open_round,
    roll,
)
from sabbat.train.pots import BLACK, GREEN, LAST, PURPLE, VALUE
from sabbat.train.state import INACTIVE, Players, Table, X, perhaps


def proceed(table: Table, luck: Luck) -> Table:
    """Nobody is asked, no visit is due: on through the steps, until one of them asks or visits somebody."""
    begins = (table.step == CLOSING) | (table.round == 0)
    table = _brew(perhaps(begins, lambda table: open_round(table, luck), table))
    return perhaps(table.step >= STRONG, lambda table: _score(table, luck), table)


def _nobody(queue: X) -> X:
    return ~(queue > 0).any()


def _brew(table: Table) -> Table:
    """Rats, the brewing, Strong Ingredient."""
    enters = (table.step == CARD) & _nobody(table.queue)
    # Less Is More is settled when all have shown
    less = enters & is_card(table, "less_is_more")
    lowest = less & (table.players.shown == table.players.shown.min())
    table = all_gain(table, t.B2, lowest.astype(jnp.int32))
    players = table.players
    tails = jnp.maximum(0, count_tails(table) - players.given_up)
    rat = jnp.where(enters & (table.round > 1), tails, players.rat)
    players = players._replace(
        rubies=players.rubies + (less & ~lowest),
        shown=jnp.where(less, 0, players.shown),
        rat=rat,
        start=jnp.where(enters, jnp.minimum(LAST, players.drop + rat), players.start),
    )
    step = jnp.where(enters, BREWING, table.step)
    active = (players.stopped == 0) & (players.exploded == 0)
    brews = (step == BREWING) & active.any()
    undecided = (table.round < 9) | (jnp.where(active, players.intent, 0).max() == 0)  # CHA-17
    ends = (step == BREWING) & ~brews
    strong = ends & is_card(table, "strong_ingredient")
    return table._replace(
        step=jnp.where(ends, STRONG, step),
        queue=jnp.where(strong, jnp.ones_like(table.queue), table.queue),
        players=players._replace(
            asked=jnp.where(brews & active & undecided, t.DRAW_OR_STOP, players.asked),
            opening=jnp.where(brews & active & ~undecided, players.intent, players.opening),
            intent=jnp.where(undecided | ~brews, players.intent, 0),
        ),
    )


def last_greens(me: Players) -> tuple[X, X]:
    """The acting green chips among the last two: the kinds of the second last and of the last, or -1."""

    def green(place: X) -> X:
        code = pots.at(me.pot, place)
        return jnp.where((place >= 0) & (code < INACTIVE) & (pots.COLOUR[code % INACTIVE] == GREEN), code, -1)

    return green(me.length - 2), green(me.length - 1)


def _score(table: Table, luck: Luck) -> Table:
    """From the explosions to the end of the round."""
    pages = table.pages
    players = table.players
    acting = players.acting
    white = jax.vmap(pots.white_in)(players)
    ends = jax.vmap(pots.last_space)(players)
    # Explosions: the scoring spaces are fixed; Seasoned Perfectly; Schadenfreude visits the left neighbours
    explosions = (table.step == STRONG) & _nobody(table.queue)
    step = jnp.where(explosions, EXPLOSIONS, table.step)
    seasoned = explosions & is_card(table, "seasoned_perfectly") & (white == 7)
    players = players._replace(
        score_space=jnp.where(explosions, ends + 1, players.score_space),
        drop=jnp.minimum(LAST, players.drop + seasoned),
    )
    gloats = explosions & is_card(table, "schadenfreude") & (jnp.roll(players.exploded, 1) > 0)
    queue = table.queue + gloats
    # The die
    goes_on = (step == EXPLOSIONS) & _nobody(queue)  # through die and black to green
    furthest = jnp.where(players.exploded > 0, 0, players.score_space)
    rolls = goes_on & (players.exploded == 0) & (furthest == furthest.max())
    times = rolls * jnp.where(is_card(table, "pot_is_full"), 2, 1)
    table = table._replace(players=players, queue=queue)
    table = perhaps(rolls.any(), lambda table: roll(table, luck, times), table)
    players = table.players
    # Black
    black = (acting * (pots.COLOUR == BLACK)).sum(1)
    left, right = jnp.roll(black, -1), jnp.roll(black, 1)
    two = jnp.where(black > left, 2, jnp.where(black == left, 1, 0))
    more = (black > left).astype(jnp.int32) + (black > right)
    reward = jnp.where(black > 0, jnp.where(pages[BLACK] == 2, two, more), 0) * goes_on
    players = players._replace(
        drop=jnp.minimum(LAST, players.drop + (reward > 0)), rubies=players.rubies + (reward == 2)
    )
    # Green: rubies for the last two (1), the last chip moves (3); pages 2 and 4 visit
    greens = jax.vmap(last_greens)(players)
    count = (greens[0] >= 0).astype(jnp.int32) + (greens[1] >= 0)
    at_green = goes_on
    steps = (acting * VALUE * (pots.COLOUR == GREEN)).sum(1)
    moves = at_green & (pages[GREEN] == 3) & (white == 7) & (steps > 0)
    moved = jnp.minimum(LAST, ends + steps)
    last = jnp.arange(t.P) == (players.length - 1)[:, None]
    players = players._replace(
        rubies=players.rubies + jnp.where(at_green & (pages[GREEN] == 1), count, 0),
        spaces=jnp.where(moves[:, None] & last, moved[:, None], players.spaces),
        score_space=jnp.where(moves, moved + 1, players.score_space),
    )
    queue += at_green & ((pages[GREEN] == 2) | (pages[GREEN] == 4)) & (count > 0)
    step = jnp.where(at_green, GREENS, step)
    # Purple: points by the spaces (3); the other pages visit
    purple = (acting * (pots.COLOUR == PURPLE)).sum(1)
    at_purple = (step == GREENS) & _nobody(queue)
    lies = (jnp.arange(t.P) < players.length[:, None]) & (players.pot == t.P1)
    under = (jnp.minimum(3, COINS[players.spaces] // 10) * lies).sum(1)
    queue += at_purple & (pages[PURPLE] != 3) & (purple > 0)
    step = jnp.where(at_purple, PURPLES, step)
    # Rubies and points of the scoring space
    on_space = (step == PURPLES) & _nobody(queue)
    on_ruby = on_space & (RUBY[players.score_space] > 0)
    bright = jnp.where(is_card(table, "shining_extra_bright"), 2, 1)
    blown = (players.exploded > 0) & (players.shielded == 0)
    nobody_chooses = (table.round == 9) | ~blown.any()
    scores = on_space & nobody_chooses
    queue += on_space & ~nobody_chooses
    step = jnp.where(on_space, POINT_SPACES, step)
    takes_coins = jnp.where(scores & ~blown, 1, players.takes_coins)
    # The shop; in the last round coins and rubies are points (CHA-32)
    shops = (step == POINT_SPACES) & _nobody(queue)
    queue += shops & (table.round < 9)
    step = jnp.where(shops, SHOP, step)
    cash = shops & (table.round == 9)
    rubies = players.rubies + on_ruby * bright
    worth = jnp.where(takes_coins > 0, COINS[players.score_space] // 5, 0) + rubies // 2
    spends = (step == SHOP) & _nobody(queue)
    asks = spends & (table.round < 9) & (rubies >= 2)
    closes = (spends & ~asks.any()) | ((step == RUBIES) & _nobody(queue))
    step = jnp.where(closes, CLOSING, jnp.where(spends, RUBIES, step))
    players = players._replace(
        points=players.points
        + jnp.where(at_purple & (pages[PURPLE] == 3), under, 0)
        + jnp.where(on_ruby & is_card(table, "lucky_devil"), 2, 0)
        + jnp.where(scores, POINTS[players.score_space], 0)
        + jnp.where(cash, worth, 0),
        rubies=jnp.where(cash, rubies % 2, rubies),
        takes_coins=takes_coins,
        flask=jnp.where(spends & is_card(table, "magic_potion"), 1, players.flask),
        asked=jnp.where(asks, t.SPEND, players.asked),
    )
    over = closes & (table.round == 9)
    return table._replace(players=players, step=step, queue=queue, over=table.over | over)


def keys(table: Table) -> jax.Array:
    """CHA-33. Points, then the fuller pot."""
    return table.players.points.astype(jnp.int32) * 100 + table.players.score_space
