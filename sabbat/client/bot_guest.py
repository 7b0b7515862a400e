"""A bot sits at a table like anybody: it waits for the start, answers what it is asked, and leaves after the end."""

from __future__ import annotations

import asyncio
from random import Random

from sabbat.bots import make
from sabbat.client.guest import CannotJoin, Guest, Json
from sabbat.engine import Bot

PAUSE = 0.3  # seconds before it answers, so that people can follow; where moments count, its own delay


async def sit_with_bot(url: str, bot_name: str, name: str, pause: float = PAUSE) -> list[int]:
    """Plays one match at the table. The final scores, by seat."""
    guest = await Guest.at(url)
    try:
        return await _play(guest, bot_name, name, pause)
    finally:
        await guest.close()


async def _play(guest: Guest, bot_name: str, name: str, pause: float) -> list[int]:
    rng = Random()
    bot: Bot | None = None
    answered = sitting = 0
    async for message in guest.hear():
        if bot is None:  # the first message is the welcome: now the game is known
            bot = make(guest.game.name, bot_name)
            sitting = await guest.ask("Sit", name=name)
        if message["t"] == "Refused" and message["n"] == sitting:  # other refusals are late answers
            raise CannotJoin(f"the table refuses: {message['why']}")
        _hear(bot, guest, message)
        asked = guest.asked
        if asked is not None and asked.number != answered:  # it comes again when somebody else has answered
            answered = asked.number
            view = guest.typed_view()
            said = bot.say(view, asked.decision, rng)
            if said is not None:
                await guest.ask("Phrase", kind=said[0], subject=said[1])
            chosen = asked.options[0]
            if len(asked.options) > 1:
                chosen = bot.choose(view, asked.decision, asked.options, rng)
            taken = bot.delay(view, asked.decision, rng)
            await asyncio.sleep(pause if taken is None else taken / 1000)
            await guest.answer(asked, chosen)
        if guest.over and guest.view is not None:
            scores: list[int] = guest.view["outcome"]["scores"]
            return scores
    raise AssertionError("hear() ends by an exception alone")


def _hear(bot: Bot, guest: Guest, message: Json) -> None:
    phrase = message["line"]["phrase"] if message["t"] == "Chatted" else None
    if phrase is not None and message["line"]["seat"] != guest.seat and guest.view is not None:
        bot.hear(guest.typed_view(), message["line"]["seat"], phrase["kind"], phrase["subject"])
