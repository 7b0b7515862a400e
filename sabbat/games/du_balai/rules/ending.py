"""Du balai !, the end of a turn and of the race: DUB-20, DUB-30, DUB-50, DUB-51."""

from __future__ import annotations

from sabbat.engine.actions import Seat
from sabbat.engine.play import Play
from sabbat.engine.state import Outcome
from sabbat.games.du_balai.components import FINISH_POINTS, LAST_TURN, MAGIC, POINTS
from sabbat.games.du_balai.events import AcrobaticsShown, CurseMoved, DawnBroke, MatchEnded
from sabbat.games.du_balai.state import NOBODY, NOT_WRITTEN, DuBalai


def end_turn(play: Play[DuBalai]) -> None:
    """DUB-20, DUB-50. Cards back into the hands, the curse to the leading square; maybe the race is over."""
    table = play.state
    table.closer = NOBODY
    table.cast_at = 0
    table.lid_at = 0
    table.mover = NOBODY
    table.blocks = ()
    table.dice = ()
    for me in table.players:
        me.ready = False
        me.held_back = False
        me.formula = NOT_WRITTEN
        me.second = NOT_WRITTEN
        me.double = False
        me.claimed = False
    leading = max([me.square for me in table.players])
    if table.curse != leading:
        table.curse = leading
        if play.wants_events:
            play.tell(CurseMoved(leading))
    if table.across or table.turn >= LAST_TURN:
        end_race(play)


def race_points(table: DuBalai, seat: Seat) -> int:
    """DUB-50. First across 25, second 24, all others across 23; the rest their square."""
    me = table.players[seat]
    return FINISH_POINTS[min(me.crossed, len(FINISH_POINTS)) - 1] if me.crossed else me.square


def acrobatics(hand: list[int]) -> int:
    """DUB-30."""
    points = 0
    for kind, count in enumerate(hand):
        points += POINTS[kind] * count
    return points


def end_race(play: Play[DuBalai]) -> None:
    """DUB-51. Highest total; among equals, who got further, and of those across, who crossed first."""
    table = play.state
    if play.wants_events:
        if not table.across:
            play.tell(DawnBroke(table.turn))
        for seat, me in enumerate(table.players):
            cards = tuple([MAGIC[kind] for kind in range(len(MAGIC)) for _ in range(me.hand[kind]) if POINTS[kind]])
            if cards:
                play.tell(AcrobaticsShown(seat, cards, acrobatics(me.hand)))
    scores = tuple([race_points(table, seat) + acrobatics(me.hand) for seat, me in enumerate(table.players)])
    keys: list[tuple[int, int, int]] = []
    for seat, me in enumerate(table.players):
        keys.append((scores[seat], race_points(table, seat), -me.crossed))
    ranks = tuple([1 + sum([other > mine for other in keys]) for mine in keys])
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    table.outcome = Outcome(scores, ranks, winners, "DUB-51")
    if play.wants_events:
        play.tell(MatchEnded(scores, winners))
