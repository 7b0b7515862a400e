"""Charlatans, brewing: draw or stop, the flask, all at once on a signal. CHA-12, CHA-13, CHA-16, CHA-17."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.charlatans.actions import (
    DRAW,
    PUT_IN_BAG,
    STOP,
    USE_FLASK,
    Draw,
    PutInBag,
    Stop,
    UseFlask,
)
from sabbat.games.charlatans.components import WHITE, printed
from sabbat.games.charlatans.events import ChipDrawn, FlaskUsed, HandHeldOut, HandsOpened, Stopped
from sabbat.games.charlatans.rules.beside import put_in_bag
from sabbat.games.charlatans.rules.go_on import ASKED_NEXT, go_on_brewing, plays_together, put_away
from sabbat.games.charlatans.rules.placing import bring, take_back_last
from sabbat.games.charlatans.rules.verbs import draw, is_empty
from sabbat.games.charlatans.state import DRAWS, STOPS, UNDECIDED, Charlatan, Charlatans

BAG_IS_EMPTY: Final = Refusal("CHA-13", "bag_is_empty")
DRAW_FIRST: Final = Refusal("CHA-13", "draw_first")
FLASK_IS_EMPTY: Final = Refusal("CHA-16", "flask_is_empty")
NO_LAST_CHIP: Final = Refusal("CHA-16", "no_last_chip")
FLASK_TAKES_WHITE_ONLY: Final = Refusal("CHA-16", "flask_takes_white_only")


@dataclass(frozen=True)
class DrawOrStop(Decision[Charlatans]):
    """CHA-13. One more chip, or that is it; the flask (CHA-16) before either."""

    rule: ClassVar[str] = "CHA-13"

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        return [DRAW, STOP, USE_FLASK, *_into_the_bag(state.players[seat])]

    def options(self, state: Charlatans, seat: Seat) -> list[Action]:
        """The same as trying everything, for the question that is asked most often."""
        me = state.players[seat]
        found: list[Action] = [] if is_empty(me.bag) else [DRAW]
        if me.draws:
            found.append(STOP)
        if check_flask(state, me) is None:
            found.append(USE_FLASK)
        if me.beside:
            found += _into_the_bag(me)
        return found

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        me = state.players[seat]
        match action:
            case Draw():
                return BAG_IS_EMPTY if is_empty(me.bag) else None
            case Stop():
                return None if me.draws else DRAW_FIRST
            case UseFlask():
                return check_flask(state, me)
            case PutInBag(chip):
                return None if chip in me.beside else Refusal("CHA-15", "chip_not_beside", {"chip": str(chip)})
        return self.not_asked()

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        match action:
            case Draw():
                draw_one(play, seat)
            case Stop():
                stop(play, seat)
                return
            case UseFlask():
                use_flask(play, seat)
            case PutInBag(chip):
                put_in_bag(play, seat, chip, "red_2")
        go_on_brewing(play, seat)


def _into_the_bag(me: Charlatan) -> list[Action]:
    """Red page 2: what lies beside the pot, at any time."""
    return [PUT_IN_BAG[kind] for kind in sorted({chip.kind for chip in me.beside})]


@dataclass(frozen=True)
class DrawTogether(DrawOrStop):
    """CHA-17. The same on a signal: a fist, with a chip or empty, opened when all are there."""

    rule: ClassVar[str] = "CHA-17"

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        match action:
            case Draw():
                _hold_out(play, seat, DRAWS)
            case Stop():
                _hold_out(play, seat, STOPS)
            case UseFlask():
                use_flask(play, seat)
                play.ask(seat, DRAW_TOGETHER)
            case PutInBag(chip):
                put_in_bag(play, seat, chip, "red_2")
                play.ask(seat, DRAW_TOGETHER)


DRAW_OR_STOP: Final[DrawOrStop] = DrawOrStop()
DRAW_TOGETHER: Final[DrawTogether] = DrawTogether()


def check_flask(state: Charlatans, me: Charlatan) -> Refusal | None:
    """CHA-16."""
    if not me.flask_full:
        return FLASK_IS_EMPTY
    if not me.last_is_fresh or not me.pot:
        return NO_LAST_CHIP
    if state.white_flask and me.pot[-1].chip.colour != WHITE:
        return FLASK_TAKES_WHITE_ONLY
    return None


def _hold_out(play: Play[Charlatans], seat: Seat, intent: int) -> None:
    play.state.players[seat].intent = intent
    if play.wants_events:
        play.tell(HandHeldOut(seat))


def brew(play: Play[Charlatans]) -> bool:
    """The brewing of all. False when everybody has finished; called when nobody is asked."""
    table = play.state
    active = [seat for seat, player in enumerate(table.players) if not player.finished]
    if not active:
        return False
    if not plays_together(table):
        for seat in active:
            play.ask(seat, DRAW_OR_STOP)
    elif table.players[active[0]].intent == UNDECIDED:
        for seat in active:
            play.ask(seat, DRAW_TOGETHER)
    else:
        _open_hands(play, active)
    return True


def _open_hands(play: Play[Charlatans], active: list[Seat]) -> None:
    """CHA-17. All fists open at once; then the chips are placed and act."""
    play.reveal()
    players = play.state.players
    drawing = [seat for seat in active if players[seat].intent == DRAWS]
    stopping = [seat for seat in active if players[seat].intent == STOPS]
    if play.wants_events:
        play.tell(HandsOpened(tuple(drawing), tuple(stopping)))
    for seat in active:
        players[seat].intent = UNDECIDED
    for seat in stopping:
        stop(play, seat)
    for seat in drawing:
        draw_one(play, seat)
        go_on_brewing(play, seat)


def stop(play: Play[Charlatans], seat: Seat) -> None:
    """CHA-13."""
    me = play.state.players[seat]
    me.stopped = True
    if play.wants_events:
        play.tell(Stopped(seat, me.last_space + 1, *printed(me.last_space + 1)))
    put_away(play, seat)


def draw_one(play: Play[Charlatans], seat: Seat) -> None:
    """CHA-12."""
    me = play.state.players[seat]
    me.draws += 1
    me.shield_before = me.shield
    if me.shield:
        me.shield -= 1
    chip = draw(play, seat)
    if play.wants_events:
        play.tell(ChipDrawn(seat, chip))
    bring(play, seat, chip)


def use_flask(play: Play[Charlatans], seat: Seat) -> None:
    """CHA-16."""
    me = play.state.players[seat]
    me.flask_full = False
    if play.wants_events:
        play.tell(FlaskUsed(seat, me.pot[-1].chip))
    take_back_last(me)


ASKED_NEXT.append(DRAW_OR_STOP)
