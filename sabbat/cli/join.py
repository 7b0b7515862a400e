"""`sabbat join URL`: a bot sits at a table of any server, as a guest."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace

from sabbat.cli.usage import UsageError


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="the table's link, such as http://127.0.0.1:8666/t/abc")
    parser.add_argument("--bot", default="sensible", help="by name or ./my_bot.py:Careful (default: sensible)")
    parser.add_argument("--name", help="its name at the table (default: the bot's)")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    from sabbat.bots import NoSuchBot
    from sabbat.client.bot_guest import sit_with_bot
    from sabbat.client.guest import CannotJoin

    name = given.name or given.bot.rpartition(":")[2].capitalize()
    try:
        scores = asyncio.run(sit_with_bot(given.url, given.bot, name))
    except (CannotJoin, NoSuchBot) as error:
        raise UsageError(str(error)) from None
    print("scores:", *scores)
    return 0
