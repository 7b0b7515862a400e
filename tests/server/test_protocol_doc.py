"""docs/protocol.md is true: its examples are messages, it leaves none out, and its bot plays a whole match."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import get_args
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import pytest

from sabbat.server import protocol as wire
from sabbat.server.hearing import TOO_FAST
from sabbat.server.hosting import SHORTEST_CLOCK
from sabbat.server.limits import BURST, LARGEST_MESSAGE, LARGEST_TABLE, MESSAGES_PER_SECOND
from sabbat.server.replies import KEPT
from sabbat.server.seating import LONGEST_NAME
from sabbat.server.socket import LONGEST_CLIENT, NO_SUCH_TABLE, NOT_FROM_HERE
from sabbat.server.talking import LONGEST_CHAT
from sabbat.server.viewers import LONGEST_OUTBOX, TOO_SLOW

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.plain
def test_every_message_has_an_example_that_can_be_read() -> None:
    shown = set()
    for line in "".join(blocks("json")).splitlines():
        message = msgspec.json.decode(line, type=wire.Up | wire.Down)
        assert msgspec.json.decode(msgspec.json.encode(message)) == msgspec.json.decode(line)  # no field is left out
        shown.add(type(message))
    assert shown == {*get_args(wire.Up), *get_args(wire.Down)}


@pytest.mark.plain
def test_the_figures_are_those_of_the_server() -> None:
    for figure in (
        f"{MESSAGES_PER_SECOND:.0f} messages a second, {BURST:.0f} in a burst",
        f"{LARGEST_MESSAGE // 1024} KiB a message",
        f"a body (over {LARGEST_TABLE // 1024} KiB)",
        f"{4 * LARGEST_MESSAGE // 1024} KiB |",
        f"cut at {LONGEST_NAME} characters",
        f"up to {LONGEST_CHAT} characters",
        f"up to {LONGEST_CLIENT} characters",
        f"at least {SHORTEST_CLOCK},",
        f"last {KEPT} answers",
        f"when {LONGEST_OUTBOX} messages wait",
        *(f"| {code} |" for code in (NOT_FROM_HERE, NO_SUCH_TABLE, TOO_SLOW, TOO_FAST)),
    ):
        assert figure in PAGE.replace("\n", " "), figure


def wait_for(address: str) -> None:
    for _ in range(1_000):
        with suppress(URLError), urlopen(f"{address}/healthz"):
            return
        time.sleep(0.05)
    raise AssertionError("the server does not answer")


def test_the_bot_plays_a_match_against_a_real_server(tmp_path: Path) -> None:
    (program,) = blocks("python")
    bot = tmp_path / "bot.py"
    bot.write_text(program, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*filter(None, sys.path), str(ROOT)])}
    serve = [sys.executable, "-m", "sabbat", "serve", "--port", "0", "--store", str(tmp_path / "tables.db")]
    with subprocess.Popen(
        [*serve, "--bot-pause", "0", "--bot-workers", "1"], env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address is not None
            wait_for(address[0])
            played = subprocess.run(
                [sys.executable, str(bot), address[0]], env=environment, capture_output=True, text=True, check=False
            )
        finally:
            server.terminate()
    assert played.returncode == 0, played.stderr
    assert re.fullmatch(r"scores: \d+ \d+\n", played.stdout)
