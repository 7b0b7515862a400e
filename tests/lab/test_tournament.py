"""Tournaments: the same for the same seed, every entry on every seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from sabbat.bots import NoSuchBot
from sabbat.engine import Action, Bot, Decision
from sabbat.engine.errors import BadOptions
from sabbat.games import GAMES
from sabbat.lab import play_match, run
from sabbat.lab.talking import talking

SEATS = ["sensible", "random", "novice"]


def test_the_number_of_workers_changes_nothing() -> None:
    alone = list(run("charlatans", SEATS, games=10, seed=5, workers=1))
    shared = sorted(run("charlatans", SEATS, games=10, seed=5, workers=2), key=lambda result: result.number)
    assert alone == shared
    assert [result.number for result in alone] == list(range(10))
    assert alone != list(run("charlatans", SEATS, games=10, seed=6, workers=1))


def test_entries_move_one_seat_on_from_match_to_match() -> None:
    """Told by entry: wherever it sits, the sensible one beats the random ones."""
    results = list(run("charlatans", ["random", "sensible", "random", "random"], games=8, seed=1, workers=1))
    assert sum(result.winners == (1,) for result in results) >= 7


def test_matches_are_told_as_they_finish() -> None:
    results = run("charlatans", SEATS, games=10**9, seed=1, workers=1)
    assert [next(results).number for _ in range(3)] == [0, 1, 2]


def test_options_reach_the_table() -> None:
    plain = list(run("charlatans", SEATS, games=3, seed=1, workers=1))
    tubes = list(run("charlatans", SEATS, games=3, seed=1, options={"test_tubes": True}, workers=1))
    assert plain != tubes


def test_what_cannot_be_played_is_refused_before_anything_is() -> None:
    with pytest.raises(KeyError):
        run("chess", SEATS, games=1, seed=1)
    with pytest.raises(NoSuchBot):
        run("charlatans", ["nobody", "random"], games=1, seed=1)
    with pytest.raises(BadOptions):
        run("charlatans", ["random"], games=1, seed=1)
    with pytest.raises(BadOptions):
        run("charlatans", SEATS, games=1, seed=1, options={"set": 9})


def test_a_game_tells_its_own_figures_of_a_finished_match() -> None:
    (result,) = run("chaudron_magique", ["random", "random"], games=1, seed=1, workers=1)
    assert result.figures.keys() == {"brewed", "burnt", "turns"}
    assert (result.figures["brewed"], result.figures["brewed"]) == result.scores
    (plain,) = run("charlatans", ["random", "random"], games=1, seed=1, workers=1)
    assert plain.figures == {}


class Chatty(Bot):
    """Takes the first option; says and keeps everything."""

    name = "chatty"

    def __init__(self) -> None:
        self.heard: list[tuple[int, str, str]] = []

    def choose(self, view: Any, asked: Decision[Any], options: Sequence[Action], rng: Random) -> Action:  # any game
        return options[0]

    def say(self, view: Any, asked: Decision[Any], rng: Random) -> tuple[str, str] | None:  # any game
        return type(asked).__name__, "x"

    def hear(self, view: Any, seat: int, kind: str, subject: str) -> None:  # any game
        self.heard.append((seat, kind, subject))


def test_bots_that_talk_hear_each_other_and_never_themselves() -> None:
    bots = [Chatty(), Chatty(), Chatty()]
    play_match(GAMES["chaudron_magique"], talking(bots), "talk", GAMES["chaudron_magique"].agree(3, {}))
    assert bots[0].heard[0] == (1, "ChooseCards", "x")
    for seat, bot in enumerate(bots):
        assert {speaker for speaker, _, _ in bot.heard} == {0, 1, 2} - {seat}
