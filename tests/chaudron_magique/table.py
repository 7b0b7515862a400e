"""A table laid by hand, for tests that read like the rulebook: set, act, look. Everything goes through `submit`.

ada = applying("armful_B", '''
    . . . . .
  . . . . . . .
''')
ada.adds("A4")
assert ada.table.picture == …

Pictures have seven rows; the corners are left out. Letters are resources, `x` is burnt, `.` is empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sabbat.engine import Action, Event, Match, Scripted, Seeded
from sabbat.engine.state import Outcome
from sabbat.games.chaudron_magique import GAME, actions
from sabbat.games.chaudron_magique.cards import load_cards
from sabbat.games.chaudron_magique.components import BURNT_MARK, KINDS, LETTERS, SIDE, cell, spot
from sabbat.games.chaudron_magique.rules.flow import APPLYING, CHOOSING
from sabbat.games.chaudron_magique.state import Sabbath
from sabbat.games.chaudron_magique.view_building import grid_of

SIGNS = LETTERS + BURNT_MARK
EMPTY = "\n".join([". . . . ."] + [". . . . . . ."] * 5 + [". . . . ."])
CLASSIC = load_cards(Path(__file__).with_name("classic.toml"))  # what the tests of the rules are played with
NEVER = ("R1", "R2", "R3")  # Potions of ten resources, for tests in which none is to be brewed


def table_of(match: Match) -> Sabbath:
    assert isinstance(match.state, Sabbath)
    return match.state


def masks(picture: str) -> list[int]:
    """A picture as the masks of a table."""
    rows = [line.split() for line in picture.strip().splitlines()]
    assert [len(row) for row in rows] == [5, 7, 7, 7, 7, 7, 5], "a picture has 5, 7, 7, 7, 7, 7 and 5 signs"
    lying = [0] * (KINDS + 1)
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign != ".":
                lying[SIGNS.index(sign)] |= 1 << (SIDE * y + x + (1 if len(row) == 5 else 0))
    return lying


def lines(text: str) -> list[int]:
    """`B2 BB, B3 BR`: rows of resources, each from a cell to the right, as the masks of a table."""
    lying = [0] * (KINDS + 1)
    for line in filter(None, text.split(", ")):
        first, signs = line.split()
        for place, sign in enumerate(signs):
            if sign != ".":
                lying[SIGNS.index(sign)] |= cell(first).bit << place
    return lying


def drawn(grid: Sequence[str]) -> str:
    """The rows of a view as a picture."""
    return "\n".join(" ".join(row.strip()) for row in grid)


def picture(text: str) -> str:
    """A picture as `Player.picture` tells it, whatever its margin."""
    return "\n".join(" ".join(line.split()) for line in text.strip().splitlines())


class Player:
    """One seat of the table, with the words of a player."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.told: list[Event] = list(match.told_at_start)

    @property
    def state(self) -> Sabbath:
        return table_of(self.match)

    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def picture(self) -> str:
        return drawn(grid_of(self.state))

    @property
    def asked(self) -> Any:  # whatever she is asked now
        return self.state.asked[self.seat]

    @property
    def options(self) -> list[Action]:
        return self.match.options(self.seat)

    @property
    def is_done(self) -> bool:
        """Is her card applied?"""
        return self.state.owner != self.seat

    def heard(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.told if isinstance(event, kind)]

    def does(self, action: Action) -> Player:
        self.told += self.match.submit(self.seat, action).events
        return self

    def lays(self, at: str, block: int = 1) -> Player:
        return self.does(actions.LayBlock(block, spot(at)))

    def leaves_out(self, block: int) -> Player:
        return self.does(actions.LeaveBlockOut(block))

    def suffers(self) -> Player:
        return self.does(actions.SUFFER)

    def puts_burnt(self, *cells: str) -> Player:
        for name in cells:
            self.does(actions.PutBurnt(cell(name)))
        return self

    def moves(self, from_cell: str, onto: str) -> Player:
        return self.does(actions.MoveToken(cell(from_cell), cell(onto)))

    def stops(self) -> Player:
        return self.does(actions.STOP_MOVING)

    def duplicates(self, letter: str, onto: str) -> Player:
        return self.does(actions.DuplicateOnto(letter, cell(onto)))

    def removes_every(self, letter: str) -> Player:
        return self.does(actions.RemoveEvery(letter))

    def brews(self, potion: str) -> Player:
        return self.does(actions.BrewNext(potion))

    def answers(self, *texts: str) -> Player:
        """`1 C4 r1`, `leave 2`, `suffer`, `burnt A3`, `all C`, `double B A3`, `move A3 A4`, `stop`."""
        for text in texts:
            word, _, rest = text.partition(" ")
            if word.isdigit():
                self.lays(rest, int(word))
            elif word == "leave":
                self.leaves_out(int(rest))
            elif word == "suffer":
                self.suffers()
            elif word == "burnt":
                self.puts_burnt(rest)
            elif word == "all":
                self.removes_every(rest)
            elif word == "double":
                self.duplicates(*rest.split())
            elif word == "move":
                self.moves(*rest.split())
            else:
                assert word == "stop"
                self.stops()
        return self


def laid(
    lying: str = EMPTY,
    *,
    seats: int = 3,
    shown: Sequence[str] = NEVER,
    markers: Sequence[int] = (),
    pile: Sequence[str] = ("R4",),
    brewed: Sequence[str] = (),
    **options: Any,
) -> Sabbath:
    """A table in the middle of turn 2."""
    state = GAME.lay(seats, GAME.agree(seats, {"cards": CLASSIC.text, **options}))
    state.turn = 2
    state.lying = masks(lying) if "\n" in lying else lines(lying)
    state.shown = tuple(shown)
    state.markers = tuple(markers) or (1,) * len(state.shown)
    state.pile = tuple(pile)
    state.brewed = tuple(brewed)
    state.step = CHOOSING
    return state


def _begun(state: Sabbath, luck: dict[str, list[str]] | None, options: dict[str, Any]) -> Match:
    script = Scripted(luck or {}, otherwise=Seeded(1))
    agreed = GAME.agree(len(state.hands), {"cards": CLASSIC.text, **options})
    return Match.begin(GAME, state, agreed, 0, script)


def applying(card: str, lying: str = EMPTY, *, others: Sequence[str] = (), **laid_as: Any) -> Player:
    """Seat 0 has played `card`, and it is the first to be applied. The others have played nothing to speak of."""
    state = laid(lying, **laid_as)
    seats = len(state.hands)
    names = state.printed.names
    quiet = ["great_ladle", "deft_spoon", "great_drain", "antidote", "quenching", "casket", "hole"]
    played = [card, *others, *[name for name in quiet if name != card]][:seats]
    for seat, name in enumerate(played):
        state.picked[seat] = name
        state.draw[names.index(name)] -= 1
    state.step = APPLYING
    state.unrevealed = tuple(range(seats))
    match = _begun(state, {"cards": [str(seat) for seat in range(seats)]}, laid_as.get("options", {}))
    return Player(match, 0)


def between_turns(lying: str = EMPTY, **laid_as: Any) -> Player:
    """A new turn, the second, begins; seat 1 has the ladle."""
    state = laid(lying, **laid_as)
    seats = len(state.hands)
    names = state.printed.names
    for seat in range(seats):
        name = ("armful_B", "armful_R", "armful_F", "market", "hole", "leak", "splash")[seat]
        state.picked[seat] = name
        state.draw[names.index(name)] -= 1
    state.turn = 1
    state.step = APPLYING
    return Player(_begun(state, None, {}), 1)
