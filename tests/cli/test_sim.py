"""Many matches, one table of figures."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.command import Command

SIM = ("sim", "charlatans", "--games", "6", "--seats", "novice,random,random", "--seed", "3")


def figures(sabbat: Command, *more: str) -> Any:  # JSON
    ran = sabbat(*SIM, "--json", *more)
    assert ran.code == 0
    assert ran.err == ""  # no progress bar where nobody looks
    return json.loads(ran.out)


def test_the_json_adds_up(sabbat: Command) -> None:
    told = figures(sabbat, "--workers", "1")
    assert told["game"] == "charlatans"
    assert told["seats"] == [entry["name"] for entry in told["entries"]] == ["novice", "random", "random"]
    assert told["games"] == 6
    assert told["options"]["set"] == 1
    assert sum(entry["wins"] for entry in told["entries"]) == pytest.approx(6)
    for entry in told["entries"]:
        assert entry["low"] <= entry["win_rate"] == pytest.approx(entry["wins"] / 6)
        assert entry["win_rate"] <= entry["high"]
        assert 1 <= entry["mean_rank"] <= 3
    assert told["mean_actions"] > 50


def test_one_seed_is_one_result_whatever_the_number_of_workers(sabbat: Command) -> None:
    alone, again, shared = (figures(sabbat, "--workers", workers) for workers in ("1", "1", "2"))
    for told in (alone, again, shared):
        del told["seconds"]
    assert alone == again == shared


def test_options_reach_the_table(sabbat: Command) -> None:
    plain = figures(sabbat, "--workers", "1")
    other = figures(sabbat, "--workers", "1", "--option", "set=3", "--option", "test_tubes=yes")
    assert other["options"]["set"] == 3
    assert other["options"]["test_tubes"] is True
    assert other["entries"] != plain["entries"]


def test_the_table_names_each_bot_with_its_interval(sabbat: Command) -> None:
    ran = sabbat(*SIM, "--workers", "1")
    assert ran.code == 0
    for words in ("novice 1", "random 2", "random 3", "95 %", "mean score", "6 matches", "seed 3"):
        assert words in ran.out


def test_a_game_that_is_won_together_is_told_in_one_line(sabbat: Command) -> None:
    ran = sabbat("sim", "chaudron_magique", "--games", "3", "--seats", "random,random", "--workers", "1")
    assert ran.code == 0
    for words in ("2 × random", "0.0%", "95 %", "mean brewed", "mean burnt", "3 matches"):
        assert words in ran.out
    told = json.loads(
        sabbat("sim", "chaudron_magique", "--games", "3", "--seats", "random,random", "--workers", "1", "--json").out
    )
    assert told["entries"] == []
    assert told["together"]["wins"] == 0
    assert told["together"]["means"]["burnt"] >= 20
