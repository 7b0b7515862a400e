"""For how long a server's tables are its own: until it has been silent for a while."""

from __future__ import annotations

from collections.abc import Callable

import asyncpg

from sabbat.server.store.base import Lease, NodeTaken, Unavailable
from sabbat.server.store.postgres_statements import COMMAND_SECONDS, FAILURES, NOW, SETTINGS, rows_of

LEASE_MS = 1_200  # how long a server that has fallen silent keeps its tables
RENEW = f"UPDATE sabbat_nodes SET alive_until = {NOW} + $2 WHERE token = $1"


class PostgresLease(Lease):
    """By a connection of its own, never by the pool's: where all were busy, it came too late, and others took tables in
    play."""

    def __init__(self, url: str, token: Callable[[], str | None]) -> None:
        self._url = url
        self._token = token
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None

    async def renew(self) -> None:
        token = self._token()
        if token is None:
            return
        try:
            if self._connection is None or self._connection.is_closed():
                own = asyncpg.connect(self._url, command_timeout=COMMAND_SECONDS, server_settings=SETTINGS)
                self._connection = await own
            renewed = rows_of(await self._connection.execute(RENEW, token, LEASE_MS))
        except FAILURES as error:
            raise Unavailable(str(error) or type(error).__name__) from error
        if not renewed:
            raise NodeTaken("another server has taken this one's name")

    def let_go(self) -> None:
        if self._connection is not None:
            self._connection.terminate()  # nothing waits for it
