"""Bal des Chaudrons: some full world that fits what a view tells. The luck to come is fresh."""

from __future__ import annotations

from random import Random
from typing import Any

from sabbat.engine.chance import Chance, Seeded
from sabbat.engine.play import Play
from sabbat.games.bal_des_chaudrons.actions import FINISH, CallInitiative, UndoStep
from sabbat.games.bal_des_chaudrons.cards import Deck, deck_of
from sabbat.games.bal_des_chaudrons.components import (
    ARCANA,
    CARD,
    CHARACTERS_DEALT,
    EXPERTS,
    INGREDIENT,
    INGREDIENTS,
    POTIONS,
    TAKEN,
    Card,
    Laid,
    lay,
)
from sabbat.games.bal_des_chaudrons.rules.brewing import PRODUCE
from sabbat.games.bal_des_chaudrons.rules.characters import may_turn
from sabbat.games.bal_des_chaudrons.rules.flow import CHARACTERS, CHOOSING, DARING, PRODUCING, STEPS
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch, Use
from sabbat.games.bal_des_chaudrons.view import BalView, LaidView, UseView, WitchView


def imagine_state(seen: BalView, rng: Random) -> Bal:
    """Hands and face-down cards of the others come from what is not seen; what they brew in secret is a guess."""
    step = STEPS.index(seen.step)
    table = Bal(
        cards=seen.cards,
        expert=seen.expert,
        round=seen.round,
        step=step,
        queue=tuple(seen.queue),
        ordered=seen.ordered,
        deck=[],
        discards=[CARD[card] for card in seen.discards],
        witches=[_known(witch) for witch in seen.witches],
    )
    if step == CHARACTERS:
        _imagine_characters(seen, table, rng)
    pile = set(_imagine_cards(seen, table, rng))
    table.deck = [card for card in POTIONS if card in pile]
    if step == PRODUCING and not seen.ordered:
        _imagine_productions(seen, table, rng)
    return table


def _known(me: WitchView) -> BalWitch:
    return BalWitch(
        character=me.character,
        in_play=me.in_play,
        flipped=me.flipped,
        dealt=tuple(me.dealt),
        hand=tuple(CARD[card] for card in me.hand),
        line=[_laid(laid) for laid in me.line],
        markers=[me.markers[arcanum] for arcanum in ARCANA],
        bench=_counts(me.bench),
        cauldron=_counts(me.cauldron),
        circle=_counts(me.circle),
        afresh=me.afresh,
        drawn=CARD[me.drawn] if me.drawn else None,
        chosen=_laid(me.chosen) if me.chosen else None,
        dared=me.dared,
        free=[INGREDIENT[ingredient] for ingredient in me.free],
        steps=[_use(step) for step in me.steps],
        spent=_counts(me.spent),
        made=_counts(me.made),
        finished=me.finished,
    )


def _counts(counted: dict[str, int]) -> list[int]:
    return [counted.get(ingredient.text, 0) for ingredient in INGREDIENTS]


def _laid(each: LaidView) -> Laid:
    return lay(CARD[each.potion], each.turned)


def _use(each: UseView) -> Use:
    taken = tuple(TAKEN[one] for one in each.taken)
    given = tuple(INGREDIENT[one] for one in each.given)
    return Use(CARD[each.potion], taken, given, INGREDIENT[each.named] if each.named else None)


def _imagine_characters(seen: BalView, table: Bal, rng: Random) -> None:
    """BAL-2. What the others were dealt, or have kept."""
    mine = () if seen.seat is None else (*table.witches[seen.seat].dealt, table.witches[seen.seat].character)
    box = [expert for expert in EXPERTS if expert not in mine]
    rng.shuffle(box)
    for seat, me in enumerate(table.witches):
        if seat == seen.seat:
            continue
        if seen.witches[seat].kept:
            me.character = box.pop()
        else:
            me.dealt = tuple(box.pop() for _ in range(CHARACTERS_DEALT))


def _imagine_cards(seen: BalView, table: Bal, rng: Random) -> list[Card]:
    """Deals what is not seen to the others; the draw pile is left."""
    deck = deck_of(seen.cards)
    face_down = table.step in (CHOOSING, DARING)
    known = {laid.potion for me in table.witches for laid in me.line} | set(table.discards)
    for me in table.witches:
        known |= {*me.hand, *([me.chosen.potion] if me.chosen else [])}
    unseen = [card for card in deck.cards if card not in known]
    rng.shuffle(unseen)
    for seat, me in enumerate(table.witches):
        if seat == seen.seat:
            continue
        if face_down and seen.witches[seat].has_chosen:
            me.chosen = _face_down(deck, me, unseen.pop(), rng)
        me.hand = tuple(unseen.pop() for _ in range(seen.witches[seat].hand_size))
    return unseen


def _face_down(deck: Deck, me: BalWitch, card: Card, rng: Random) -> Laid:
    return lay(card, may_turn(me, deck.potions[card]) and rng.random() < 0.5)


def _imagine_productions(seen: BalView, table: Bal, rng: Random) -> None:
    """BAL-25. Those who are done have brewed something; those who are not begin anew."""
    table.begin(len(table.witches))
    play: Play[Any] = Play(
        table, Chance(Seeded(rng.random().hex()), table.streams, recording=False), wants_events=False
    )
    for seat, me in enumerate(table.witches):
        if seat == seen.seat or not me.finished:
            continue
        play.ask(seat, PRODUCE)
        while not _brews_on(play, seat, rng):
            pass


def _brews_on(play: Play[Bal], seat: int, rng: Random) -> bool:
    """One random answer; was it to finish?"""
    decision = play.state.asked[seat]
    assert decision is not None
    options = [
        option for option in decision.options(play.state, seat) if not isinstance(option, (UndoStep, CallInitiative))
    ]
    if decision == PRODUCE:
        potions = options[: options.index(FINISH)]
        if not potions or rng.random() < 0.1:
            return True
        options = potions
    play.state.asked[seat] = None
    decision.resolve(play, seat, rng.choice(options))
    return False
