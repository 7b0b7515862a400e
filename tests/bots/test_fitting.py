"""Companions: bots that fit whoever they play with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from sabbat.bots import make
from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision
from sabbat.engine.fitting import Fitting
from sabbat.games import GAMES
from sabbat.games.sorcellerie.actions import SHAKE_CUP, Say
from sabbat.games.sorcellerie.bots.caller import answer_in
from sabbat.games.sorcellerie.rules.racing import AwaitDice, BeFirst
from sabbat.games.sorcellerie.state import Sorcellerie
from sabbat.games.sorcellerie.view import SorcellerieView
from sabbat.lab.one_match import play_through

MATCHES = 12


class Weaker(Bot):
    name = "weaker"


class Better(Bot):
    name = "better"


@dataclass
class Seen:
    seat: int
    far: list[float]


class Between(Fitting):
    weaker = Weaker
    better = Better
    slack = 1.0

    def standings(self, view: Seen) -> list[float]:
        return view.far


@pytest.mark.parametrize(
    ("far", "level"), [([3, 0, 0], Weaker), ([0, 0, 0], Weaker), ([0, 2, 0], Weaker), ([0, 2, 1], Better)]
)
def test_it_plays_better_only_while_it_is_behind(far: list[float], level: type[Bot]) -> None:
    bot = Between()
    bot.notes = "kept"
    assert isinstance(bot.level(Seen(0, far)), level)
    assert bot.level(Seen(0, far)).notes == "kept"


class Slow(Bot):
    """Always right, after three seconds."""

    def choose(self, view: SorcellerieView, asked: Decision[Any], options: Sequence[Action], rng: Random) -> Action:
        if isinstance(asked, AwaitDice):
            return options[0]
        return Say(answer_in(view)) if isinstance(asked, BeFirst) else SHAKE_CUP

    def delay(self, view: SorcellerieView, asked: Decision[Any], rng: Random) -> int:
        return 60_000 if isinstance(asked, AwaitDice) else 3_000


def share_of_cards(level: str) -> float:
    game, mine, all_cards = GAMES["sorcellerie"], 0, 0
    for number in range(MATCHES):
        bots = [Slow(), *[make("sorcellerie", level) for _ in range(3)]]
        table, _ = play_through(game, bots, f"slow/{number}", game.agree(4, {}))
        assert isinstance(table, Sorcellerie)
        mine += len(table.players[0].won)
        all_cards += sum(len(player.won) for player in table.players)
    return mine / all_cards


def test_somebody_slow_has_about_her_share_of_the_cards_of_sorcellerie() -> None:
    assert share_of_cards("sensible") < 0.1
    assert 0.18 < share_of_cards("companion") < 0.4


@pytest.mark.parametrize("game", ["charlatans", "bal_des_chaudrons", "du_balai", "sorcellerie"])
def test_the_usual_bot_is_a_companion_where_it_is_not_for_all_together(game: str) -> None:
    assert isinstance(make(game, "companion"), Fitting)
