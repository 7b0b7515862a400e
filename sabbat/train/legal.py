"""Which actions are legal for a seat, by dense number: what the engine's decisions say in `check`."""

from __future__ import annotations

import jax.numpy as jnp

from sabbat.train import flow, pots
from sabbat.train import tables as t
from sabbat.train.flow import exchanges
from sabbat.train.opening import COINS, OPENS
from sabbat.train.pots import PURPLE
from sabbat.train.state import Table, X, perhaps, take, widen

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

    def brewing(found: X) -> X:
        brews, aside = is_(t.DRAW_OR_STOP), is_(t.SET_ASIDE)
        found |= only(t.DRAW, brews & (me.bag.sum() > 0)) | only(t.STOP, brews & (me.draws > 0))
        found |= only(t.FLASK, brews & (me.flask > 0) & (me.fresh > 0) & (me.length > 0))
        beside = me.kept + me.aside

        def from_beside(found: X) -> X:
            return found | (of(beside, PLACE_OF) & aside) | (of(beside, BAG_OF) & (aside | brews))

        found = perhaps(beside.sum() > 0, from_beside, found)
        shown = is_(t.PLACE_BLUE, t.PLACE_STRONG)
        found = perhaps(shown, lambda found: found | of(me.drawn, PLACE_OF), found)
        back = is_(t.BACK_YELLOW, t.BACK_STIRRED)
        found |= only(t.PUT_BACK, back) | only(t.AGAIN, is_(t.BREW_AGAIN)) | only(t.DONE, aside)
        return found | only(t.WAIVE, shown | back | is_(t.BREW_AGAIN))

    def gifts(found: X) -> X:
        offer = jnp.asarray(t.GIFTS)[asked]
        chips = jnp.asarray(t.GIFT_CHIPS)[asked] * (table.supply > 0) * (table.round >= OPENS)
        found |= of(chips, TAKE_OF) & (me.rubies >= offer[4])
        found |= only(t.TAKE_POINTS, offer[0] != -1) | only(t.TAKE_RUBIES, offer[1] != -1)
        found |= only(t.TAKE_DROPS, offer[2] != -1) | only(t.WAIVE, offer[5] > 0)
        return found | only(t.REMOVE_WHITE, (offer[3] > 0) & (me.bag[t.W1] > 0))

    def rewards(found: X) -> X:
        """Exchanges, and what is had for chips, for tails or for a ruby."""
        tails = jnp.asarray(t.TAILS_OF)
        found |= (tails >= 0) & (tails <= me.tails) & is_(t.TAILS_CHOICE)
        purple = pots.of_colour(me.acting, PURPLE)
        found |= exchanges(table, me, me.drawn) & jnp.asarray(t.NEXT_VALUE) & is_(t.EXCHANGE_ONE)
        in_pot = exchanges(table, me, pots.kinds_in_pot(me)) & (jnp.asarray(t.NEEDED) <= purple)
        found |= in_pot & is_(t.EXCHANGE_IN_POT)
        count = jnp.asarray(t.CLAIM_OF)
        claims, pays = is_(t.CLAIM_1, t.CLAIM_2), is_(t.PAY_1, t.PAY_2)
        found |= ((count > 0) & (count <= purple) & claims) | only(t.PAY_RUBY, pays & (me.rubies > 0))
        return found | only(t.WAIVE, is_(t.EXCHANGE_ONE, t.EXCHANGE_IN_POT) | claims | pays)

    def shop(found: X) -> X:
        coins = COINS[me.score_space]
        alone = flow.affordable(table, coins)
        can, price = jnp.append(alone, True), jnp.append(table.prices, 0)
        return found | (IS_BUY & can[FIRST] & can[SECOND] & (price[FIRST] + price[SECOND] <= coins))

    choice, spends = is_(t.POINTS_OR_COINS), is_(t.SPEND)
    found = only(t.TAKE_POINTS, choice) | only(t.TAKE_COINS, choice) | only(t.DONE, spends)
    found |= only(t.BUY_DROP, spends & (me.rubies >= 2))
    found |= only(t.FILL_FLASK, spends & (me.rubies >= 2) & (me.flask == 0))
    found = perhaps((asked > t.NONE) & (asked <= t.SET_ASIDE), brewing, found)
    found = perhaps((asked >= t.WISELY) & (asked <= t.GREEN_4), gifts, found)
    found = perhaps(asked > t.GREEN_4, rewards, found)
    return perhaps(is_(t.BUY), shop, found)
