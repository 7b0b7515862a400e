"""What a bot does, to be learnt from: matches of the engine, and of each answer what was seen, what was legal and what
was taken. NumPy alone, so that it runs where the compiled engine does."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from sabbat.bots import make
from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.actions import EVERY_ACTION
from sabbat.games.charlatans.bots.seen_by import NOT_ASKED, question_of, seen_by
from sabbat.games.charlatans.bots.trained import PLACE
from sabbat.lab.one_match import play_through

BATCH = 20  # matches
SETS = (1, 2, 3, 4)


def watch_one(
    bots: list[str], wanted: str, number: int, seed: int, sets: Sequence[int] = SETS
) -> tuple[list[Any], list[Any], list[int]]:
    """One match: of the answers of the bot that is wanted, where it had a choice. Sets come by turns."""
    seen: list[Any] = []
    legal: list[Any] = []
    taken: list[int] = []
    turned = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]

    def note(state: Any, seat: Seat, asked: Decision[Any], options: Sequence[Action], action: Action) -> None:
        if turned[seat] != wanted or len(options) < 2 or question_of(asked) == NOT_ASKED:
            return
        mask = np.zeros(len(EVERY_ACTION), bool)
        mask[[PLACE[option] for option in options]] = True
        seen.append(seen_by(state, seat, asked).astype(np.float16))
        legal.append(np.packbits(mask))
        taken.append(PLACE[action])

    options = GAME.agree(len(bots), {"set": sets[number % len(sets)]})
    play_through(GAME, [make("charlatans", name) for name in turned], f"{seed}/{number}", options, note)
    return seen, legal, taken


def _batch(job: tuple[list[str], str, int, int, str, Sequence[int]]) -> int:
    bots, wanted, first, seed, folder, sets = job
    rows = [watch_one(bots, wanted, first + number, seed, sets) for number in range(BATCH)]
    seen, legal, taken = (np.array([row for match in rows for row in match[part]]) for part in range(3))
    np.savez(Path(folder) / f"{seed}_{first}.npz", seen=seen, legal=legal, taken=taken.astype(np.int16))
    return len(taken)


def watch(
    bots: list[str], wanted: str, games: int, seed: int, folder: Path, workers: int, sets: Sequence[int] = SETS
) -> int:
    """So many matches, a file for every few. Returns how many answers were seen."""
    folder.mkdir(parents=True, exist_ok=True)
    jobs = [(bots, wanted, first, seed, str(folder), sets) for first in range(0, games, BATCH)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return sum(pool.map(_batch, jobs))
