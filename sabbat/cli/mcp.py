"""`sabbat mcp --table URL`: an assistant sits at a table, by the Model Context Protocol on stdin and stdout."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace

from sabbat.cli.arguments import add_language
from sabbat.cli.usage import UsageError


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--table", required=True, metavar="URL", help="the table's link")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    from sabbat.client.guest import CannotJoin
    from sabbat.words import reader_language

    try:
        asyncio.run(_serve(given.table, reader_language(given.language)))
    except CannotJoin as error:
        raise UsageError(str(error)) from None
    return 0


async def _serve(url: str, language: str) -> None:
    try:
        from sabbat.client.assistant import Assistant, make_server
    except ImportError:
        raise UsageError("this needs the extra `mcp`: pip install 'sabbat[mcp]'") from None
    assistant = await Assistant.at(url, language)
    try:
        await make_server(assistant).run_stdio_async()
    finally:
        await assistant.close()
