"""One server among several on a store: it says that it is alive, and what is old is forgotten."""

from __future__ import annotations

import asyncio

import structlog

from sabbat.server import timing
from sabbat.server.lobby import Lobby
from sabbat.server.store import NodeTaken, Store, StoreError

RENEW_EVERY = 0.3  # seconds; a server that has been silent for 1.2 is taken for dead, and its tables with it
ANSWERS_WITHIN = 2  # seconds
FORGET_EVERY = 24 * 3600.0  # seconds
DAY = 24 * 3600 * 1000  # milliseconds
KEPT_WHEN_OVER = 90 * DAY  # since it was opened; then a closed table is deleted
KEPT_AT_ALL = 400 * DAY  # the same for a table that was never finished, and for what is kept with a person

log = structlog.get_logger("sabbat.node")


async def stay_alive(store: Store, lobby: Lobby) -> None:
    """For as long as the server runs. A store that does not answer is told of, and asked again. Each time it also looks
    which tables others have taken: a server cannot know for how long it was silent, or was taken to be. That look
    stands in line with everybody's moves, and what it waits there must not make this server silent: it goes on beside.

    No `wait_for`: until Python 3.12 it forgets that it was called off, where what it waits for is done just then, and a
    server that forgets this never ends."""
    well, named = True, True
    looking: asyncio.Task[None] | None = None
    try:
        while True:
            try:
                try:
                    async with asyncio.timeout(ANSWERS_WITHIN):
                        await store.renew()
                    named = True
                except NodeTaken as error:  # it was taken for dead, and somebody else has been started in its place
                    if named:
                        log.error("this server has no name any more", error=str(error))
                    named = False
                if looking is not None and looking.done():
                    done, looking = looking, None
                    done.result()
                looking = looking or asyncio.create_task(_send_on_the_lost(lobby))
                if not well:
                    log.info("the store answers again")
                well = True
            except (StoreError, TimeoutError) as error:
                if well:
                    log.error("the store does not answer", error=str(error) or type(error).__name__)
                well = False
            await asyncio.sleep(RENEW_EVERY)
    finally:
        if looking is not None:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)


async def _send_on_the_lost(lobby: Lobby) -> None:
    async with asyncio.timeout(ANSWERS_WITHIN):
        await lobby.send_on_the_lost()


async def forget_the_old(store: Store) -> None:
    """Once a day, as docs/hosting.md says."""
    while True:
        now = timing.now()
        try:
            forgotten = await store.forget(now - KEPT_WHEN_OVER, now - KEPT_AT_ALL)
            if forgotten:
                log.info("old tables forgotten", count=forgotten)
            await store.person_notes.forget(now - KEPT_AT_ALL)
        except StoreError as error:
            log.error("old tables not forgotten", error=str(error))
        await asyncio.sleep(FORGET_EVERY)
