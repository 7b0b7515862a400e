"""What a table needs of a store: a header, a log of entries with seq as the key, and a body that may change."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection

import msgspec

from sabbat.server.store.chat_lines import ChatLines
from sabbat.server.store.person_notes import PersonNotes


class StoreError(Exception):
    """The store did not do what it was asked."""


class Taken(StoreError):
    """A table with this id is already there."""


class NoSuchTable(StoreError):
    """No table has this id."""


class Conflict(StoreError):
    """This seq is not the next one: somebody else was first. Load the table again."""


class Fenced(StoreError):
    """The table has a newer home, and this is not it: nothing was kept. Look for the table again."""


class Elsewhere(StoreError):
    """Another server has this table, and lives. `node` is its name."""

    def __init__(self, table: str, node: str) -> None:
        super().__init__(f"{table} is at {node}")
        self.node = node


class NodeTaken(StoreError):
    """Another server is on the store, under this name or (SQLite) at all."""


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


class StoredSnapshot(msgspec.Struct, frozen=True):
    """A match as it was after `seq` entries, and the log since the one before. All is opaque to the store."""

    seq: int
    rules: int  # the version of the rules by which it was played
    state: bytes | None  # None: let go, newer ones are there
    log: bytes
    dropped: bytes = b""  # entries after `seq` that were taken back here


class Stored(msgspec.Struct, frozen=True):
    """A table as it lies in the store. `body` is what was saved last, the header's own until then."""

    header: TableHeader
    body: bytes
    entries: list[bytes]  # from `first` on
    first: int = 0  # the seq of the oldest snapshot that still has its state
    snapshots: list[StoredSnapshot] = []  # the oldest first
    closed: bool = False
    damaged: str | None = None  # why it could not be resumed when that was tried last


class Lease(ABC):
    """What a server holds its tables by. All of it is called in one loop, which need not be the store's."""

    @abstractmethod
    async def renew(self) -> None:
        """Still here; every second or so. Raises `NodeTaken` where another server has this one's name."""

    @abstractmethod
    def let_go(self) -> None:
        """It is not renewed any more."""


class Store(ABC):
    """Keeps tables. Whatever returns is durable: a killed server, or a machine without power, still has it.

    Every verb raises `Unavailable` when the disk or the database fails; the store goes on and may be asked again.
    A caller that is cancelled while it waits does not know whether its request was kept.

    A table has one home at a time. Who takes it gets a fencing number, one higher than the last (0 for who created it),
    and writes with that: a write with an older number raises `Fenced`, and nothing is kept of it.
    """

    person_notes: PersonNotes
    chat_lines: ChatLines

    @abstractmethod
    async def open(self) -> None:
        """Makes ready, with a fresh schema where there is none, and an old one brought up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes what it was asked before, then lets go. May be called twice."""

    @abstractmethod
    async def join(self, node: str) -> None:
        """This server is one of those on the store from now on, by that name, and tables that it takes are its own for
        as long as its `lease` is renewed in time. Raises `NodeTaken` where there is such a server already."""

    def lease(self) -> Lease | None:
        """None: nobody else can be on the store, so that nothing has to be renewed."""
        return None

    async def taken_by_others(self, tables: Collection[str]) -> set[str]:
        """Those of its tables whose home this server is no more: none, where it is the only one."""
        return set()

    @abstractmethod
    async def leave(self) -> None:
        """No server any more: others may take its tables at once. May be called twice, and without `join`."""

    @abstractmethod
    async def create(self, table: TableHeader) -> None:
        """A new table, without entries. Raises `Taken`."""

    @abstractmethod
    async def take(self, table: str) -> int:
        """Makes this server the table's home; its fencing number. Raises `NoSuchTable`, `Elsewhere`."""

    @abstractmethod
    async def release(self, table: str, fence: int) -> None:
        """Whoever is asked next may take the table; no matter if somebody has taken it already."""

    @abstractmethod
    async def append(self, table: str, seq: int, entry: bytes, fence: int = 0) -> None:
        """Adds an entry; `seq` is how many are there before it, so the first is 0. Raises `Conflict`, `NoSuchTable`,
        `Fenced`."""

    def append_soon(
        self, table: str, seq: int, entry: bytes, fence: int, told: Callable[[Exception | None], None]
    ) -> bool:
        """The same without a task that waits: `told` is called in a later turn of the loop, with None or with what went
        wrong. False: this store has no such way, and nothing was begun."""
        return False

    @abstractmethod
    async def save(self, table: str, body: bytes, fence: int = 0) -> None:
        """Replaces the body; header and entries stay. Raises `NoSuchTable`, `Fenced`."""

    @abstractmethod
    async def save_snapshot(self, table: str, snapshot: StoredSnapshot, fence: int = 0) -> None:
        """Adds a snapshot, or replaces the one at its seq. Raises `NoSuchTable`, `Fenced`."""

    @abstractmethod
    async def let_go_of_states(self, table: str, before: int, fence: int = 0) -> None:
        """Snapshots before that seq keep their log alone."""

    @abstractmethod
    async def take_back(self, table: str, seq: int, fence: int = 0) -> None:
        """Deletes the entries from `seq` on."""

    @abstractmethod
    async def load(self, table: str) -> Stored | None:
        """A table at one moment, with its entries in order. Any text may be asked for: it comes from people's links."""

    @abstractmethod
    async def entries(self, table: str) -> list[bytes]:
        """All entries of a table, in order."""

    @abstractmethod
    async def note_people(self, table: str, people: Collection[str]) -> None:
        """These people belong to the table; noting them twice is fine. Raises `NoSuchTable`."""

    @abstractmethod
    async def tables_of(self, person: str, most: int) -> list[str]:
        """The tables of a person that are not closed, the newest first."""

    @abstractmethod
    async def tables_beginning_with(self, letters: str) -> list[str]:
        """The tables whose ids begin with these small letters and figures, the newest first."""

    @abstractmethod
    async def mark_damaged(self, table: str, why: str | None) -> None:
        """Notes that the table cannot be resumed, or (None) that it can again."""

    @abstractmethod
    async def damaged_tables(self) -> list[tuple[str, str]]:
        """Those that are marked, with the reason."""

    @abstractmethod
    async def all_tables(self) -> list[str]:
        """The ids of all tables, the oldest first."""

    @abstractmethod
    async def open_tables(self) -> list[str]:
        """The ids of tables that are not closed, the oldest first."""

    @abstractmethod
    async def close_table(self, table: str) -> None:
        """Nobody plays here any more; closing twice is fine. Raises `NoSuchTable`."""

    @abstractmethod
    async def forget(self, before: int, open_before: int = 0) -> int:
        """Deletes tables that were created before this time (milliseconds): closed ones, and those never closed that
        are older still; and says how many."""


def first_needed(snapshots: list[StoredSnapshot]) -> int:
    """Where entries must begin so that the match can go on from any snapshot that still has its state."""
    return next((snapshot.seq for snapshot in snapshots if snapshot.state is not None), 0)
