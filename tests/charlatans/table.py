"""A table laid by hand, for tests that read like the rulebook: set, act, look. Everything goes through `submit`.

    ada = brewing(pot="W3 W3", luck="W2")
    ada.draws()
    assert ada.exploded
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from sabbat.engine import Action, Decision, Event, IllegalAction, Match, Scripted, Seeded
from sabbat.engine.options import OptionValue
from sabbat.games.charlatans import GAME, actions
from sabbat.games.charlatans.components import CHIPS, chip, chips, pile
from sabbat.games.charlatans.rules.brewing import DrawOrStop
from sabbat.games.charlatans.rules.setup import set_up
from sabbat.games.charlatans.state import Charlatan, Charlatans

QUIET = "quiet"  # a card that does nothing: no such card is in the game


@contextmanager
def refused(rule: str, why: str) -> Iterator[None]:
    """The action inside is refused for this rule and reason."""
    with pytest.raises(IllegalAction) as raised:
        yield
    assert (raised.value.rule, raised.value.why) == (rule, why)


class Player:
    """One seat of the table, with the words of a player; looks through to the seat's state."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    @property
    def state(self) -> Charlatan:
        return self.table.state.players[self.seat]

    @property
    def asked(self) -> Decision[Any] | None:
        return self.table.state.asked[self.seat]

    @property
    def options(self) -> list[Action]:
        return self.table.match.options(self.seat)

    @property
    def pot(self) -> str:
        """`B2@7 W1@8`; a chip that does not act ends in `!`."""
        return " ".join(map(str, self.state.pot))

    @property
    def bag(self) -> str:
        return " ".join(each.text for each in CHIPS for _ in range(self.state.bag[each.kind]))

    @property
    def exploded(self) -> bool:
        return self.state.exploded

    @property
    def points(self) -> int:
        return self.state.points

    @property
    def rubies(self) -> int:
        return self.state.rubies

    @property
    def drop(self) -> int:
        return self.state.drop

    def does(self, action: Action) -> list[Event]:
        """Submits it; the events it brought."""
        events = list(self.table.match.submit(self.seat, action).events)
        self.table.events += events
        return events

    def draws(self, times: int = 1) -> None:
        for _ in range(times):
            self.does(actions.Draw())

    def stops(self) -> None:
        self.does(actions.Stop())

    def uses_flask(self) -> None:
        self.does(actions.UseFlask())

    def waives(self) -> None:
        self.does(actions.Waive())

    def acts(self) -> None:
        self.does(actions.Act())

    def places(self, text: str) -> None:
        self.does(actions.Place(chip(text)))

    def takes(self, text: str) -> None:
        self.does(actions.Take(chip(text)))

    def buys(self, text: str) -> None:
        self.does(actions.Buy(tuple(chips(text))))

    def is_done(self) -> None:
        self.does(actions.Done())

    def has_a_chip_of(self, text: str) -> int:
        """How many chips of that kind are in the bag."""
        return self.state.bag[chip(text).kind]


class Table:
    """A match laid by hand. `table[0]` is the first player unless said otherwise."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = list(match.told_at_start)

    def __getitem__(self, seat: int) -> Player:
        return Player(self, seat)

    @property
    def state(self) -> Charlatans:
        assert isinstance(self.match.state, Charlatans)
        return self.match.state

    @property
    def everybody(self) -> list[Player]:
        return [self[seat] for seat in self.match.seats]

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of that kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def all_stop_after(self, *draws: int) -> None:
        """In a round of free brewing each seat draws that many chips and stops (unless exploded).

        Questions in between are waived."""
        for seat, times in enumerate(draws):
            player = self[seat]
            while player.state.draws < times and not player.state.finished:
                if isinstance(player.asked, DrawOrStop):
                    player.draws()
                else:
                    player.waives()
            while not player.state.finished:
                if isinstance(player.asked, DrawOrStop):
                    player.stops()
                else:
                    player.waives()


def lay(
    seats: int = 2,
    round: int = 1,
    card: str = QUIET,
    bags: dict[int, str] | None = None,
    luck: dict[str, str] | None = None,
    points: tuple[int, ...] = (),
    rubies: tuple[int, ...] = (),
    first: int = 0,
    out_of: str = "",
    **options: OptionValue,
) -> Table:
    """A table at the start of a round, its card being read.

    `bags` replaces what a bag holds (white 1s for round 6 not included), `luck` scripts draws by name (`bag@0`: the
    bag of seat 0; `die@1`: the die of seat 1), `out_of` empties the supply of those chips. Luck without a script is
    seeded.
    """
    agreed = GAME.agree(seats, options)
    laid = set_up(seats, agreed)
    laid.round = round - 1
    laid.first = first
    laid.deck = (card,)
    for seat, text in (bags or {}).items():
        laid.players[seat].bag = pile(text)
    for seat, each in enumerate(points):
        laid.players[seat].points = each
    for seat, each in enumerate(rubies):
        laid.players[seat].rubies = each
    for each in chips(out_of):
        laid.box[each.kind] += laid.supply[each.kind]
        laid.supply[each.kind] = 0
    script = {"first player": [str(first)], **{name: text.split() for name, text in (luck or {}).items()}}
    return Table(Match.begin(GAME, laid, agreed, 0, Scripted(script, otherwise=Seeded(0))))


def brewing(pot: str = "", luck: str = "", bag: str = "", card: str = QUIET, **laid: Any) -> Player:
    """Seat 0 in the middle of brewing: `pot` has been drawn in this order (questions in between are waived), `luck` is
    what comes next; the bag holds both and `bag` besides."""
    contents = " ".join((pot, luck, bag))
    script = {"bag@0": f"{pot} {luck}", **laid.pop("script", {})}
    table = lay(card=card, bags={0: contents, **laid.pop("bags", {})}, luck=script, **laid)
    ada = table[0]
    for _ in pot.split():
        ada.draws()
        while ada.asked is not None and not isinstance(ada.asked, DrawOrStop):
            ada.waives()
    return ada
