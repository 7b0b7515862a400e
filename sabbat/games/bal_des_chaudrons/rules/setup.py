"""Bal des Chaudrons, set-up: BAL-1 to BAL-7."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.events import Secret
from sabbat.engine.options import OptionValue
from sabbat.engine.play import Play
from sabbat.games.bal_des_chaudrons.actions import KEEP, KeepCharacter
from sabbat.games.bal_des_chaudrons.cards import deck_of
from sabbat.games.bal_des_chaudrons.components import ARCANA, CHARACTERS_DEALT, EXPERTS, KINDS, NOVICE, lying
from sabbat.games.bal_des_chaudrons.events import CharacterKept, CharactersDealt, CharacterShown, MarkerMoved
from sabbat.games.bal_des_chaudrons.rules.characters import hand_size
from sabbat.games.bal_des_chaudrons.rules.verbs import draw_up_to
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch


def set_up(seats: int, table_options: dict[str, OptionValue]) -> Bal:
    """The table before anything is dealt."""
    cards = str(table_options["cards"])
    return Bal(
        cards=cards,
        expert=table_options["characters"] == "expert",
        round=0,
        step=BEFORE,
        queue=(),
        ordered=False,
        deck=deck_of(cards).cards.copy(),
        discards=[],
        witches=[_witch() for _ in range(seats)],
    )


BEFORE: Final = -1  # the first step is yet to come


def _witch() -> BalWitch:
    """BAL-1. A board, a cauldron, three markers."""
    return BalWitch(
        character="",
        in_play=False,
        flipped=False,
        dealt=(),
        hand=(),
        line=[],
        markers=[0] * len(ARCANA),
        bench=[0] * KINDS,
        cauldron=[0] * KINDS,
        circle=[0] * KINDS,
        afresh=False,
        drawn=None,
        chosen=None,
        dared=False,
        free=[],
        steps=[],
        spent=[0] * KINDS,
        made=[0] * KINDS,
        finished=False,
    )


def deal_characters(play: Play[Bal]) -> None:
    """BAL-2. A novice each; or two of the twelve others, to keep one."""
    table = play.state
    if not table.expert:
        for me in table.witches:
            me.character = NOVICE
        return
    box = list(EXPERTS)
    for seat, me in enumerate(table.witches):
        dealt: list[str] = []
        for _ in range(CHARACTERS_DEALT):
            name = play.chance.pick("characters", len(table.witches), box)
            box.remove(name)
            dealt.append(name)
        me.dealt = tuple(dealt)
        if play.wants_events:
            play.tell(CharactersDealt(seat, Secret(me.dealt, (seat,))))
        play.ask(seat, CHOOSE_CHARACTER)


@dataclass(frozen=True)
class ChooseCharacter(Decision[Bal]):
    """BAL-2. Which of the two?"""

    rule: ClassVar[str] = "BAL-2"

    def candidates(self, state: Bal, seat: Seat) -> list[Action]:
        return [KEEP[character] for character in state.witches[seat].dealt]

    def check(self, state: Bal, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, KeepCharacter):
            return self.not_asked()
        if action.character in state.witches[seat].dealt:
            return None
        return Refusal("BAL-2", "not_dealt_to_you", {"character": action.character})

    def resolve(self, play: Play[Bal], seat: Seat, action: Action) -> None:
        assert isinstance(action, KeepCharacter)
        me = play.state.witches[seat]
        me.character = action.character
        me.dealt = ()
        if play.wants_events:
            play.tell(CharacterKept(seat, Secret(me.character, (seat,))))


CHOOSE_CHARACTER: Final[ChooseCharacter] = ChooseCharacter()


def show_characters(play: Play[Bal]) -> None:
    """BAL-3, BAL-4. Ingredients on the benches, symbols on the tracks, then the first hands."""
    table = play.state
    for seat, me in enumerate(table.witches):
        me.in_play = True
        printed = table.printed.characters[me.character]
        me.bench = list(printed.start)
        if play.wants_events:
            play.tell(CharacterShown(seat, me.character, lying(me.bench)))
        for arcanum, symbols in enumerate(printed.arcana):
            me.markers[arcanum] += symbols  # no effect: this is no study phase
            if play.wants_events and symbols:
                play.tell(MarkerMoved(seat, ARCANA[arcanum], me.markers[arcanum], False))
    for seat, me in enumerate(table.witches):
        draw_up_to(play, seat, hand_size(me))
