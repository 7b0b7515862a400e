"""Sorcellerie !, settling a turn: SOR-10, SOR-11, SOR-12."""

from __future__ import annotations

from typing import Final

from sabbat.engine.actions import Seat
from sabbat.engine.play import Play
from sabbat.games.sorcellerie.components import WitchCard
from sabbat.games.sorcellerie.events import (
    AnswerRevealed,
    AnswerTimed,
    GapFilled,
    GapLeft,
    NobodyWon,
    TieBroken,
    WitchCardWon,
    WitchFlew,
)
from sabbat.games.sorcellerie.rules.setup import draw_card
from sabbat.games.sorcellerie.state import SPOKEN, Sorcellerie, answer, clockwise

NOBODY: Final = -1


def by_time(table: Sorcellerie) -> list[Seat]:
    """The seats that have spoken, the quickest first; at the same time, by seat."""
    keys: list[tuple[int, int, int]] = []
    for seat, me in enumerate(table.players):
        if me.voice == SPOKEN:
            keys.append((me.at, 0 if table.clocked else me.order, seat))
    return [key[2] for key in sorted(keys)]


def first_right(table: Sorcellerie) -> tuple[Seat, bool]:
    """SOR-11. Who takes the card, or nobody; and whether several were right at the same moment."""
    wanted = answer(table)
    right = [seat for seat in by_time(table) if table.players[seat].said == wanted]
    if not right:
        return NOBODY, False
    if len(right) == 1:
        return right[0], False
    if table.slow:
        return behind_most(table, right), True
    gap = table.players[right[1]].at - table.players[right[0]].at
    if table.clocked and gap <= table.band:
        return NOBODY, True
    return right[0], False


def behind_most(table: Sorcellerie, right: list[Seat]) -> Seat:
    """SOR-11, slow mode: of several, who has the fewest cards; of these, the next clockwise from the cup."""
    seats = len(table.players)
    keys = [(len(table.players[seat].won), (seat - table.cup - 1) % seats, seat) for seat in right]
    return min(keys)[2]


def tie_breaker(table: Sorcellerie, winner: Seat) -> str:
    """SOR-11, slow mode: `fewest` where the fewest cards decided, `clockwise` where others had as few."""
    fewest = len(table.players[winner].won)
    as_few = [
        seat
        for seat in by_time(table)
        if table.players[seat].said == answer(table) and len(table.players[seat].won) == fewest
    ]
    return "fewest" if len(as_few) == 1 else "clockwise"


def settle_turn(play: Play[Sorcellerie]) -> None:
    """SOR-10 to SOR-12. The margins are told, the card is taken or not, the witch flies, the gap is filled."""
    table = play.state
    play.reveal()
    for seat in range(len(table.players)):
        table.asked[seat] = None
    winner, tied = first_right(table)
    if play.wants_events:
        for seat in by_time(table):
            me = table.players[seat]
            after = me.at - table.cue_at if table.clocked else -1
            play.tell(AnswerTimed(seat, me.said, me.said == answer(table), after))
        reveal(play)
    start = table.witch
    prize = table.circle[start]
    assert prize is not None
    way = clockwise(table, table.white)  # SOR-20: read on the card of departure, before it is taken
    if winner != NOBODY:
        if tied and play.wants_events:
            play.tell(TieBroken(winner, tie_breaker(table, winner)))
        take(play, winner, prize)
    elif play.wants_events:
        play.tell(NobodyWon("tie" if tied else "wrong"))
    fly(play, way)
    if table.circle[start] is None:
        fill(play, start)


def reveal(play: Play[Sorcellerie]) -> None:
    """SOR-6 to SOR-8. Why that was the answer: so everybody learns from every contest."""
    table = play.state
    target = table.circle[table.target]
    assert target is not None
    symbols = answer(table)
    play.tell(AnswerRevealed(target.scene, symbols, table.dice.count(symbols[0])))


def take(play: Play[Sorcellerie], seat: Seat, prize: WitchCard) -> None:
    """SOR-10. The card on which the witch stands; it is turned up."""
    table = play.state
    table.circle[table.witch] = None
    table.players[seat].won.append(prize)
    if play.wants_events:
        play.tell(WitchCardWon(seat, prize.witch, prize.text))


def fly(play: Play[Sorcellerie], way: bool) -> None:
    """SOR-12."""
    table = play.state
    table.witch = table.target
    if play.wants_events:
        play.tell(WitchFlew(table.witch, table.white, way))


def fill(play: Play[Sorcellerie], place: int) -> None:
    """SOR-12, SOR-14. From the pile, while there is one."""
    table = play.state
    if table.pile:
        draw_card(play, place)
        filled = table.circle[place]
        if play.wants_events and filled is not None:
            play.tell(GapFilled(place, filled.forest))
    elif play.wants_events:
        play.tell(GapLeft(place))
