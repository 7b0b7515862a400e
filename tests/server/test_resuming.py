"""A rule fix never kills a table: snapshots, rules of another version, rows that cannot be read."""

from __future__ import annotations

import zlib
from pathlib import Path
from random import Random

import msgspec
import pytest

from sabbat.engine import Action, Refusal
from sabbat.games import GAMES
from sabbat.games.charlatans.actions import Draw
from sabbat.games.charlatans.rules.brewing import DrawOrStop
from sabbat.games.charlatans.state import Charlatans
from sabbat.server import protocol as wire
from sabbat.server.my_tables import tables_of
from sabbat.server.resuming import CannotResume
from sabbat.server.store import Store, TableHeader
from tests.server.inside import Guest, Room, a_room, a_store, in_a_loop, play_on

DRAW = {"t": "Draw"}
EVERY = 10  # entries, between two snapshots


@pytest.fixture(autouse=True)
def many_snapshots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sabbat.server.playing.SNAPSHOT_EVERY", EVERY)


async def six_answers(store: Store, killed: bool) -> str:
    """A table at which six answers have been given; then its server ends, or is killed."""
    async with a_room(store) as room:
        ada, bea = await room.playing("ada", "bea")
        for _ in range(3):
            assert isinstance(await ada.acts(DRAW), wire.Done)
            assert isinstance(await bea.acts(DRAW), wire.Done)
        assert ada.table.seq == 6
        if killed:
            room.lobby._tables.clear()
            await ada.table.close()
    return ada.table.id


def make_drawing_illegal(monkeypatch: pytest.MonkeyPatch, after: int, version: int) -> None:
    """A rule becomes stricter: so many draws are enough."""
    real = DrawOrStop.check

    def check(self: DrawOrStop, state: Charlatans, seat: int, action: Action) -> Refusal | None:
        enough = isinstance(action, Draw) and state.players[seat].draws >= after
        return Refusal("CHA-12", "enough") if enough else real(self, state, seat, action)

    monkeypatch.setattr(DrawOrStop, "check", check)
    monkeypatch.setattr(type(GAMES["charlatans"]), "rules_version", version)


async def look(store: Store, table: str) -> tuple[int, int, int]:
    """How a new server finds it: steps, answers taken back, lines of the log."""
    async with a_room(store) as room:
        ada = await room.guest(table, "ada")
        welcome = ada.last(wire.Welcome)
        return welcome.seq, welcome.table.went_back, len(welcome.log)


