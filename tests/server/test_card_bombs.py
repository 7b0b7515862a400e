"""Card files that are bombs: refused in a process of their own, with a reason; the table and everybody else go on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys

import pytest
from starlette.testclient import TestClient

from sabbat.engine import BadOptions
from sabbat.games.chaudron_magique.components import DATA as CHAUDRON
from sabbat.games.chaudron_magique.shapes import MOST_LAID, block
from sabbat.lab.bad_guest import cards
from sabbat.server.card_files import LARGEST_FILE, CardFiles
from tests.server.front_door import lobby_of, new_table
from tests.server.inside import in_a_loop

GAME = "chaudron_magique"


def deck(count: int, blocks: int = 1, more: dict[str, object] | None = None) -> str:
    found = cards(count, blocks)
    found[0].update(more or {})
    return json.dumps({"ingredient": found})


BOMBS = {
    "a key of thousands of parts": "a." * 20_000 + "a = 1",
    "quoted parts": '"a".' * 10_000 + "a = 1",
    "lists in lists": "a = " + "[" * 30_000,
    "tables in tables": "a = " + "{a=" * 15_000,
    "too many cards": deck(600),
    "too many blocks": deck(100, 5),
    "an integer without end": "[[ingredient]]\nid = 'a'\nburnt = " + "1" * 5_000,
    "the same in a deck": '{"ingredient":[{"id":"a","burnt":' + "1" * 5_000 + "}]}",
    "half a character": deck(40, more={"family": "\ud800"}),
    "half a character in a list": deck(40, more={"designed": ["\udfff"]}),
    "names in all languages": deck(40, more={f"name_{a}{b}": "x" * 60 for a in "abcdef" for b in "abcdef"}),
    "a file too large": "#" * (LARGEST_FILE + 1),
}


def test_a_bomb_is_refused_and_the_next_table_is_laid(client: TestClient) -> None:
    for name, text in BOMBS.items():
        answer = client.post("/api/tables", json={"game": GAME, "seats": 2, "options": {"cards": text}})
        assert (answer.status_code, answer.json()["why"]) == (400, "bad_options"), name
        assert len(answer.content) < 400, name
    assert client.post("/api/tables", json={"game": GAME, "seats": 2, "options": {"cards": 7}}).status_code == 400
    usual = (CHAUDRON / "ingredients.toml").read_text(encoding="utf-8")
    new_table(client, game=GAME, options={"cards": usual})


def test_whatever_is_accepted_can_be_started(client: TestClient) -> None:
    """Also a deck that is longer than the file it comes from: the usual Potions are added to it."""
    names = {f"name_{language}": "n" * 60 for language in ("en", "fr", "de", "it", "es", "nl", "pl")}
    largest = json.dumps({"ingredient": [{**card, **names} for card in cards(100)]})
    assert LARGEST_FILE - 10_000 < len(largest.encode()) < LARGEST_FILE
    id = new_table(client, game=GAME, options={"cards": largest}, quick=True, name="Ada")
    with client.websocket_connect(f"/ws/{id}") as line:
        welcome = line.receive_json()
        assert "card_99" in welcome["view"]["cards"]  # told once
        offer = next(offer for offer in welcome["question"]["offers"] if offer["refusal"] is None)
        line.send_json({"t": "Act", "n": 1, "question": welcome["question"]["number"], "action": offer["action"]})
        told = line.receive_json()
        while told["t"] != "Told":
            told = line.receive_json()
        assert told["view"]["cards"] == "own"
    assert lobby_of(client)._tables[id].match is not None


@in_a_loop
async def test_a_file_that_takes_too_long_ends_its_process_and_nothing_else() -> None:
    files = CardFiles(deadline=30.0)
    wish = {"cards": deck(40)}
    try:
        await files.agree(GAME, 2, wish)
        worker = files._worker.process
        assert worker is not None
        os.kill(worker.pid, signal.SIGSTOP)
        files._worker._deadline = 0.2
        with pytest.raises(BadOptions, match="too much time or memory"):
            await files.agree(GAME, 2, wish)
        assert worker.returncode == -signal.SIGKILL
        files._worker._deadline = 30.0
        assert "card_39" in str((await files.agree(GAME, 2, wish))["cards"])
    finally:
        await files.close()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the limit is Linux's")
def test_the_process_has_little_memory() -> None:
    program = "from sabbat.server.card_worker import limit_memory\nlimit_memory()\nbytearray(2**28)"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert found.stderr.strip().endswith("MemoryError")


def test_blocks_that_people_bring_are_not_kept_for_ever() -> None:
    first = block("BBBB/RRRR")
    assert first.covers
    for card in cards(MOST_LAID):
        assert block(card["after"][0]).within  # type: ignore[index]  # a list, see above
    assert not first._covers  # let go
    assert first.covers  # and worked out again


def test_files_wait_for_each_other_only_so_long() -> None:
    async def crowd() -> list[object]:
        files = CardFiles()
        try:
            return await asyncio.gather(
                *(files.agree(GAME, 2, {"cards": "a = 1"}) for _ in range(40)), return_exceptions=True
            )
        finally:
            await files.close()

    refused = [str(error) for error in asyncio.run(crowd())]
    assert refused.count("too_fast") == 24
