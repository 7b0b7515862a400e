"""What a bot does, to be learnt from: matches of the engine, and every answer that was given in them. What was seen and
what was legal then is worked out when it is learnt from (`imitating`). Needs no JAX, so it runs where the compiled
engine does."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from sabbat.bots import make
from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.bots.seen_by import NOT_ASKED, question_of
from sabbat.games.charlatans.bots.trained import PLACE
from sabbat.lab.one_match import play_through

BATCH = 20  # matches
SETS = (1, 2, 3, 4)


class Watched(NamedTuple):
    """One match. By answer: which seat gave it, which action it was, and whether the bot that is wanted gave it and had
    a choice."""

    luck: str
    seats: int
    set: int
    who: list[int]
    what: list[int]
    wanted: list[bool]


def watch_one(bots: list[str], wanted: str, number: int, seed: int, sets: Sequence[int] = SETS) -> Watched:
    """Sets come by turns, and so do seats."""
    turned = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
    found = Watched(f"{seed}/{number}", len(bots), sets[number % len(sets)], [], [], [])

    def note(state: Any, seat: Seat, asked: Decision[Any], options: Sequence[Action], action: Action) -> None:
        found.who.append(seat)
        found.what.append(PLACE[action])
        found.wanted.append(turned[seat] == wanted and len(options) > 1 and question_of(asked) != NOT_ASKED)

    options = GAME.agree(len(bots), {"set": found.set})
    play_through(GAME, [make("charlatans", name) for name in turned], found.luck, options, note)
    return found


def _batch(job: tuple[list[str], str, int, int, str, Sequence[int]]) -> int:
    bots, wanted, first, seed, folder, sets = job
    matches = [watch_one(bots, wanted, first + number, seed, sets) for number in range(BATCH)]
    store(Path(folder) / f"{len(bots)}_{seed}_{first}.npz", matches)
    return sum(sum(match.wanted) for match in matches)


def store(path: Path, matches: list[Watched]) -> None:
    """All answers in a row; `ends` says where each match ends."""
    np.savez_compressed(
        path,
        luck=np.array([match.luck for match in matches]),
        seats=np.array([match.seats for match in matches], np.int8),
        set=np.array([match.set for match in matches], np.int8),
        ends=np.cumsum([len(match.who) for match in matches]),
        who=np.concatenate([match.who for match in matches]).astype(np.uint8),
        what=np.concatenate([match.what for match in matches]).astype(np.uint8),
        wanted=np.concatenate([match.wanted for match in matches]).astype(bool),
    )


def watch(
    bots: list[str], wanted: str, games: int, seed: int, folder: Path, workers: int, sets: Sequence[int] = SETS
) -> int:
    """So many matches, a file for every few. Returns how many answers of the one that is wanted there are."""
    folder.mkdir(parents=True, exist_ok=True)
    jobs = [(bots, wanted, first, seed, str(folder), sets) for first in range(0, games, BATCH)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return sum(pool.map(_batch, jobs))
