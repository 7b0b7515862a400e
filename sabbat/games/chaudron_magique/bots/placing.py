"""The answers worth a closer look to each question about a card, the best first, each with what it leads to."""

from __future__ import annotations

from typing import Final

from sabbat.engine.actions import Action
from sabbat.games.chaudron_magique.actions import (
    LEAVE_OUT,
    PUT_BURNT,
    REMOVE_EVERY,
    STOP_MOVING,
    SUFFER,
    DuplicateOnto,
    LayBlock,
    MoveToken,
)
from sabbat.games.chaudron_magique.bots.outlook import Outlook
from sabbat.games.chaudron_magique.bots.wishes import Wishes, laid_inside
from sabbat.games.chaudron_magique.components import (
    AT,
    BURNT,
    CELLS,
    KINDS,
    LETTERS,
    MOST_PER_CARD,
    OUT,
    SIDE,
    STONE,
)
from sabbat.games.chaudron_magique.layers import count
from sabbat.games.chaudron_magique.rules.burning import room_for_burnt
from sabbat.games.chaudron_magique.rules.effects import kinds_to_duplicate
from sabbat.games.chaudron_magique.rules.laying import chosen_of, distinct, matched, with_choice
from sabbat.games.chaudron_magique.state import Sabbath

ASIDE: Final = 0.002  # other things being equal: burnt tokens beside burnt tokens, or at the rim


class Choice:
    """An answer and what the table is worth after it."""

    def __init__(self, action: Action, value: float) -> None:
        self.action = action
        self.value = value


