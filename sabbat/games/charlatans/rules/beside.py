"""Charlatans, red page 2: chips that lie beside the pot until their owner has finished brewing (CHA-15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.charlatans.actions import DONE, PLACE, PUT_IN_BAG, Done, Place, PutInBag
from sabbat.games.charlatans.components import Chip, printed
from sabbat.games.charlatans.events import ChipPlaced, ChipPutBack
from sabbat.games.charlatans.state import Charlatans, Placed, reach


def put_in_bag(play: Play[Charlatans], seat: Seat, chip: Chip, why: str) -> None:
    me = play.state.players[seat]
    _leave(play, seat, chip)
    me.bag[chip.kind] += 1
    if play.wants_events:
        play.tell(ChipPutBack(seat, chip, why))


def _leave(play: Play[Charlatans], seat: Seat, chip: Chip) -> None:
    """One chip of this kind is no longer beside the pot; an older one first."""
    me = play.state.players[seat]
    at = me.beside.index(chip)
    if at >= len(me.beside) - me.fresh_beside:
        me.fresh_beside -= 1
    del me.beside[at]


@dataclass(frozen=True)
class UseSetAside(Decision[Charlatans]):
    """CHA-15, red page 2. Each chip beside the pot: place it, put it into the bag, or keep it for a later round."""

    rule: ClassVar[str] = "CHA-15"

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        kinds = sorted({chip.kind for chip in state.players[seat].beside})
        found: list[Action] = [PLACE[kind] for kind in kinds]
        found.extend([PUT_IN_BAG[kind] for kind in kinds])
        found.append(DONE)
        return found

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        beside = state.players[seat].beside
        match action:
            case Place(chip):
                return None if chip in beside else Refusal("CHA-15", "chip_not_beside", {"chip": str(chip)})
            case PutInBag(chip):
                return None if chip in beside else Refusal("CHA-15", "chip_not_beside", {"chip": str(chip)})
            case Done():
                return None
        return self.not_asked()

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        match action:
            case Place(chip):
                _leave(play, seat, chip)
                me = play.state.players[seat]
                space = reach(play.state, me, chip, acts=True)
                if play.wants_events:
                    play.tell(ChipPlaced(seat, chip, space, space - me.last_space, *printed(space)))
                me.pot.append(Placed(chip, space, True))
            case PutInBag(chip):
                put_in_bag(play, seat, chip, "red_2")
            case Done():
                return
        if play.state.players[seat].beside:
            play.ask(seat, UseSetAside())
