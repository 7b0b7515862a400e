"""Charlatans, a chip comes to the pot, and what it does at once: CHA-12, CHA-14, CHA-15, CHA-18."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.charlatans.actions import (
    ACT,
    PLACE,
    PUT_BACK,
    WAIVE,
    Act,
    Place,
    PutBack,
    Waive,
)
from sabbat.games.charlatans.components import BLUE, LAST_SPACE, RED, RUBY, WHITE, YELLOW, Chip, printed
from sabbat.games.charlatans.events import ActionWaived, ChipPlaced, ChipPutBack, ChipSetAside, PotExploded
from sabbat.games.charlatans.rules.go_on import go_on_brewing
from sabbat.games.charlatans.rules.second_chance import cannot_explode, offer_second_chance
from sabbat.games.charlatans.rules.verbs import gain_points, gain_rubies, offer, return_drawn, show
from sabbat.games.charlatans.state import Charlatan, Charlatans, Placed, reach, white_limit


def bring(play: Play[Charlatans], seat: Seat, chip: Chip) -> None:
    """A chip comes to the pot: it acts, unless its owner waives that."""
    me = play.state.players[seat]
    if play.state.waivers and could_be_waived(play.state, me, chip):
        me.drawn = [chip]
        play.ask(seat, ActOrWaive())
    else:
        _bring_acting(play, seat, chip)


def could_be_waived(table: Charlatans, me: Charlatan, chip: Chip) -> bool:
    """CHA-15. Would this chip do anything at once that its owner is not asked about anyway?"""
    acting, idle = reach(table, me, chip, acts=True), reach(table, me, chip, acts=False)
    page = table.pages[chip.colour]
    if chip.colour == RED:
        return page == 2 or acting != idle or (page == 4 and me.acting(RED) == 0)
    if chip.colour == BLUE:  # page 1 lets its owner place none
        return (page == 2 and chip.value > me.shield) or (page > 2 and RUBY[acting])
    if chip.colour == YELLOW:  # page 1 lets its owner put nothing back
        limit_rises = page == 3 and me.acting(YELLOW) in (0, 2)
        return acting != idle or limit_rises or (page == 2 and acting < LAST_SPACE)
    return False


def _bring_acting(play: Play[Charlatans], seat: Seat, chip: Chip) -> None:
    if chip.colour == RED and play.state.pages[RED] == 2:
        me = play.state.players[seat]
        me.beside.append(chip)
        me.fresh_beside += 1
        me.last_is_fresh = False
        if play.wants_events:
            play.tell(ChipSetAside(seat, chip))
    else:
        place(play, seat, chip, acts=True)


def place(play: Play[Charlatans], seat: Seat, chip: Chip, acts: bool) -> None:
    """CHA-12, CHA-14, CHA-15: into the pot, and what comes of it."""
    table = play.state
    me = table.players[seat]
    space = reach(table, me, chip, acts)
    if play.wants_events:
        play.tell(ChipPlaced(seat, chip, space, space - me.last_space, *printed(space)))
    me.pot.append(Placed(chip, space, acts))
    me.last_is_fresh = True
    placed = len(me.pot)
    if chip.colour == WHITE:
        _count_white(play, seat)
    elif acts:
        _act_when_placed(play, seat, chip, space)
    offer_second_chance(play, seat, placed)


def _act_when_placed(play: Play[Charlatans], seat: Seat, chip: Chip, space: int) -> None:
    """CHA-15: what acts at once."""
    pot = play.state.players[seat].pot
    if chip.colour == BLUE:
        _blue_acts(play, seat, chip, space)
    elif chip.colour == YELLOW and play.state.pages[YELLOW] == 1 and len(pot) > 1 and pot[-2].chip.colour == WHITE:
        play.ask(seat, PutBackWhite("yellow_1"))


def _count_white(play: Play[Charlatans], seat: Seat) -> None:
    """CHA-14, and the card Well Stirred for the first white chip of the round."""
    table = play.state
    me = table.players[seat]
    first = not me.seen_white
    me.seen_white = True
    limit = white_limit(table, me)
    if me.white > limit and not cannot_explode(table, me):
        me.exploded = True
        me.shielded = me.shield_before > 0
        if play.wants_events:
            play.tell(PotExploded(seat, me.white, limit, me.shielded))
    elif first and table.card == "well_stirred":
        play.ask(seat, PutBackWhite("well_stirred"))


def _blue_acts(play: Play[Charlatans], seat: Seat, chip: Chip, space: int) -> None:
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


def take_back_last(me: Charlatan) -> None:
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

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
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


def _place_strong(play: Play[Charlatans], seat: Seat, chip: Chip) -> None:
    """Strong Ingredient: the last chip of the pot, without its action; it cannot explode the pot."""
    me = play.state.players[seat]
    space = reach(play.state, me, chip, acts=False)
    if play.wants_events:
        play.tell(ChipPlaced(seat, chip, space, space - me.last_space, *printed(space)))
    me.pot.append(Placed(chip, space, False))


def draw_strong_ingredient(play: Play[Charlatans], seat: Seat) -> None:
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

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        me = play.state.players[seat]
        if isinstance(action, PutBack):
            if self.source == "yellow_1":
                white = me.pot.pop(-2).chip  # the yellow chip stays where it is
                me.bag[white.kind] += 1
            else:
                white = me.pot[-1].chip
                take_back_last(me)
            if play.wants_events:
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

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        chip = play.state.players[seat].drawn.pop()
        if isinstance(action, Act):
            _bring_acting(play, seat, chip)
        else:
            if play.wants_events:
                play.tell(ActionWaived(seat, str(chip)))
            place(play, seat, chip, acts=False)
        go_on_brewing(play, seat)
