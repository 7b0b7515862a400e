"""A program to be killed: appends to several tables at once, and prints `table seq` for each entry that was kept."""

from __future__ import annotations

import asyncio
import os
import sys

from sabbat.server.store import Store, TableHeader, open_store

TABLES = ("agnes", "berthe", "cunegonde", "dorothee")
MOST = 20_000  # it ends by itself, should nobody kill it


def entry(table: str, seq: int) -> bytes:
    return f"{table} answers {seq}".encode()


async def append(store: Store, table: str) -> None:
    stored = await store.load(table)
    if stored is None:
        await store.create(TableHeader(table, 0, b"{}"))
    begin = 0 if stored is None else len(stored.entries)
    for seq in range(begin, begin + MOST):
        await store.append(table, seq, entry(table, seq))
        os.write(sys.stdout.fileno(), f"{table} {seq}\n".encode())  # at once and whole


async def main(url: str) -> None:
    store = open_store(url)
    await store.open()
    await asyncio.gather(*(append(store, table) for table in TABLES))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
