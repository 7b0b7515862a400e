"""Chaudron Magique, move and duplicate: CHM-31, CHM-32."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance
from sabbat.engine.composition import ComposedField, Composition
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.placed import Placed
from sabbat.engine.play import Play
from sabbat.games.chaudron_magique.actions import (
    DUPLICATE_AT,
    STOP_MOVING,
    DuplicateOnto,
    MoveToken,
    StopMoving,
    moves_from,
)
from sabbat.games.chaudron_magique.components import ALL, AT, BURNT, CELLS, GROUPS, LETTERS, PIECES, cells_in
from sabbat.games.chaudron_magique.events import BurntMoved, NothingToDuplicate, ResourceDuplicated, ResourceMoved
from sabbat.games.chaudron_magique.layers import count, nth_cell
from sabbat.games.chaudron_magique.rules.verbs import put_down
from sabbat.games.chaudron_magique.state import Sabbath, kind_at


@dataclass(frozen=True)
class DuplicateOne(Decision[Sabbath]):
    """CHM-32. Which resource, and where does one more of it go? `left` with this one."""

    rule: ClassVar[str] = "CHM-32"
    card: str
    left: int

    def candidates(self, state: Sabbath, seat: Seat) -> list[Action]:
        return self.placed(state, seat).actions()

    def placed(self, state: Sabbath, seat: Seat) -> Placed:
        rows = [DUPLICATE_AT[kind] for kind in kinds_to_duplicate(state)]
        return Placed([], rows, state.empty or state.resources)

    def composed(self, state: Sabbath, seat: Seat) -> list[Composition]:
        kinds = [LETTERS[kind] for kind in kinds_to_duplicate(state)]
        room = _texts(state.empty or state.resources)
        fields = {"resource": ComposedField(one_of=kinds), "cell": ComposedField(one_of=room)}
        return [Composition("DuplicateOnto", fields)]

    def listed(self, state: Sabbath, seat: Seat) -> list[Action]:
        return []

    def check(self, state: Sabbath, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, DuplicateOnto):
            return self.not_asked()
        kind = LETTERS.index(action.resource)
        if kind not in kinds_to_duplicate(state):
            is_of_the_card = kind in GROUPS[state.applied.of]
            return Refusal(
                "CHM-32", "none_to_duplicate" if is_of_the_card else "not_to_duplicate", {"resource": action.resource}
            )
        if (state.empty or state.resources) & action.cell.bit:
            return None
        burnt = state.lying[BURNT] & action.cell.bit
        return Refusal("CHM-32", "burnt_lies_there" if burnt else "cell_is_taken", {"cell": action.cell.text})

    def options(self, state: Sabbath, seat: Seat) -> list[Action]:
        return self.candidates(state, seat)

    def pick(self, state: Sabbath, seat: Seat, choices: Chance) -> Action:
        kinds = kinds_to_duplicate(state)
        room = state.empty or state.resources
        cells = count(room)
        place = choices.choose(len(kinds) * cells)
        return DuplicateOnto(LETTERS[kinds[place // cells]], AT[nth_cell(room, place % cells)])

    def resolve(self, play: Play[Sabbath], seat: Seat, action: Action) -> None:
        assert isinstance(action, DuplicateOnto)
        play.state.times -= 1
        play.state.last = f"{action.resource} {action.cell.text}"
        if play.wants_events:
            play.tell(ResourceDuplicated(seat, action.resource, action.cell))
        put_down(play, LETTERS.index(action.resource), action.cell.at)  # with no room it replaces, and burns


def _texts(mask: int) -> list[str]:
    return [cell.text for cell in cells_in(mask)]


def kinds_to_duplicate(table: Sabbath) -> list[int]:
    """What lies in the cauldron now, of the kinds that the card tells, and is in the supply."""
    found: list[int] = []
    for kind in GROUPS[table.applied.of]:
        if table.lying[kind] and table.lying[kind].bit_count() < PIECES[kind]:
            found.append(kind)
    return found


def duplicate_next(play: Play[Sabbath]) -> None:
    """CHM-32. With none of the kind, or only burnt tokens, the effect is lost."""
    table = play.state
    if not kinds_to_duplicate(table):
        table.times = 0
        if play.wants_events:
            play.tell(NothingToDuplicate(table.owner))
    else:
        play.ask(table.owner, DuplicateOne(table.card, table.times))


@dataclass(frozen=True)
class MoveOne(Decision[Sabbath]):
    """CHM-31. One resource or burnt token to any empty cell, or no more. `left` with this one."""

    rule: ClassVar[str] = "CHM-31"
    card: str
    left: int

    def candidates(self, state: Sabbath, seat: Seat) -> list[Action]:
        return self.placed(state, seat).actions()

    def placed(self, state: Sabbath, seat: Seat) -> Placed:
        empty = state.empty
        rows = [moves_from(cell) for cell in CELLS if not cell.bit & empty]
        return Placed([STOP_MOVING], rows, empty)

    def composed(self, state: Sabbath, seat: Seat) -> list[Composition]:
        taken, empty = _texts(ALL & ~state.empty), _texts(state.empty)
        fields = {"cell": ComposedField(one_of=taken), "onto": ComposedField(one_of=empty)}
        return [Composition("MoveToken", fields)]

    def listed(self, state: Sabbath, seat: Seat) -> list[Action]:
        return [STOP_MOVING]

    def check(self, state: Sabbath, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, StopMoving):
            return None
        if not isinstance(action, MoveToken):
            return self.not_asked()
        if state.empty & action.cell.bit:
            return Refusal("CHM-31", "nothing_lies_there", {"cell": action.cell.text})
        if not state.empty & action.onto.bit:
            return Refusal("CHM-31", "cell_is_taken", {"cell": action.onto.text})
        return None

    def options(self, state: Sabbath, seat: Seat) -> list[Action]:
        return self.candidates(state, seat)

    def pick(self, state: Sabbath, seat: Seat, choices: Chance) -> Action:
        empty = state.empty
        taken, onto = count(ALL & ~empty), count(empty)
        place = choices.choose(1 + taken * onto) - 1
        if place < 0:
            return STOP_MOVING
        return MoveToken(AT[nth_cell(ALL & ~empty, place // onto)], AT[nth_cell(empty, place % onto)])

    def resolve(self, play: Play[Sabbath], seat: Seat, action: Action) -> None:
        table = play.state
        if not isinstance(action, MoveToken):
            table.times = 0
            return
        table.times -= 1
        kind = kind_at(table, action.cell.bit)
        table.lying[kind] ^= action.cell.bit | action.onto.bit
        if not play.wants_events:
            return
        if kind == BURNT:
            play.tell(BurntMoved(seat, action.cell, action.onto))
        else:
            play.tell(ResourceMoved(seat, LETTERS[kind], action.cell, action.onto))


def move_next(play: Play[Sabbath]) -> None:
    """CHM-31. Without an empty cell, or with nothing in the cauldron, there is nothing to move."""
    table = play.state
    if not table.empty or not (table.resources | table.lying[BURNT]):
        table.times = 0
    else:
        play.ask(table.owner, MoveOne(table.card, table.times))
