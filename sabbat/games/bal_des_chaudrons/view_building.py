"""Bal des Chaudrons: a view is built up, never stripped down. Compiled, for all are shown one after every answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from sabbat.engine.actions import Seat
from sabbat.engine.codec import plain
from sabbat.engine.decision import Decision
from sabbat.games.bal_des_chaudrons.components import (
    ARCANA,
    INGREDIENTS,
    KINDS,
    OUTPUTS,
    Card,
    IngredientText,
    Laid,
    counted,
)
from sabbat.games.bal_des_chaudrons.faces import characters, faces
from sabbat.games.bal_des_chaudrons.rules.brewing import PRODUCE, FillSlot, NameForTome, PickOutput
from sabbat.games.bal_des_chaudrons.rules.flow import CHARACTERS, CHOOSING, DARING, PRODUCING, STEPS
from sabbat.games.bal_des_chaudrons.rules.slots import usable
from sabbat.games.bal_des_chaudrons.rules.study import CHOOSE_POTION
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch, Use, left_of, right_of
from sabbat.games.bal_des_chaudrons.view import BalView, LaidView, UseView, WitchView


def view(table: Bal, seat: Seat | None) -> BalView:
    return views(table, [seat])[0]


def views(table: Bal, seats: Sequence[Seat | None]) -> list[BalView]:
    """One view for each. What everybody sees is built once; then each seat finds its own."""
    public = _public(table)
    return [public if seat is None else _with_own(public, table, seat) for seat in seats]


def _public(table: Bal) -> BalView:
    seen = [card for me in table.witches for card in _cards_shown(table, me)]
    return BalView(
        seat=None,
        round=table.round,
        step=STEPS[table.step],
        expert=table.expert,
        cards=table.cards,
        ordered=table.ordered,
        queue=list(table.queue),
        pile=len(table.deck),
        discards=[card.text for card in table.discards],
        witches=[_witch(table, seat, False) for seat in range(len(table.witches))],
        potions=faces(table.cards, [*seen, *table.discards]),
        characters=characters(table.cards, [me.character for me in table.witches if table.step != CHARACTERS]),
        asked=[_asked(table, seat) for seat in range(len(table.witches))],
        outcome=plain(table.outcome),
    )


def _with_own(public: BalView, table: Bal, seat: Seat) -> BalView:
    me = table.witches[seat]
    witches = public.witches.copy()
    witches[seat] = _witch(table, seat, True)
    asked = public.asked.copy()
    asked[seat] = plain(table.asked[seat])
    own = [*me.hand, *([me.chosen.potion] if me.chosen is not None else [])]
    dealt = [character for character in [*me.dealt, me.character] if character]
    return replace(
        public,
        seat=seat,
        witches=witches,
        asked=asked,
        potions={**public.potions, **faces(table.cards, own)},
        characters={**public.characters, **characters(table.cards, dealt)},
    )


def is_secret(table: Bal) -> bool:
    """BAL-25. Are productions hidden now?"""
    return table.step == PRODUCING and not table.ordered


def _cards_shown(table: Bal, me: BalWitch) -> list[Card]:
    return [laid.potion for laid in me.line]


def _asked(table: Bal, seat: Seat) -> dict[str, Any] | None:
    """What a seat is asked, as the others see it: of hidden choices only that they are being made."""
    decision = table.asked[seat]
    if decision is None:
        return None
    if is_secret(table):
        decision = PRODUCE
    elif table.step == CHOOSING:
        decision = CHOOSE_POTION
    found: dict[str, Any] = plain(decision)
    return found


def _witch(table: Bal, seat: Seat, own: bool) -> WitchView:
    me = table.witches[seat]
    shown = own or table.step != CHARACTERS
    opened = own or not is_secret(table)
    face_up = own or table.step not in (CHOOSING, DARING)
    named = len([step for step in me.steps if step.named is not None])  # the Grimoire Reader's: part of her production
    return WitchView(
        character=me.character if shown else "",
        kept=bool(me.character),
        in_play=me.in_play,
        flipped=me.flipped,
        dealt=list(me.dealt) if own else [],
        hand=[card.text for card in me.hand] if own else [],
        hand_size=len(me.hand),
        line=[_laid(laid) for laid in me.line],
        markers=dict(zip(ARCANA, me.markers, strict=True)),
        bench=counted(me.bench),
        cauldron=counted(me.cauldron),
        circle=counted(me.circle),
        afresh=me.afresh,
        drawn=me.drawn.text if own and me.drawn is not None else None,
        has_chosen=me.chosen is not None,
        chosen=_laid(me.chosen) if face_up and me.chosen is not None else None,
        dared=me.dared if own or table.step != CHOOSING else False,
        free=[ingredient.text for ingredient in (me.free if opened else me.free[: len(me.free) - named])],
        usable=[card.text for card in usable(table, me)] if shown and me.character else [],
        steps=_steps(me.steps, table.asked[seat]) if opened else [],
        spent=counted(me.spent if opened else ()),
        made=counted(me.made if opened else ()),
        finished=me.finished,
        initiative=table.printed.potions[me.line[-1].potion].initiative if me.line else None,
        left=left_of(table, seat),
        right=right_of(table, seat),
        room=_room(me, opened),
    )


def _room(me: BalWitch, opened: bool) -> dict[IngredientText, int]:
    """BAL-26. What an arriving cauldron would find; what a hidden production takes from the bench is not known."""
    spent = me.spent if opened else [0] * KINDS
    return {
        ingredient.text: ingredient.capacity - me.bench[ingredient.kind] + spent[ingredient.kind]
        for ingredient in INGREDIENTS
    }


def _laid(laid: Laid) -> LaidView:
    return LaidView(laid.potion.text, laid.turned)


def _steps(steps: Sequence[Use], asked: Decision[Bal] | None) -> list[UseView]:
    """BAL-21. What was taken from outputs, also by the potion being filled, came from the earliest that had it."""
    taken = [taking for step in steps for taking in step.taken]
    if isinstance(asked, (FillSlot, PickOutput, NameForTome)):
        taken += asked.taken
    gone = Counter(taking.ingredient.text for taking in taken if taking.source == OUTPUTS)
    found = []
    for step in steps:
        left: list[IngredientText | None] = []
        for gift in step.given:
            left.append(None if gone[gift.text] > 0 else gift.text)
            gone[gift.text] -= 1
        named = step.named.text if step.named else None
        given = [gift.text for gift in step.given]
        found.append(UseView(step.potion.text, [str(taking) for taking in step.taken], given, left, named))
    return found
