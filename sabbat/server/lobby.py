"""The tables that are there: opened, found again after a restart, put away when nobody is there."""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from sabbat.engine.options import OptionValue
from sabbat.games import GAMES
from sabbat.games.guide import guide_of
from sabbat.server import timing
from sabbat.server.calling import is_about_to_call
from sabbat.server.codes import new_table_id
from sabbat.server.handlers import begin as begin_at_once
from sabbat.server.handlers import handle
from sabbat.server.hosting import begin
from sabbat.server.messages import HomeLost, TimePasses
from sabbat.server.metrics import TABLES
from sabbat.server.presence import STAND_IN, somebody_is_late
from sabbat.server.refused import Refused
from sabbat.server.resuming import CannotResume, bring_back, read_stored, try_to_save_snapshot
from sabbat.server.seating import Chair, clean_name
from sabbat.server.services import Services
from sabbat.server.sitting import take_seat
from sabbat.server.store import NoSuchTable, Stored, TableHeader
from sabbat.server.stored_table import OVER, StoredTable
from sabbat.server.table import Table

PUT_AWAY_AFTER = 45_000  # ms without a viewer; the table stays in the store
FEW = 10  # tables looked at in one turn of the loop
LOOK_EVERY = 0.25  # seconds

log = structlog.get_logger("sabbat.lobby")


