"""Chaudron Magique, before the arrow: CHM-22 to CHM-26."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from sabbat.engine.actions import Action, Seat
from sabbat.engine.composition import Composition
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.chaudron_magique.actions import LAY_OUT, REMOVE_EVERY, SUFFER, LayBlock, RemoveEvery, SufferBurnt
from sabbat.games.chaudron_magique.components import KINDS, LETTERS, OUT, SPOTS, STONE, Spot
from sabbat.games.chaudron_magique.events import BlockRemoved, EveryRemoved
from sabbat.games.chaudron_magique.layers import Layers
from sabbat.games.chaudron_magique.rules.foresight import best_first
from sabbat.games.chaudron_magique.rules.laying import (
    answers,
    chosen_of,
    composed_spots,
    distinct,
    found_by,
    matched,
)
from sabbat.games.chaudron_magique.rules.verbs import MISSING, SUFFERED, cause_burnt, resources_on, take_away
from sabbat.games.chaudron_magique.state import Sabbath


@dataclass(frozen=True)
class RemoveBlocks(Decision[Sabbath]):
    """CHM-25. Which block is removed next, and where is its shape laid? CHM-22: or, with `or_burnt`, suffer so many."""

    rule: ClassVar[str] = "CHM-25"
    card: str
    blocks: tuple[int, ...]  # counted from 1
    or_burnt: int

    def candidates(self, state: Sabbath, seat: Seat) -> list[Action]:
        return best_first(state, self.options(state, seat))

    def options(self, state: Sabbath, seat: Seat) -> list[Action]:
        """Where it finds something; and one way to find nothing. "Or suffer" wants all or nothing."""
        found: list[Action] = [SUFFER] if self.or_burnt else []
        lying = Layers(state.lying)
        for block in self._distinct(state):
            found += self._finds(state, lying, block, len(SPOTS))
            if not self.or_burnt:
                found.append(LAY_OUT[block])
        return found

    def _finds(self, state: Sabbath, lying: Layers, block: int, most: int) -> list[LayBlock]:
        """The ways to lay a block on what it removes, in their order; `most` of them are enough."""
        shape = state.applied.before[block]
        covers = shape.covers
        ways = answers(block + 1, shape)
        found: list[LayBlock] = []
        place = 0
        for chosen in chosen_of(shape):
            chosen_lying: i64 = state.lying[chosen] if chosen >= 0 else 0
            for cover in covers:
                if cover.all & lying.any:
                    there = found_by(cover, lying, chosen_lying)
                    if there and (not self.or_burnt or (there == cover.all and not cover.outside)):
                        found.append(ways[place])
                        if len(found) == most:
                            return found
                place += 1
        return found

    def _distinct(self, state: Sabbath) -> list[int]:
        return distinct(state.applied.before_texts, tuple([block - 1 for block in self.blocks]))

    def composed(self, state: Sabbath, seat: Seat) -> list[Composition]:
        return composed_spots([action for action in self.options(state, seat) if isinstance(action, LayBlock)])

    def listed(self, state: Sabbath, seat: Seat) -> list[Action]:
        return [SUFFER] if self.or_burnt else []

    def as_sent(self, state: Sabbath, seat: Seat) -> list[Action]:
        """The answers in the order of the question that a player gets: what is listed, then block by block."""
        return self.options(state, seat)

    def finds_something(self, state: Sabbath) -> bool:
        """Is there an answer that removes anything?"""
        lying = Layers(state.lying)
        for block in self._distinct(state):
            if self._finds(state, lying, block, 1):
                return True
        return False

    def check(self, state: Sabbath, seat: Seat, action: Action) -> Refusal | None:
        card = state.applied
        if isinstance(action, SufferBurnt):
            return None if self.or_burnt else Refusal("CHM-22", "nothing_to_suffer")
        if not isinstance(action, LayBlock):
            return self.not_asked()
        if action.block not in self.blocks:
            return Refusal("CHM-25", "no_such_block", {"block": action.block})
        if action.block - 1 not in self._distinct(state):
            return Refusal("CHM-25", "same_block_first", {"block": action.block})
        if action.at is OUT:
            return Refusal("CHM-22", "all_or_burnt") if self.or_burnt else None
        cover = card.before[action.block - 1].cover_of(action.at)
        if cover is None:
            return Refusal("CHM-23", "not_laid_so")
        there = matched(cover, state.lying, action.at.kind)
        if self.or_burnt and (there != cover.all or cover.outside):
            return Refusal("CHM-22", "all_or_burnt")
        return None if there else Refusal("CHM-25", "finds_nothing_there")

    def resolve(self, play: Play[Sabbath], seat: Seat, action: Action) -> None:
        if isinstance(action, SufferBurnt):
            suffer(play)
        else:
            assert isinstance(action, LayBlock)
            play.state.last = f"{action.block} {action.at.text}"
            remove_block(play, action.block - 1, action.at)


def remove_block(play: Play[Sabbath], block: int, at: Spot) -> None:
    """CHM-25. What is there goes; what is missing burns."""
    table = play.state
    shape = table.applied.before[block]
    cover = shape.cover_of(at)
    there = 0 if cover is None else matched(cover, table.lying, at.kind)
    short = shape.size - there.bit_count()
    table.blocks = tuple([other for other in table.blocks if other != block])
    if play.wants_events:
        resources, cells = resources_on(table, there)
        play.tell(BlockRemoved(table.owner, block + 1, at, resources, cells, short))
    take_away(table, there)
    if short:
        cause_burnt(play, short, MISSING)


def suffer(play: Play[Sabbath]) -> None:
    """CHM-22."""
    table = play.state
    table.blocks = ()
    cause_burnt(play, table.applied.or_burnt, SUFFERED)


@dataclass(frozen=True)
class ChooseEvery(Decision[Sabbath]):
    """CHM-26. All of one resource, never of stones: which? One that is not there may be chosen, too."""

    rule: ClassVar[str] = "CHM-26"
    card: str

    def candidates(self, state: Sabbath, seat: Seat) -> list[Action]:
        return list(REMOVE_EVERY)

    def check(self, state: Sabbath, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, RemoveEvery) else self.not_asked()

    def resolve(self, play: Play[Sabbath], seat: Seat, action: Action) -> None:
        assert isinstance(action, RemoveEvery)
        play.state.last = action.resource
        remove_every(play, LETTERS.index(action.resource))


def remove_every(play: Play[Sabbath], kind: int) -> None:
    """CHM-26. It never costs burnt."""
    table = play.state
    gone = table.lying[kind]
    if play.wants_events:
        play.tell(EveryRemoved(table.owner, LETTERS[kind], resources_on(table, gone)[1]))
    take_away(table, gone)


assert len(REMOVE_EVERY) == STONE < KINDS
