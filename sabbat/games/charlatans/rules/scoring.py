"""Charlatans, scoring: steps A, C and D (CHA-20 to CHA-22, CHA-24 to CHA-26)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.charlatans.actions import TAKE_COINS, TAKE_POINTS, TakeCoins, TakePoints
from sabbat.games.charlatans.components import COINS, POINTS, ROUNDS, RUBY
from sabbat.games.charlatans.events import CoinsChosen
from sabbat.games.charlatans.rules.verbs import gain_points, gain_rubies, move_drop, roll
from sabbat.games.charlatans.state import Charlatans, in_turn

SEASONED_AT: Final = 7


def fix_scoring_spaces(play: Play[Charlatans]) -> None:
    """CHA-20. The space right after the last chip; what moves the drop from now on does not change it."""
    for me in play.state.players:
        me.score_space = me.last_space + 1


def season(play: Play[Charlatans], seat: Seat) -> None:
    """The card Seasoned Perfectly: a white total of exactly 7 moves the drop."""
    if play.state.players[seat].white == SEASONED_AT:
        move_drop(play, seat, 1, "seasoned_perfectly")


def who_rolls(table: Charlatans) -> tuple[Seat, ...]:
    """CHA-21. The furthest of those who have not exploded, all of them if tied, in turn order."""
    furthest = 0
    for me in table.players:
        if not me.exploded:
            furthest = max(furthest, me.score_space)
    return tuple(
        [
            seat
            for seat in in_turn(table)
            if not table.players[seat].exploded and table.players[seat].score_space == furthest
        ]
    )


def roll_bonus(play: Play[Charlatans], seat: Seat) -> None:
    """CHA-21, CHA-22; twice under The Pot Is Full."""
    roll(play, seat)
    if play.state.card == "pot_is_full":
        roll(play, seat)


def score_rubies(play: Play[Charlatans]) -> None:
    """CHA-24, and the cards that look at the ruby of the scoring space. Exploded or not."""
    table = play.state
    for seat in in_turn(table):
        if RUBY[table.players[seat].score_space]:
            gain_rubies(play, seat, 1, "space")
            if table.card == "shining_extra_bright":
                gain_rubies(play, seat, 1, table.card)
            elif table.card == "lucky_devil":
                gain_points(play, seat, 2, table.card)


def score_points(play: Play[Charlatans], seat: Seat) -> None:
    """CHA-25, CHA-26. Points and coins; an exploded pot gives one of the two."""
    table = play.state
    me = table.players[seat]
    if me.exploded and not me.shielded:
        if table.round < ROUNDS:
            play.ask(seat, PointsOrCoins(POINTS[me.score_space], COINS[me.score_space]))
        else:
            gain_points(play, seat, POINTS[me.score_space], "space")  # CHA-32: coins would buy nothing
    else:
        me.takes_coins = True
        gain_points(play, seat, POINTS[me.score_space], "space")


@dataclass(frozen=True)
class PointsOrCoins(Decision[Charlatans]):
    """CHA-25. The pot has exploded: so many points, or so many coins to buy with."""

    rule: ClassVar[str] = "CHA-25"

    points: int = 0
    coins: int = 0

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        return [TAKE_POINTS, TAKE_COINS]

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, (TakePoints, TakeCoins)) else self.not_asked()

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        me = play.state.players[seat]
        if isinstance(action, TakePoints):
            gain_points(play, seat, POINTS[me.score_space], "space")
        else:
            me.takes_coins = True
            if play.wants_events:
                play.tell(CoinsChosen(seat, COINS[me.score_space]))
