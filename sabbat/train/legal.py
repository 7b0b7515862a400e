"""Which actions are legal for a seat, by dense number: what the engine's decisions say in `check`."""

from __future__ import annotations

import jax.numpy as jnp

from sabbat.train import flow, pots
from sabbat.train import tables as t
from sabbat.train.flow import exchanges
from sabbat.train.opening import COINS, OPENS
from sabbat.train.pots import PURPLE
from sabbat.train.state import Table, X, take, widen

PLACE_OF, BAG_OF, TAKE_OF = jnp.asarray(t.PLACE_OF), jnp.asarray(t.BAG_OF), jnp.asarray(t.TAKE_OF)
FIRST, SECOND, IS_BUY = jnp.asarray(t.FIRST), jnp.asarray(t.SECOND), jnp.asarray(t.IS_BUY)
NUMBERS = jnp.arange(t.N)


def legal(table: Table, seat: X) -> X:
    """One truth value for each action; none where the seat is not asked."""
    table = widen(table)
    me = take(table.players, seat)
    asked = me.asked

    def is_(*questions: int) -> X:
        found = asked == questions[0]
        for question in questions[1:]:
            found |= asked == question
        return found

    def only(action: int, allowed: X) -> X:
        return (action == NUMBERS) & allowed

    def of(kinds: X, by_action: X) -> X:
        return (by_action >= 0) & (kinds[jnp.maximum(by_action, 0)] > 0)

    brews, aside = is_(t.DRAW_OR_STOP), is_(t.SET_ASIDE)
    found = only(t.DRAW, brews & (me.bag.sum() > 0)) | only(t.STOP, brews & (me.draws > 0))
    found |= only(t.FLASK, brews & (me.flask > 0) & (me.fresh > 0) & (me.length > 0))
    beside = me.kept + me.aside
    found |= (of(beside, PLACE_OF) & aside) | (of(beside, BAG_OF) & (aside | brews))
    found |= of(me.drawn, PLACE_OF) & is_(t.PLACE_BLUE, t.PLACE_STRONG)
    back = is_(t.BACK_YELLOW, t.BACK_STIRRED)
    found |= only(t.PUT_BACK, back) | only(t.AGAIN, is_(t.BREW_AGAIN))
    found |= only(t.DONE, aside | is_(t.SPEND))
    choice = is_(t.POINTS_OR_COINS)
    found |= only(t.TAKE_COINS, choice)
    # Gifts
    offer = jnp.asarray(t.GIFTS)[asked]
    gift = (asked >= t.WISELY) & (asked <= t.GREEN_4)
    chips = jnp.asarray(t.GIFT_CHIPS)[asked] * (table.supply > 0) * (table.round >= OPENS)
    found |= of(chips, TAKE_OF) & gift & (me.rubies >= offer[4])
    found |= only(t.TAKE_POINTS, choice | (gift & (offer[0] != -1)))
    found |= only(t.TAKE_RUBIES, gift & (offer[1] != -1)) | only(t.TAKE_DROPS, gift & (offer[2] != -1))
    found |= only(t.REMOVE_WHITE, gift & (offer[3] > 0) & (me.bag[t.W1] > 0))
    tails = jnp.asarray(t.TAILS_OF)
    found |= (tails >= 0) & (tails <= me.tails) & is_(t.TAILS_CHOICE)
    # Exchanges and rewards of chips
    purple = pots.of_colour(me.acting, PURPLE)
    found |= exchanges(table, me, me.drawn) & jnp.asarray(t.NEXT_VALUE) & is_(t.EXCHANGE_ONE)
    in_pot = exchanges(table, me, pots.kinds_in_pot(me)) & (jnp.asarray(t.NEEDED) <= purple)
    found |= in_pot & is_(t.EXCHANGE_IN_POT)
    count = jnp.asarray(t.CLAIM_OF)
    claims = is_(t.CLAIM_1, t.CLAIM_2)
    found |= (count > 0) & (count <= purple) & claims
    pays = is_(t.PAY_1, t.PAY_2)
    found |= only(t.PAY_RUBY, pays & (me.rubies > 0))
    waived = is_(t.PLACE_BLUE, t.PLACE_STRONG, t.BREW_AGAIN, t.EXCHANGE_ONE, t.EXCHANGE_IN_POT)
    found |= only(t.WAIVE, waived | back | claims | pays | (gift & (offer[5] > 0)))
    # Rubies and the shop
    found |= only(t.BUY_DROP, is_(t.SPEND) & (me.rubies >= 2))
    found |= only(t.FILL_FLASK, is_(t.SPEND) & (me.rubies >= 2) & (me.flask == 0))
    coins = COINS[me.score_space]
    alone = flow.affordable(table, coins)
    can, price = jnp.append(alone, True), jnp.append(table.prices, 0)
    fits = can[FIRST] & can[SECOND] & (price[FIRST] + price[SECOND] <= coins)
    return found | (IS_BUY & fits & is_(t.BUY))
