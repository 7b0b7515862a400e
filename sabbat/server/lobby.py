"""The tables that are there: opened, found again after a restart, put away when nobody is there."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

import msgspec
import structlog

from sabbat.engine import BadRecord
from sabbat.engine.options import OptionValue
from sabbat.games import GAMES
from sabbat.server.api_types import MyTable
from sabbat.server.body import GATHERING, OVER, PLAYING, Body
from sabbat.server.identity import new_table_id
from sabbat.server.mailbox import Mailbox
from sabbat.server.metrics import TABLES
from sabbat.server.requests import sit, start
from sabbat.server.seating import Chair, clean_name
from sabbat.server.store import Store, TableHeader, Taken
from sabbat.server.table import House, Refused, Table, now

PUT_AWAY_AFTER = 10 * 60_000  # ms without a viewer; the table stays in the store
TICK = 0.25
SECRET = "_secret"  # the row that keeps the key of the cookies

log = structlog.get_logger("sabbat.lobby")


class Lobby:
    """Finds and opens tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: dict[str, Mailbox] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tables_of: dict[str, dict[str, None]] = {}  # by person, the oldest first

    async def open(
        self, person: str, game: str, seats: int, options: dict[str, OptionValue], id: str | None = None
    ) -> Table:
        """A new table, with this person as its host. BadOptions where it cannot be laid."""
        agreed = GAMES[game].agree(seats, options)
        body = Body(game=game, chairs=[Chair() for _ in range(seats)], options=agreed, host=person)
        table = Table(id or new_table_id(), body, self.house, self._open_next)
        await self.house.store.create(TableHeader(table.id, now(), msgspec.json.encode(body)))
        self._keep(table)
        return table

    async def quick(
        self, person: str, name: str, game: str, seats: int, options: dict[str, OptionValue], bot: str
    ) -> Table:
        """A table at which this person sits and bots fill the other seats; the match is on."""
        if not clean_name(name):
            raise Refused("no_name")
        table = await self.open(person, game, seats, options)
        async with table.one_at_a_time:
            await sit(table, person, name, 0)
            await start(table, person, bot)
        return table

    async def find(self, id: str) -> Mailbox | None:
        """The table of that id, from memory or from the store."""
        if id in self._tables:
            return self._tables[id]
        async with self._loading.setdefault(id, asyncio.Lock()):
            if id not in self._tables and not id.startswith("_"):
                await self._load(id)
        self._loading.pop(id, None)
        return self._tables.get(id)

    async def _load(self, id: str) -> None:
        stored = await self.house.store.load(id)
        if stored is None:
            return
        table = Table(id, msgspec.json.decode(stored.body, type=Body), self.house, self._open_next)
        try:
            table.resume(stored.entries)
        except (BadRecord, LookupError, ValueError) as error:
            log.error("table cannot be resumed", table=id, error=str(error))
            return
        self._keep(table)

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = Mailbox(table)
        TABLES.set(len(self._tables))
        self.note_people(table)

    def note_people(self, table: Table) -> None:
        for person in {table.body.host, *(chair.person for chair in table.body.chairs)}:
            if person is not None:
                self._tables_of.setdefault(person, {})[table.id] = None

    async def tables_of(self, person: str) -> list[MyTable]:
        """The tables at which a person sits, the newest first."""
        found: list[MyTable] = []
        for id in reversed(list(self._tables_of.get(person, ()))):
            mailbox = await self.find(id)
            seat = mailbox.table.seat_of(person) if mailbox else None
            if mailbox is None or (seat is None and mailbox.table.body.host != person):
                continue
            table = mailbox.table
            if table.body.phase in (GATHERING, PLAYING):
                names = [chair.name or chair.bot or "" for chair in table.body.chairs]
                phase, my_turn = table.body.phase, seat in table.waiting
                found.append(MyTable(id, table.body.game, phase, names, my_turn))
        return found

    async def _open_next(self, table: Table) -> str:
        """The rematch: the same seats, options and host."""
        body = msgspec.json.decode(msgspec.json.encode(table.body), type=Body)
        again = await self.open(body.host, body.game, len(body.chairs), body.options)
        async with again.one_at_a_time:
            again.body.chairs = [
                Chair(chair.person, chair.name, None if chair.person else chair.bot) for chair in body.chairs
            ]
            again.body.stand_in_after, again.body.clock = body.stand_in_after, body.clock
            again.body.hide_odds = body.hide_odds
            await again.save()
        self.note_people(again)
        return again.id

    async def remember(self) -> None:
        """After a restart: who sits at which open table. The tables themselves come back when they are opened."""
        for id in await self.house.store.open_tables():
            stored = await self.house.store.load(id)
            if stored is not None and not id.startswith("_"):
                with suppress(msgspec.ValidationError):
                    body = msgspec.json.decode(stored.body, type=Body)
                    for person in {body.host, *(chair.person for chair in body.chairs)} - {None}:
                        self._tables_of.setdefault(str(person), {})[id] = None

    async def run(self) -> None:
        """Ticks for as long as the server runs."""
        while True:
            await asyncio.sleep(TICK)
            for mailbox in list(self._tables.values()):
                try:
                    await mailbox.table.tick()
                    await self._put_away(mailbox.table)
                except Exception as error:  # one table in trouble must not stop the clock of the others
                    log.error("tick failed", table=mailbox.table.id, error=repr(error))

    async def _put_away(self, table: Table) -> None:
        idle = now() - table.idle_since
        if table.viewers or idle < PUT_AWAY_AFTER:
            return
        del self._tables[table.id]  # first: whoever comes while its bots end gets a table from the store
        TABLES.set(len(self._tables))
        await table.close()
        if table.body.phase == OVER:
            await self.house.store.close_table(table.id)

    async def close(self) -> None:
        for mailbox in self._tables.values():
            await mailbox.table.close()


async def cookie_secret(store: Store) -> str:
    """The key that signs cookies: made once, kept in the store, the same for every server on it."""
    stored = await store.load(SECRET)
    if stored is None:
        with suppress(Taken):  # another server was quicker: its key is ours
            await store.create(TableHeader(SECRET, now(), secrets.token_hex(32).encode()))
        stored = await store.load(SECRET)
    assert stored is not None
    return stored.body.decode()
