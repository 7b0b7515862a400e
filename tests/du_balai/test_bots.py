"""The witches made of code: they know every question, remember like people, and the better ones are better."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.engine import Decision
from sabbat.games.du_balai import GAME
from sabbat.games.du_balai.actions import CLOSE_LID, SEEN_ENOUGH
from sabbat.games.du_balai.bots import BOTS
from sabbat.games.du_balai.bots.flyer import FlyerBot
from sabbat.games.du_balai.bots.memory import kept, remembered
from sabbat.games.du_balai.components import size, valid_sets
from sabbat.games.du_balai.rules.looking import LookAtDice
from sabbat.lab import play_match
from tests.bots.levels import share_won
from tests.du_balai.table import CAST_AT, lay

LEVELS = ("novice", "sensible", "strong")


def made(name: str) -> FlyerBot:
    bot = BOTS[name]()
    assert isinstance(bot, FlyerBot)
    return bot


def test_the_levels_are_there_from_weak_to_strong() -> None:
    assert tuple(name for name in BOTS if name != "companion") == LEVELS


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_bot_plays_whole_matches_by_the_clock(name: str, seats: int) -> None:
    outcome, actions = play_match(GAME, [BOTS[name]() for _ in range(seats)], "whole", GAME.agree(seats, {}))
    assert len(outcome.scores) == seats
    assert actions > 5 * seats


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_knows_every_question_and_plays_without_a_clock_too(name: str) -> None:
    questions = {kind.__name__ for kind in GAME.vocabulary() if issubclass(kind, Decision)}
    met: set[str] = set()
    for seed in range(100):
        met |= play_oddly(name, seed)
        if met == questions:
            return
    raise AssertionError(questions - met)


def play_oddly(name: str, seed: int) -> set[str]:
    """A match of such bots who now and then do anything, to get into odd corners; what was asked in it."""
    met: set[str] = set()
    match = GAME.start(4, seed)
    bots = [made(name) for _ in match.seats]
    rng = Random(seed)
    while match.outcome is None:
        for seat, question in match.pending.items():
            if match.pending.get(seat) == question:
                met.add(type(question.decision).__name__)
                options = match.options(seat)
                action = bots[seat].choose(match.view(seat), question.decision, options, rng)
                assert action in options
                assert action is not CLOSE_LID  # nobody could tell how long the others have looked
                meddles = rng.random() < 0.3 and len(options) < 500
                match.submit(seat, rng.choice(options) if meddles else action)
    return met


def test_what_is_remembered_fades_with_the_time_to_look() -> None:
    """The same dice, closed earlier and later, over many turns: fewer dice are known, so fewer symbols are right."""
    right: dict[int, int] = {}
    for looked in (1_500, 3_000, 6_000):
        right[looked] = 0
        for seed in range(200):
            table = lay(seats=2, seed=seed)
            table[0].does(table[0].options[0], CAST_AT)
            state = table.state
            bot = made("sensible")
            bot.choose(table.match.view(1), LookAtDice(), table[1].options, Random(seed))
            table[0].closes(after=looked)
            found = remembered(bot.mind, kept(bot.notes), table.match.view(1))
            right[looked] += sum(size(bits & true) for bits, true in zip(found, valid_sets(state.dice), strict=True))
    assert right[1_500] < right[3_000] < right[6_000]


def test_a_bot_that_has_not_looked_knows_nothing() -> None:
    table = lay(seats=2).casts(at=CAST_AT)
    table[0].closes(after=100)
    view = table.match.view(1)
    assert remembered(made("strong").mind, kept(""), view) == (0, 0)
    bot = made("strong")
    asked = table[1].asked
    assert asked is not None
    answer = bot.choose(view, asked, table[1].options, Random(1))
    assert answer == table[1].options[-512]  # the empty formula


def test_a_bot_never_closes_the_lid_before_all_dice_are_in_its_mind() -> None:
    closed = 0
    for seed in range(100):
        table = lay(seats=2, seed=seed)
        table[0].does(table[0].options[0], CAST_AT)
        bot = made("strong")
        view = table.match.view(1)
        action = bot.choose(view, LookAtDice(), table[1].options, Random(seed))
        after = bot.delay(view, LookAtDice(), Random(seed))
        if action is CLOSE_LID:
            closed += 1
            assert after >= kept(bot.notes).done_at
        else:
            assert action is SEEN_ENOUGH
    assert closed > 50


@pytest.mark.compiled
@pytest.mark.parametrize(("better", "worse"), [("sensible", "novice"), ("strong", "sensible"), ("strong", "novice")])
def test_the_levels_are_ordered(better: str, worse: str) -> None:
    assert share_won(GAME, better, worse, games=18) > 0.6
