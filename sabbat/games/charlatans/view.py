"""Charlatans: what one seat, or a spectator, sees. Built up, never stripped down.

Nearly all of the table is public, what a bag must hold included (CHA-5). Hidden are the fists of the others until they
open (CHA-17), and luck: there is none in a view. Here is what a view holds, and the way back; `view_building` fills it.
"""

from __future__ import annotations

from random import Random

import msgspec

from sabbat.engine.written import WrittenDecision, WrittenOutcome
from sabbat.games.charlatans.components import (
    CHIPS,
    COLOURS,
    WHITE,
    Chip,
    Colour,
    prices_of,
)
from sabbat.games.charlatans.rules.flow import STEPS
from sabbat.games.charlatans.state import DRAWS, STOPS, UNDECIDED, Charlatan, Charlatans, Placed

TEXTS = tuple(chip.text for chip in CHIPS)
WHITE_CHIPS = tuple(chip for chip in CHIPS if chip.colour == WHITE)


class PlacedView(msgspec.Struct, frozen=True):
    """A chip in a pot and the space on which it lies; `acts` is False when its action does not count."""

    chip: str
    space: int
    acts: bool


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the pot and what it gives."""

    space: int
    coins: int
    points: int
    ruby: bool


class PlayerView(msgspec.Struct, frozen=True):
    """One charlatan, as everybody sees her; only `intent` is for her own eyes."""

    points: int
    rubies: int
    drop: int
    tube: int
    flask_full: bool
    bag: dict[str, int]
    beside: list[str]
    rat: int
    start: int
    pot: list[PlacedView]
    drawn: list[str]
    draws: int
    last_is_fresh: bool
    fresh_beside: int
    shield: int
    shield_before: int
    seen_white: bool
    second_chance: bool
    score_space: int
    stopped: bool
    exploded: bool
    shielded: bool
    takes_coins: bool
    given_up: int
    tails: int
    decided: bool  # CHA-17: the fist is over the table
    intent: int  # CHA-17: what is in it, for the owner; 0 for everybody else
    # worked out for the reader
    white: int
    limit: int
    odds: float  # to explode at the next draw
    scoring: SpaceView


class CharlatansView(msgspec.Struct, frozen=True):
    """The table."""

    seat: int | None
    round: int
    first: int
    step: str
    queue: list[int]
    card: str
    deck: list[str]  # cards not yet seen, in no order
    pages: dict[Colour, int]
    books: dict[Colour, str]  # the id of its page
    prices: dict[str, int]
    supply: dict[str, int]
    box: dict[str, int]
    tubes: bool
    white_flask: bool
    together: bool
    waivers: bool
    players: list[PlayerView]
    asked: list[WrittenDecision | None]  # what each seat is asked, as the codec writes it
    later: list[list[WrittenDecision]]
    outcome: WrittenOutcome | None


def _counts(counted: dict[str, int]) -> list[int]:
    return [counted.get(chip.text, 0) for chip in CHIPS]


def imagine_state(seen: CharlatansView, rng: Random) -> Charlatans:
    """Some full world that fits: the fists of the others hold what they may hold. The luck to come is fresh."""
    pages = (0, *(seen.pages[name] for name in COLOURS[1:]))
    return Charlatans(
        pages=pages,
        prices=prices_of(pages),
        tubes=seen.tubes,
        white_flask=seen.white_flask,
        together=seen.together,
        waivers=seen.waivers,
        round=seen.round,
        first=seen.first,
        step=STEPS.index(seen.step),
        queue=tuple(seen.queue),
        deck=tuple(seen.deck),
        card=seen.card,
        supply=_counts(seen.supply),
        box=_counts(seen.box),
        players=[_imagine_player(player, rng) for player in seen.players],
    )


def _imagine_player(me: PlayerView, rng: Random) -> Charlatan:
    intent = me.intent
    if me.decided and intent == UNDECIDED:
        intent = rng.choice([intent_now for intent_now, fits in ((DRAWS, bool(me.bag)), (STOPS, me.draws > 0)) if fits])
    return Charlatan(
        points=me.points,
        rubies=me.rubies,
        drop=me.drop,
        tube=me.tube,
        flask_full=me.flask_full,
        bag=_counts(me.bag),
        beside=[Chip.parse(chip) for chip in me.beside],
        rat=me.rat,
        start=me.start,
        pot=[Placed(Chip.parse(placed.chip), placed.space, placed.acts) for placed in me.pot],
        drawn=[Chip.parse(chip) for chip in me.drawn],
        draws=me.draws,
        last_is_fresh=me.last_is_fresh,
        fresh_beside=me.fresh_beside,
        shield=me.shield,
        shield_before=me.shield_before,
        seen_white=me.seen_white,
        second_chance=me.second_chance,
        intent=intent,
        score_space=me.score_space,
        stopped=me.stopped,
        exploded=me.exploded,
        shielded=me.shielded,
        takes_coins=me.takes_coins,
        given_up=me.given_up,
        tails=me.tails,
    )
