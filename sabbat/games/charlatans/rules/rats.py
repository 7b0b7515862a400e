"""Charlatans, rats: CHA-11."""

from __future__ import annotations

from typing import Final

from sabbat.engine.actions import Seat
from sabbat.engine.play import Play
from sabbat.games.charlatans.components import LAP, LAST_SPACE, TAILS_AFTER, printed
from sabbat.games.charlatans.events import RatPlaced
from sabbat.games.charlatans.state import Charlatans

# How many tails of a lap hang before each of its spaces
_TAILS_BEFORE: Final[tuple[int, ...]] = tuple(
    [len([after for after in TAILS_AFTER if after < space]) for space in range(LAP)]
)


def _tails_up_to(points: int) -> int:
    """How many tails hang before a marker, over all laps."""
    return points // LAP * len(TAILS_AFTER) + _TAILS_BEFORE[points % LAP]


def tails_between(points: int, leader: int) -> int:
    """The tails between own marker and the leader's."""
    return max(0, _tails_up_to(leader) - _tails_up_to(points))


def count_tails(table: Charlatans, seat: Seat) -> int:
    """The rat tails of a seat in this round. None in round 1; doubled by Rat Infestation."""
    if table.round < 2:
        return 0
    mine = table.players[seat].points
    leader = mine
    for player in table.players:
        leader = max(leader, player.points)
    tails = tails_between(mine, leader)
    return tails * 2 if table.card == "rat_infestation" else tails


def place_rat(play: Play[Charlatans], seat: Seat) -> None:
    """The rat stone goes that many spaces past the drop."""
    me = play.state.players[seat]
    me.rat = max(0, count_tails(play.state, seat) - me.given_up)
    if play.wants_events and me.rat:
        space = min(LAST_SPACE, me.drop + me.rat)
        play.tell(RatPlaced(seat, me.rat, space, *printed(space)))
