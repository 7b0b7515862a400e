"""How a table comes back from the store: from its newest snapshot, with the entries after it played again.

Where the rules have changed since, entries after the snapshot may not be legal any more. Then the match goes back to
the last answer that still is (by one snapshot at most), which its people are told, and what was taken back is kept.
Under the same rules that cannot be: such a table is damaged, is left as it is, and is shown as such.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import structlog

from sabbat.engine import CLOCK, BadRecord, Game, Match, Undo
from sabbat.server.fair_play import FairPlay
from sabbat.server.protocol import ChatLine
from sabbat.server.snapshots import SNAPSHOT_EVERY, STATES_KEPT, go_on_from, log_until, packed_entries, take_snapshot
from sabbat.server.store import Store, Stored, StoreError
from sabbat.server.store.chat_lines import KEPT
from sabbat.server.stored_table import GATHERING, StoredTable, read_entry
from sabbat.server.table import Table
from sabbat.server.table_state import TableState

log = structlog.get_logger("sabbat.table")


class CannotResume(Exception):
    """The table lies in the store, and this program cannot go on with it."""


class Resumed(NamedTuple):
    """From which snapshot (-1: from the start), and what could not be played again."""

    snapshot: int
    rest: list[bytes]
    why: str = ""


def read_stored(found: Stored) -> StoredTable:
    try:
        return msgspec.json.decode(found.body, type=StoredTable)
    except (msgspec.DecodeError, RecursionError) as error:
        raise CannotResume(f"its row cannot be read: {error}") from error


def new_match(game: Game[Any], stored: StoredTable) -> Match:  # any game
    """As it was begun; its seed is part of what is stored."""
    return game.start(len(stored.chairs), stored.seed, stored.options)


def lay(table: TableState, fair: FairPlay | None, match: Match) -> None:
    """Lays a match that begins."""
    table.begin(match)
    table.note_events(match.told_at_start)
    if fair is not None:
        fair.note(match, None, CLOCK, 0)


async def resume(table: TableState, fair: FairPlay | None, found: Stored, store: Store) -> Resumed:
    """Brings back what the store has; writes nothing. CannotResume where that is not possible."""
    if table.stored.phase == GATHERING:
        return Resumed(-1, [])
    for kept in reversed(found.snapshots):
        if kept.state is not None:
            try:
                go_on_from(table, fair, kept)
            except BadRecord as error:
                log.warning("snapshot cannot be read", table=table.id, seq=kept.seq, error=str(error))
                continue
            table.log = log_until(found.snapshots, kept.seq)
            return _play_on(table, fair, kept.seq, found.entries[kept.seq - found.first :])
    entries = await store.entries(table.id) if found.first else found.entries
    try:
        lay(table, fair, new_match(table.game, table.stored))
    except Exception as error:  # by rules or cards that were changed, anything may go wrong
        raise CannotResume(f"it cannot be laid: {error!r}") from error
    return _play_on(table, fair, -1, entries)


def _play_on(table: TableState, fair: FairPlay | None, start: int, entries: list[bytes]) -> Resumed:
    """Plays the entries after the start again, for as long as the rules allow them."""
    played = 0
    try:
        for entry in entries:
            _play_again(table, fair, entry)
            played += 1
    except Exception as error:  # as above
        if table.stored.rules == table.game.rules_version or len(entries) - played > SNAPSHOT_EVERY:
            raise CannotResume(f"entry {table.seq} does not follow: {error!r}") from error
        return Resumed(start, entries[played:], repr(error))
    return Resumed(start, [])


def _play_again(table: TableState, fair: FairPlay | None, stored: bytes) -> None:
    match = table.match
    assert match is not None
    question, entry = read_entry(stored, table.game)
    before = None if isinstance(entry.action, Undo) else match.state  # an undo answers no question
    step = match.propose(entry.seat, entry.action, entry.at)
    if step.entry != entry:
        raise BadRecord(f"the luck falls differently: {step.entry.luck}, not {entry.luck}")
    match.adopt(step)
    table.note(question, step)
    if fair is not None:
        fair.note(match, before, entry.seat, entry.at)


async def bring_back(table: Table, found: Stored) -> None:
    """Resumes a table whose home this is, and puts the store in order where the rules have changed."""
    resumed = await resume(table, table.fair, found, table.services.store)
    rows = await table.services.store.chat_lines.of(table.id)
    said = [msgspec.json.decode(row.line, type=ChatLine) for row in rows]
    table.chat = [*table.stored.chat, *said][-KEPT:]
    table.snapshots = [kept.seq for kept in found.snapshots if kept.seq <= resumed.snapshot]
    if table.match is None:
        return
    if resumed.rest:
        log.error("answers taken back", table=table.id, count=len(resumed.rest), seq=table.seq, why=resumed.why)
        await save_snapshot(table, packed_entries(resumed.rest))  # first: nothing may be lost in between
        await table.services.store.take_back(table.id, table.seq, table.fence)
    if resumed.rest or table.stored.rules != table.game.rules_version:
        draft = table.stored.draft()
        draft.rules = table.game.rules_version
        draft.went_back += len(resumed.rest)
        if not resumed.rest:
            await save_snapshot(table)  # from here on, other rules
        await table.save(draft)
    if table.fair is not None:
        table.fair.resumed(table.last_at)


async def reload(table: Table) -> None:
    """The store knows more than this table: the store is right."""
    found = await table.services.store.load(table.id)
    assert found is not None
    table.stored = read_stored(found)
    await bring_back(table, found)
    table.greet_all()


async def save_snapshot(table: Table, dropped: bytes = b"") -> None:
    """Keeps the match as it stands, and lets go of the states of older snapshots."""
    store, before = table.services.store, table.snapshots[-1] if table.snapshots else -1
    if table.match is None or (before == table.seq and not dropped):
        return
    taken = take_snapshot(table, table.fair, before)
    await store.save_snapshot(table.id, msgspec.structs.replace(taken, dropped=dropped), table.fence)
    table.snapshots.append(table.seq)
    if len(table.snapshots) > STATES_KEPT:
        await store.let_go_of_states(table.id, table.snapshots[-STATES_KEPT], table.fence)


async def try_to_save_snapshot(table: Table) -> None:
    """Where the store is in trouble, another time will do: the entries are safe."""
    try:
        await save_snapshot(table)
    except StoreError as error:
        log.warning("no snapshot", table=table.id, error=repr(error))
