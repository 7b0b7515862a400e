"""One answer of one charlatan: what the engine's decisions do in `resolve`."""

from __future__ import annotations

import jax.numpy as jnp

from sabbat.train import brewing as b
from sabbat.train import tables as t
from sabbat.train.luck import Luck
from sabbat.train.pots import LAST, append, one, reach, remove
from sabbat.train.state import INACTIVE, Players, Table, X, perhaps

COINS, POINTS = jnp.asarray(t.COINS), jnp.asarray(t.POINTS)
PLACE_OF, BAG_OF, TAKE_OF = jnp.asarray(t.PLACE_OF), jnp.asarray(t.BAG_OF), jnp.asarray(t.TAKE_OF)
TAILS_OF, CLAIM_OF = jnp.asarray(t.TAILS_OF), jnp.asarray(t.CLAIM_OF)
OLD_OF, NEW_OF = jnp.asarray(t.OLD_OF), jnp.asarray(t.NEW_OF)
BOUGHT, ROWS, GIFTS = jnp.asarray(t.BOUGHT), jnp.asarray(t.ROWS), jnp.asarray(t.GIFTS)
OPENS = jnp.asarray(t.OPENS)


def gain_chips(table: Table, me: Players, wanted: X) -> tuple[Table, Players]:
    """CHA-3, CHA-6: what is open and there."""
    got = jnp.minimum(wanted, table.supply) * (table.round >= OPENS)
    return table._replace(supply=table.supply - got), me._replace(bag=me.bag + got)


def move_drop(me: Players, steps: X) -> Players:
    return me._replace(drop=jnp.minimum(LAST, me.drop + steps))


def answer(
    table: Table, me: Players, luck: Luck, seat: X, position: X, action: X, really: X
) -> tuple[Table, Players, X, X]:
    """The table, the charlatan, the position of the seat's luck, and how many chips are to be shown."""
    asked = jnp.where(really, me.asked, 0)
    me = me._replace(asked=jnp.where(really, 0, me.asked))
    me, position, shows = perhaps(
        (asked > t.NONE) & (asked <= t.SET_ASIDE),
        lambda now: _brewing(table, now[0], luck, seat, now[1], asked, action),
        (me, position, jnp.int32(0)),
    )
    table, me = perhaps(asked > t.SET_ASIDE, lambda now: _between_gifts(now[0], now[1], asked, action), (table, me))
    return table, b.ask_next(me), position, shows


def _brewing(table: Table, me: Players, luck: Luck, seat: X, position: X, asked: X, action: X) -> tuple[Players, X, X]:
    joint = b.together(table)

    def is_(question: int) -> X:
        return asked == question

    # Brewing: draw, stop, flask, chips from beside the pot into the bag
    brews = is_(t.DRAW_OR_STOP)
    draws = brews & (action == t.DRAW)
    stops = brews & (action == t.STOP)
    flask = brews & (action == t.FLASK)
    back = BAG_OF[action]
    bags = (brews | is_(t.SET_ASIDE)) & (back >= 0)
    me = me._replace(intent=jnp.where(draws & joint, 1, jnp.where(stops & joint, 2, me.intent)))
    me = me._replace(stopped=jnp.where(stops & ~joint, 1, me.stopped), flask=jnp.where(flask, 0, me.flask))
    me = perhaps(bags, lambda me: b.leave_side(me._replace(bag=me.bag + one(back)), back, bags), me)
    me = b.take_back(me, flask | (is_(t.BACK_STIRRED) & (action == t.PUT_BACK)))
    # Blue page 1 and Strong Ingredient: one of the chips shown, the others back into the bag
    placed = PLACE_OF[action]
    shown = is_(t.PLACE_BLUE) | is_(t.PLACE_STRONG)
    chosen = shown & (placed >= 0)
    me = me._replace(
        bag=me.bag + jnp.where(shown, me.drawn - one(placed, chosen), 0), drawn=jnp.where(shown, 0, me.drawn)
    )

    def bring(now: tuple[Players, X, X]) -> tuple[Players, X, X]:
        me, position, _ = now
        me, drawn, position = b.draw_one(me, luck, seat, position, draws)
        me, shows = b.bring(table, me, jnp.where(draws, drawn, jnp.maximum(placed, 0)), jnp.bool_(True))
        return me, position, shows

    brought = (draws & ~joint) | (is_(t.PLACE_BLUE) & chosen)
    me, position, shows = perhaps(brought, bring, (me, position, jnp.int32(0)))
    me = perhaps(asked >= t.PLACE_STRONG, lambda me: _seldom(table, me, asked, action, placed, chosen), me)
    # What comes next
    goes_on = brews & ~stops & ~joint
    goes_on |= is_(t.PLACE_BLUE) | is_(t.BACK_YELLOW) | is_(t.BACK_STIRRED) | is_(t.BREW_AGAIN)
    me = b.go_on(table, me, goes_on)
    me = b.ask(me, jnp.where(brews & joint & (flask | bags), t.DRAW_OR_STOP, 0))
    return b.put_away(me, (stops & ~joint) | (is_(t.SET_ASIDE) & (action != t.DONE))), position, shows


