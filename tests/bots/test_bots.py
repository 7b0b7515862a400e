"""The players made of code: they know every question, and the better ones are better."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from sabbat.bots import NoSuchBot, bots_of, make
from sabbat.engine import Action, Bot, Decision
from sabbat.engine.options import OptionValue
from sabbat.games import GAMES
from sabbat.games.charlatans.actions import EVERY_ACTION
from sabbat.games.charlatans.bots import BOTS
from sabbat.lab import play_match, report, run

TABLES: list[dict[str, OptionValue]] = [
    {"set": 1},
    {"set": 2, "test_tubes": True},
    {"set": 3, "together": True},
    {"set": 4, "waivers": True, "flask": "white"},
    {"set": 2, "waivers": True, "together": True, "test_tubes": True, "blue": 1, "yellow": 1},
]


class Meddling(Bot):
    """Plays like another, but now and then at random, to get into odd corners; notes what was asked."""

    def __init__(self, bot: Bot, met: set[str]) -> None:
        self.bot = bot
        self.met = met

    def choose(self, view: Any, asked: Decision[Any], options: Sequence[Action], rng: Random) -> Action:  # any game
        self.met.add(type(asked).__name__)
        answer = self.bot.choose(view, asked, options, rng)
        assert answer in options, (asked, answer)
        return rng.choice(options) if rng.random() < 0.3 else answer


def test_the_players_of_charlatans_are_there_from_weak_to_strong() -> None:
    levels = ["random", "novice", "companion", "sensible", "strong", "master", "trained", "grand_master"]
    assert list(bots_of("charlatans")) == levels
    assert all(make("charlatans", name).name == name for name in bots_of("charlatans"))
    with pytest.raises(NoSuchBot):
        make("charlatans", "nobody")
    with pytest.raises(KeyError):
        bots_of("chess")


@pytest.mark.parametrize("game", GAMES)
def test_the_bots_of_a_game_are_the_same_classes_whenever_they_are_asked_for(game: str) -> None:
    """A table asks with every change that it tells of, and classes are garbage that only the collector finds."""
    assert bots_of(game) == bots_of(game)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("name", ["random", *BOTS])
def test_a_bot_plays_whole_matches_at_every_table(name: str, table: dict[str, OptionValue], seats: int) -> None:
    """`play_match` holds that every answer is one of the options."""
    game = GAMES["charlatans"]
    bots = [make("charlatans", name) for _ in range(seats)]
    outcome, actions = play_match(game, bots, f"{name}/{seats}", game.agree(seats, table))
    assert len(outcome.scores) == seats
    assert actions > 9 * seats


def play_until_met(name: str, questions: set[str]) -> bool:
    """Meets these questions in odd matches, within reason; no answer was illegal or unknown."""
    game = GAMES["charlatans"]
    met: set[str] = set()
    for number in range(20):
        for table in TABLES:
            bots = [Meddling(make("charlatans", name), met) for _ in range(3)]
            play_match(game, bots, f"odd/{number}", game.agree(3, table))
            if met >= questions:
                return True
    return False


def test_every_question_of_the_game_has_a_reasoned_answer() -> None:
    """A question that a bot does not know is an error: it falls back on nothing."""
    questions = {kind.__name__ for kind in GAMES["charlatans"].vocabulary() if issubclass(kind, Decision)}
    assert play_until_met("sensible", questions - {"Decision"})


def test_the_strong_bot_knows_the_questions_of_brewing_too() -> None:
    questions = {"DrawOrStop", "DrawTogether", "PlaceOneOf", "PutBackWhite", "BrewAgain", "UseSetAside", "ActOrWaive"}
    assert play_until_met("strong", questions)


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_answers_alike_when_asked_twice(name: str) -> None:
    """The view, the question and the luck of the bot decide; nothing is kept between decisions."""
    bot = make("charlatans", name)
    match = GAMES["charlatans"].start(seats=3, seed=11)
    number = 0
    while match.outcome is None and number < 60:
        for seat, question in match.pending.items():
            options = match.options(seat)
            view = match.view(seat)
            answer = bot.choose(view, question.decision, options, Random(number))
            other = make("charlatans", name).choose(match.view(seat), question.decision, options, Random(number))
            assert answer == other
            assert view == match.view(seat)  # looking changes nothing
            match.submit(seat, answer)
            number += 1


@pytest.mark.compiled
def test_the_levels_are_ordered() -> None:
    """Fixed seeds: the sample is small, but always the same."""
    for better, worse, least in (("novice", "random", 0.7), ("sensible", "random", 0.9), ("strong", "novice", 0.6)):
        seats = [better, worse, worse, worse]
        found = report(seats, run("charlatans", seats, games=20, seed=3, workers=1))
        assert found.entries[0].win_rate >= least, (better, worse)


def test_every_action_can_be_the_answer_of_random() -> None:
    options = EVERY_ACTION[:7]
    rng = Random(0)
    assert {make("charlatans", "random").choose(None, Decision(), options, rng) for _ in range(200)} == set(options)