@pytest.mark.plain
@pytest.mark.parametrize("version", [1, 2])
@in_a_loop
async def test_a_stricter_rule_changes_nothing_that_was_done(version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_store() as store:
        table = await six_answers(store, killed=False)
        make_drawing_illegal(monkeypatch, after=2, version=version)
        assert await look(store, table) == (6, 0, 7)
        async with a_room(store) as room:
            guests = [await room.guest(table, person) for person in ("ada", "bea")]
            assert await guests[0].acts(DRAW) == wire.Refused(1, "CHA-12", "enough", {})
            await play_on(guests, Random(1))
            assert guests[0].around.phase == "over"


@pytest.mark.plain
@in_a_loop
async def test_after_a_kill_the_match_goes_back_to_what_the_new_rules_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_store() as store:
        table = await six_answers(store, killed=True)
        kept = await store.entries(table)
        make_drawing_illegal(monkeypatch, after=2, version=GAMES["charlatans"].rules_version + 1)
        assert await look(store, table) == (4, 2, 5)
        assert await look(store, table) == (4, 2, 5)  # once and for all
        assert await store.entries(table) == kept[:4]
        found = await store.load(table)
        assert found is not None
        dropped = msgspec.json.decode(zlib.decompress(found.snapshots[-1].dropped), type=list[msgspec.Raw])
        assert [bytes(entry) for entry in dropped] == kept[4:]  # nothing is lost for good
        async with a_room(store) as room:
            await play_on([await room.guest(table, person) for person in ("ada", "bea")], Random(1))


@pytest.mark.plain
@in_a_loop
async def test_under_the_same_rules_that_is_damage_and_takes_nobody_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_store() as store:
        table = await six_answers(store, killed=True)
        kept = await store.entries(table)
        with monkeypatch.context() as broken:
            make_drawing_illegal(broken, after=2, version=GAMES["charlatans"].rules_version)
            async with a_room(store) as room:
                healthy = await room.seated("ada", "bea")
                mine = {listed.id: listed.phase for listed in await tables_of(room.lobby, "ada")}
                assert mine == {table: "damaged", healthy[0].table.id: "gathering"}
                with pytest.raises(CannotResume, match="entry 4 does not follow"):
                    await room.lobby.find(table)
                assert [id for id, _ in await store.damaged_tables()] == [table]
            assert await store.entries(table) == kept
        assert await look(store, table) == (6, 0, 7)
        assert await store.damaged_tables() == []


async def played_for_long(store: Store) -> tuple[str, list[wire.Welcome]]:
    """A match with several snapshots; how both players are greeted at its end."""
    async with a_room(store) as room:
        guests = await room.playing("ada", "bea")
        await play_on(guests, Random(5), answers=3 * EVERY + 7)
        room.lobby._tables.clear()  # killed
        await guests[0].table.close()
    table = guests[0].table
    return table.id, [table.welcome(guest.listener, -1) for guest in guests]


async def greeted(room: Room, table: str) -> list[wire.Welcome]:
    guests: list[Guest] = [await room.guest(table, person) for person in ("ada", "bea")]
    return [guest.last(wire.Welcome) for guest in guests]


def told(welcome: wire.Welcome) -> tuple[object, ...]:
    return welcome.seq, welcome.view, welcome.question, welcome.waiting, welcome.log


@in_a_loop
async def test_a_match_comes_back_from_its_newest_snapshot_with_its_whole_log(tmp_path: Path) -> None:
    async with a_store(str(tmp_path / "tables.db")) as store:
        table, before = await played_for_long(store)
        found = await store.load(table)
        assert found is not None
        assert [kept.seq for kept in found.snapshots] == [EVERY * number for number in (1, 2, 3)]
        assert len(found.entries) == found.snapshots[-1].seq - found.first + 7
        async with a_room(store) as room:
            assert [told(welcome) for welcome in await greeted(room, table)] == [told(welcome) for welcome in before]
            assert (await room.lobby.find(table)).match.earlier == 3 * EVERY  # type: ignore[union-attr]


@pytest.mark.parametrize("unreadable", [1, 2, 3])
@in_a_loop
async def test_a_snapshot_that_cannot_be_read_is_passed_over(unreadable: int, tmp_path: Path) -> None:
    async with a_store(str(tmp_path / "tables.db")) as store:
        table, before = await played_for_long(store)
        found = await store.load(table)
        assert found is not None
        for kept in found.snapshots[-unreadable:]:
            await store.save_snapshot(table, msgspec.structs.replace(kept, state=zlib.compress(b'{"state": {}}')))
        async with a_room(store) as room:
            assert [told(welcome) for welcome in await greeted(room, table)] == [told(welcome) for welcome in before]
            back = await room.lobby.find(table)
            assert back is not None
            assert back.match is not None
            assert back.match.earlier == (3 - unreadable) * EVERY
        async with a_room(store) as room:  # and again, from what that server has left
            assert [told(welcome) for welcome in await greeted(room, table)] == [told(welcome) for welcome in before]


@in_a_loop
async def test_a_round_ends_with_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sabbat.server.playing.SNAPSHOT_EVERY", 10_000)
    monkeypatch.setattr("sabbat.server.playing.ROUND_OF", EVERY)
    async with a_store() as store, a_room(store) as room:
        guests = await room.playing("ada", "bea")
        table, rng = guests[0].table, Random(5)
        match = table.match
        assert match is not None
        begun: list[int] = []  # how many entries there were when a round of ten or more was over
        while len(begun) < 2:
            state = match.state
            await play_on(guests, rng, answers=1)
            assert isinstance(state, Charlatans)
            assert isinstance(match.state, Charlatans)
            if match.state.round != state.round and table.seq - max(begun, default=0) >= EVERY:
                begun.append(table.seq)
        found = await store.load(table.id)
        assert found is not None
        assert [kept.seq for kept in found.snapshots] == begun


@in_a_loop
async def test_a_long_match_keeps_few_states_and_loads_few_entries() -> None:
    async with a_store() as store, a_room(store) as room:
        guests = await room.playing("ada", "bea")
        await play_on(guests, Random(5), answers=6 * EVERY)
        found = await store.load(guests[0].table.id)
        assert found is not None
        assert len(found.snapshots) == 6
        assert sum(kept.state is not None for kept in found.snapshots) == 3
        assert len(found.entries) == 2 * EVERY


@in_a_loop
async def test_a_row_that_cannot_be_read_is_kept_and_told() -> None:
    async with a_store() as store, a_room(store) as room:
        await store.create(TableHeader("elm", 1, b"{no json"))
        await store.create(TableHeader("ash", 1, b'{"game": "chess", "host": "ada", "chairs": [], "options": {}}'))
        for table in ("elm", "ash"):
            await store.note_people(table, ["ada"])
            with pytest.raises(CannotResume):
                await room.lobby.find(table)
        ada, _ = await room.seated("ada", "bea")
        mine = await tables_of(room.lobby, "ada")
        assert [(listed.id, listed.phase) for listed in mine] == [
            (ada.table.id, "gathering"),
            ("ash", "damaged"),
            ("elm", "damaged"),
        ]
        assert {id for id, _ in await store.damaged_tables()} == {"elm", "ash"}
