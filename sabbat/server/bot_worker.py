"""A process in which bots think: one line of JSON in, one line out; an empty one before the first, when it
is ready. Started and ended by `bot_workers`.
"""

from __future__ import annotations

import gc
import os
import sys
import traceback
from contextlib import suppress
from random import Random

import msgspec

from sabbat.bots import make
from sabbat.engine import codec
from sabbat.engine.actions import Action
from sabbat.engine.decision import Decision
from sabbat.engine.fitting import Fitting
from sabbat.games import GAMES
from sabbat.server.giving_way import give_way
from sabbat.server.protocol import Json

Heard = tuple[int, str, str]  # a seat, and the kind and subject of its phrase


class ThinkRequest(msgspec.Struct):
    """What a bot is asked: what a person would see, and nothing else."""

    game: str
    bot: str
    view: Json
    decision: Json
    options: list[Json]
    seed: int
    notes: str = ""  # what it has kept in mind since it was asked before
    heard: list[Heard] = []  # what was said meanwhile
    pace: float = 0.0  # how gentle a bot that fits people is to those of this table


class ThinkReply(msgspec.Struct):
    """What it answers, as the codec writes it; how long it takes, in milliseconds; what it keeps in mind and says."""

    action: Json | None  # None: the bot failed
    delay: int | None = None
    notes: str = ""
    says: tuple[str, str] | None = None  # kind and subject of a phrase


def think(thought: ThinkRequest) -> ThinkReply:
    game = GAMES[thought.game]
    view = msgspec.convert(thought.view, game.view_type)
    options = [codec.read(Action, action, game) for action in thought.options]
    decision = codec.read(Decision, thought.decision, game)
    bot, rng = make(thought.game, thought.bot), Random(thought.seed)
    bot.notes = thought.notes
    if isinstance(bot, Fitting):
        bot.pace = thought.pace
    for seat, kind, subject in thought.heard:
        bot.hear(view, seat, kind, subject)
    says = bot.say(view, decision, rng)
    action = bot.choose(view, decision, options, rng)
    return ThinkReply(codec.plain(action), bot.delay(view, decision, rng), bot.notes, says)


def answer(thought: ThinkRequest) -> ThinkReply:
    """What the bot thinks; no action where it fails, and the process is there for the next one."""
    try:
        return think(thought)
    except Exception:  # whatever is wrong with a bot
        traceback.print_exc()
        return ThinkReply(None)


def tidy_up() -> None:
    """Between thoughts, what is left of one is thrown away. What bots keep in mind beyond it is looked at this once:
    with all of that, a pass of the collector takes half a second, and it would come in the middle of a thought."""
    gc.collect()
    gc.freeze()


def main() -> None:
    give_way()
    gc.disable()
    decode = msgspec.json.Decoder(ThinkRequest).decode
    out, sys.stdout = sys.stdout.buffer, sys.stderr  # a bot that prints answers nobody
    is_ready = False
    try:
        for line in sys.stdin.buffer:
            thought = decode(line)
            if not is_ready:
                with suppress(Exception):  # the answer will show it
                    make(thought.game, thought.bot)  # what takes long to load is not part of the thought
                is_ready = True
                out.write(b"\n")
                out.flush()
            out.write(msgspec.json.encode(answer(thought)) + b"\n")
            out.flush()
            tidy_up()
    except BrokenPipeError:  # the server has ended
        os._exit(0)


if __name__ == "__main__":
    main()
