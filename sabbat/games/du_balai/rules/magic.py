"""Du balai !, drawing Black Magic: DUB-17, DUB-41."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.events import Secret
from sabbat.engine.play import Play
from sabbat.games.du_balai.actions import KEEP, KeepMagic
from sabbat.games.du_balai.components import KIND, MAGIC
from sabbat.games.du_balai.events import MagicDrawn, MagicKept, MagicReshuffled
from sabbat.games.du_balai.state import DuBalai

NOT_DRAWN: Final = Refusal("DUB-17", "card_not_drawn")


def total(counts: list[int]) -> int:
    found = 0
    for count in counts:
        found += count
    return found


def draw_magic(play: Play[DuBalai], seat: Seat, most: int) -> None:
    """DUB-17. As many cards as the formula has symbols, to keep one of; as many as there are, if there are fewer."""
    table = play.state
    me = table.players[seat]
    if total(table.pile) < most and total(table.discard):  # DUB-41
        for kind in range(len(MAGIC)):
            table.pile[kind] += table.discard[kind]
            table.discard[kind] = 0
        if play.wants_events:
            play.tell(MagicReshuffled())
    count = min(most, total(table.pile))
    for _ in range(count):
        kind = play.chance.draw("magic", len(table.players), table.pile, MAGIC)
        table.pile[kind] -= 1
        me.drawn[kind] += 1
    kinds = [kind for kind in range(len(MAGIC)) if me.drawn[kind]]
    if play.wants_events and count:
        cards = tuple([MAGIC[kind] for kind in kinds for _ in range(me.drawn[kind])])
        play.tell(MagicDrawn(seat, count, Secret(cards, (seat,))))
    if count == 1:
        keep(play, seat, kinds[0])
    elif count:
        play.ask(seat, KeepOneMagic())


def keep(play: Play[DuBalai], seat: Seat, kept: int) -> None:
    """The rest is shuffled back."""
    table = play.state
    me = table.players[seat]
    me.hand[kept] += 1
    me.drawn[kept] -= 1
    for kind in range(len(MAGIC)):
        table.pile[kind] += me.drawn[kind]
        me.drawn[kind] = 0
    if play.wants_events:
        play.tell(MagicKept(seat, Secret(MAGIC[kept], (seat,))))


@dataclass(frozen=True)
class KeepOneMagic(Decision[DuBalai]):
    """DUB-17. Which of the drawn cards stays?"""

    rule: ClassVar[str] = "DUB-17"

    def candidates(self, state: DuBalai, seat: Seat) -> list[Action]:
        drawn = state.players[seat].drawn
        return [KEEP[kind] for kind in range(len(MAGIC)) if drawn[kind]]

    def check(self, state: DuBalai, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, KeepMagic):
            return self.not_asked()
        drawn = action.card in MAGIC and state.players[seat].drawn[KIND[action.card]] > 0
        return None if drawn else NOT_DRAWN

    def resolve(self, play: Play[DuBalai], seat: Seat, action: Action) -> None:
        assert isinstance(action, KeepMagic)
        keep(play, seat, KIND[action.card])
