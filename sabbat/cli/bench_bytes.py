"""`sabbat bench bytes`: how many bytes a match is, on the line and in the store. Counted, not timed."""

from __future__ import annotations

import argparse
import json
import zlib
from random import Random
from statistics import mean

from rich.console import Console
from rich.table import Table

import sabbat
from sabbat.bots import make, usual_bot
from sabbat.cli.arguments import Commands, positive
from sabbat.server.deflate import LEVEL, MEMORY_LEVEL, WINDOW_BITS
from sabbat.server.seating import Chair
from sabbat.server.snapshots import SNAPSHOT_EVERY, take_snapshot
from sabbat.server.stored_table import StoredTable, entry_bytes
from sabbat.server.table_state import TableState
from sabbat.server.telling import told_to_each

Figures = dict[str, float]
COLUMNS = {
    "answers": "answers a match",
    "told": "bytes told to a seat for an answer",
    "deflated": "the same, compressed",
    "entry": "bytes stored for an answer",
    "snapshot": "bytes of a snapshot",
    "match": "kB stored of a match",
}


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("bytes", help="count the bytes of a match instead, in the games without a clock")
    parser.add_argument("--matches", type=positive, default=3, help="of each game (default 3)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    found = {
        game: {key: mean(one[key] for one in matches) for key in COLUMNS}
        for game in sorted(sabbat.GAMES)
        if not sabbat.game(game).by_clock and (matches := [bytes_of(game, seed) for seed in range(arguments.matches)])
    }
    if arguments.json:
        print(json.dumps(found))
        return 0
    table = Table(title=f"usual seats and bots, mean of {arguments.matches} matches")
    table.add_column("game")
    for label in COLUMNS.values():
        table.add_column(label, justify="right")
    for game, figures in found.items():
        table.add_row(game, *(f"{figures[key]:,.0f}" for key in COLUMNS))
    Console().print(table)
    return 0


def bytes_of(game: str, seed: int) -> Figures:
    """One match between the game's usual bots, as the first seat is told it and as the store keeps it."""
    rules, rng = sabbat.game(game), Random(seed)
    seats = rules.box.usual_seats
    stored = StoredTable(game, [Chair(bot="") for _ in range(seats)], rules.agree(seats, {}), host="", seed=f"{seed}")
    table = TableState("bytes", stored)
    match = rules.start(seats, stored.seed, stored.options)
    table.begin(match)
    bots = [make(game, usual_bot(game)) for _ in range(seats)]
    line = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW_BITS, MEMORY_LEVEL)
    told, deflated, entries, since = 0, 0, 0, -1
    snapshots: list[int] = []
    while match.outcome is None:
        seat = rng.choice(sorted(match.pending))
        question = match.pending[seat]
        action = bots[seat].choose(match.view(seat), question.decision, match.options(seat), rng)
        step = match.submit(seat, action)
        logged = table.note(question.number, step)
        message = told_to_each(match, table.seq, logged[1], [0], stored.undo)[0]
        told += len(message)
        deflated += len(line.compress(message)) + len(line.flush(zlib.Z_SYNC_FLUSH))
        entries += len(entry_bytes(question.number, step.entry))
        if table.seq % SNAPSHOT_EVERY == 0 or match.outcome is not None:
            kept = take_snapshot(table, None, since)
            since = table.seq
            snapshots.append(len(kept.state or b"") + len(kept.log))
    answers = table.seq
    return {
        "answers": answers,
        "told": told / answers,
        "deflated": deflated / answers,
        "entry": entries / answers,
        "snapshot": mean(snapshots),
        "match": (entries + sum(snapshots)) / 1000,
    }
