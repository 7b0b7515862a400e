"""`sabbat store check|backup|move`: looks after what a server keeps."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable

from sabbat.cli.serve import default_store
from sabbat.cli.usage import UsageError


def add_arguments(parser: ArgumentParser) -> None:
    verbs = parser.add_subparsers(title="what to do", metavar="VERB", required=True)
    check = verbs.add_parser("check", help="say which tables cannot be resumed; exit code 1 where there are any")
    backup = verbs.add_parser("backup", help="copy everything into a new SQLite file; the server may be running")
    backup.add_argument("target", metavar="FILE")
    move = verbs.add_parser("move", help="copy everything into another, empty store; stop the server first")
    move.add_argument("target", metavar="STORE", help="a file for SQLite, or postgresql://…")
    for verb, run in ((check, _check), (backup, _copy), (move, _move)):
        verb.add_argument("--store", default=str(default_store()), help="a file for SQLite, or postgresql://…")
        verb.set_defaults(run=lambda given, run=run: _run(run, given))


def _run(run: Callable[[Namespace], Awaitable[int]], given: Namespace) -> int:
    from sabbat.server.store import StoreError

    try:
        return asyncio.run(_awaited(run(given)))
    except (StoreError, OSError, ValueError) as error:
        raise UsageError(str(error)) from None


async def _awaited(work: Awaitable[int]) -> int:
    return await work


async def _check(given: Namespace) -> int:
    from sabbat.server.checking import check_store
    from sabbat.server.store import opened_store

    async with opened_store(given.store) as store:
        found = await check_store(store)
    for id, why in found.damaged:
        print(f"{id}: {why}")
    print(f"{found.tables} tables, {len(found.damaged)} that cannot be resumed")
    return 1 if found.damaged else 0


async def _copy(given: Namespace) -> int:
    from sabbat.server.store import opened_store
    from sabbat.server.store.copying import copy_all

    async with opened_store(given.store) as source, opened_store(given.target) as target:
        copied = await copy_all(source, target)
    print(f"{copied.tables} tables with {copied.entries} entries copied")
    return 0


async def _move(given: Namespace) -> int:
    from sabbat.server.store import opened_store

    async with opened_store(given.store) as source:
        await source.join("the only one")  # refused while a server is there
        await source.leave()
    return await _copy(given)
