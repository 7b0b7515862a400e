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
from sabbat.games.du_balai.bots.flyer import FlyerBot
from sabbat.games.du_balai.bots.memory import Mind
from sabbat.games.du_balai.state import DuBalai
from sabbat.games.sorcellerie.actions import Say
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


class Steady(Bot):
    """A person made of code: always right, after so many seconds."""

    def __init__(self, seconds: int) -> None:
        self.after = seconds * 1000

    def choose(self, view: SorcellerieView, asked: Decision[Any], options: Sequence[Action], rng: Random) -> Action:
        if isinstance(asked, AwaitDice):
            return options[0]
        return Say(answer_in(view)) if isinstance(asked, BeFirst) else options[0]

    def delay(self, view: SorcellerieView, asked: Decision[Any], rng: Random) -> int:
        return 60_000 if isinstance(asked, AwaitDice) else self.after


def cards_of_a_match(person: Bot, bots: list[Bot], seed: str) -> tuple[Sorcellerie, int, int]:
    """Hers, and all."""
    game = GAMES["sorcellerie"]
    table, _ = play_through(game, [person, *bots], seed, game.agree(1 + len(bots), {}))
    assert isinstance(table, Sorcellerie)
    return table, len(table.players[0].won), sum(len(player.won) for player in table.players)


def share_of_cards(level: str) -> float:
    matches = [
        cards_of_a_match(Steady(3), [make("sorcellerie", level) for _ in range(3)], f"slow/{number}")
        for number in range(MATCHES)
    ]
    return sum(mine for _, mine, _ in matches) / sum(cards for _, _, cards in matches)


def test_somebody_slow_has_about_her_share_of_the_cards_of_sorcellerie() -> None:
    assert share_of_cards("sensible") < 0.1
    assert 0.18 < share_of_cards("companion") < 0.4


def companions(game: str, how_many: int, pace: float) -> list[Bot]:
    bots = [make(game, "companion") for _ in range(how_many)]
    for bot in bots:
        assert isinstance(bot, Fitting)
        bot.pace = pace
    return bots


def pace_after(bot: Bot, view: Any) -> float:
    assert isinstance(bot, Fitting)
    return bot.pace_after(view, [0], 0)


@pytest.mark.parametrize("seconds", [3, 6])
def test_from_her_second_match_on_somebody_has_her_fair_share_however_slow(seconds: int) -> None:
    """Evenings of five matches of three; the pace goes with her from match to match."""
    game, hers, cards = GAMES["sorcellerie"], 0, 0
    for evening in range(8):
        pace = 0.0
        for number in range(5):
            bots = companions("sorcellerie", 2, pace)
            table, mine, together = cards_of_a_match(Steady(seconds), bots, f"{evening}/{number}")
            pace = pace_after(bots[0], game.view(table, None))
            if number:
                hers, cards = hers + mine, cards + together
    assert 0.29 < hers / cards < 0.38


class Forgetful(FlyerBot):
    """A person made of code who is weaker than the novice."""

    mind = Mind(a_die=1_400, misreads=0.1, forgets=0.3, longest_look=12_000)
    dares = 0.0
    thinks = 0.2


def test_somebody_forgetful_catches_up_with_companions_of_du_balai() -> None:
    """In squares that they are ahead of her at the end: the first match of an evening, and the last three of five."""
    game = GAMES["du_balai"]
    first = later = 0.0
    for evening in range(4):
        pace = 0.0
        for number in range(5):
            bots = companions("du_balai", 2, pace)
            table, _ = play_through(game, [Forgetful(), *bots], f"{evening}/{number}", game.agree(3, {}))
            assert isinstance(table, DuBalai)
            pace = pace_after(bots[0], game.view(table, None))
            squares = [player.square for player in table.players]
            ahead = sum(squares[1:]) / 2 - squares[0]
            first, later = first + ahead * (number == 0), later + ahead / 3 * (number >= 2)
    assert first / 4 > 5
    assert later < first / 2


def test_a_pace_stays_within_its_bounds() -> None:
    game = GAMES["sorcellerie"]
    seen = game.view(game.start(3, 1).state, None)
    for pace, bounded in ((99.0, 1.6), (-99.0, -1.2), (0.5, 0.5)):
        assert pace_after(companions("sorcellerie", 1, pace)[0], seen) == bounded


@pytest.mark.parametrize("game", ["charlatans", "bal_des_chaudrons", "du_balai", "sorcellerie"])
def test_the_usual_bot_is_a_companion_where_it_is_not_for_all_together(game: str) -> None:
    assert isinstance(make(game, "companion"), Fitting)
