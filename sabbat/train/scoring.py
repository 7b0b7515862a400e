"""The steps of scoring as they are entered: what comes to all seats at once, and whom a step still has to visit."""

from __future__ import annotations

import jax
import jax.numpy as jnp

from sabbat.train import flow, pots
from sabbat.train import tables as t
from sabbat.train.luck import Luck
from sabbat.train.opening import (
    BLACKS,
    CLOSING,
    COINS,
    DIE,
    EXPLOSIONS,
    GREENS,
    POINT_SPACES,
    POINTS,
    PURPLES,
    RUBIES,
    RUBY,
    RUBY_SPACES,
    SHOP,
    is_card,
    roll,
)
from sabbat.train.pots import BLACK, GREEN, LAST, PURPLE, VALUE
from sabbat.train.state import Table


def enter_scoring(table: Table, luck: Luck) -> Table:
    step, pages = table.step, table.pages
    players = table.players
    acting = jax.vmap(pots.acting_kinds)(players)
    white = jax.vmap(pots.white_in)(players)
    ends = jax.vmap(pots.last_space)(players)
    # Explosions: the scoring spaces are fixed; Seasoned Perfectly; Schadenfreude visits the left neighbours
    explosions = step == EXPLOSIONS
    seasoned = explosions & is_card(table, "seasoned_perfectly") & (white == 7)
    players = players._replace(
        score_space=jnp.where(explosions, ends + 1, players.score_space),
        drop=jnp.minimum(LAST, players.drop + seasoned),
    )
    gloats = explosions & is_card(table, "schadenfreude") & (jnp.roll(players.exploded, 1) > 0)
    queue = table.queue + gloats
    # The die
    furthest = jnp.where(players.exploded > 0, 0, players.score_space)
    rolls = (step == DIE) & (players.exploded == 0) & (furthest == furthest.max())
    times = rolls * jnp.where(is_card(table, "pot_is_full"), 2, 1)
    table = roll(table._replace(players=players, queue=queue), luck, times)
    players = table.players
    # Black
    black = (acting * (pots.COLOUR == BLACK)).sum(1)
    left, right = jnp.roll(black, -1), jnp.roll(black, 1)
    two = jnp.where(black > left, 2, jnp.where(black == left, 1, 0))
    more = (black > left).astype(jnp.int32) + (black > right)
    reward = jnp.where(black > 0, jnp.where(pages[BLACK] == 2, two, more), 0) * (step == BLACKS)
    players = players._replace(
        drop=jnp.minimum(LAST, players.drop + (reward > 0)), rubies=players.rubies + (reward == 2)
    )
    # Green: rubies for the last two (1), the last chip moves (3); pages 2 and 4 visit
    greens = jax.vmap(flow.last_greens)(players)
    count = (greens[0] >= 0).astype(jnp.int32) + (greens[1] >= 0)
    at_green = step == GREENS
    steps = (acting * VALUE * (pots.COLOUR == GREEN)).sum(1)
    moves = at_green & (pages[GREEN] == 3) & (white == 7) & (steps > 0)
    moved = jnp.minimum(LAST, ends + steps)
    last = jnp.arange(t.P) == (players.length - 1)[:, None]
    players = players._replace(
        rubies=players.rubies + jnp.where(at_green & (pages[GREEN] == 1), count, 0),
        spaces=jnp.where(moves[:, None] & last, moved[:, None], players.spaces),
        score_space=jnp.where(moves, moved + 1, players.score_space),
    )
    visits = at_green & ((pages[GREEN] == 2) | (pages[GREEN] == 4)) & (count > 0)
    # Purple: points by the spaces (3); the other pages visit
    purple = (acting * (pots.COLOUR == PURPLE)).sum(1)
    at_purple = step == PURPLES
    lies = (jnp.arange(t.P) < players.length[:, None]) & (players.pot == t.P1)
    under = (jnp.minimum(3, COINS[players.spaces] // 10) * lies).sum(1)
    visits |= at_purple & (pages[PURPLE] != 3) & (purple > 0)
    # Rubies and points of the scoring space
    on_ruby = (step == RUBY_SPACES) & (RUBY[players.score_space] > 0)
    bright = jnp.where(is_card(table, "shining_extra_bright"), 2, 1)
    blown = (players.exploded > 0) & (players.shielded == 0)
    nobody_chooses = (table.round == 9) | ~blown.any()
    scores = (step == POINT_SPACES) & nobody_chooses
    visits |= (step == POINT_SPACES) & ~nobody_chooses
    takes_coins = jnp.where(scores & ~blown, 1, players.takes_coins)
    # The shop; in the last round coins and rubies are points (CHA-32)
    visits |= (step == SHOP) & (table.round < 9)
    cash = (step == SHOP) & (table.round == 9)
    rubies = players.rubies + on_ruby * bright
    worth = jnp.where(takes_coins > 0, COINS[players.score_space] // 5, 0) + rubies // 2
    players = players._replace(
        points=players.points
        + jnp.where(at_purple & (pages[PURPLE] == 3), under, 0)
        + jnp.where(on_ruby & is_card(table, "lucky_devil"), 2, 0)
        + jnp.where(scores, POINTS[players.score_space], 0)
        + jnp.where(cash, worth, 0),
        rubies=jnp.where(cash, rubies % 2, rubies),
        takes_coins=takes_coins,
        flask=jnp.where((step == RUBIES) & is_card(table, "magic_potion"), 1, players.flask),
        asked=jnp.where((step == RUBIES) & (table.round < 9) & (rubies >= 2), t.SPEND, players.asked),
    )
    over = (step == CLOSING) & (table.round == 9)
    return table._replace(players=players, queue=table.queue + visits, over=table.over | over)


def keys(table: Table) -> jax.Array:
    """CHA-33. Points, then the fuller pot."""
    return table.players.points * 100 + table.players.score_space
