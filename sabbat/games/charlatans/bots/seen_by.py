"""An engine's table as a seat's features: the counterpart of the twin's `observe`, on NumPy."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from sabbat.engine.decision import Decision
from sabbat.games.charlatans.components import CARDS, CHIPS, COINS, KINDS, Chip
from sabbat.games.charlatans.features import MOST_SEATS, Numbers, features
from sabbat.games.charlatans.rules.beside import UseSetAside
from sabbat.games.charlatans.rules.brewing import DrawOrStop
from sabbat.games.charlatans.rules.cards import ChooseTails, ExchangeOne
from sabbat.games.charlatans.rules.chip_actions import PayForSteps
from sabbat.games.charlatans.rules.gifts import ChooseGift
from sabbat.games.charlatans.rules.placing import PlaceOneOf, PutBackWhite
from sabbat.games.charlatans.rules.purple import ClaimReward, ExchangeInPot
from sabbat.games.charlatans.rules.scoring import PointsOrCoins
from sabbat.games.charlatans.rules.second_chance import BrewAgain
from sabbat.games.charlatans.rules.shopping import BuyChips, SpendRubies
from sabbat.games.charlatans.state import Charlatan, Charlatans, reach, white_limit
from sabbat.games.charlatans.view_building import odds_to_explode

NOT_ASKED: Final = 0
SIMPLE: Final[dict[type, int]] = {
    DrawOrStop: 1, BrewAgain: 6, UseSetAside: 7, PointsOrCoins: 8, BuyChips: 9, SpendRubies: 10, ChooseTails: 20,
    ExchangeOne: 21, ExchangeInPot: 22,
}  # fmt: skip
BY_SOURCE: Final = {
    "blue_1": 2, "strong_ingredient": 3, "yellow_1": 4, "well_stirred": 5, "choose_wisely": 11, "only_one": 12,
    "wheel_and_deal": 13, "just_in_time": 14, "schadenfreude": 15, "rats_are_friends": 16, "purple_1": 23,
    "purple_2": 24,
}  # fmt: skip
CARD: Final = {card: place for place, card in enumerate(CARDS)}
SINGLE: Final = (
    "there", "points", "rubies", "drop", "flask", "rat", "start", "last_space", "length", "draws", "white", "limit",
    "odds", "shield", "stopped", "exploded", "shielded", "score_space", "takes_coins", "tails", "given_up",
    "second_chance", "fresh", "turn", "last_colour", "colour_before",
)  # fmt: skip
COUNTED: Final = ("bag", "pot", "beside", "drawn")  # by kind of chip
EMPTY: Final = [0.0] * (len(SINGLE) + len(COUNTED) * KINDS)  # a seat where nobody sits
Moment = tuple[Charlatans, int, Decision[Any]]  # a table, a seat, what it is asked


def question_of(decision: Decision[Any] | None) -> int:
    """The number that the network knows a question by; 0 for those that it has never met (waivers, tubes)."""
    match decision:
        case PlaceOneOf() | PutBackWhite() | ClaimReward():
            return BY_SOURCE[decision.source]
        case ChooseGift():
            if decision.source == "green_2":
                first = decision.chips[0].text
                return 17 if first == "O1" else 18 if first == "B1" else 19
            return BY_SOURCE[decision.source]
        case PayForSteps():
            return 24 + decision.steps
        case DrawOrStop():
            return SIMPLE[DrawOrStop]
    return SIMPLE.get(type(decision), NOT_ASKED)


def _counts(chips: list[Chip]) -> list[int]:
    counts = [0] * KINDS
    for chip in chips:
        counts[chip.kind] += 1
    return counts


def _colour(me: Charlatan, back: int) -> int:
    if len(me.pot) < back or not me.pot[-back].acts:
        return -1
    return me.pot[-back].chip.colour


def _numbers_of(state: Charlatans, other: int) -> list[float]:
    """SINGLE, then COUNTED."""
    me = state.players[other]
    limit = white_limit(state, me)
    return [
        1, me.points, me.rubies, me.drop, me.flask_full, me.rat, me.start, me.last_space, len(me.pot), me.draws,
        me.white, limit, odds_to_explode(state, me, limit), me.shield, me.stopped, me.exploded, me.shielded,
        me.score_space, me.takes_coins, me.tails, me.given_up, me.second_chance, me.last_is_fresh,
        (other - state.first) % len(state.players), _colour(me, 1), _colour(me, 2),
        *me.bag,
        *_counts([placed.chip for placed in me.pot if placed.acts]),
        *_counts(me.beside),
        *_counts(me.drawn),
    ]  # fmt: skip


def seen_by(state: Charlatans, seat: int, asked: Decision[Any]) -> Numbers:
    """One row."""
    return all_seen([(state, seat, asked)])[0]


def all_seen(moments: list[Moment]) -> Numbers:
    """A row for each."""
    rows: list[float] = []
    for state, seat, _ in moments:
        seats = len(state.players)
        for place in range(MOST_SEATS):
            rows += _numbers_of(state, (seat + place) % seats) if place < seats else EMPTY
    numbers = np.array(rows, np.float32).reshape(len(moments), MOST_SEATS, len(EMPTY))
    player = {name: numbers[..., place] for place, name in enumerate(SINGLE)}
    for place, name in enumerate(COUNTED):
        first = len(SINGLE) + place * KINDS
        player[name] = numbers[..., first : first + KINDS]
    table = {
        "pages": np.array([state.pages for state, _, _ in moments]),
        "round": np.array([state.round for state, _, _ in moments]),
        "card": np.array([CARD.get(state.card, -1) for state, _, _ in moments]),
        "supply": np.array([state.supply for state, _, _ in moments], np.float32),
        "asked": np.array([question_of(asked) for _, _, asked in moments]),
        "coins": np.array([COINS[state.players[seat].score_space] for state, seat, _ in moments], np.float32),
        "landing": np.array(
            [[reach(state, state.players[seat], chip, True) for chip in CHIPS] for state, seat, _ in moments]
        ),
    }
    return features(np, player, table)
