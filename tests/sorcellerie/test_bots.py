"""The callers made of code: they wait for the dice, take a person's time, err like one; the better ones are better."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from sabbat.games.sorcellerie import GAME
from sabbat.games.sorcellerie.actions import Say
from sabbat.games.sorcellerie.bots import BOTS
from sabbat.games.sorcellerie.bots.caller import NEVER, CallerBot
from sabbat.games.sorcellerie.rules.racing import AwaitDice, BeFirst
from sabbat.lab import play_match
from tests.bots.levels import share_won
from tests.sorcellerie.table import lay

LEVELS = ("novice", "sensible", "strong")


def made(name: str) -> CallerBot:
    bot = BOTS[name]()
    assert isinstance(bot, CallerBot)
    return bot


def test_the_levels_are_there_from_weak_to_strong() -> None:
    assert tuple(name for name in BOTS if name != "companion") == LEVELS


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("options", [{}, {"expert": True, "tie_band": 80}, {"slow": 10}])
def test_a_bot_plays_whole_matches_by_the_clock(name: str, options: dict[str, int]) -> None:
    outcome, actions = play_match(GAME, [BOTS[name]() for _ in range(3)], "whole", GAME.agree(3, options))
    assert len(outcome.scores) == 3
    assert actions > 9


@pytest.mark.parametrize("name", LEVELS)
def test_times_and_errors_are_those_of_the_level(name: str) -> None:
    """1,000 answers to the same dice: one formula, most of them."""
    bot = made(name)
    view = lay().shakes(white=1).ticks().match.view(1)
    rng = Random(5)
    times, wrong = [], 0
    for _ in range(1_000):
        action = bot.choose(view, BeFirst(), [], rng)
        wrong += action != Say(("cat",))
        times.append(bot.delay(view, BeFirst(), rng))
    assert min(times) >= bot.manner.quickest
    assert median(times) == pytest.approx(bot.manner.quickest + bot.manner.median, rel=0.05)
    assert wrong / 1_000 == pytest.approx(bot.manner.errs, abs=0.03)


@pytest.mark.parametrize("name", LEVELS)
def test_nearly_always_it_waits_for_the_dice(name: str) -> None:
    bot = made(name)
    view = lay().shakes().match.view(1)
    rng = Random(7)
    early = [bot.delay(view, AwaitDice(), rng) != NEVER for _ in range(2_000)]
    assert sum(early) / 2_000 == pytest.approx(bot.manner.jumps, abs=0.015)


def test_a_bot_sees_no_more_than_a_person() -> None:
    """Before the dice are there it can only guess: every guess comes up."""
    view = lay().shakes().match.view(1)
    rng = Random(1)
    assert len({made("strong").choose(view, AwaitDice(), [], rng) for _ in range(200)}) == 6


@pytest.mark.compiled
@pytest.mark.parametrize(("better", "worse"), [("sensible", "novice"), ("strong", "sensible"), ("strong", "novice")])
def test_the_levels_are_ordered(better: str, worse: str) -> None:
    assert share_won(GAME, better, worse, games=40) > 0.6
