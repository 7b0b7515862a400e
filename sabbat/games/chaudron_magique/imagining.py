"""Chaudron Magique: some full world that fits what a view tells. The luck to come is fresh."""

from __future__ import annotations

from random import Random

from sabbat.games.chaudron_magique.cards import Deck, deck_of
from sabbat.games.chaudron_magique.components import BURNT_MARK, CELL, KINDS, LETTERS, SIDE
from sabbat.games.chaudron_magique.rules.flow import STEPS
from sabbat.games.chaudron_magique.state import NO_POTION, NOBODY, STAGES, Sabbath
from sabbat.games.chaudron_magique.view import ChaudronView


def imagine_state(seen: ChaudronView, rng: Random) -> Sabbath:
    """Hands of the others and the unseen Potions come from what is not seen."""
    doing = seen.doing
    deck = deck_of(seen.cards, len(seen.witches))
    table = Sabbath(
        cards=seen.cards,
        deck_name=seen.deck,
        split=seen.split,
        limit=seen.limit,
        stand_ins=seen.stand_ins,
        talk=seen.talk,
        turn=seen.turn,
        step=STEPS.index(seen.step),
        lying=_lying(seen.grid),
        pile=_imagine_pile(seen, deck, rng),
        shown=tuple(lying.potion for lying in seen.shown),
        markers=tuple(lying.markers for lying in seen.shown),
        brewed=tuple(seen.brewed),
        draw=[],
        discards=[seen.discards.get(name, 0) for name in deck.names],
        hands=[tuple(witch.hand) for witch in seen.witches],
        picked=[witch.picked or "" for witch in seen.witches],
        kept=[witch.kept or "" for witch in seen.witches],
        unrevealed=(),
        owner=NOBODY if doing.owner is None else doing.owner,
        card=doing.card or "",
        stage=STAGES.index(doing.stage),
        blocks=tuple(block - 1 for block in doing.blocks),
        times=doing.times,
        caused=doing.caused,
        last=doing.last,
        falling=tuple(_falling(resource) for resource in doing.falling),
        owed=doing.owed,
        brewing=doing.brewing or NO_POTION,
        forced=doing.forced,
        taken=_mask(doing.taken),
        stood=_mask(doing.stood),
        parts=tuple(part - 1 for part in doing.parts),
    )
    if seen.step == "applying":
        table.unrevealed = tuple(
            seat for seat, witch in enumerate(seen.witches) if witch.has_picked and not witch.revealed
        )
    table.draw = _imagine_cards(seen, table, deck, rng)
    return table


def _lying(grid: list[str]) -> list[int]:
    lying = [0] * (KINDS + 1)
    for row, line in enumerate(grid):
        for column, sign in enumerate(line):
            if sign in LETTERS + BURNT_MARK:
                lying[(LETTERS + BURNT_MARK).index(sign)] |= 1 << (SIDE * row + column)
    return lying


def _mask(cells: list[str]) -> int:
    return sum([CELL[cell].bit for cell in cells])


def _falling(text: str) -> int:
    letter, cell = text.split()
    return CELL[cell].at << 3 | LETTERS.index(letter)


def _imagine_pile(seen: ChaudronView, deck: Deck, rng: Random) -> tuple[str, ...]:
    """CHM-3. Of each rarity any that has not been seen."""
    known = {*seen.brewed, *(lying.potion for lying in seen.shown)}
    pile: list[str] = []
    for rarity in seen.pile:
        pile.append(
            rng.choice([potion for potion in deck.by_rarity[rarity] if potion not in known and potion not in pile])
        )
    return tuple(pile)


def _imagine_cards(seen: ChaudronView, table: Sabbath, deck: Deck, rng: Random) -> list[int]:
    """Deals what is not seen to the others; the draw pile is left."""
    left = deck.copies(seen.deck)
    for place, count in enumerate(table.discards):
        left[place] -= count
    for seat in range(len(table.hands)):
        for card in (*table.hands[seat], table.picked[seat], table.kept[seat]):
            if card:
                left[deck.place[card]] -= 1
    unseen = [name for name, count in zip(deck.names, left, strict=True) for _ in range(count)]
    rng.shuffle(unseen)
    for seat, witch in enumerate(seen.witches):
        if len(table.hands[seat]) < witch.hand_size:
            table.hands[seat] = tuple(unseen.pop() for _ in range(witch.hand_size))
        if witch.has_picked and not table.picked[seat]:
            table.picked[seat] = unseen.pop()
        if witch.has_kept and not table.kept[seat]:
            table.kept[seat] = unseen.pop()
    return [unseen.count(name) for name in deck.names]
