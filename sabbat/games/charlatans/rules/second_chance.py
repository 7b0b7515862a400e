"""Charlatans, the card A Second Chance (CHA-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.charlatans.actions import START_AGAIN, WAIVE, StartAgain, Waive
from sabbat.games.charlatans.events import BrewedAnew
from sabbat.games.charlatans.rules.go_on import go_on_brewing
from sabbat.games.charlatans.state import Charlatan, Charlatans

SECOND_CHANCE_AFTER: Final = 5  # chips placed


def offer_second_chance(play: Play[Charlatans], seat: Seat, placed: int) -> None:
    """A Second Chance: offered with the fifth chip, after the choices that this chip brings."""
    table = play.state
    if table.card == "second_chance" and placed == SECOND_CHANCE_AFTER and not table.players[seat].second_chance:
        play.ask(seat, BrewAgain())


def cannot_explode(table: Charlatans, me: Charlatan) -> bool:
    """A Second Chance: not before its choice has been made."""
    return table.card == "second_chance" and not me.second_chance


@dataclass(frozen=True)
class BrewAgain(Decision[Charlatans]):
    """The card A Second Chance: go on, or put everything back and brew anew."""

    rule: ClassVar[str] = "CHA-10"

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        return [START_AGAIN, WAIVE]

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, (StartAgain, Waive)) else self.not_asked()

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        me = play.state.players[seat]
        me.second_chance = True
        if isinstance(action, StartAgain):
            for placed in me.pot:
                me.bag[placed.chip.kind] += 1
            me.pot = []
            while me.fresh_beside:
                me.bag[me.beside.pop().kind] += 1
                me.fresh_beside -= 1
            me.draws = 0
            me.shield = 0
            me.last_is_fresh = False
            if play.wants_events:
                play.tell(BrewedAnew(seat))
        go_on_brewing(play, seat)
