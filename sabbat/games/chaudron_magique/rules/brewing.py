"""Chaudron Magique, brewing: CHM-45 to CHM-51."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.chaudron_magique.actions import BREW_NEXT, BrewNext, LayBlock
from sabbat.games.chaudron_magique.components import KINDS, LETTERS, MISSING_STONE, STONE, TURNS, Spot, cells_in
from sabbat.games.chaudron_magique.events import MarkersAdded, PotionBrewed, PotionUncovered
from sabbat.games.chaudron_magique.layers import count
from sabbat.games.chaudron_magique.rules.finding import (
    SCALE,
    best_total,
    cost_of,
    first_stones,
    most_found,
    prepared,
    search,
)
from sabbat.games.chaudron_magique.rules.fits import Fit, fits_on
from sabbat.games.chaudron_magique.rules.verbs import FORCED, cause_burnt, take_away
from sabbat.games.chaudron_magique.state import NO_POTION, Sabbath


@dataclass(frozen=True)
class ChoosePotionToBrew(Decision[Sabbath]):
    """CHM-47. Several Potions are complete, or due: which one first?"""

    rule: ClassVar[str] = "CHM-47"
    potions: tuple[str, ...]
    forced: bool

    def candidates(self, state: Sabbath, seat: Seat) -> list[Action]:
        return [BREW_NEXT[potion] for potion in self.potions]

    def check(self, state: Sabbath, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, BrewNext):
            return self.not_asked()
        if action.potion in self.potions:
            return None
        shown = action.potion in state.shown
        return Refusal("CHM-47", "potion_not_complete" if shown else "potion_not_shown", {"potion": action.potion})

    def resolve(self, play: Play[Sabbath], seat: Seat, action: Action) -> None:
        assert isinstance(action, BrewNext)
        begin_brewing(play, action.potion, self.forced)


@dataclass(frozen=True)
class ChooseWhatToTake(Decision[Sabbath]):
    """CHM-47, CHM-50. A Potion's block lies in several places, each as good for the whole: what is taken?

    `costs`: what each of the spots burns in the end, if the others are chosen as cheaply as possible."""

    rule: ClassVar[str] = "CHM-47"
    potion: str
    block: int  # counted from 1
    forced: bool
    spots: tuple[Spot, ...]
    costs: tuple[int, ...]

    def candidates(self, state: Sabbath, seat: Seat) -> list[Action]:
        """The cheapest first."""
        return [LayBlock(self.block, spot) for spot in self.spots]

    def check(self, state: Sabbath, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, LayBlock):
            return self.not_asked()
        if action.block != self.block:
            return Refusal("CHM-47", "other_block", {"block": self.block})
        return None if action.at in self.spots else Refusal("CHM-50" if self.forced else "CHM-45", "not_the_most")

    def resolve(self, play: Play[Sabbath], seat: Seat, action: Action) -> None:
        assert isinstance(action, LayBlock)
        table = play.state
        for fit in _fits(table, action.block - 1):
            if fit.spot is action.at:
                _take(table, action.block - 1, fit)
                break


def due_potions(table: Sabbath) -> list[str]:
    """CHM-11. The fourth marker is on them."""
    return [name for place, name in enumerate(table.shown) if table.markers[place] > TURNS]


def brew_one_of(play: Play[Sabbath], potions: list[str], forced: bool) -> None:
    """CHM-47. With one there is nothing to choose."""
    if len(potions) == 1:
        begin_brewing(play, potions[0], forced)
    else:
        play.ask(play.state.decider, ChoosePotionToBrew(tuple(potions), forced))


def begin_brewing(play: Play[Sabbath], potion: str, forced: bool) -> None:
    table = play.state
    table.brewing = potion
    table.forced = forced
    table.taken = 0
    table.stood = 0
    table.parts = tuple(range(len(table.printed.potions[potion].blocks)))


def go_on_brewing(play: Play[Sabbath]) -> None:
    """Block by block, as long as there are different resources to choose from; then it is brewed. What is taken by now
    was taken so that as much can be found in all as in the beginning."""
    table = play.state
    potion = table.printed.potions[table.brewing]
    blocks = potion.blocks
    best = best_total(potion, table.lying, table.stand_ins)
    for part in table.parts:
        left = [blocks[part] for part in table.parts]
        found = search(left, table.lying, table.taken, table.stood, 2, table.stand_ins, total=best)
        if len(found.ways) == 1:
            _brew(play, found.ways[0], found.stood[0])
            return
        fits = _best_fits(table, part, best)
        if len(fits) > 1:
            costs = _costs(table, part, fits, best)
            order = sorted(range(len(fits)), key=costs.__getitem__)
            spots = tuple([fits[place].spot for place in order])
            told = tuple([costs[place] for place in order])
            play.ask(table.decider, ChooseWhatToTake(table.brewing, part + 1, table.forced, spots, told))
            return
        _take(table, part, fits[0])
    _brew(play, table.taken, table.stood & ~table.taken)


def _fits(table: Sabbath, part: int) -> list[Fit]:
    """How a block of the Potion may be laid on what is not taken yet."""
    block = table.printed.potions[table.brewing].blocks[part]
    return fits_on(table.lying).fits(block, table.taken)


def _best_fits(table: Sabbath, part: int, best: int) -> list[Fit]:
    """Those of a block's fits that still lead to the best total; of several that take the same, one."""
    blocks = table.printed.potions[table.brewing].blocks
    others = [blocks[other] for other in table.parts if other != part]
    enough = best - table.stand_ins - most_found(others, table.lying, table.taken)
    search_others = prepared(others, table.lying, table.taken, 0, table.stand_ins, False, best)
    found: list[Fit] = []
    for fit in _fits(table, part):
        taken, stood = table.taken | fit.taken, table.stood | fit.stones
        if count(taken) < enough or _takes_as_one_of(fit, found):
            continue
        if search_others.best_from(taken, stood, best) == best:
            found.append(fit)
    return found


