"""Charlatans, the end: the last round's exchange (CHA-32) and the winner (CHA-33)."""

from __future__ import annotations

from typing import Final

from sabbat.engine.actions import Seat
from sabbat.engine.play import Play
from sabbat.engine.state import Outcome
from sabbat.games.charlatans.components import COINS
from sabbat.games.charlatans.events import MatchEnded
from sabbat.games.charlatans.rules.verbs import gain_points, pay_rubies
from sabbat.games.charlatans.state import Charlatans

COINS_PER_POINT: Final = 5
RUBIES_PER_POINT: Final = 2


def cash_in(play: Play[Charlatans], seat: Seat) -> None:
    """CHA-32. Coins, unless exploded, and rubies become points, as many as possible."""
    me = play.state.players[seat]
    if me.takes_coins:
        gain_points(play, seat, COINS[me.score_space] // COINS_PER_POINT, "coins")
    points = me.rubies // RUBIES_PER_POINT
    if points:
        pay_rubies(play, seat, points * RUBIES_PER_POINT, "points")
        gain_points(play, seat, points, "rubies")


def end_match(play: Play[Charlatans]) -> None:
    """CHA-33. Most points; then the fuller pot of the last round; then shared."""
    table = play.state
    keys = [me.points * 100 + me.score_space for me in table.players]
    ranks = tuple([1 + sum([other > mine for other in keys]) for mine in keys])
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    scores = tuple([me.points for me in table.players])
    table.outcome = Outcome(scores, ranks, winners, "CHA-33")
    if play.wants_events:
        play.tell(MatchEnded(scores, winners))
