"""Charlatans, the end: the last round's exchange (CHA-32, CHA-41) and the winner (CHA-33)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.engine.state import Outcome
from sabbat.games.charlatans.actions import BUY_DROP, DONE, BuyDrop, Done
from sabbat.games.charlatans.components import COINS, LAST_TUBE, TUBES
from sabbat.games.charlatans.round_events import MatchEnded, TieBroken
from sabbat.games.charlatans.rules.verbs import gain_points, move_tube_drop, pay_rubies
from sabbat.games.charlatans.state import Charlatans

COINS_PER_POINT: Final = 5
RUBIES_PER_POINT: Final = 2
RUBIES_PER_GLASS: Final = 2  # CHA-29


def cash_in(play: Play[Charlatans], seat: Seat) -> None:
    """CHA-32. Coins, unless exploded, become points, as many as possible; rubies follow in step F."""
    me = play.state.players[seat]
    if me.takes_coins:
        gain_points(play, seat, COINS[me.score_space] // COINS_PER_POINT, "coins")


def most_points(tube: int, rubies: int) -> int:
    """CHA-32, CHA-41. The most points that so many rubies can become: by themselves, or through the glasses ahead."""
    most = rubies // RUBIES_PER_POINT
    if rubies >= RUBIES_PER_GLASS and tube < LAST_TUBE:
        glass = TUBES[tube + 1]
        through = glass.points + most_points(tube + 1, rubies - RUBIES_PER_GLASS + glass.rubies)
        most = max(most, through)
    return most


def spend_last_rubies(play: Play[Charlatans], seat: Seat) -> None:
    """CHA-32, CHA-41. Step F of round 9: points; where a glass is in play and can give more, its owner is asked."""
    me = play.state.players[seat]
    if play.state.tubes and most_points(me.tube, me.rubies) > me.rubies // RUBIES_PER_POINT:
        play.ask(seat, SPEND_LAST_RUBIES)
    else:
        rubies_to_points(play, seat)


def rubies_to_points(play: Play[Charlatans], seat: Seat) -> None:
    """CHA-32. As many as possible."""
    points = play.state.players[seat].rubies // RUBIES_PER_POINT
    if points:
        pay_rubies(play, seat, points * RUBIES_PER_POINT, "points")
        gain_points(play, seat, points, "rubies")


@dataclass(frozen=True)
class SpendLastRubies(Decision[Charlatans]):
    """CHA-41. In round 9, two rubies may still move the second drop; all others become points."""

    rule: ClassVar[str] = "CHA-41"

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        return [BUY_DROP, DONE]

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, (BuyDrop, Done)) else self.not_asked()

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        if isinstance(action, BuyDrop):
            pay_rubies(play, seat, RUBIES_PER_GLASS, "drop")
            move_tube_drop(play, seat)
            spend_last_rubies(play, seat)
        else:
            rubies_to_points(play, seat)


SPEND_LAST_RUBIES: Final[SpendLastRubies] = SpendLastRubies()


def end_match(play: Play[Charlatans]) -> None:
    """CHA-33. Most points; then the fuller pot of the last round; then shared."""
    table = play.state
    keys = [me.points * 100 + me.score_space for me in table.players]
    ranks = tuple([1 + sum([other > mine for other in keys]) for mine in keys])
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    scores = tuple([me.points for me in table.players])
    table.outcome = Outcome(scores, ranks, winners, "CHA-33")
    if play.wants_events:
        tied = tuple([seat for seat, score in enumerate(scores) if score == max(scores)])
        if len(tied) > 1:
            play.tell(TieBroken(tied, winners, len(winners) < len(tied)))
        play.tell(MatchEnded(scores, winners))
