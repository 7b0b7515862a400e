"""Chaudron Magique: a view is built up, never stripped down. Compiled, for all are shown one after every answer."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sabbat.engine.actions import Seat
from sabbat.engine.codec import plain
from sabbat.games.chaudron_magique.closeness import Closeness, closeness
from sabbat.games.chaudron_magique.components import AT, BURNT_MARK, LETTERS, PLACES, SIDE, TURNS, cells_in
from sabbat.games.chaudron_magique.faces import ingredients, potions
from sabbat.games.chaudron_magique.rules.adding import AddBlocks
from sabbat.games.chaudron_magique.rules.brewing import ChooseWhatToTake
from sabbat.games.chaudron_magique.rules.flow import APPLYING, STEPS
from sabbat.games.chaudron_magique.rules.foresight import outcome_of
from sabbat.games.chaudron_magique.rules.removing import RemoveBlocks
from sabbat.games.chaudron_magique.shapes import Block
from sabbat.games.chaudron_magique.state import NOBODY, STAGES, Sabbath, kind_at
from sabbat.games.chaudron_magique.view import (
    BlockView,
    ChaudronView,
    DoingView,
    ForeseenView,
    FoundBlock,
    ShownPotion,
    WitchView,
)


def view(table: Sabbath, seat: Seat | None) -> ChaudronView:
    return views(table, [seat])[0]


def views(table: Sabbath, seats: Sequence[Seat | None]) -> list[ChaudronView]:
    """One view for each. What everybody sees is built once; then each seat finds its own."""
    public = _public(table)
    return [public if seat is None else _with_own(public, table, seat) for seat in seats]


def _public(table: Sabbath) -> ChaudronView:
    deck = table.printed
    revealed = [table.picked[seat] for seat in range(len(table.hands)) if _is_revealed(table, seat)]
    return ChaudronView(
        seat=None,
        cards=table.cards,
        deck=table.deck_name,
        split=table.split,
        limit=table.limit,
        stand_ins=table.stand_ins,
        talk=table.talk,
        turn=table.turn,
        step=STEPS[table.step],
        holder=table.holder,
        decider=table.decider,
        grid=grid_of(table),
        burnt=table.burnt,
        pile=[deck.potions[name].rarity for name in table.pile],
        shown=[_shown(name, markers, table) for name, markers in zip(table.shown, table.markers, strict=True)],
        brewed=list(table.brewed),
        draw_pile=sum(table.draw),
        discards={name: count for name, count in zip(deck.names, table.discards, strict=True) if count},
        witches=[_witch(table, seat, False) for seat in range(len(table.hands))],
        doing=_doing(table),
        blocks=_blocks(table),
        foreseen=_foreseen(table),
        potions=potions(table.cards, len(table.hands), [*table.shown, *table.brewed]),
        ingredients=ingredients(table.cards, revealed),
        asked=[plain(decision) for decision in table.asked],
        outcome=plain(table.outcome),
    )


def _with_own(public: ChaudronView, table: Sabbath, seat: Seat) -> ChaudronView:
    witches = public.witches.copy()
    witches[seat] = _witch(table, seat, True)
    own = [hand for hand in (*table.hands[seat], table.picked[seat], table.kept[seat]) if hand]
    faces = {**public.ingredients, **ingredients(table.cards, own)}
    return replace(public, seat=seat, witches=witches, ingredients=faces)


def grid_of(table: Sabbath) -> list[str]:
    marks = LETTERS + BURNT_MARK
    signs = [" " if at not in AT else "." for at in range(PLACES)]
    for at in AT:
        kind = kind_at(table, 1 << at)
        signs[at] = marks[kind] if kind >= 0 else "."
    return ["".join(signs[SIDE * row : SIDE * (row + 1)]) for row in range(SIDE)]


def _is_revealed(table: Sabbath, seat: Seat) -> bool:
    return table.step == APPLYING and bool(table.picked[seat]) and seat not in table.unrevealed


def _witch(table: Sabbath, seat: Seat, own: bool) -> WitchView:
    picked, kept, hand = table.picked[seat], table.kept[seat], table.hands[seat]
    revealed = _is_revealed(table, seat)
    return WitchView(
        hand=list(hand) if own else [],
        hand_size=len(hand),
        has_picked=bool(picked),
        picked=picked if picked and (own or revealed) else None,
        revealed=revealed,
        has_kept=bool(kept),
        kept=kept if kept and own else None,
    )


def _shown(name: str, markers: int, table: Sabbath) -> ShownPotion:
    close: Closeness = closeness(table.printed.potions[name], table.lying, table.stand_ins)
    blocks = [
        FoundBlock(
            block.at.text, [cell.text for cell in block.cells], [cell.text for cell in block.stones], block.missing
        )
        for block in close.blocks
    ]
    left = max(0, TURNS + 1 - markers)
    return ShownPotion(name, markers, left, close.size, close.found, close.burnt_if_forced, blocks)


def _doing(table: Sabbath) -> DoingView:
    return DoingView(
        owner=None if table.owner == NOBODY else table.owner,
        card=table.card or None,
        stage=STAGES[table.stage],
        blocks=[block + 1 for block in table.blocks],
        times=table.times,
        caused=table.caused,
        last=table.last,
        falling=[f"{LETTERS[resource & 7]} {AT[resource >> 3]}" for resource in table.falling],
        owed=table.owed,
        brewing=table.brewing or None,
        forced=table.forced,
        taken=[cell.text for cell in cells_in(table.taken)],
        stood=[cell.text for cell in cells_in(table.stood)],
        parts=[part + 1 for part in table.parts],
    )


def _foreseen(table: Sabbath) -> ForeseenView | None:
    decision = table.asked[table.decider] if table.turn else None
    if isinstance(decision, ChooseWhatToTake):
        return ForeseenView(list(decision.costs), [0] * len(decision.costs), {})
    if not isinstance(decision, (AddBlocks, RemoveBlocks)):
        return None
    found = [outcome_of(table, action) for action in decision.as_sent(table, table.decider)]
    brews = {str(place): list(foreseen.brews) for place, foreseen in enumerate(found) if foreseen.brews}
    return ForeseenView([item.burnt for item in found], [item.lost for item in found], brews)


def _blocks(table: Sabbath) -> dict[str, BlockView]:
    decision = table.asked[table.decider] if table.turn else None
    if isinstance(decision, RemoveBlocks):
        shapes = table.applied.before
        return {str(number): _block(shapes[number - 1], False) for number in decision.blocks}
    if isinstance(decision, ChooseWhatToTake):
        taking = table.printed.potions[decision.potion].blocks
        return {str(decision.block): _block(taking[decision.block - 1], False)}
    if isinstance(decision, AddBlocks):
        card = table.applied
        return {str(block): _block(card.after[block - 1], card.optional[block - 1]) for block in decision.blocks}
    return {}


def _block(shape: Block, optional: bool) -> BlockView:
    choices = "".join([LETTERS[kind] for kind in shape.choices])
    return BlockView(shape.text, optional, choices, shape.turned_texts(), list(shape.same_as))
