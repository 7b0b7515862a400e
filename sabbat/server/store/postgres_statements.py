"""What PostgreSQL is told besides the verbs of a store: its schema brought up to date, a home made sure of."""

from __future__ import annotations

from typing import TypeAlias

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from sabbat.server.store.base import Fenced, NoSuchTable
from sabbat.server.store.schema import NEWEST, PEOPLE_SINCE, check_version, people_in, statements

FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
COMMAND_SECONDS = 5.0  # a database that hangs is one that does not store: say so, and go on when it is back
SETTINGS = {"synchronous_commit": "on"}  # what returns is durable, whatever the database does by default
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"  # one clock for all servers: the database's
MAKING_TABLES = 0x5ABBA7  # the advisory lock of servers that start at the same time

Connection: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"  # in brackets only for the type checker


def rows_of(done: str) -> int:
    """How many rows a statement changed, of the database's answer: `INSERT 0 1`."""
    return int(done.rpartition(" ")[2])


async def bring_up_to_date(connection: Connection) -> None:
    """In the transaction of the caller, one server at a time; a database that is up to date is only looked at."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MAKING_TABLES)
    await connection.execute("CREATE TABLE IF NOT EXISTS sabbat_schema (version integer NOT NULL)")
    version = await connection.fetchval("SELECT version FROM sabbat_schema") or 0
    check_version(version)
    for newer in range(version + 1, NEWEST + 1):
        for statement in statements(newer, "postgres"):
            await connection.execute(statement)
        if newer == PEOPLE_SINCE:
            tables = await connection.fetch("SELECT id, coalesce(body, header) FROM sabbat_tables")
            insert = "INSERT INTO sabbat_people (person, table_id) VALUES ($1, $2)"
            await connection.executemany(insert, people_in((table, body) for table, body in tables))
    if version < NEWEST:
        await connection.execute("DELETE FROM sabbat_schema")
        await connection.execute("INSERT INTO sabbat_schema VALUES ($1)", NEWEST)


async def must_be_home(connection: Connection, table: str, fence: int) -> None:
    found = await connection.fetchval("SELECT fence FROM sabbat_tables WHERE id = $1", table)
    if found is None:
        raise NoSuchTable(table)
    if found != fence:
        raise Fenced(f"{table}: {fence} is not {found}, the number of its home")
