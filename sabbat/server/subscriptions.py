"""Who wants to be told when it is her turn, and where: in the store, beside the tables, one row for each person."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

from sabbat.server import timing
from sabbat.server.store import Store, TableHeader, Taken

MOST_DEVICES: Final = 5  # of one person; a sixth takes the place of the oldest


class Calling(NamedTuple):
    """Somebody is to be told that it is her turn there."""

    person: str
    table: str
    game: str


class Subscription(msgspec.Struct, frozen=True):
    """One browser: where its messages go, its keys, and the language in which it reads."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Subscriptions:
    """Changes are one after another; servers that share the store may cross, and the page says it again next time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._changing = asyncio.Lock()

    async def of(self, person: str) -> list[Subscription]:
        found = await self._store.load(_row(person))
        return [] if found is None else msgspec.json.decode(found.body, type=list[Subscription])

    async def add(self, person: str, wanted: Subscription) -> None:
        """The same browser again takes its own place."""
        async with self._changing:
            others = [known for known in await self.of(person) if known.endpoint != wanted.endpoint]
            await self._keep(person, [*others, wanted][-MOST_DEVICES:])

    async def drop(self, person: str, endpoint: str) -> None:
        async with self._changing:
            known = await self.of(person)
            left = [subscription for subscription in known if subscription.endpoint != endpoint]
            if left != known:
                await self._keep(person, left)

    async def _keep(self, person: str, subscriptions: list[Subscription]) -> None:
        body = msgspec.json.encode(subscriptions)
        with suppress(Taken):
            await self._store.create(TableHeader(_row(person), timing.now(), b"[]"))
        await self._store.save(_row(person), body)


def _row(person: str) -> str:
    return f"_push-{person}"
