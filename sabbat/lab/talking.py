"""Bots that talk while they play in the lab: each says what it likes before it answers, and the others hear it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision


class Talking(Bot):
    """Plays like the bot that it lends its voice to."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name  # type: ignore[misc]  # each speaks for another
        self.listeners: list[Bot] = []

    def choose(self, view: Any, asked: Decision[Any], options: Sequence[Action], rng: Random) -> Action:  # any game
        said = self.bot.say(view, asked, rng)
        if said is not None:
            for listener in self.listeners:
                listener.hear(view, view.seat, *said)
        return self.bot.choose(view, asked, options, rng)


def talking(bots: Sequence[Bot]) -> list[Bot]:
    """These bots, around one table where everybody hears everybody else."""
    speakers = [Talking(bot) for bot in bots]
    for speaker in speakers:
        speaker.listeners = [bot for bot in bots if bot is not speaker.bot]
    return list(speakers)
