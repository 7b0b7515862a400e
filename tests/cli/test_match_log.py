"""A row for each match, a run that goes on after a kill, and a run that stops when it knows enough."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from sabbat.lab import Plan, run
from sabbat.lab.match_log import BadLog, MatchLog
from tests.cli.command import Command

duckdb = pytest.importorskip("duckdb", reason="the extra `lab` is not installed")
SIM = ("sim", "charlatans", "--seats", "novice,random", "--seed", "3", "--json")


def rows(folder: Path, what: str, kind: str = "matches") -> list[Any]:  # as the query says
    found: list[Any] = duckdb.sql(f"SELECT {what} FROM '{folder}/{kind}-*.parquet' ORDER BY number").fetchall()
    return found


def test_every_match_is_a_row(sabbat: Command, tmp_path: Path) -> None:
    told = json.loads(sabbat(*SIM, "--games", "6", "--log", str(tmp_path), "--decisions", "--workers", "1").out)
    assert [row[0] for row in rows(tmp_path, "number")] == list(range(6))
    first = list(run("charlatans", ["novice", "random"], 6, seed=3, workers=1))
    assert rows(tmp_path, "scores, winners, actions, bots, seats") == [
        (
            list(result.scores),
            list(result.winners),
            result.actions,
            ["novice", "random"],
            [-result.number % 2, (1 - result.number) % 2],
        )
        for result in first
    ]
    assert len(rows(tmp_path, "number", "decisions")) == sum(result.actions for result in first)
    assert told["games"] == 6


def test_a_killed_run_goes_on_where_it_was(sabbat: Command, tmp_path: Path) -> None:
    code = (
        "import sys, sabbat.lab.match_log as log\n"
        "log.ROWS_IN_A_PART = 3\n"
        "from sabbat.cli import main\n"
        "sys.exit(main(sys.argv[1:]))"
    )
    arguments = (*SIM, "--games", "100000", "--log", str(tmp_path), "--workers", "1")
    with subprocess.Popen([sys.executable, "-c", code, *arguments]) as running:
        for _ in range(600):
            if len(list(tmp_path.glob("matches-*.parquet"))) >= 2:
                break
            time.sleep(0.1)
        os.kill(running.pid, signal.SIGKILL)
    written = len(rows(tmp_path, "number"))
    assert written >= 6
    games = written + 4
    told = sabbat(*SIM, "--games", str(games), "--log", str(tmp_path), "--resume", "--workers", "1")
    assert told.code == 0
    assert [row[0] for row in rows(tmp_path, "number")] == list(range(games))
    whole = json.loads(sabbat(*SIM, "--games", str(games), "--workers", "1").out)
    resumed = json.loads(told.out)
    del whole["seconds"], resumed["seconds"]
    assert resumed == whole


def test_another_run_is_not_mixed_in(sabbat: Command, tmp_path: Path) -> None:
    assert sabbat(*SIM, "--games", "2", "--log", str(tmp_path)).code == 0
    again = sabbat(*SIM, "--games", "2", "--log", str(tmp_path))
    assert again.code == 2
    assert "--resume" in again.err
    other = sabbat(*SIM[:-2], "4", "--games", "2", "--log", str(tmp_path), "--resume")
    assert other.code == 2
    assert "another run" in other.err
    assert sabbat(*SIM, "--resume").code == 2


def test_a_folder_that_cannot_be_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadLog, match="file"):
        MatchLog(tmp_path / "file", Plan("charlatans", ("random",), 1, {}), resume=False)


def test_a_run_stops_when_it_knows_enough(sabbat: Command) -> None:
    told = json.loads(sabbat("sim", "sorcellerie", "--seats", "random,random", "--json", "--until", "12%").out)
    assert 50 <= told["games"] < 200
    first = told["entries"][0]
    assert (first["high"] - first["low"]) / 2 <= 0.12
    refused = sabbat("sim", "sorcellerie", "--seats", "random,random", "--until", "200%")
    assert refused.code == 2
