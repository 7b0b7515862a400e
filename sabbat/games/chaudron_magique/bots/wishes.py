"""Which resource is wished for on which cell: a first, quick look at where a block might go."""

from __future__ import annotations

from typing import Final

from sabbat.engine.caches import make_room
from sabbat.games.chaudron_magique.bots.fits import Fit
from sabbat.games.chaudron_magique.bots.outlook import Outlook
from sabbat.games.chaudron_magique.bots.plans import planner
from sabbat.games.chaudron_magique.components import CELLS, KINDS, PLACES, SIDE
from sabbat.games.chaudron_magique.shapes import WILD, Block, Cover
from sabbat.games.chaudron_magique.state import Sabbath

IN_THE_WAY: Final = 0.5  # what another resource wishes for the cell, if this one takes it
AS_GOOD: Final = 0.9  # a place that is not planned, but might be
RIM: Final = 0.01  # a step away from the middle, other things being equal
_RIM: Final = [
    RIM * max(abs(at // SIDE - SIDE // 2), abs(at % SIDE - SIDE // 2)) if at < PLACES else 0.0 for at in range(PLACES)
]


class Laid:
    """A block laid inside the cauldron, with its parts by cell."""

    def __init__(self, cover: Cover) -> None:
        self.cover = cover
        self.parts: list[tuple[int, int]] = []  # (cell, resource; WILD: as chosen)
        for cell in CELLS:
            if cover.wild & cell.bit:
                self.parts.append((cell.at, WILD))
            for kind in cover.kinds:
                if cover.masks[kind] & cell.bit:
                    self.parts.append((cell.at, kind))


MOST_KEPT: Final = 300  # people bring blocks of their own
_laid: Final[dict[str, list[Laid]]] = {}


def laid_inside(block: Block) -> list[Laid]:
    """Every way to lay a block wholly inside; worked out once."""
    found = _laid.get(block.text)
    if found is None:
        found = [Laid(cover) for cover in block.within]
        make_room(_laid, MOST_KEPT)
        _laid[block.text] = found
    return found


class Wishes:
    """How much each resource would help on each cell, from the plan of each Potion and places that are as good."""

    def __init__(self, outlook: Outlook, table: Sabbath) -> None:
        self.of = [[0.0] * PLACES for _ in range(KINDS)]
        for place, plan in enumerate(outlook.plans(table, table.lying)):
            urgency = outlook.urgency(table, table.markers[place])
            patterns = planner(table.printed.potions[table.shown[place]]).patterns
            for pattern, planned in zip(patterns, plan.fits, strict=True):
                self._wish(planned, urgency)
                for fit in pattern.fits(table.lying):
                    if 0 < fit.missing <= planned.missing:
                        self._wish(fit, AS_GOOD * urgency)
        self.most = [max([self.of[kind][at] for kind in range(KINDS)]) for at in range(PLACES)]

    def _wish(self, fit: Fit, urgency: float) -> None:
        helps = urgency / (fit.missing + 0.5)
        for kind, bit in fit.wants:
            at = bit.bit_length() - 1
            if helps > self.of[kind][at]:
                self.of[kind][at] = helps

    def score(self, laid: Laid, chosen: int) -> float:
        total = 0.0
        for at, kind in laid.parts:
            total += self.of[chosen if kind == WILD else kind][at] - IN_THE_WAY * self.most[at] + _RIM[at]
        return total

    def score_of(self, kind: int, at: int) -> float:
        return self.of[kind][at] - IN_THE_WAY * self.most[at] + _RIM[at]
