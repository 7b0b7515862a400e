"""The schema of both stores, version by version. A store is brought up to date when it is opened, never back.

A change of the schema is a new version at the end of `VERSIONS`; what is there is never edited, for stores made by it
are out there. A fresh store goes through all of them, so that there is one way only.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sabbat.server.store.base import StoreError

# In each statement the words in capitals with a $ become those of the database.
WORDS = {
    "sqlite": {
        "$ID": "TEXT",
        "$NUMBER": "INTEGER",
        "$BYTES": "BLOB",
        "$BOOL": "INTEGER",
        "$FALSE": "0",
        "$KEYED": "WITHOUT ROWID",
    },
    "postgres": {
        "$ID": "text",
        "$NUMBER": "bigint",
        "$BYTES": "bytea",
        "$BOOL": "boolean",
        "$FALSE": "false",
        "$KEYED": "",
    },
}

VERSIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE sabbat_tables (
            id $ID NOT NULL PRIMARY KEY,
            created $NUMBER NOT NULL,
            closed $BOOL NOT NULL DEFAULT $FALSE,
            header $BYTES NOT NULL,
            body $BYTES
        )""",
        "CREATE INDEX sabbat_tables_by_age ON sabbat_tables (closed, created, id)",
        """CREATE TABLE sabbat_entries (
            table_id $ID NOT NULL REFERENCES sabbat_tables ON DELETE CASCADE,
            seq $NUMBER NOT NULL,
            entry $BYTES NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) $KEYED""",
    ),
    (  # homes, snapshots, people, tables that cannot be resumed
        "ALTER TABLE sabbat_tables ADD COLUMN fence $NUMBER NOT NULL DEFAULT 0",
        "ALTER TABLE sabbat_tables ADD COLUMN home $ID",
        "ALTER TABLE sabbat_tables ADD COLUMN damaged $ID",
        """CREATE TABLE sabbat_snapshots (
            table_id $ID NOT NULL REFERENCES sabbat_tables ON DELETE CASCADE,
            seq $NUMBER NOT NULL,
            rules $NUMBER NOT NULL,
            state $BYTES,
            log $BYTES NOT NULL,
            dropped $BYTES NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) $KEYED""",
        """CREATE TABLE sabbat_people (
            person $ID NOT NULL,
            table_id $ID NOT NULL REFERENCES sabbat_tables ON DELETE CASCADE,
            PRIMARY KEY (person, table_id)
        ) $KEYED""",
        "CREATE INDEX sabbat_people_by_table ON sabbat_people (table_id)",
        """CREATE TABLE sabbat_nodes (
            name $ID NOT NULL PRIMARY KEY,
            token $ID NOT NULL,
            alive_until $NUMBER NOT NULL
        )""",
    ),
    (  # what is kept with a person
        """CREATE TABLE sabbat_person_notes (
            person $ID NOT NULL,
            topic $ID NOT NULL,
            note $BYTES NOT NULL,
            changed $NUMBER NOT NULL,
            PRIMARY KEY (person, topic)
        ) $KEYED""",
        "CREATE INDEX sabbat_person_notes_by_age ON sabbat_person_notes (changed)",
    ),
    (  # what is said, line by line
        """CREATE TABLE sabbat_chat (
            table_id $ID NOT NULL REFERENCES sabbat_tables ON DELETE CASCADE,
            place $NUMBER NOT NULL,
            number $NUMBER NOT NULL,
            line $BYTES NOT NULL,
            PRIMARY KEY (table_id, place)
        ) $KEYED""",
    ),
)
NEWEST = len(VERSIONS)
PEOPLE_SINCE = 2  # stores of before have no list of people: it is made from the tables


def statements(version: int, dialect: str) -> list[str]:
    """What brings a store from the version before to this one."""
    found = list(VERSIONS[version - 1])
    for word, meaning in WORDS[dialect].items():
        found = [statement.replace(word, meaning) for statement in found]
    return found


def check_version(found: int) -> None:
    """Refuses a store of a newer version rather than harming it."""
    if not 0 <= found <= NEWEST:
        raise StoreError(f"this store has schema {found}, this program knows schemas up to {NEWEST}: use a newer one")


class _Chair(msgspec.Struct):
    person: str | None = None


class _People(msgspec.Struct):
    """As much of a table's body as is needed to find its people again."""

    host: str
    chairs: list[_Chair]


def people_in(tables: Iterable[tuple[str, bytes]]) -> list[tuple[str, str]]:
    """Person and table, for all tables whose body can be read."""
    found: list[tuple[str, str]] = []
    for table, body in tables:
        try:
            known = msgspec.json.decode(body, type=_People)
        except (msgspec.DecodeError, RecursionError):
            continue  # the key of the cookies, or a bad row: it stays as it is
        people = {known.host, *(chair.person for chair in known.chairs if chair.person is not None)}
        found += [(person, table) for person in sorted(people)]
    return found
