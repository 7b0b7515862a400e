"""One server among several on a store: what others have taken is noticed, and what is old is forgotten."""

from __future__ import annotations

import asyncio
from logging import ERROR, INFO

import structlog

from sabbat.server import timing
from sabbat.server.lobby import Lobby
from sabbat.server.sign_of_life import ANSWERS_WITHIN, RENEW_EVERY, SignOfLife, Trouble
from sabbat.server.store import NodeTaken, Store, StoreError

FORGET_EVERY = 24 * 3600.0  # seconds
DAY = 24 * 3600 * 1000  # milliseconds
KEPT_WHEN_OVER = 90 * DAY  # since it was opened; then a closed table is deleted
KEPT_AT_ALL = 400 * DAY  # the same for a table that was never finished, and for what is kept with a person

WELL = "the store answers again"
SILENT = "the store does not answer"
NAMELESS = "this server has no name any more"  # it was taken for dead, and another was started in its place

log = structlog.get_logger("sabbat.node")


async def stay_alive(store: Store, lobby: Lobby) -> None:
    """For as long as the server runs, if it is one of several. What it says of itself it says elsewhere
    (`sign_of_life`); here it tells when the store does not answer, and looks which tables others have taken: a server
    cannot know for how long it was silent, or was taken to be. That look stands in line with everybody's moves, and
    goes on beside."""
    lease = store.lease()
    if lease is None:
        return
    sign = SignOfLife(lease)
    told = WELL
    looking: asyncio.Task[Trouble | None] | None = None
    try:
        while True:
            sign.beat()
            trouble = sign.trouble
            if looking is not None and looking.done():
                trouble = trouble or looking.result()
                looking = None
            if looking is None and (trouble is None or isinstance(trouble, NodeTaken)):
                looking = asyncio.create_task(_send_on_the_lost(lobby))
            if _word_of(trouble) != told:
                told = _word_of(trouble)
                log.log(INFO if trouble is None else ERROR, told, error=trouble and (str(trouble) or repr(trouble)))
            await asyncio.sleep(RENEW_EVERY)
    finally:
        if looking is not None:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
        await sign.end()


def _word_of(trouble: Trouble | None) -> str:
    if trouble is None:
        return WELL
    return NAMELESS if isinstance(trouble, NodeTaken) else SILENT


async def _send_on_the_lost(lobby: Lobby) -> Trouble | None:
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            await lobby.send_on_the_lost()
    except (StoreError, TimeoutError) as error:
        return error
    return None


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
