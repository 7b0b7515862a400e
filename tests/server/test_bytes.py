"""How much a browser must be sent: whole matches on a slow line, and the message that shuts the lid."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import PerMessageDeflate

import sabbat
from sabbat.bots import make
from sabbat.engine import Event, codec
from sabbat.engine.undo import SAFE
from sabbat.games.du_balai.events import LidClosed, LidFellShut
from sabbat.server.deflate import DEFLATE, LEVEL, MEMORY_LEVEL, WINDOW_BITS
from sabbat.server.telling import told_to_each
from tests.every_game.laws import of_every_game
from tests.server.player import Player
from tests.server.running import running_server

LARGEST_MATCH = 300_000
LARGEST_LID = 1_000
FRAME = 4  # bytes before a message


def sent_to_a_seat(game: str, seats: int, seed: int) -> Iterator[tuple[list[Event], int]]:
    """Every message of a match between sensible bots, as it goes down one compressed line: events, bytes."""
    line = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW_BITS, MEMORY_LEVEL)
    match, rng = sabbat.game(game).start(seats, seed=seed), Random(seed)
    bots = [make(game, "sensible") for _ in range(seats)]
    for seq in range(1, 3_000):
        if match.outcome is not None:
            return
        seat = rng.choice(list(match.pending))
        options = match.options(seat)
        chosen = bots[seat].choose(match.view(seat), match.pending[seat].decision, options, rng)
        step = match.submit(seat, chosen)
        told = told_to_each(match, seq, [codec.plain(event) for event in step.events], [0], SAFE)[0]
        yield list(step.events), len(line.compress(told) + line.flush(zlib.Z_SYNC_FLUSH)) + FRAME
    raise AssertionError("this match does not end")


@pytest.mark.compiled
@of_every_game
def test_a_whole_match_is_small(game: str) -> None:
    seats = min(4, sabbat.game(game).most_seats)
    assert sum(size for _, size in sent_to_a_seat(game, seats, seed=1)) < LARGEST_MATCH


def test_the_message_that_shuts_the_lid_is_small() -> None:
    sizes = [
        size
        for events, size in sent_to_a_seat("du_balai", 6, seed=2)
        if any(isinstance(event, (LidClosed, LidFellShut)) for event in events)
    ]
    assert sizes
    assert max(sizes) < LARGEST_LID


def test_a_browser_that_can_gets_compressed_messages(tmp_path: Path) -> None:
    async def play(base_url: str) -> None:
        async with Player(base_url, "Ada") as ada:
            table = await ada.opens("charlatans", seats=2)
            async with connect(f"{base_url.replace('http', 'ws', 1)}/ws/{table}", proxy=None) as socket:
                await socket.recv()
                (extension,) = socket.protocol.extensions
                assert isinstance(extension, PerMessageDeflate)
                assert extension.remote_max_window_bits == WINDOW_BITS == DEFLATE.server_max_window_bits
                assert not extension.remote_no_context_takeover

    with running_server(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        asyncio.run(play(server.base_url))
