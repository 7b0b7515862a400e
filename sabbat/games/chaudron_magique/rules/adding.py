"""Chaudron Magique, after the arrow: CHM-27 to CHM-30."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance
from sabbat.engine.composition import Composition
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.chaudron_magique.actions import DROP_NEXT, LAY_OUT, LEAVE_OUT, DropNext, LayBlock, LeaveBlockOut
from sabbat.games.chaudron_magique.components import AT, LETTERS, OUT, Cell, Spot
from sabbat.games.chaudron_magique.events import BlockLaid, BlockLeftOut
from sabbat.games.chaudron_magique.rules.completing import may_complete
from sabbat.games.chaudron_magique.rules.falling import next_to_fall
from sabbat.games.chaudron_magique.rules.foresight import best_first
from sabbat.games.chaudron_magique.rules.laying import answers, composed_answers, distinct, falling
from sabbat.games.chaudron_magique.rules.verbs import OUTSIDE, cause_burnt, put_down
from sabbat.games.chaudron_magique.state import Sabbath


@dataclass(frozen=True)
class AddBlocks(Decision[Sabbath]):
    """CHM-27. Which block is added next, and where is it laid? CHM-29: a blue one may be left out."""

    rule: ClassVar[str] = "CHM-27"
    card: str
    blocks: tuple[int, ...]  # counted from 1

    def candidates(self, state: Sabbath, seat: Seat) -> list[Action]:
        return best_first(state, self.options(state, seat))

    def options(self, state: Sabbath, seat: Seat) -> list[Action]:
        """Every way to lay it at least partly inside, one to lose it all, and for blue ones one to leave it out."""
        found: list[Action] = []
        card = state.applied
        for block in self._distinct(state):
            shape = card.after[block]
            found.extend(answers(block + 1, shape))
            found.append(LAY_OUT[block])
            if card.optional[block]:
                found.append(LEAVE_OUT[block])
        return found

    def offer_key(self, state: Sabbath, seat: Seat) -> object | None:
        return state.cards, len(state.hands), self.card, self.blocks

    def pick(self, state: Sabbath, seat: Seat, choices: Chance) -> Action:
        card = state.applied
        blocks = self._distinct(state)
        ways = [answers(block + 1, card.after[block]) for block in blocks]
        place = choices.choose(sum([len(way) + (2 if card.optional[blocks[at]] else 1) for at, way in enumerate(ways)]))
        for at, block in enumerate(blocks):
            if place < len(ways[at]):
                return ways[at][place]
            place -= len(ways[at])
            if place == 0:
                return LAY_OUT[block]
            if place == 1 and card.optional[block]:
                return LEAVE_OUT[block]
            place -= 2 if card.optional[block] else 1
        raise AssertionError("no such place")

    def composed(self, state: Sabbath, seat: Seat) -> list[Composition]:
        return [composed_answers(block + 1, state.applied.after[block]) for block in self._distinct(state)]

    def listed(self, state: Sabbath, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for block in self._distinct(state):
            found.append(LAY_OUT[block])
            if state.applied.optional[block]:
                found.append(LEAVE_OUT[block])
        return found

    def as_sent(self, state: Sabbath, seat: Seat) -> list[Action]:
        """The answers in the order of the question that a player gets: what is listed, then what is composed."""
        found = self.listed(state, seat)
        for block in self._distinct(state):
            found.extend(answers(block + 1, state.applied.after[block]))
        return found

    def _distinct(self, state: Sabbath) -> list[int]:
        return distinct(state.applied.after_texts, tuple([block - 1 for block in self.blocks]))

    def check(self, state: Sabbath, seat: Seat, action: Action) -> Refusal | None:
        card = state.applied
        if not isinstance(action, (LayBlock, LeaveBlockOut)):
            return self.not_asked()
        if action.block not in self.blocks:
            return Refusal("CHM-27", "no_such_block", {"block": action.block})
        if action.block - 1 not in self._distinct(state):
            return Refusal("CHM-27", "same_block_first", {"block": action.block})
        if isinstance(action, LeaveBlockOut):
            return None if card.optional[action.block - 1] else Refusal("CHM-29", "block_is_not_blue")
        if action.at is OUT or card.after[action.block - 1].cover_of(action.at) is not None:
            return None
        return Refusal("CHM-23", "not_laid_so")

    def resolve(self, play: Play[Sabbath], seat: Seat, action: Action) -> None:
        table = play.state
        assert isinstance(action, (LayBlock, LeaveBlockOut))
        block = action.block - 1
        table.blocks = tuple([other for other in table.blocks if other != block])
        if isinstance(action, LayBlock):
            table.last = f"{action.block} {action.at.text}"
            lay(play, block, action.at)
        elif play.wants_events:
            play.tell(BlockLeftOut(seat, action.block))


def lay(play: Play[Sabbath], block: int, at: Spot) -> None:
    """CHM-27. What falls outside is lost; the rest comes down one by one (CHM-30)."""
    table = play.state
    shape = table.applied.after[block]
    cover = shape.cover_of(at)
    table.falling = () if cover is None else falling(cover, at.kind)
    lost = shape.size - len(table.falling)
    if play.wants_events:
        resources = tuple([LETTERS[resource & 7] for resource in table.falling])
        cells = tuple([AT[resource >> 3] for resource in table.falling])
        play.tell(BlockLaid(table.owner, block + 1, at, resources, cells, lost))
    if lost:
        cause_burnt(play, lost, OUTSIDE)


def drop_next(play: Play[Sabbath]) -> None:
    """CHM-30. The next resource comes down, in the best order; a Potion that it completes is brewed before the others
    follow."""
    table = play.state
    if table.burnt < table.limit and not may_complete(table, table.falling):
        _drop_all(play)
        return
    places = next_to_fall(table)
    if len(places) > 1:
        cells = tuple([AT[table.falling[place] >> 3] for place in places])
        play.ask(table.decider, ChooseWhatFalls(table.card, cells))
    else:
        _drop(play, places[0])


def _drop_all(play: Play[Sabbath]) -> None:
    """In any order, one after another at once: nothing is brewed in between, and nothing ends."""
    table = play.state
    coming = table.falling
    table.falling = ()
    for resource in coming:
        put_down(play, resource & 7, resource >> 3)


def _drop(play: Play[Sabbath], place: int) -> None:
    table = play.state
    next_one = table.falling[place]
    table.falling = table.falling[:place] + table.falling[place + 1 :]
    put_down(play, next_one & 7, next_one >> 3)


@dataclass(frozen=True)
class ChooseWhatFalls(Decision[Sabbath]):
    """CHM-30. Which resource of the block comes down next? Asked where orders as good leave different things."""

    rule: ClassVar[str] = "CHM-30"
    card: str
    cells: tuple[Cell, ...]

    def candidates(self, state: Sabbath, seat: Seat) -> list[Action]:
        return [DROP_NEXT[cell.at] for cell in self.cells]

    def check(self, state: Sabbath, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, DropNext):
            return self.not_asked()
        return None if action.cell in self.cells else Refusal("CHM-30", "not_next", {"cell": action.cell.text})

    def resolve(self, play: Play[Sabbath], seat: Seat, action: Action) -> None:
        assert isinstance(action, DropNext)
        falling_on = [resource >> 3 for resource in play.state.falling]
        _drop(play, falling_on.index(action.cell.at))
