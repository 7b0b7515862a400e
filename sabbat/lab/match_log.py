"""One row for each match, on disk as Parquet: a folder of parts, each written whole or not at all (extra: lab).

A run that was killed goes on where it was: what stands in a part is played, everything else is not. Nothing is twice.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sabbat.games import GAMES
from sabbat.lab.tournament import MatchResult, Plan

ROWS_IN_A_PART = 5_000
HEADER = "run.json"
MATCHES = {
    "number": "BIGINT",
    "game": "VARCHAR",
    "rules": "INTEGER",
    "options": "JSON",
    "bots": "VARCHAR[]",  # by entry, and so are all lists below
    "seed": "BIGINT",
    "seats": "INTEGER[]",
    "scores": "INTEGER[]",
    "ranks": "INTEGER[]",
    "winners": "INTEGER[]",  # the entries that won
    "actions": "INTEGER",
    "seconds": "DOUBLE",
    "figures": "MAP(VARCHAR, BIGINT)",
}
DECISIONS = {
    "number": "BIGINT",
    "at": "INTEGER",  # which decision of the match it was
    "seat": "INTEGER",
    "question": "VARCHAR",
    "options": "INTEGER",
    "answer": "INTEGER",  # its place in game.actions()
}


class BadLog(ValueError):
    """A folder cannot be written to, or holds another run; the message says so, for people."""


class MatchLog:
    """A folder that a run is written to."""

    def __init__(self, folder: Path, plan: Plan, resume: bool) -> None:
        try:
            import duckdb
        except ImportError:
            raise BadLog("match logs need a package that is not installed: pip install sabbat[lab]") from None
        self._database = duckdb.connect()
        self._database.execute("SET enable_progress_bar = false")  # under `python -c` it stands among our results
        self._database.execute("SET memory_limit = '500MB'")
        self._database.execute("SET enable_progress_bar = false")  # it would write between what we print
        self.folder = folder
        self.plan = plan
        self._rows: list[dict[str, Any]] = []  # JSON
        self._decisions: list[dict[str, Any]] = []
        self._header(resume)

    def _header(self, resume: bool) -> None:
        header = json.loads(json.dumps({"rules": GAMES[self.plan.game].rules_version, **asdict(self.plan)}))
        path = self.folder / HEADER
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if path.exists():
                if not resume:
                    raise BadLog(f"{self.folder} holds a run already: say --resume to go on with it")
                if json.loads(path.read_text(encoding="utf-8")) != header:
                    raise BadLog(f"{self.folder} holds another run: its bots, seed, options or rules differ")
            path.write_text(json.dumps(header), encoding="utf-8")
        except OSError as error:
            raise BadLog(f"{self.folder}: {error.strerror}") from error

    def done(self, games: int) -> bytearray:
        """A byte for each match: 1 where it stands in the log."""
        found = bytearray(games)
        for number in self._column("number"):
            if number < games:
                found[number] = 1
        return found

    def results(self, games: int) -> Iterator[MatchResult]:
        """What was played before, of the first so many matches, without decisions."""
        for row in self._select("number, scores, ranks, winners, actions, figures, seconds"):
            if row[0] < games:
                figures = dict(row[5]) if row[5] else {}
                yield MatchResult(row[0], tuple(row[1]), tuple(row[2]), tuple(row[3]), row[4], figures, row[6])

    def add(self, result: MatchResult) -> None:
        plan, count = self.plan, len(self.plan.entries)
        self._rows.append(
            {
                "number": result.number,
                "game": plan.game,
                "rules": GAMES[plan.game].rules_version,
                "options": plan.options,
                "bots": plan.entries,
                "seed": plan.seed,
                "seats": [(entry - result.number) % count for entry in range(count)],
                "scores": result.scores,
                "ranks": result.ranks,
                "winners": result.winners,
                "actions": result.actions,
                "seconds": result.seconds,
                "figures": result.figures,
            }
        )
        for at, (seat, question, options, answer) in enumerate(result.decisions):
            row = {"number": result.number, "at": at, "seat": seat, "question": question}
            self._decisions.append({**row, "options": options, "answer": answer})
        if len(self._rows) >= ROWS_IN_A_PART or len(self._decisions) >= 20 * ROWS_IN_A_PART:
            self.flush()

    def flush(self) -> None:
        """Writes what is at hand: the decisions first, for the part with the matches says that they are done."""
        if self._rows:
            name = f"{self._rows[0]['number']:010}"
            self._write("decisions", name, self._decisions, DECISIONS)
            self._write("matches", name, self._rows, MATCHES)
            self._rows, self._decisions = [], []

    def close(self) -> None:
        self.flush()
        self._database.close()

    def _write(self, kind: str, name: str, rows: list[dict[str, Any]], columns: dict[str, str]) -> None:
        if not rows:
            return
        lines, part = self.folder / f".{kind}.jsonl", self.folder / f".{kind}.parquet"
        lines.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
        kinds = ", ".join(f"'{column}': '{sql}'" for column, sql in columns.items())
        read = f"read_json({_quoted(lines)}, format = 'newline_delimited', columns = {{{kinds}}})"
        self._database.execute(f"COPY (SELECT * FROM {read}) TO {_quoted(part)} (FORMAT parquet)")
        os.replace(part, self.folder / f"{kind}-{name}.parquet")
        lines.unlink()

    def _column(self, name: str) -> Iterator[Any]:
        return (row[0] for row in self._select(name))

    def _select(self, columns: str) -> Iterator[tuple[Any, ...]]:
        if not any(self.folder.glob("matches-*.parquet")):
            return
        parts = _quoted(self.folder / "matches-*.parquet")
        found = self._database.execute(f"SELECT {columns} FROM read_parquet({parts})")
        while rows := found.fetchmany(10_000):
            yield from rows


def _quoted(path: Path) -> str:
    return "'" + str(path).replace("'", "''") + "'"
