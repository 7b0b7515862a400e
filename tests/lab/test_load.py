"""The load of `sabbat bench server`: every move that is due is made, acknowledged, and told to all."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from websockets.sync.client import connect

from sabbat.cli import bench_bytes, bench_server, bench_start
from sabbat.cli.usage import UsageError
from sabbat.lab.load import Load, beside_a_bad_guest
from sabbat.lab.load_head_start import length_of_a_match
from sabbat.lab.load_meter import Figures, spread
from sabbat.lab.load_socket import open_socket
from sabbat.lab.serving import Serving

pytestmark = [
    pytest.mark.plain,
    pytest.mark.skipif(sys.platform != "linux", reason="reads /proc, and has more than one loopback address"),
]
TABLES = 3
MOVES = 900  # longer than some matches: they end, and the party meets again


async def played(server: Serving) -> None:
    load = Load(server.base_url, server.pid, TABLES, "charlatans")
    await load.gather()
    await load.start()
    figures = await load.steadily(rate=300, seconds=MOVES / 300)
    assert (figures["moves"], figures["told_to_all"], figures["refused"]) == (MOVES, MOVES, {})
    assert load.matches > 0
    figures = await load.at_full_speed(0.5)
    assert figures["moves"] > 0
    assert figures["refused"] == {}
    assert load.lost_sockets == 0
    await load.leave()


def test_all_moves_are_made_and_told(tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.sqlite"), log=tmp_path / "log") as server:
        asyncio.run(played(server))


def test_tables_are_out_of_step(tmp_path: Path) -> None:
    """Head starts from none to nearly a whole match, evenly spread; nothing of them is measured."""
    length = length_of_a_match("charlatans")

    async def begun(server: Serving) -> tuple[list[list[int]], int]:
        load = Load(server.base_url, server.pid, TABLES, "charlatans")
        await load.gather()
        await load.start()
        seqs = [[player.seq for player in party.players] for party in load.parties]
        figures = await load.steadily(rate=100, seconds=0.1)
        await load.leave()
        return seqs, figures["moves"]

    with Serving(str(tmp_path / "tables.sqlite"), log=tmp_path / "log") as server:
        seqs, moves = asyncio.run(begun(server))
    assert sorted(max(party) for party in seqs) == [number * length // TABLES for number in range(TABLES)]
    assert all(min(party) == max(party) for party in seqs)
    assert moves == 10


def test_a_socket_that_is_called_off_is_closed() -> None:
    async def called_off() -> bytes:
        heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        async def never_answers(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            opening.cancel()
            try:
                heard.set_result(await reader.read())
            except ConnectionError:  # hung up without a word, which is a way to end, too
                heard.set_result(b"")
            writer.close()

        async with await asyncio.start_server(never_answers, "127.0.0.1", 0) as server:
            url = f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}/ws/x"
            opening = asyncio.create_task(open_socket(url, "", lambda text: None, lambda code, reason: None))
            with pytest.raises(asyncio.CancelledError):
                await opening
            return await asyncio.wait_for(heard, 5)

    assert asyncio.run(called_off()) == b""


def test_a_bad_guest_is_refused_and_the_others_play_on(tmp_path: Path) -> None:
    async def beside(server: Serving) -> Figures:
        load = Load(server.base_url, server.pid, 1, "charlatans")
        await load.gather()
        await load.start()
        figures = await beside_a_bad_guest(load, server.base_url, rate=50, seconds=3)
        await load.leave()
        return figures

    with Serving(str(tmp_path / "tables.sqlite"), log=tmp_path / "log") as server:
        figures = pytest.importorskip("uvloop").run(beside(server))  # as measurements run
    assert (figures["moves"], figures["refused"]) == (150, {})
    assert set(figures["guest"]) <= {"200", "201", "400", "429"}
    assert figures["guest"]["400"] > 0


def test_a_store_is_filled_with_tables_that_can_be_opened(tmp_path: Path) -> None:
    asyncio.run(bench_start.fill(tmp_path / "tables.sqlite", 3))
    with (
        Serving(str(tmp_path / "tables.sqlite"), log=tmp_path / "log") as server,
        connect(f"{server.base_url.replace('http', 'ws', 1)}/ws/00000002") as socket,
    ):
        assert '"t":"Welcome"' in str(socket.recv(10))


def test_a_spread_of_latencies() -> None:
    assert spread([]) == {"p50": 0.0, "p99": 0.0, "max": 0.0}
    assert spread([float(number) for number in range(100, 0, -1)]) == {"p50": 51.0, "p99": 100.0, "max": 100.0}


@pytest.mark.parametrize(
    ("nodes", "store", "why"),
    [
        ("1,2000", "postgresql://somewhere", "2001 cores"),
        ("1", None, "need PostgreSQL"),
        ("1", "tables.sqlite", "need PostgreSQL"),
        ("one", "postgresql://somewhere", "numbers"),
        ("0", "postgresql://somewhere", "numbers"),
    ],
)
def test_what_cannot_be_measured_is_said_first(nodes: str, store: str | None, why: str) -> None:
    with pytest.raises(UsageError, match=why):
        bench_server.node_counts(nodes, store)


def test_bytes_of_a_match_are_counted() -> None:
    found = bench_bytes.bytes_of("charlatans", seed=1)
    assert found["told"] > found["deflated"] > found["entry"] > 0
    assert found["match"] * 1000 > found["answers"] * found["entry"]
