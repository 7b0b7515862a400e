"""People at a table where moments count: each with a line of a known length, in time that passes when a test says so.

Everybody's own clock shows the server's time less AHEAD. A message takes the line's delay each way, always.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from sabbat.server import protocol as wire
from sabbat.server.bot_workers import BotWorkers
from sabbat.server.lobby import Lobby
from sabbat.server.store import Store
from sabbat.server.table import Table
from tests.server.inside import Guest, Room, a_room
from tests.server.simulated import SimulatedTime

AHEAD = 3_000_000.0


class Racer(Guest):
    """Somebody with a line. `arrived` are the messages with the moment at which they arrive, by the table's clock."""

    def __init__(self, table: Table, person: str, delay: float, time: SimulatedTime, client: str = "page") -> None:
        super().__init__(table, person, client)
        self.delay = delay
        self.time = time
        self._sent: list[float] = []
        keep = self.listener.send_now

        def note(text: bytes) -> None:
            self._sent.append(time.now())
            keep(text)

        self.listener.send_now = note  # type: ignore[method-assign]  # a look over the shoulder

    @property
    def arrived(self) -> list[tuple[float, wire.Down]]:
        clock = self.fair.contest.clock
        times = [clock.at(sent) + self.delay for sent in self._sent]
        return list(zip(times, self.heard, strict=True))

    @property
    def fair(self):  # type: ignore[no-untyped-def]  # FairPlay, and not None
        assert self.table.fair is not None
        return self.table.fair

    def measures(self) -> None:
        """A few exchanges, as the page makes them; they take no time of the test's."""
        now = self.time.now()
        for number in range(1, 4):
            self.listener.line.sent(number, now)
            self.listener.line.heard(number, now + 2 * self.delay, now + self.delay - AHEAD)

    async def presses(self, action: wire.Json, shown: float | None = None, question: int | None = None) -> wire.Message:
        """Now; it is heard when it has arrived. `shown` is a moment of the table's clock."""
        asked = question if question is not None else self.question.number if self.question else 0
        pressed = self.time.now() - AHEAD
        own = None if shown is None else self.fair.contest.clock.server_time(shown) - AHEAD
        await self.time.passes(self.delay)
        self.listener.received = self.time.now()
        return await self.asks(wire.Act(next(self.numbers), asked, action, pressed, own))


class Racetrack:
    """A room in made-up time."""

    def __init__(self, room: Room, time: SimulatedTime) -> None:
        self.room = room
        self.time = time

    @property
    def lobby(self) -> Lobby:
        return self.room.lobby

    async def racer(self, table: str, person: str, delay: float) -> Racer:
        found = await self.lobby.find(table)
        assert found is not None
        self.time.at_rest = lambda: found.inbox.idle
        racer = Racer(found, person, delay, self.time)
        racer.measures()
        await racer.comes()
        return racer

    async def racing(
        self, game: str, delays: dict[str, float], seats: int = 0, **options: int | bool | str
    ) -> list[Racer]:
        """These people sit at a table, and the match is on; bots sit where nobody does."""
        people = list(delays)
        table = await self.room.table(people[0], seats or len(people), game, dict(options))
        racers = [await self.racer(table, person, delays[person]) for person in people]
        for seat, racer in enumerate(racers):
            await racer.sits(racer.person.title(), seat)
        await racers[0].starts("sensible")
        return racers


@asynccontextmanager
async def a_racetrack(store: Store | None = None, bot_workers: BotWorkers | None = None) -> AsyncIterator[Racetrack]:
    time = SimulatedTime()
    async with a_room(store, bot_workers, time=time) as room:
        yield Racetrack(room, time)


def dice_in(message: wire.Down) -> bool:
    """Does this message tell what the dice show?"""
    if not isinstance(message, wire.Told | wire.Welcome) or message.view is None:
        return False
    return bool(message.view["dice"]) or b'"DiceShown"' in msgspec.json.encode(message)
