"""What is kept with a person is found again, copied with the rest, and forgotten. On SQLite and on PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from sabbat.server.store import TableHeader, opened_store
from sabbat.server.store.copying import copy_all
from sabbat.server.store.person_notes import PersonNote
from tests.server.empty_stores import header
from tests.server.inside import in_a_loop

ADA = PersonNote("ada", "pace-toy", b"12", 5)
BEA = PersonNote("bea", "pace-toy", b"-3", 7)
OTHER = PersonNote("ada", "pace-other", b"1", 9)


@in_a_loop
async def test_the_last_note_of_a_topic_counts(url: str) -> None:
    async with opened_store(url) as store:
        notes = store.person_notes
        for note in (ADA, BEA, OTHER, ADA._replace(note=b"15", changed=6)):
            await notes.write(note)
        assert await notes.read("pace-toy", ["ada", "bea", "cy"]) == {"ada": b"15", "bea": b"-3"}
        assert await notes.read("pace-toy", ["cy"]) == await notes.read("pace-toy", []) == {}
    async with opened_store(url) as store:
        assert await store.person_notes.all() == [OTHER, ADA._replace(note=b"15", changed=6), BEA]


@in_a_loop
async def test_who_asks_is_forgotten_and_so_is_what_is_old(url: str) -> None:
    async with opened_store(url) as store:
        for note in (ADA, BEA, OTHER):
            await store.person_notes.write(note)
        assert await store.person_notes.forget(7) == 1
        assert await store.person_notes.all() == [OTHER, BEA]
        await store.person_notes.forget_person("ada")
        assert await store.person_notes.all() == [BEA]


@in_a_loop
async def test_a_copy_of_the_store_has_them_too(url: str, tmp_path: Path) -> None:
    async with opened_store(url) as store, opened_store(str(tmp_path / "copy.db")) as copy:
        await store.person_notes.write(ADA)
        await copy_all(store, copy)
        assert await copy.person_notes.all() == [ADA]


@in_a_loop
async def test_tables_are_found_by_how_their_ids_begin(url: str) -> None:
    async with opened_store(url) as store:
        for created, table in enumerate(["abcdef00", "abcdefzz", "abcdeg00", "abcde", "ab%def00", "_abcdef"]):
            await store.create(header(table, created))
        assert await store.tables_beginning_with("abcdef") == ["abcdefzz", "abcdef00"]
        assert await store.tables_beginning_with("abcdeg") == ["abcdeg00"]
        assert await store.tables_beginning_with("zzzzzz") == []


@in_a_loop
async def test_used_passes_are_forgotten_and_the_key_of_the_cookies_never(url: str) -> None:
    async with opened_store(url) as store:
        for id in ("_secret", "_pass-abc"):
            await store.create(TableHeader(id, 1, b""))
        await store.close_table("_pass-abc")
        assert await store.forget(10, 10) == 1
        assert await store.all_tables() == ["_secret"]
