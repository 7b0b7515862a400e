"""Bal des Chaudrons, the end: BAL-27 and BAL-28."""

from __future__ import annotations

from sabbat.engine.play import Play
from sabbat.engine.state import Outcome
from sabbat.games.bal_des_chaudrons.components import ENDS_AT, LAST_ROUND, size
from sabbat.games.bal_des_chaudrons.events import MatchEnded
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch


def check_end(play: Play[Bal]) -> None:
    """BAL-27. Five or more in anybody's Demon Circle; the fullest one wins."""
    table = play.state
    if table.round < LAST_ROUND and max([size(me.circle) for me in table.witches]) < ENDS_AT:
        return
    keys = [standing(me) for me in table.witches]
    ranks = tuple([1 + sum([other > mine for other in keys]) for mine in keys])
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    scores = tuple([size(me.circle) for me in table.witches])
    fullest = [score for score in scores if score == max(scores)]
    table.outcome = Outcome(scores, ranks, winners, "BAL-27" if len(fullest) == 1 else "BAL-28")
    if play.wants_events:
        play.tell(MatchEnded(scores, winners))


def standing(me: BalWitch) -> int:
    """BAL-27, BAL-28. The Circle; then its different types; then the emptier bench."""
    types = sum([count > 0 for count in me.circle])
    return (size(me.circle) * 10 + types) * 100 - size(me.bench)