def _seldom(table: Table, me: Players, asked: X, action: X, placed: X, chosen: X) -> Players:
    """What is asked about brewing but for the next chip."""

    def is_(question: int) -> X:
        return asked == question

    # Red page 2, after the brewing; Strong Ingredient: into the pot, and nothing comes of it
    aside = is_(t.SET_ASIDE) & (placed >= 0)
    me = b.leave_side(me, placed, aside)
    space = reach(table, me, jnp.maximum(placed, 0), aside)
    me = append(me, jnp.maximum(placed, 0), space, aside, aside | (is_(t.PLACE_STRONG) & chosen))
    # Yellow page 1, A Second Chance
    yellow = is_(t.BACK_YELLOW) & (action == t.PUT_BACK)
    me, white = remove(me, me.length - 2, yellow)
    me = me._replace(bag=me.bag + one(white, yellow), second_chance=jnp.where(is_(t.BREW_AGAIN), 1, me.second_chance))
    return b.start_again(me, is_(t.BREW_AGAIN) & (action == t.AGAIN))


def _between_gifts(table: Table, me: Players, asked: X, action: X) -> tuple[Table, Players]:
    def is_(question: int) -> X:
        return asked == question

    # Points, coins, purchases, rubies
    points = is_(t.POINTS_OR_COINS) & (action == t.TAKE_POINTS)
    gained = jnp.where(points, POINTS[me.score_space], 0)
    coins = is_(t.POINTS_OR_COINS) & (action == t.TAKE_COINS)
    bought = jnp.where(is_(t.BUY), BOUGHT[action], 0)
    table = table._replace(supply=table.supply - bought)
    steps = jnp.where(is_(t.SPEND) & (action == t.BUY_DROP), 1, 0)
    fills = is_(t.SPEND) & (action == t.FILL_FLASK)
    paid = 2 * steps + jnp.where(fills, 2, 0)
    # Gifts of cards and of green page 2
    gift = ((asked >= t.WISELY) & (asked <= t.GREEN_4)).astype(jnp.int32)
    offer = GIFTS[asked]
    taken = TAKE_OF[action]
    takes = (gift > 0) & (taken >= 0)
    paid += jnp.where(takes, offer[4], 0)
    table, me = gain_chips(table, me, one(taken, takes))
    gained += gift * jnp.where(action == t.TAKE_POINTS, jnp.where(offer[0] == -2, me.tails, offer[0]), 0)
    rubies = gift * jnp.where(action == t.TAKE_RUBIES, offer[1], 0)
    steps += gift * jnp.where(action == t.TAKE_DROPS, offer[2], 0)
    white = one(t.W1, (gift > 0) & (action == t.REMOVE_WHITE))
    table = table._replace(box=table.box + white)
    # A Good Start
    tails = jnp.where(is_(t.TAILS_CHOICE), TAILS_OF[action], 0)
    rubies += tails
    # Exchanges: of a chip shown, or of one in the pot
    old, new = OLD_OF[action], NEW_OF[action]
    exchanged = old >= 0
    from_bag, in_pot = is_(t.EXCHANGE_ONE) & exchanged, is_(t.EXCHANGE_IN_POT) & exchanged
    me = me._replace(
        bag=me.bag + jnp.where(is_(t.EXCHANGE_ONE), me.drawn, 0), drawn=jnp.where(is_(t.EXCHANGE_ONE), 0, me.drawn)
    )
    swap = one(new, from_bag | in_pot) - one(old, from_bag | in_pot)
    table = table._replace(supply=table.supply - swap)
    here = (me.pot % INACTIVE == old) & (jnp.arange(t.P) < me.length)
    first = here & (jnp.cumsum(here) == 1) & in_pot
    acts = ((me.pot < INACTIVE) & first).any()
    # Purple pages 1 and 2
    count = CLAIM_OF[action]
    page = jnp.where(is_(t.CLAIM_1), 1, jnp.where(is_(t.CLAIM_2), 2, 0))
    row = jnp.where((page > 0) & (count > 0), ROWS[page, count], 0)
    # Green page 4
    pays = (is_(t.PAY_1) | is_(t.PAY_2)) & (action == t.PAY_RUBY)
    me = me._replace(
        points=me.points + gained + row[0],
        rubies=me.rubies + rubies - paid + row[1] - jnp.where(pays, 1, 0),
        bag=me.bag + bought - white + jnp.where(from_bag, swap, 0),
        flask=jnp.where(fills, 1, me.flask),
        takes_coins=jnp.where(coins, 1, me.takes_coins),
        given_up=jnp.where(tails > 0, tails, me.given_up),
        pot=jnp.where(first, me.pot - old + new, me.pot),
        acting=me.acting + jnp.where(in_pot & acts, swap, 0),
        idle=me.idle + jnp.where(in_pot & ~acts, swap, 0),
    )
    given = jnp.where(page == 2, count, 0)
    table, me = perhaps(given > 0, lambda now: _give_back_purple(now[0], now[1], given), (table, me))
    table, me = gain_chips(table, me, row[3:])
    me = move_drop(me, steps + row[2] + jnp.where(pays, 1, 0))
    # Asked again
    more = is_(t.SPEND) & (action != t.DONE) & (me.rubies >= 2)
    me = b.ask(me, jnp.where(more, t.SPEND, 0))
    return table, b.ask(me, jnp.where(is_(t.PAY_2) & pays & (me.rubies > 0), t.PAY_1, 0))


def _give_back_purple(table: Table, me: Players, count: X) -> tuple[Table, Players]:
    """Purple page 2: so many purple chips leave the pot for good, the last ones first."""
    for _ in range(3):
        really = count > 0
        purple = (me.pot == t.P1) & (jnp.arange(t.P) < me.length)
        place = jnp.where(purple, jnp.arange(t.P), -1).max()
        me, _ = remove(me, place, really)
        table = table._replace(supply=table.supply + one(t.P1, really))
        count -= 1
    return table, me
