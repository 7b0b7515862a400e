"""Chaudron Magique, what an answer would do: for whoever must choose, and for the order in which answers are offered.

Pure: nothing here changes the table. A Potion that a block completes on its way down is counted as brewed (CHM-30);
where it could take different resources (CHM-47), the first way is looked at.
"""

from __future__ import annotations

from sabbat.engine.actions import Action
from sabbat.games.chaudron_magique.actions import DuplicateOnto, LayBlock, MoveToken, SufferBurnt
from sabbat.games.chaudron_magique.components import BURNT, KINDS, LETTERS, OUT, STONE
from sabbat.games.chaudron_magique.layers import count
from sabbat.games.chaudron_magique.rules.completing import may_complete
from sabbat.games.chaudron_magique.rules.falling import Orders, brewed_in, capped, drop
from sabbat.games.chaudron_magique.rules.laying import falling, matched
from sabbat.games.chaudron_magique.shapes import Cover
from sabbat.games.chaudron_magique.state import ADDING, NO_POTION, REMOVING, Sabbath, kind_at


class Foreseen:
    """An answer, the burnt tokens it causes, the resources it loses or replaces, and the Potions it brews."""

    def __init__(self, action: Action, burnt: int, lost: int, brews: tuple[str, ...]) -> None:
        self.action = action
        self.burnt = burnt
        self.lost = lost
        self.brews = brews


def best_first(table: Sabbath, options: list[Action]) -> list[Action]:
    """The legal answers about a card's blocks: those that brew, then those that burn and lose least."""
    found = [outcome_of(table, action) for action in options]
    found.sort(key=_worth)
    return [foreseen.action for foreseen in found]


def _worth(each: Foreseen) -> int:
    return (each.burnt - 100 * len(each.brews)) * 100 + each.lost


def outcome_of(table: Sabbath, action: Action) -> Foreseen:
    """What a legal answer would do at once. Answers that burn and brew nothing tell so by zeros."""
    if table.brewing == NO_POTION and table.stage == ADDING and isinstance(action, LayBlock):
        return _outcome_of_adding(table, action)
    if table.brewing == NO_POTION and table.stage == REMOVING and isinstance(action, (LayBlock, SufferBurnt)):
        return _outcome_of_removing(table, action)
    if isinstance(action, DuplicateOnto):
        at = action.cell.at << 3 | LETTERS.index(action.resource)
        return _outcome_of_falling(table, action, (at,), 0)
    if isinstance(action, MoveToken):
        lying = table.lying.copy()
        lying[kind_at(table, action.cell.bit)] ^= action.cell.bit | action.onto.bit
        return Foreseen(action, 0, 0, brewed_in(table, lying))
    return Foreseen(action, 0, 0, ())


def _outcome_of_removing(table: Sabbath, action: Action) -> Foreseen:
    card = table.applied
    if isinstance(action, SufferBurnt):
        return Foreseen(action, capped(table, card.or_burnt), 0, ())
    assert isinstance(action, LayBlock)
    shape = card.before[action.block - 1]
    cover = shape.cover_of(action.at)
    there = 0 if cover is None else matched(cover, table.lying, action.at.kind)
    return Foreseen(action, capped(table, shape.size - there.bit_count()), there.bit_count(), ())


def _outcome_of_adding(table: Sabbath, action: LayBlock) -> Foreseen:
    shape = table.applied.after[action.block - 1]
    cover = None if action.at is OUT else shape.cover_of(action.at)
    if cover is None:
        return Foreseen(action, capped(table, shape.size), shape.size, ())
    chosen = action.at.kind
    if _could_complete(table, cover, chosen):
        return _outcome_of_falling(table, action, falling(cover, chosen), cover.outside)
    outside = cover.outside + count(cover.all & table.lying[BURNT])
    lost = outside + count(cover.all & table.resources)
    return Foreseen(action, capped(table, lost), lost, ())


def _could_complete(table: Sabbath, cover: Cover, chosen: int) -> bool:
    """Would there be enough of everything for some Potion? Only then it is worth a closer look."""
    lying = table.lying
    counts = [count(lying[kind]) + count(cover.mask(kind, chosen)) for kind in range(KINDS)]
    for name in table.shown:
        needs = table.printed.potions[name].needs
        short = 0
        for kind in range(STONE):
            short += max(0, needs[kind] - counts[kind])
        if short <= table.stand_ins and counts[STONE] >= needs[STONE] + short:
            return True
    return False


def _outcome_of_falling(table: Sabbath, action: Action, coming: tuple[int, ...], outside: int) -> Foreseen:
    """Resource by resource, in the best order, as CHM-30 has it."""
    lying = table.lying.copy()
    if may_complete(table, coming):
        fallen = Orders(table).best(tuple(lying), coming, ())[0]
        lost = outside + fallen.lost
        return Foreseen(action, capped(table, lost), lost, fallen.brews)
    lost = outside
    for cell in coming:
        lost += drop(lying, cell)
    return Foreseen(action, capped(table, lost), lost, ())
