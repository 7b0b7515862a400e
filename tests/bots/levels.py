"""How often a better bot wins alone among worse ones: fixed seeds, seats in turn."""

from __future__ import annotations

from typing import Any

from sabbat.bots import make
from sabbat.engine import Bot, Game
from sabbat.lab import play_match


def share_won(game: Game[Any], better: str, worse: str, games: int) -> float:  # any game
    """One among two: a third would be even."""
    won = 0.0
    for number in range(games):
        seat = number % 3
        bots: list[Bot] = [make(game.name, better if at == seat else worse) for at in range(3)]
        outcome, _ = play_match(game, bots, f"level/{number}", game.agree(3, {}))
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / games
