"""Chaudron Magique, the end: CHM-6, CHM-7, CHM-42, CHM-46."""

from __future__ import annotations

from sabbat.engine.play import Play
from sabbat.engine.state import Outcome
from sabbat.games.chaudron_magique.components import KINDS
from sabbat.games.chaudron_magique.events import CauldronLost, CauldronWon
from sabbat.games.chaudron_magique.rules.applying import still_to_come
from sabbat.games.chaudron_magique.state import NO_POTION, NOBODY, Sabbath


def is_over(play: Play[Sabbath]) -> bool:
    """Looks whether the match is won or lost, and ends it."""
    table = play.state
    if table.brewing != NO_POTION:
        return False
    # CHM-7: a card that brews the last Potion wins, whatever it burns. A forced brewing burns first (CHM-50).
    safe = table.owner != NOBODY or (not table.owed and table.burnt < table.limit)
    if safe and not table.pile and not table.shown:
        _end(play, True)
        return True
    if table.burnt >= table.limit and not may_still_win(table):
        _end(play, False)
        return True
    return False


def may_still_win(table: Sabbath) -> bool:
    """CHM-7. While a card is applied: could it still brew everything that is left? Stones may stand in for each. As far
    as anybody can know: of a Potion that lies face down, no more than its rarity is seen."""
    if table.owner == NOBODY:
        return False
    potions, smallest = table.printed.potions, table.printed.smallest
    wanted = 0
    for name in table.shown:
        wanted += max(0, potions[name].size - table.stand_ins)
    for name in table.pile:
        wanted += max(0, smallest[potions[name].rarity] - table.stand_ins)
    there = len(table.falling) + still_to_come(table)
    for kind in range(KINDS):
        there += table.lying[kind].bit_count()
    return wanted <= there


def _end(play: Play[Sabbath], won: bool) -> None:
    """CHM-6. All together."""
    table = play.state
    seats = len(table.hands)
    brewed = len(table.brewed)
    everybody = tuple(range(seats)) if won else ()
    table.owed = 0
    table.falling = ()
    table.outcome = Outcome((brewed,) * seats, ((1 if won else 2),) * seats, everybody, "CHM-6" if won else "CHM-42")
    if play.wants_events:
        play.tell(CauldronWon(table.turn, table.burnt) if won else CauldronLost(table.turn, table.burnt, brewed))
