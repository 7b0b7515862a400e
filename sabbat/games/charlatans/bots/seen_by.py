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


def seen_by(state: Charlatans, seat: int, asked: Decision[Any]) -> Numbers:
    seats = len(state.players)
    order = [(seat + place) % seats for place in range(seats)]
    rows: dict[str, list[Any]] = {}
    for other in order:
        me = state.players[other]
        limit = white_limit(state, me)
        for name, value in {
            "there": 1, "points": me.points, "rubies": me.rubies, "drop": me.drop, "flask": me.flask_full,
            "rat": me.rat, "start": me.start, "last_space": me.last_space, "length": len(me.pot), "draws": me.draws,
            "white": me.white, "limit": limit, "odds": odds_to_explode(state, me, limit), "shield": me.shield,
            "stopped": me.stopped, "exploded": me.exploded, "shielded": me.shielded, "score_space": me.score_space,
            "takes_coins": me.takes_coins, "tails": me.tails, "given_up": me.given_up,
            "second_chance": me.second_chance, "fresh": me.last_is_fresh, "turn": (other - state.first) % seats,
            "bag": me.bag, "pot": _counts([placed.chip for placed in me.pot if placed.acts]),
            "beside": _counts(me.beside), "last_colour": _colour(me, 1), "colour_before": _colour(me, 2),
            "drawn": _counts(me.drawn),
        }.items():  # fmt: skip
            rows.setdefault(name, []).append(value)
    empty = MOST_SEATS - seats
    player = {}
    for name, values in rows.items():
        found = np.array(values, np.float32)
        player[name] = np.pad(found, [(0, empty)] + [(0, 0)] * (found.ndim - 1)) if empty else found
    table = {
        "pages": np.array(state.pages), "round": state.round,
        "card": CARDS.index(state.card) if state.card in CARDS else -1,
        "supply": np.array(state.supply, np.float32), "asked": question_of(asked),
        "coins": np.float32(COINS[state.players[seat].score_space]),
        "landing": np.array([reach(state, state.players[seat], chip, True) for chip in CHIPS]),
    }  # fmt: skip
    return features(np, player, table)
