"""What a table needs of a store: a header, a log of entries with seq as the key, and a body that may change."""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec


class StoreError(Exception):
    """The store did not do what it was asked."""


class Taken(StoreError):
    """A table with this id is already there."""


class NoSuchTable(StoreError):
    """No table has this id."""


class Conflict(StoreError):
    """This seq is not the next one: somebody else was first. Load the table again."""


class Unavailable(StoreError):
    """The disk or the database failed. What was asked may or may not have been kept: load the table again."""


class TableHeader(msgspec.Struct, frozen=True):
    """How a table began."""

    id: str
    created: int  # milliseconds since 1970
    body: bytes

    def __post_init__(self) -> None:
        if not self.id.isprintable():  # what every store can keep, and `load` can look for
            raise ValueError(f"no id for a table: {self.id!r}")


class Stored(msgspec.Struct, frozen=True):
    """A table as it lies in the store. `body` is what was saved last, the header's own until then."""

    header: TableHeader
    body: bytes
    entries: list[bytes]
    closed: bool = False


class Store(ABC):
    """Keeps tables. Whatever returns is durable: a killed server, or a machine without power, still has it.

    Every verb raises `Unavailable` when the disk or the database fails; the store goes on and may be asked again.
    A caller that is cancelled while it waits does not know whether its request was kept.
    """

    @abstractmethod
    async def open(self) -> None:
        """Makes ready, with a fresh schema where there is none."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes what it was asked before, then lets go. May be called twice."""

    @abstractmethod
    async def create(self, table: TableHeader) -> None:
        """A new table, without entries. Raises `Taken`."""

    @abstractmethod
    async def append(self, table: str, seq: int, entry: bytes) -> None:
        """Adds an entry; `seq` is how many are there before it, so the first is 0. Raises `Conflict`, `NoSuchTable`."""

    @abstractmethod
    async def save(self, table: str, body: bytes) -> None:
        """Replaces the body; header and entries stay. Raises `NoSuchTable`."""

    @abstractmethod
    async def load(self, table: str) -> Stored | None:
        """A table at one moment, with its entries in order. Any text may be asked for: it comes from people's links."""

    @abstractmethod
    async def open_tables(self) -> list[str]:
        """The ids of tables that are not closed, the oldest first."""

    @abstractmethod
    async def close_table(self, table: str) -> None:
        """Nobody plays here any more; closing twice is fine. Raises `NoSuchTable`."""

    @abstractmethod
    async def forget(self, before: int) -> int:
        """Deletes closed tables that were created before this time (milliseconds), and says how many."""


SCHEMA = 1  # the version of the tables that both stores write


def check_schema(found: int) -> None:
    """Refuses a store of another version rather than harming it."""
    if found != SCHEMA:
        raise StoreError(f"this store has schema {found}, this program knows schema {SCHEMA}")
