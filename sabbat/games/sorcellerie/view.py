"""Sorcellerie !: what one seat, or a spectator, sees. Built up, never stripped down.

Hidden are the witches on the other side of the forest (SOR-2), the order of the pile, and what somebody else has said
until it is settled. The dice are not hidden: before the cue there are none.
"""

from __future__ import annotations

from random import Random

import msgspec

from sabbat.engine.actions import Seat
from sabbat.engine.codec import plain
from sabbat.engine.written import WrittenDecision, WrittenOutcome
from sabbat.games.sorcellerie.actions import SAY
from sabbat.games.sorcellerie.components import CARDS, COLOUR_OF, WINDOW, Scene, Sign, Star, WitchCard
from sabbat.games.sorcellerie.state import (
    OUT,
    PHASES,
    SPOKEN,
    VOICES,
    Caller,
    Sorcellerie,
    Step,
    Voice,
    answer,
    closes_at,
)


class ForestView(msgspec.Struct, frozen=True):
    """A card in the circle: its scene, and where the black star points (SOR-20)."""

    scene: Scene
    star: Star


class WonView(msgspec.Struct, frozen=True):
    """A card that was won, face up."""

    card: str
    witch: str


class CallerView(msgspec.Struct, frozen=True):
    """One player. `said` is empty where the viewer may not know it yet; `at` is for one's own eyes."""

    won: list[WonView]
    voice: Voice
    said: list[Sign]
    at: int
    until: int
    jumped: bool
    order: int


class SorcellerieView(msgspec.Struct, frozen=True):
    """The table."""

    seat: int | None
    expert: bool
    any_five: bool
    band: int
    slow: int
    breath: int
    rests_until: int  # when the breath before this turn ends, or has ended; 0: there was none
    turn: int
    cup: int
    step: Step
    circle: list[ForestView | None]
    witch: int
    pile: int
    white: int
    colour: str
    dice: list[Sign]
    target: int
    clocked: bool
    cue_at: int
    settles_at: int
    closes_at: int | None  # when the table's clock speaks up next
    answers: int
    players: list[CallerView]
    asked: list[WrittenDecision | None]
    outcome: WrittenOutcome | None


def view(table: Sorcellerie, seat: Seat | None) -> SorcellerieView:
    return SorcellerieView(
        seat=seat,
        expert=table.expert,
        any_five=table.any_five,
        band=table.band,
        slow=table.slow,
        breath=table.breath,
        rests_until=table.rests_until,
        turn=table.turn,
        cup=table.cup,
        step=PHASES[table.phase],
        circle=[None if card is None else ForestView(card.scene, card.star) for card in table.circle],
        witch=table.witch,
        pile=len(table.pile),
        white=table.white,
        colour=COLOUR_OF.get(table.white, ""),
        dice=list(table.dice),
        target=table.target if table.dice else table.witch,
        clocked=table.clocked,
        cue_at=table.cue_at,
        settles_at=table.settles_at,
        closes_at=None if table.outcome else closes_at(table),
        answers=table.answers,
        players=[_caller(table, other, seat) for other in range(len(table.players))],
        asked=[plain(decision) for decision in table.asked],
        outcome=plain(table.outcome),
    )


def _caller(table: Sorcellerie, seat: Seat, viewer: Seat | None) -> CallerView:
    me = table.players[seat]
    known = seat == viewer or me.voice == OUT  # a wrong formula was heard by all
    return CallerView(
        won=[WonView(card.text, card.witch) for card in me.won],
        voice=VOICES[me.voice],
        said=list(me.said) if known else [],
        at=me.at if seat == viewer else 0,
        until=me.until,
        jumped=me.jumped,
        order=me.order,
    )


def imagine_state(seen: SorcellerieView, rng: Random) -> Sorcellerie:
    """Some full world that fits: other witches behind the same forests, other words of those who have spoken."""
    shown = {won.card for player in seen.players for won in player.won}
    unseen = [card for card in CARDS if card.text not in shown]
    rng.shuffle(unseen)
    circle: list[WitchCard | None] = []
    for forest in seen.circle:
        fitting = [card for card in unseen if forest and (card.scene, card.star) == (forest.scene, forest.star)]
        circle.append(fitting[0] if fitting else None)
        unseen = [card for card in unseen if not fitting or card is not fitting[0]]
    table = Sorcellerie(
        expert=seen.expert,
        any_five=seen.any_five,
        band=seen.band,
        slow=seen.slow,
        turn=seen.turn,
        cup=seen.cup,
        phase=PHASES.index(seen.step),
        circle=circle,
        witch=seen.witch,
        pile=unseen,
        white=seen.white,
        dice=tuple(seen.dice),
        target=seen.target,
        clocked=seen.clocked,
        cue_at=seen.cue_at,
        settles_at=seen.settles_at,
        answers=seen.answers,
        players=[],
        breath=seen.breath,
        rests_until=seen.rests_until,
    )
    table.players = [_imagine_caller(table, player, seat == seen.seat, rng) for seat, player in enumerate(seen.players)]
    return table


def _imagine_caller(table: Sorcellerie, me: CallerView, own: bool, rng: Random) -> Caller:
    voice = VOICES.index(me.voice)
    said, at = tuple(me.said), me.at
    if voice == SPOKEN and not own:
        said = rng.choice(SAY).symbols if table.slow else answer(table)
        at = table.cue_at if table.slow or not table.clocked else table.settles_at - WINDOW
    return Caller([WitchCard.parse(won.card) for won in me.won], voice, said, at, me.until, me.jumped, me.order)
