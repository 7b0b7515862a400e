"""Charlatans, brewing: CHA-12 to CHA-18."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.games.charlatans.actions import (
    ACT,
    DRAW,
    PLACE,
    PUT_BACK,
    PUT_IN_BAG,
    START_AGAIN,
    STOP,
    USE_FLASK,
    WAIVE,
    Act,
    Draw,
    Place,
    PutBack,
    PutInBag,
    StartAgain,
    Stop,
    UseFlask,
    Waive,
)
from sabbat.games.charlatans.components import BLUE, LAST_SPACE, RED, ROUNDS, RUBY, WHITE, YELLOW, Chip
from sabbat.games.charlatans.events import (
    ActionWaived,
    BrewedAnew,
    ChipDrawn,
    ChipPlaced,
    ChipPutBack,
    ChipSetAside,
    FlaskUsed,
    HandHeldOut,
    HandsOpened,
    PotExploded,
    Stopped,
)
from sabbat.games.charlatans.rules.beside import UseSetAside, put_in_bag
from sabbat.games.charlatans.rules.verbs import (
    Table,
    draw,
    gain_points,
    gain_rubies,
    offer,
    return_drawn,
    show,
    size,
)
from sabbat.games.charlatans.state import DRAWS, STOPS, UNDECIDED, Charlatan, Charlatans, Placed, reach, white_limit

SECOND_CHANCE_AFTER: Final = 5  # chips placed

BAG_IS_EMPTY: Final = Refusal("CHA-13", "bag_is_empty")
DRAW_FIRST: Final = Refusal("CHA-13", "draw_first")
FLASK_IS_EMPTY: Final = Refusal("CHA-16", "flask_is_empty")
NO_LAST_CHIP: Final = Refusal("CHA-16", "no_last_chip")
FLASK_TAKES_WHITE_ONLY: Final = Refusal("CHA-16", "flask_takes_white_only")


def plays_together(table: Charlatans) -> bool:
    """CHA-17."""
    return table.together or table.round == ROUNDS


@dataclass(frozen=True)
class DrawOrStop(Decision[Charlatans]):
    """CHA-13. One more chip, or that is it; the flask (CHA-16) before either."""

    rule: ClassVar[str] = "CHA-13"

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        found: list[Action] = [DRAW, STOP, USE_FLASK]
        kept = state.players[seat].kept
        if kept:
            found.extend([PUT_IN_BAG[kind] for kind in sorted({chip.kind for chip in kept})])
        return found

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        me = state.players[seat]
        match action:
            case Draw():
                return None if size(me.bag) else BAG_IS_EMPTY
            case Stop():
                return None if me.draws else DRAW_FIRST
            case UseFlask():
                return check_flask(state, me)
            case PutInBag(chip):
                return None if chip in me.kept else Refusal("CHA-15", "chip_not_kept", {"chip": str(chip)})
        return self.not_asked()

    def resolve(self, play: Table, seat: Seat, action: Action) -> None:
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


@dataclass(frozen=True)
class DrawTogether(DrawOrStop):
    """CHA-17. The same on a signal: a fist, with a chip or empty, opened when all are there."""

    rule: ClassVar[str] = "CHA-17"

    def resolve(self, play: Table, seat: Seat, action: Action) -> None:
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


def _hold_out(play: Table, seat: Seat, intent: int) -> None:
    play.state.players[seat].intent = intent
    if play.heard:
        play.tell(HandHeldOut(seat))


def brew(play: Table) -> bool:
    """The brewing of all. False when everybody has finished; called when nobody is asked."""
    table = play.state
    active = [seat for seat, each in enumerate(table.players) if not each.finished]
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


def _open_hands(play: Table, active: list[Seat]) -> None:
    """CHA-17. All fists open at once; then the chips are placed and act."""
    players = play.state.players
    drawing = [seat for seat in active if players[seat].intent == DRAWS]
    stopping = [seat for seat in active if players[seat].intent == STOPS]
    if play.heard:
        play.tell(HandsOpened(tuple(drawing), tuple(stopping)))
    for seat in active:
        players[seat].intent = UNDECIDED
    for seat in stopping:
        stop(play, seat)
    for seat in drawing:
        draw_one(play, seat)
        go_on_brewing(play, seat)


def stop(play: Table, seat: Seat) -> None:
    """CHA-13."""
    me = play.state.players[seat]
    me.stopped = True
    if play.heard:
        play.tell(Stopped(seat, me.last_space + 1))
    _put_away(play, seat)


def _put_away(play: Table, seat: Seat) -> None:
    """Red page 2: brewing is over for this seat, so the chips beside the pot are decided on."""
    if play.state.players[seat].beside:
        play.ask(seat, UseSetAside())


def draw_one(play: Table, seat: Seat) -> None:
    """CHA-12."""
    me = play.state.players[seat]
    me.draws += 1
    me.shield_before = me.shield
    if me.shield:
        me.shield -= 1
    chip = draw(play, seat)
    if play.heard:
        play.tell(ChipDrawn(seat, chip))
    bring(play, seat, chip)


def bring(play: Table, seat: Seat, chip: Chip) -> None:
    """A chip comes to the pot: it acts, unless its owner waives that."""
    if play.state.waivers and chip.colour in (BLUE, RED, YELLOW):
        play.state.players[seat].drawn = [chip]
        play.ask(seat, ActOrWaive())
    else:
        _bring_acting(play, seat, chip)


def _bring_acting(play: Table, seat: Seat, chip: Chip) -> None:
    if chip.colour == RED and play.state.pages[RED] == 2:
        me = play.state.players[seat]
        me.beside.append(chip)
        me.fresh_beside += 1
        me.last_is_fresh = False
        if play.heard:
            play.tell(ChipSetAside(seat, chip))
    else:
        place(play, seat, chip, acts=True)


def place(play: Table, seat: Seat, chip: Chip, acts: bool) -> None:
    """CHA-12, CHA-14, CHA-15: into the pot, and what comes of it."""
    table = play.state
    me = table.players[seat]
    space = reach(table, me, chip, acts)
    if play.heard:
        play.tell(ChipPlaced(seat, chip, space, space - me.last_space))
    me.pot.append(Placed(chip, space, acts))
    me.last_is_fresh = True
    placed = len(me.pot)
    if chip.colour == WHITE:
        _count_white(play, seat)
    elif acts:
        _act_when_placed(play, seat, chip, space)
    _offer_second_chance(play, seat, placed)


def _act_when_placed(play: Table, seat: Seat, chip: Chip, space: int) -> None:
    """CHA-15: what acts at once."""
    pot = play.state.players[seat].pot
    if chip.colour == BLUE:
        _blue_acts(play, seat, chip, space)
    elif chip.colour == YELLOW and play.state.pages[YELLOW] == 1 and len(pot) > 1 and pot[-2].chip.colour == WHITE:
        play.ask(seat, PutBackWhite("yellow_1"))


def _offer_second_chance(play: Table, seat: Seat, placed: int) -> None:
    """A Second Chance: offered with the fifth chip, after the choices that this chip brings."""
    table = play.state
    if table.card == "second_chance" and placed == SECOND_CHANCE_AFTER and not table.players[seat].second_chance:
        play.ask(seat, BrewAgain())


def _count_white(play: Table, seat: Seat) -> None:
    """CHA-14, and the card Well Stirred for the first white chip of the round."""
    table = play.state
    me = table.players[seat]
    first = not me.seen_white
    me.seen_white = True
    limit = white_limit(table, me)
    if me.white > limit and not _cannot_explode(table, me):
        me.exploded = True
        me.shielded = me.shield_before > 0
        if play.heard:
            play.tell(PotExploded(seat, me.white, limit, me.shielded))
    elif first and table.card == "well_stirred":
        play.ask(seat, PutBackWhite("well_stirred"))


def _cannot_explode(table: Charlatans, me: Charlatan) -> bool:
    """A Second Chance: not before its choice has been made."""
    return table.card == "second_chance" and not me.second_chance


def _blue_acts(play: Table, seat: Seat, chip: Chip, space: int) -> None:
    """CHA-15, the four blue pages."""
    page = play.state.pages[BLUE]
    if page == 1:
        if space < LAST_SPACE and show(play, seat, chip.value, "blue_1"):
            play.ask(seat, PlaceOneOf("blue_1"))
    elif page == 2:
        me = play.state.players[seat]
        me.shield = max(me.shield, chip.value)  # windows do not add up
    elif RUBY[space]:
        if page == 3:
            gain_rubies(play, seat, 1, "blue_3")
        else:
            gain_points(play, seat, chip.value, "blue_4")


def go_on_brewing(play: Table, seat: Seat) -> None:
    """What a seat is asked after a chip, once the choices that the chip brought are made."""
    table = play.state
    me = table.players[seat]
    if table.asked[seat] is not None or table.later[seat]:
        return
    if me.exploded:
        _put_away(play, seat)
    elif not plays_together(table):
        play.ask(seat, DRAW_OR_STOP)


def use_flask(play: Table, seat: Seat) -> None:
    """CHA-16."""
    me = play.state.players[seat]
    me.flask_full = False
    if play.heard:
        play.tell(FlaskUsed(seat, me.pot[-1].chip))
    _take_back_last(me)


def _take_back_last(me: Charlatan) -> None:
    """The last chip goes back as if it had not been drawn: space, white total and protection included."""
    me.bag[me.pot.pop().chip.kind] += 1
    me.last_is_fresh = False
    me.shield = me.shield_before


@dataclass(frozen=True)
class PlaceOneOf(Decision[Charlatans]):
    """CHA-15, blue page 1, and the card Strong Ingredient: place one of the chips drawn, or none."""

    rule: ClassVar[str] = "CHA-15"
    source: str

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        found: list[Action] = [PLACE[kind] for kind in sorted({chip.kind for chip in state.players[seat].drawn})]
        found.append(WAIVE)
        return found

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Place(chip):
                drawn = chip in state.players[seat].drawn
                return None if drawn else Refusal("CHA-15", "chip_not_drawn", {"chip": str(chip)})
            case Waive():
                return None
        return self.not_asked()

    def resolve(self, play: Table, seat: Seat, action: Action) -> None:
        me = play.state.players[seat]
        chosen: Chip | None = None
        if isinstance(action, Place):
            chosen = action.chip
            me.drawn.remove(chosen)
        return_drawn(me)
        if self.source == "strong_ingredient":
            if chosen is not None:
                _place_strong(play, seat, chosen)
            return
        if chosen is not None:
            bring(play, seat, chosen)
        go_on_brewing(play, seat)


def _place_strong(play: Table, seat: Seat, chip: Chip) -> None:
    """Strong Ingredient: the last chip of the pot, without its action; it cannot explode the pot."""
    me = play.state.players[seat]
    space = reach(play.state, me, chip, acts=False)
    if play.heard:
        play.tell(ChipPlaced(seat, chip, space, space - me.last_space))
    me.pot.append(Placed(chip, space, False))


def draw_strong_ingredient(play: Table, seat: Seat) -> None:
    """The card Strong Ingredient, after stopping without an explosion."""
    if not play.state.players[seat].exploded and show(play, seat, 5, "strong_ingredient"):
        offer(play, seat, PlaceOneOf("strong_ingredient"))


@dataclass(frozen=True)
class PutBackWhite(Decision[Charlatans]):
    """CHA-15, yellow page 1: the white chip just before the yellow one; or the card Well Stirred: the first one."""

    rule: ClassVar[str] = "CHA-15"
    source: str

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        return [PUT_BACK, WAIVE]

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, (PutBack, Waive)) else self.not_asked()

    def resolve(self, play: Table, seat: Seat, action: Action) -> None:
        me = play.state.players[seat]
        if isinstance(action, PutBack):
            if self.source == "yellow_1":
                white = me.pot.pop(-2).chip  # the yellow chip stays where it is
                me.bag[white.kind] += 1
            else:
                white = me.pot[-1].chip
                _take_back_last(me)
            if play.heard:
                play.tell(ChipPutBack(seat, white, self.source))
        go_on_brewing(play, seat)


@dataclass(frozen=True)
class ActOrWaive(Decision[Charlatans]):
    """CHA-15. The drawn chip acts, or its action is waived; asked where the table agreed on waivers."""

    rule: ClassVar[str] = "CHA-15"

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        return [ACT, WAIVE]

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, (Act, Waive)) else self.not_asked()

    def resolve(self, play: Table, seat: Seat, action: Action) -> None:
        chip = play.state.players[seat].drawn.pop()
        if isinstance(action, Act):
            _bring_acting(play, seat, chip)
        else:
            if play.heard:
                play.tell(ActionWaived(seat, str(chip)))
            place(play, seat, chip, acts=False)
        go_on_brewing(play, seat)


@dataclass(frozen=True)
class BrewAgain(Decision[Charlatans]):
    """The card A Second Chance: go on, or put everything back and brew anew."""

    rule: ClassVar[str] = "CHA-10"

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        return [START_AGAIN, WAIVE]

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, (StartAgain, Waive)) else self.not_asked()

    def resolve(self, play: Table, seat: Seat, action: Action) -> None:
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
            if play.heard:
                play.tell(BrewedAnew(seat))
        go_on_brewing(play, seat)
