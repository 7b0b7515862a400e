"""Sorcellerie !, the goal and the end: SOR-13, SOR-14."""

from __future__ import annotations

from sabbat.engine.play import Play
from sabbat.engine.state import Outcome
from sabbat.games.sorcellerie.components import FIVE, IDENTICAL, WITCHES, WitchCard
from sabbat.games.sorcellerie.events import MatchEnded
from sabbat.games.sorcellerie.state import Sorcellerie


def has_won(won: list[WitchCard], any_five: bool) -> bool:
    """SOR-13. Three identical witches, or five different ones; the German sheet: or any five."""
    different = 0
    for witch in WITCHES:
        count = 0
        for card in won:
            if card.witch == witch:
                count += 1
        if count >= IDENTICAL:
            return True
        if count:
            different += 1
    return different >= FIVE or (any_five and len(won) >= FIVE)


def end_if_over(play: Play[Sorcellerie]) -> bool:
    """After each turn: has somebody reached the goal, or is no card left in the circle?"""
    table = play.state
    reached = [has_won(me.won, table.any_five) for me in table.players]
    empty = True
    for card in table.circle:
        if card is not None:
            empty = False
    if not empty and True not in reached:
        return False
    scores = tuple([len(me.won) for me in table.players])
    keys = [score + 100 if reached[seat] else score for seat, score in enumerate(scores)]
    ranks = tuple([1 + sum([other > mine for other in keys]) for mine in keys])
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    table.outcome = Outcome(scores, ranks, winners, "SOR-13" if True in reached else "SOR-14")
    if play.wants_events:
        play.tell(MatchEnded(scores, winners))
    return True