class Lobby:
    """Finds and opens tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._created = 0

    async def open(self, person: str, game: str, seats: int, options: dict[str, OptionValue]) -> Table:
        """A new table, with this person as its host. BadOptions where it cannot be laid."""
        agreed = await self.services.card_files.agree(game, seats, options)
        stored = StoredTable(game=game, chairs=[Chair() for _ in range(seats)], options=agreed, host=person)
        return await self._create(stored)

    async def quick(
        self, person: str, name: str, game: str, seats: int, options: dict[str, OptionValue], bot: str
    ) -> Table:
        """A table at which this person sits and bots fill the other seats; the match is on."""
        if not clean_name(name):
            raise Refused("no_name")
        table = await self.open(person, game, seats, options)
        await take_seat(table, person, name, 0)  # nobody else knows of it yet
        await begin(table, bot)
        return table

    async def guided(self, person: str, name: str, game: str) -> Table:
        """A newcomer's first match, as the game's guide wants it."""
        guide = guide_of(game)
        if guide is None:
            raise Refused("no_guide", game=game)
        if not clean_name(name):
            raise Refused("no_name")
        agreed = GAMES[game].agree(guide.seats, guide.options)
        chairs = [Chair() for _ in range(guide.seats)]
        table = await self._create(StoredTable(game=game, chairs=chairs, options=agreed, host=person, guide=True))
        await take_seat(table, person, name, 0)
        await begin(table, guide.bot, guide.seed)
        return table

    async def _open_next(self, table: Table) -> str:
        """The rematch: the same seats, options, bots and host, and it is on. For who is away, a bot stands in."""
        old = table.stored
        stored = StoredTable(
            game=old.game,
            chairs=[self._again(table, chair) for chair in old.chairs],
            options=dict(old.options),
            host=old.host,
            stand_in_after=old.stand_in_after,
            clock=old.clock,
            hide_odds=old.hide_odds,
            ask_host=old.ask_host,
            named_after=old.named_after or table.id,
            undo=old.undo,
        )
        again = await self._create(stored)
        await begin(again, STAND_IN)
        return again.id

    @staticmethod
    def _again(table: Table, chair: Chair) -> Chair:
        stands_in = chair.person is not None and not table.here(chair.person)
        return Chair(chair.person, chair.name, STAND_IN if stands_in else None if chair.person else chair.bot)

    async def _create(self, stored: StoredTable) -> Table:
        store = self.services.store
        table = self._table(await new_table_id(store), stored)
        self._created = max(self._created + 1, timing.now())  # so that "the newest first" is never a toss-up
        await store.create(TableHeader(table.id, self._created, msgspec.json.encode(stored)))
        await store.note_people(table.id, stored.people())
        self._keep(table)
        return table

    def _table(self, id: str, stored: StoredTable) -> Table:
        return Table(id, stored, self.services, handle, self._open_next, begin_at_once)

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        TABLES.set(len(self._tables))

    async def find(self, id: str) -> Table | None:
        """The table of that id, from memory or from the store. CannotResume where it is there, but damaged."""
        table = self.in_memory(id)
        if table is not None:
            return table
        try:
            async with self._loading.setdefault(id, asyncio.Lock()):
                if self.in_memory(id) is None and not id.startswith("_"):
                    await self._load(id)
        finally:
            self._loading.pop(id, None)
        return self.in_memory(id)

    async def _load(self, id: str) -> None:
        store = self.services.store
        try:
            fence = await store.take(id)
        except NoSuchTable:
            return
        found = await store.load(id)
        if found is None:
            return
        try:
            table = self._table(id, read_known(found))
            table.fence = fence
            await bring_back(table, found)
        except CannotResume as error:
            log.error("table cannot be resumed", table=id, error=str(error))
            await store.mark_damaged(id, str(error))
            raise
        if found.damaged is not None:
            await store.mark_damaged(id, None)
        self._keep(table)

    def in_memory(self, id: str) -> Table | None:
        """Whose home this is, as far as it knows."""
        table = self._tables.get(id)
        return None if table is None or table.inbox.closed else table

    async def run(self) -> None:
        """Looks after all tables for as long as the server runs. A table that hangs keeps nobody else waiting."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            for looked_at, table in enumerate(list(self._tables.values())):
                if looked_at % FEW == 0:
                    await asyncio.sleep(0)  # so that nobody's move waits for the look at all of them
                if table.inbox.idle and somebody_is_late(table):
                    table.inbox.leave_word(TimePasses())
                if table.viewers and not table.inbox.closed:
                    table.bots.wake()  # they are at work already, unless something went wrong
                    continue
                try:
                    await self.put_away(table)
                except Exception as error:  # one table in trouble must not stop the look at the others
                    log.error("table not put away", table=table.id, error=repr(error))

    async def put_away(self, table: Table) -> None:
        """Closes a table that nobody has looked at for a while."""
        idle = timing.now() - table.idle_since
        if not table.inbox.closed and (table.viewers or idle < PUT_AWAY_AFTER or not table.inbox.idle):
            return
        if not table.inbox.closed and is_about_to_call(table):
            return
        is_over = table.phase == OVER
        await self.hand_over(table)
        if is_over:
            await self.services.store.close_table(table.id)

    async def send_on_the_lost(self) -> None:
        """Tables that other servers have taken meanwhile are played there: who still looks on here is sent on."""
        tables = dict(self._tables)
        for id in await self.services.store.taken_by_others(tables):
            tables[id].inbox.leave_word(HomeLost())

    async def hand_over(self, table: Table) -> None:
        """Lets go of a table: whoever is asked for it next has it."""
        if self._tables.get(table.id) is not table:
            return  # somebody else is at it
        del self._tables[table.id]  # first: whoever comes while its bots end gets a table from the store
        TABLES.set(len(self._tables))
        has_moved = table.inbox.closed
        await table.close()
        if not has_moved:
            await try_to_save_snapshot(table)
            await self.services.store.release(table.id, table.fence)
        table.let_go()

    async def close(self) -> None:
        """The server ends: what is in memory is left so that it comes back quickly, by whatever rules."""
        tables, self._tables = list(self._tables.values()), {}
        await asyncio.gather(*(table.close() for table in tables))
        await asyncio.gather(*(try_to_save_snapshot(table) for table in tables))
        await self.services.card_files.close()


def read_known(found: Stored) -> StoredTable:
    stored = read_stored(found)
    if stored.game not in GAMES:
        raise CannotResume(f"there is no game {stored.game!r}")
    return stored
