"""Matches of Le Chaudron Magique with somebody watching: what is brewed, what is forced, which cards are played.

Whoever designs cards wants to know whether they are worth having. A card has a chance each time it is in a hand when
its witch chooses (CHM-13); the matches are those of `run`, with the same luck.
"""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Any

from sabbat.bots import make
from sabbat.engine.events import Event
from sabbat.engine.options import OptionValue
from sabbat.games import GAMES
from sabbat.games.chaudron_magique.actions import PlayAndKeep
from sabbat.games.chaudron_magique.events import PotionBrewed, PotionUncovered
from sabbat.games.chaudron_magique.state import Sabbath

GAME = "chaudron_magique"


@dataclass
class Watched:
    """So many matches of so many witches."""

    seats: int
    games: int = 0
    wins: int = 0
    burnt: int = 0
    seen: Counter[str] = field(default_factory=Counter)  # Potions that were uncovered, by rarity
    brewed: Counter[str] = field(default_factory=Counter)  # of these, brewed and not forced
    chances: Counter[str] = field(default_factory=Counter)  # by card: in a hand from which one is chosen
    played: Counter[str] = field(default_factory=Counter)

    def rate(self, card: str) -> float:
        """How often a card is played, of its chances; 1 where it had none."""
        return self.played[card] / self.chances[card] if self.chances[card] else 1.0

    def add(self, other: Watched) -> None:
        self.games += other.games
        self.wins += other.wins
        self.burnt += other.burnt
        for mine, more in (
            (self.seen, other.seen),
            (self.brewed, other.brewed),
            (self.chances, other.chances),
            (self.played, other.played),
        ):
            mine.update(more)

    def hear(self, event: Event, rarities: dict[str, str]) -> None:
        if isinstance(event, PotionUncovered):
            self.seen[rarities[event.potion]] += 1
        elif isinstance(event, PotionBrewed) and not event.forced:
            self.brewed[rarities[event.potion]] += 1


def watch(
    level: str, seats: int, games: int, seed: int, table_options: dict[str, OptionValue] | None = None, workers: int = 1
) -> Watched:
    """Plays the matches, all witches of one level. The number of workers changes nothing but the time it takes."""
    agreed = GAMES[GAME].agree(seats, table_options or {})
    watched = Watched(seats)
    if workers == 1:
        for number in range(games):
            watched.add(_watch_one(seats, level, f"{seed}/{number}", agreed))
        return watched
    with ProcessPoolExecutor(workers) as pool:
        seeds = [f"{seed}/{number}" for number in range(games)]
        for match in [pool.submit(_watch_one, seats, level, luck, agreed) for luck in seeds]:
            watched.add(match.result())
    return watched


def _watch_one(seats: int, level: str, seed: str, table_options: dict[str, Any]) -> Watched:
    watched = Watched(seats)
    match = GAMES[GAME].start(seats, seed, table_options)
    bots = [make(GAME, level) for _ in range(seats)]
    rngs = [Random(f"{seed}/bot/{seat}") for seat in range(seats)]
    table = match.state
    assert isinstance(table, Sabbath)
    rarities = {name: potion.rarity for name, potion in table.printed.potions.items()}
    for event in match.told_at_start:
        watched.hear(event, rarities)
    while match.outcome is None:
        for seat in range(seats):
            asked = match.state.asked[seat]
            if asked is None or match.outcome is not None:
                continue
            legal = asked.options(match.state, seat)
            action = bots[seat].choose(match.view(seat), asked, legal, rngs[seat]) if len(legal) > 1 else legal[0]
            table = match.state
            assert isinstance(table, Sabbath)
            if isinstance(action, PlayAndKeep):
                watched.chances.update(table.hands[seat])
                watched.played[table.hands[seat][action.play - 1]] += 1
            for event in match.submit(seat, action).events:
                watched.hear(event, rarities)
    table = match.state
    assert isinstance(table, Sabbath)
    watched.games += 1
    watched.wins += bool(match.outcome.winners)
    watched.burnt += table.burnt
    return watched
