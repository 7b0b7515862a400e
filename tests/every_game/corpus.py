"""The corpus: recorded matches of every game at every number of seats, which must replay event for event.

A file holds the matches of one game and seat count: a head (game, rules version, all actions that occur), then one line
a match with its seed, options and answers, and two digests. `fell` is what happened, without names: the luck of each
answer, how many events it had, the outcome. `told` is every event as it is written. A change of names alone changes
`told`; a change of the rules changes `fell`, and needs another `rules_version`.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import sabbat
from sabbat.engine import Action, Game, Match, Step, codec
from sabbat.engine.options import OptionValue
from tests.every_game.matches import played, played_by_the_clock

FOLDER = Path(__file__).resolve().parent / "corpus"
MATCHES = 100  # for each game and number of seats
PAUSES = (40, 180, 260, 650)  # milliseconds; few different ones make small files
USUAL = 0.4  # of the matches are played with the usual options


class Head(msgspec.Struct):
    game: str
    seats: int
    rules: int
    actions: list[Any]  # as the codec writes them


class Kept(msgspec.Struct):
    """A match. `answers` are seat, place in `Head.actions` and milliseconds since the answer before, in turn."""

    seed: str
    options: dict[str, OptionValue]
    answers: list[int]
    fell: str
    told: str


class Digests:
    """Of a match while it is played."""

    def __init__(self, match: Match) -> None:
        self._fell, self._told = blake2b(digest_size=6), blake2b(digest_size=6)
        self._add(match.opening, match.told_at_start)

    def add(self, step: Step) -> None:
        self._add(step.entry.luck, step.events)

    def _add(self, luck: tuple[str, ...], events: tuple[Any, ...]) -> None:
        self._fell.update(msgspec.json.encode([luck, len(events)]))
        self._told.update(codec.to_json(events))

    def done(self, match: Match) -> tuple[str, str]:
        outcome = match.outcome
        assert outcome is not None
        self._fell.update(msgspec.json.encode([outcome.scores, outcome.ranks, outcome.winners]))
        return self._fell.hexdigest(), self._told.hexdigest()


def seat_counts() -> list[tuple[str, int]]:
    games = [sabbat.game(name) for name in sabbat.GAMES]
    return [(game.name, seats) for game in games for seats in range(game.fewest_seats, game.most_seats + 1)]


def path_of(game: str, seats: int) -> Path:
    return FOLDER / f"{game}-{seats}.jsonl.xz"


def record(game: Game[Any], seats: int) -> tuple[Head, list[Kept]]:
    """Plays new matches, by random answers; the same ones each time, for as long as the rules are the same."""
    places: dict[bytes, int] = {}
    matches: list[Kept] = []
    for number in range(MATCHES):
        rng = Random(f"corpus {game.name} {seats} {number}")
        options: dict[str, OptionValue] = {}
        if rng.random() >= USUAL:
            options = {option.name: rng.choice(option.values) for option in game.offered_options(seats)}
        match = game.start(seats, seed=f"corpus {number}", options=options)
        digests, answers, before = Digests(match), list[int](), 0
        for step in played_by_the_clock(match, rng, PAUSES) if game.by_clock else played(match, rng):
            digests.add(step)
            written = codec.to_json(step.entry.action)
            answers += [step.entry.seat, places.setdefault(written, len(places)), step.entry.at - before]
            before = step.entry.at
        matches.append(Kept(f"corpus {number}", match.table_options, answers, *digests.done(match)))
    actions = [msgspec.json.decode(written) for written in places]
    return Head(game.name, seats, game.rules_version, actions), matches


def replay(game: Game[Any], head: Head, kept: Kept) -> tuple[str, str]:
    """Plays a kept match once more; its digests."""
    actions: list[Action] = [codec.read(Action, written, game) for written in head.actions]
    match = game.start(head.seats, seed=kept.seed, options=kept.options)
    digests, at = Digests(match), 0
    for seat, place, later in zip(*[iter(kept.answers)] * 3, strict=True):
        at += later
        digests.add(match.submit(seat, actions[place], at or None))
    return digests.done(match)


def write(head: Head, matches: list[Kept]) -> None:
    lines = [msgspec.json.encode(head), *(msgspec.json.encode(kept) for kept in matches)]
    FOLDER.mkdir(exist_ok=True)
    path_of(head.game, head.seats).write_bytes(lzma.compress(b"\n".join(lines), preset=9 | lzma.PRESET_EXTREME))


def read(game: str, seats: int) -> tuple[Head, Iterator[Kept]]:
    first, *rest = lzma.decompress(path_of(game, seats).read_bytes()).split(b"\n")
    return msgspec.json.decode(first, type=Head), (msgspec.json.decode(line, type=Kept) for line in rest)