class Placing:
    """Looks at a table in the middle of a card. `width`: so many answers for a block are weighed closely; `any_order`:
    any block of the card may come next, not only the first."""

    def __init__(self, outlook: Outlook, width: int, any_order: bool) -> None:
        self.outlook = outlook
        self.width = width
        self.any_order = any_order

    def weigh(self, table: Sabbath, lying: list[int], burnt: int) -> float:
        """With so many burnt tokens more; CHM-41."""
        if not table.applied.beyond:
            burnt = min(burnt, MOST_PER_CARD - table.caused)
        return self.outlook.weigh(table, lying, table.owed + burnt)

    def adding(self, table: Sabbath) -> list[Choice]:
        """CHM-27. Inside and on empty cells, if there is room; CHM-29: or left out."""
        card = table.applied
        wishes = Wishes(self.outlook, table)
        empty = table.empty
        found: list[Choice] = []
        blocks = distinct(card.after_texts, table.blocks)
        for block in blocks if self.any_order else blocks[:1]:
            shape = card.after[block]
            first: list[tuple[float, int, LayBlock, int]] = []
            for chosen in chosen_of(shape):
                for laid in laid_inside(shape):
                    if not laid.cover.all & ~empty:
                        spot = with_choice(laid.cover, chosen)
                        first.append((wishes.score(laid, chosen), -spot.number, LayBlock(block + 1, spot), chosen))
            first.sort(reverse=True, key=_first)
            for _, _, action, chosen in first[: self.width]:
                cover = shape.cover_of(action.at)
                assert cover is not None
                lying = table.lying.copy()
                for kind in cover.kinds:
                    lying[kind] |= cover.masks[kind]
                if chosen >= 0:
                    lying[chosen] |= cover.wild
                found.append(Choice(action, self.weigh(table, lying, 0)))
            if card.optional[block]:
                found.append(Choice(LEAVE_OUT[block], self.weigh(table, table.lying, 0)))
            if not first:
                found += self._squeezed(table, block)
        return _best_first(found)

    def _squeezed(self, table: Sabbath, block: int) -> list[Choice]:
        """No room: partly outside, on burnt tokens, in another's place, or lost altogether."""
        shape = table.applied.after[block]
        found = [Choice(LayBlock(block + 1, OUT), self.weigh(table, table.lying, shape.size))]
        empty = table.empty
        most: list[tuple[int, int, LayBlock]] = []
        for chosen in chosen_of(shape):
            for cover in shape.covers:
                spot = with_choice(cover, chosen)
                most.append((count(cover.all & empty), -spot.number, LayBlock(block + 1, spot)))
        most.sort(reverse=True, key=_most)
        for _, _, action in most[: self.width]:
            cover_there = shape.cover_of(action.at)
            assert cover_there is not None
            lying = table.lying.copy()
            open_cells = cover_there.all & ~lying[BURNT]
            for kind in range(KINDS):
                mine = cover_there.mask(kind, action.at.kind) & open_cells
                lying[kind] = lying[kind] & ~open_cells | mine
            burnt = shape.size - count(cover_there.all & empty)
            found.append(Choice(action, self.weigh(table, lying, burnt)))
        return found

    def removing(self, table: Sabbath, or_burnt: int) -> list[Choice]:
        """CHM-25. Where most is found and least is missed by the Potions; CHM-22: or burnt."""
        card = table.applied
        used = 0
        for plan in self.outlook.plans(table, table.lying):
            used |= plan.taken
        found: list[Choice] = []
        blocks = distinct(card.before_texts, table.blocks)
        for block in blocks if self.any_order else blocks[:1]:
            shape = card.before[block]
            first: dict[int, tuple[float, int, LayBlock]] = {}
            for chosen in chosen_of(shape):
                for cover in shape.within if or_burnt else shape.covers:
                    there = matched(cover, table.lying, chosen)
                    if not there or there in first or (or_burnt and there != cover.all):
                        continue
                    spot = with_choice(cover, chosen)
                    harm = shape.size - there.bit_count() + 0.7 * (there & used).bit_count()
                    first[there] = (harm, spot.number, LayBlock(block + 1, spot))
            for there, (_, _, action) in sorted(first.items(), key=_least)[: self.width]:
                lying = [mask & ~there for mask in table.lying]
                found.append(Choice(action, self.weigh(table, lying, shape.size - there.bit_count())))
            if not or_burnt and not first:
                found.append(Choice(LayBlock(block + 1, OUT), self.weigh(table, table.lying, shape.size)))
        if or_burnt:
            found.append(Choice(SUFFER, self.weigh(table, table.lying, or_burnt)))
        return _best_first(found)

    def clearing(self, table: Sabbath) -> list[Choice]:
        """CHM-26."""
        found: list[Choice] = []
        for kind in range(STONE):
            lying = table.lying.copy()
            lying[kind] = 0
            found.append(Choice(REMOVE_EVERY[kind], self.weigh(table, lying, 0)))
        return _best_first(found)

    def duplicating(self, table: Sabbath) -> list[Choice]:
        """CHM-32. With no room it replaces, and burns."""
        wishes = Wishes(self.outlook, table)
        empty = table.empty
        room = empty or table.resources
        first: list[tuple[float, int, int]] = []
        for kind in kinds_to_duplicate(table):
            first += [(wishes.score_of(kind, cell.at), kind, cell.at) for cell in CELLS if room & cell.bit]
        first.sort(reverse=True)
        found: list[Choice] = []
        for _, kind, at in first[: self.width]:
            bit = 1 << at
            lying = [mask & ~bit for mask in table.lying]
            lying[kind] |= bit
            value = self.weigh(table, lying, 0 if empty & bit else 1)
            found.append(Choice(DuplicateOnto(LETTERS[kind], AT[at]), value))
        return _best_first(found)

    def moving(self, table: Sabbath) -> list[Choice]:
        """CHM-31. What no Potion takes goes where one wants it."""
        used = 0
        for plan in self.outlook.plans(table, table.lying):
            used |= plan.taken
        wishes = Wishes(self.outlook, table)
        first: list[tuple[float, int, int, int]] = []
        for kind in range(STONE):
            for cell in CELLS:
                if table.empty & cell.bit and wishes.of[kind][cell.at]:
                    for other in CELLS:
                        if table.lying[kind] & other.bit:
                            harm = 0.3 if used & other.bit else 0.0
                            first.append((wishes.of[kind][cell.at] - harm, kind, other.at, cell.at))
        first.sort(reverse=True)
        found = [Choice(STOP_MOVING, self.weigh(table, table.lying, 0))]
        for _, kind, at, onto in first[: 2 * self.width]:
            lying = table.lying.copy()
            lying[kind] ^= 1 << at | 1 << onto
            found.append(Choice(MoveToken(AT[at], AT[onto]), self.weigh(table, lying, 0)))
        return _best_first(found)

    def burning(self, table: Sabbath) -> list[Choice]:
        """CHM-40. Where it is least in the way."""
        wishes = Wishes(self.outlook, table)
        room = room_for_burnt(table)
        burnt = table.lying[BURNT]
        first: list[tuple[float, int]] = []
        for cell in CELLS:
            if room & cell.bit:
                row, column = divmod(cell.at, SIDE)
                closed = 0
                for near_row, near_column in (
                    (row - 1, column),
                    (row + 1, column),
                    (row, column - 1),
                    (row, column + 1),
                ):
                    inside = 0 <= near_row < SIDE and 0 <= near_column < SIDE
                    near = SIDE * near_row + near_column
                    closed += not inside or near not in AT or bool(burnt >> near & 1)
                first.append((ASIDE * closed - wishes.most[cell.at], cell.at))
        first.sort(reverse=True)
        found: list[Choice] = []
        for score, at in first[: max(4, self.width // 2)]:
            lying = [mask & ~(1 << at) for mask in table.lying]
            lying[BURNT] |= 1 << at
            value = self.outlook.weigh(table, lying, table.owed - 1)
            found.append(Choice(PUT_BURNT[at], value + ASIDE * score))
        return _best_first(found)


def _first(each: tuple[float, int, LayBlock, int]) -> tuple[float, int]:
    return each[0], each[1]


def _most(each: tuple[int, int, LayBlock]) -> tuple[int, int]:
    return each[0], each[1]


def _least(each: tuple[int, tuple[float, int, LayBlock]]) -> tuple[float, int]:
    return each[1][0], each[1][1]


def _value(each: Choice) -> float:
    return each.value


def _best_first(found: list[Choice]) -> list[Choice]:
    found.sort(key=_value, reverse=True)
    return found
