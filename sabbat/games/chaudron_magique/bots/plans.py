"""How a whole Potion could be laid: for each of its blocks one place, none in another's way."""

from __future__ import annotations

from typing import Final

from sabbat.engine.caches import make_room
from sabbat.games.chaudron_magique.bots.fits import Fit, Pattern, pattern
from sabbat.games.chaudron_magique.cards import Potion
from sabbat.games.chaudron_magique.components import ALL, MISSING_STONE, PLACES

BLOCKED: Final = 0.5  # something else lies where a resource is wanted
SHARED: Final = 1.0  # a resource that another block, or an earlier Potion, takes
NO_CELL: Final = (1 << PLACES) - 1 & ~ALL  # the corners of the square that the cauldron does not have
MOST_TRIES: Final = 24
LOOSELY: Final = 0  # how stones are counted: not as CHM-51 has it


class Plan:
    """What is missing, in burnt tokens, with a little more for what is in the way; what it takes; what is wanted."""

    def __init__(self, missing: float, fits: list[Fit], stones_stay: bool) -> None:
        self.missing = missing
        self.fits = fits
        self.taken = 0
        self.wanted = 0
        for fit in fits:
            self.taken |= fit.taken & ~fit.stood if stones_stay else fit.taken
            self.wanted |= fit.wanted


class Planner:
    """Looks for the plan of one Potion that misses least: nearly exact, and quick."""

    def __init__(self, potion: Potion) -> None:
        patterns = [pattern(block) for block in potion.blocks]
        patterns.sort(key=_size, reverse=True)
        self.patterns = patterns
        self._choices: list[list[Fit]] = []
        self._rest: list[int] = []
        self._occupied = 0
        self._path: list[Fit] = []
        self._best = 0.0
        self._found: list[Fit] = []
        self._tries = 0
        self._stand_ins = LOOSELY

    def plan(self, lying: list[int], used: int, stand_ins: int = LOOSELY) -> Plan:
        """`used` are cells that an earlier Potion takes or wants. `stand_ins`: so many stones may stand for something
        else, and stay (CHM-51); where two blocks want the same stone, one is missing (CHM-50). LOOSELY: a stone that
        two blocks want is no dearer than a root, any number may stand in, and they are used up."""
        self._stand_ins = stand_ins
        self._choices = [pattern.fits(lying) for pattern in self.patterns]
        self._rest = [0] * (len(self._choices) + 1)
        for place in range(len(self._choices) - 1, -1, -1):
            self._rest[place] = self._rest[place + 1] + self._choices[place][0].missing
        self._occupied = NO_CELL
        for mask in lying:
            self._occupied |= mask
        self._best = 1000.0
        self._found = []
        self._tries = 0
        self._path = []
        self._lay(0, used, 0.0, 0)
        return Plan(self._best, self._found, stand_ins != LOOSELY)

    def _lay(self, place: int, used: int, cost: float, stood: int) -> None:
        if place == len(self._choices):
            if cost < self._best:
                self._best = cost
                self._found = self._path.copy()
            return
        rest = self._rest[place + 1]
        blocked = self._occupied
        for fit in self._choices[place]:
            least = cost + fit.missing
            if least + rest >= self._best:
                break
            clash = (fit.taken & used).bit_count()
            if clash:
                least += SHARED * clash
            if fit.wanted:
                least += BLOCKED * (fit.wanted & (blocked | used)).bit_count()
            standing = stood
            if self._stand_ins != LOOSELY:
                least += (MISSING_STONE - SHARED) * (fit.stones & used).bit_count()
                standing += (fit.stood & ~used).bit_count()
                least += max(0, standing - self._stand_ins) - max(0, stood - self._stand_ins)
            if least + rest < self._best:
                self._tries += 1
                if self._tries > MOST_TRIES:
                    return
                self._path.append(fit)
                self._lay(place + 1, used | fit.taken | fit.wanted, least, standing)
                self._path.pop()


def _size(each: Pattern) -> int:
    return each.size


MOST_KEPT: Final = 600  # people bring blocks of their own
_planners: Final[dict[str, Planner]] = {}


def planner(potion: Potion) -> Planner:
    """Each is made once for each face of a Potion."""
    key = ",".join(potion.texts)
    found = _planners.get(key)
    if found is None:
        found = Planner(potion)
        make_room(_planners, MOST_KEPT)
        _planners[key] = found
    return found
