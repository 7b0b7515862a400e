"""What SQLite is told in a single statement or a single transaction, wherever the connection comes from."""

from __future__ import annotations

import sqlite3

from sabbat.server.store.base import Conflict, Fenced, NoSuchTable
from sabbat.server.store.group_writer import Row
from sabbat.server.store.schema import NEWEST, PEOPLE_SINCE, check_version, people_in, statements

LONGEST_LOG = 16_384  # pages
SETTINGS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    f"wal_autocheckpoint = {LONGEST_LOG}",
    "foreign_keys = ON",
    "cache_size = -32768",  # kB: where the ends of all tables in play fit in, adding to one reads nothing
    "temp_store = MEMORY",  # what is needed to undo a statement alone: else a file of its own for each group
)


def add_all(connection: sqlite3.Connection, rows: list[Row]) -> None:
    """All entries or, with an IntegrityError, none: one that is not the next, or not from the table's home, would have
    no seq, which may not be."""
    insert = f"""INSERT INTO sabbat_entries (table_id, seq, entry)
        SELECT column1, CASE WHEN column2 = coalesce(
            (SELECT max(seq) + 1 FROM sabbat_entries WHERE table_id = column1), 0)
            AND column4 = (SELECT fence FROM sabbat_tables WHERE id = column1) THEN column2 END, column3
        FROM (VALUES {",".join(["(?,?,?,?)"] * len(rows))})"""
    connection.execute(insert, [value for row in rows for value in row])


def add_one(connection: sqlite3.Connection, row: Row) -> None:
    """The same for one, which says what is wrong with it."""
    insert = """INSERT INTO sabbat_entries (table_id, seq, entry) SELECT ?1, ?2, ?3
        WHERE ?2 = (SELECT coalesce(max(seq) + 1, 0) FROM sabbat_entries WHERE table_id = ?1)
        AND ?4 = (SELECT fence FROM sabbat_tables WHERE id = ?1)"""
    if not connection.execute(insert, row).rowcount:
        table, seq, _, fence = row
        must_be_home(connection, table, fence)
        raise Conflict(f"{table}: {seq} is not the next entry")


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """In one transaction; a file that is up to date is only looked at."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("CREATE TABLE IF NOT EXISTS sabbat_schema (version INTEGER NOT NULL)")
    found = connection.execute("SELECT version FROM sabbat_schema").fetchone()
    version = 0 if found is None else int(found[0])
    check_version(version)
    for newer in range(version + 1, NEWEST + 1):
        for statement in statements(newer, "sqlite"):
            connection.execute(statement)
        if newer == PEOPLE_SINCE:
            tables = connection.execute("SELECT id, coalesce(body, header) FROM sabbat_tables").fetchall()
            connection.executemany("INSERT INTO sabbat_people (person, table_id) VALUES (?, ?)", people_in(tables))
    if version < NEWEST:
        connection.execute("DELETE FROM sabbat_schema")
        connection.execute("INSERT INTO sabbat_schema VALUES (?)", (NEWEST,))
    connection.execute("COMMIT")


def must_be_home(connection: sqlite3.Connection, table: str, fence: int) -> None:
    found = connection.execute("SELECT fence FROM sabbat_tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        raise NoSuchTable(table)
    if found[0] != fence:
        raise Fenced(f"{table}: {fence} is not {found[0]}, the number of its home")
