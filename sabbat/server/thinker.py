"""A process in which bots think: one line of JSON in, one line out. Started and ended by `thinking`."""

from __future__ import annotations

import sys
from random import Random

import msgspec

from sabbat.bots import make
from sabbat.engine import codec
from sabbat.engine.actions import Action
from sabbat.engine.decision import Decision
from sabbat.games import GAMES
from sabbat.server.protocol import Json


class Thought(msgspec.Struct):
    """What a bot is asked: what a person would see, and nothing else."""

    game: str
    bot: str
    view: Json
    decision: Json
    options: list[Json]
    seed: int


def think(thought: Thought) -> Json:
    """The bot's answer, as the codec writes it."""
    view = msgspec.convert(thought.view, GAMES[thought.game].view_type)
    options = [codec.read(Action, each) for each in thought.options]
    bot = make(thought.game, thought.bot)
    answer: Json = codec.plain(bot.choose(view, codec.read(Decision, thought.decision), options, Random(thought.seed)))
    return answer


def main() -> None:
    decode = msgspec.json.Decoder(Thought).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
