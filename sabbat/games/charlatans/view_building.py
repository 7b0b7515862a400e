"""Charlatans: a view is built up, never stripped down. Compiled, for bots are shown one for every question.

What is printed stays the same in a match: it is written once for each choice of pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from sabbat.engine.actions import Seat
from sabbat.engine.codec import plain
from sabbat.games.charlatans.components import (
    BOOKS,
    CHIPS,
    COINS,
    COLOURS,
    KINDS,
    POINTS,
    RUBY,
    WHITE,
    Chip,
)
from sabbat.games.charlatans.rules.flow import STEPS
from sabbat.games.charlatans.state import UNDECIDED, Charlatan, Charlatans, white_limit
from sabbat.games.charlatans.view import CharlatansView, PlacedView, PlayerView, SpaceView

TEXTS: Final[tuple[str, ...]] = tuple([chip.text for chip in CHIPS])
WHITE_CHIPS: Final[tuple[Chip, ...]] = tuple([chip for chip in CHIPS if chip.colour == WHITE])


class Printed:
    """What books and prices say under these pages."""

    def __init__(self, pages: tuple[int, ...], prices: tuple[int, ...]) -> None:
        self.pages = {name: pages[colour] for colour, name in enumerate(COLOURS) if colour != WHITE}
        self.books = {COLOURS[colour]: book for (colour, page), book in BOOKS.items() if pages[colour] == page}
        self.prices = _counted(prices)


_known: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], Printed]] = {}


def _printed(table: Charlatans) -> Printed:
    key = (table.pages, table.prices)
    found = _known.get(key)
    if found is None:
        found = Printed(table.pages, table.prices)
        _known[key] = found
    return found


def view(table: Charlatans, seat: Seat | None) -> CharlatansView:
    return views(table, [seat])[0]


def views(table: Charlatans, seats: Sequence[Seat | None]) -> list[CharlatansView]:
    """One view for each. What everybody sees is built once; then each seat finds its own fist."""
    public = _public(table)
    return [public if seat is None else _with_own_fist(public, table.players[seat].intent, seat) for seat in seats]


def _with_own_fist(public: CharlatansView, intent: int, seat: Seat) -> CharlatansView:
    """CHA-17."""
    players = public.players
    if intent != UNDECIDED:
        players = players.copy()
        players[seat] = replace(players[seat], intent=intent)
    return replace(public, seat=seat, players=players)


def _public(table: Charlatans) -> CharlatansView:
    printed = _printed(table)
    return CharlatansView(
        seat=None,
        round=table.round,
        first=table.first,
        step=STEPS[table.step],
        queue=list(table.queue),
        card=table.card,
        deck=list(table.deck),
        pages=printed.pages,
        books=printed.books,
        prices=printed.prices,
        supply=_counted(table.supply),
        box=_counted(table.box),
        tubes=table.tubes,
        white_flask=table.white_flask,
        together=table.together,
        waivers=table.waivers,
        players=[_player(table, player) for player in table.players],
        asked=[plain(decision) for decision in table.asked],
        later=[plain(decisions) for decisions in table.later],
        outcome=plain(table.outcome),
    )


def _player(table: Charlatans, me: Charlatan) -> PlayerView:
    limit = white_limit(table, me)
    scoring = me.score_space or me.last_space + 1
    return PlayerView(
        points=me.points,
        rubies=me.rubies,
        drop=me.drop,
        tube=me.tube,
        flask_full=me.flask_full,
        bag=_counted(me.bag),
        beside=[chip.text for chip in me.beside],
        rat=me.rat,
        start=me.start,
        pot=[PlacedView(placed.chip.text, placed.space, placed.acts) for placed in me.pot],
        drawn=[chip.text for chip in me.drawn],
        draws=me.draws,
        last_is_fresh=me.last_is_fresh,
        fresh_beside=me.fresh_beside,
        shield=me.shield,
        shield_before=me.shield_before,
        seen_white=me.seen_white,
        second_chance=me.second_chance,
        score_space=me.score_space,
        stopped=me.stopped,
        exploded=me.exploded,
        shielded=me.shielded,
        takes_coins=me.takes_coins,
        given_up=me.given_up,
        tails=me.tails,
        decided=me.intent != UNDECIDED,
        intent=UNDECIDED,
        white=me.white,
        limit=limit,
        odds=odds_to_explode(table, me, limit),
        scoring=SpaceView(scoring, COINS[scoring], POINTS[scoring], RUBY[scoring]),
    )


def odds_to_explode(table: Charlatans, me: Charlatan, limit: int) -> float:
    """CHA-14. The share of the chips in the bag that would explode the pot now."""
    chips = sum(me.bag)
    if me.finished or not chips or (table.card == "second_chance" and not me.second_chance):
        return 0.0
    white = me.white
    return sum([me.bag[chip.kind] for chip in WHITE_CHIPS if white + chip.value > limit]) / chips


def _counted(counts: Sequence[int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for kind in range(KINDS):
        count = counts[kind]
        if count:
            found[TEXTS[kind]] = count
    return found