def _takes_as_one_of(fit: Fit, others: list[Fit]) -> bool:
    for other in others:
        if other.taken == fit.taken:
            return True
    return False


def _costs(table: Sabbath, part: int, fits: list[Fit], best: int) -> list[int]:
    """CHM-50. What the brewing burns when each of these fits is chosen, all of which find as much."""
    potion = table.printed.potions[table.brewing]
    others = [potion.blocks[other] for other in table.parts if other != part]
    if not potion.needs[STONE]:  # what is missing is never a stone
        return [potion.size - best] * len(fits)
    search_others = prepared(others, table.lying, table.taken, 0, table.stand_ins, True, best)
    costs: list[int] = []
    for fit in fits:
        taken, stood = table.taken | fit.taken, table.stood | fit.stones
        costs.append(cost_of(potion, search_others.best_from(taken, stood, best * SCALE)))
    return costs


def _take(table: Sabbath, part: int, fit: Fit) -> None:
    table.taken |= fit.taken
    table.stood |= fit.stones
    table.parts = tuple([other for other in table.parts if other != part])


def _brew(play: Play[Sabbath], taken: int, stones: int) -> None:
    """CHM-45, CHM-50. The resources leave; what is missing burns; the Potion is set aside. CHM-51: a stone that stands
    for one that is missing stays."""
    table = play.state
    name = table.brewing
    potion = table.printed.potions[name]
    lacking = [potion.needs[kind] - (table.lying[kind] & taken).bit_count() for kind in range(KINDS)]
    standing = cells_in(first_stones(stones, table.stand_ins))
    cost = lacking[STONE] * MISSING_STONE - len(standing)
    for kind in range(STONE):
        cost += lacking[kind]
    if play.wants_events:
        missing = "".join([LETTERS[kind] * lacking[kind] for kind in range(KINDS)])
        play.tell(PotionBrewed(name, table.forced, cells_in(taken), standing, tuple(missing), max(0, cost)))
    take_away(table, taken)
    _set_aside(table, name)
    table.brewing = NO_POTION
    if cost > 0:
        cause_burnt(play, cost, FORCED)
    if not table.shown and table.pile:  # CHM-46
        uncover(play)
        add_markers(play)


def _set_aside(table: Sabbath, name: str) -> None:
    place = table.shown.index(name)
    table.shown = table.shown[:place] + table.shown[place + 1 :]
    table.markers = table.markers[:place] + table.markers[place + 1 :]
    table.brewed = (*table.brewed, name)
    table.taken = 0
    table.stood = 0
    table.parts = ()
    table.forced = False


def uncover(play: Play[Sabbath]) -> None:
    """CHM-10, CHM-46. The top Potion is turned face up."""
    table = play.state
    play.reveal()
    table.shown = (*table.shown, table.pile[0])
    table.markers = (*table.markers, 0)
    table.pile = table.pile[1:]
    if play.wants_events:
        play.tell(PotionUncovered(table.shown[-1], len(table.pile)))


def add_markers(play: Play[Sabbath]) -> None:
    """CHM-10. One on every face-up Potion."""
    table = play.state
    table.markers = tuple([marker + 1 for marker in table.markers])
    if play.wants_events and table.shown:
        play.tell(MarkersAdded(table.shown, table.markers))
