"""Guests made of code at a real server: a bot that joins by the link, and an assistant."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import pytest
from mcp import Client

from sabbat.client.assistant import Assistant, make_server
from sabbat.client.bot_guest import sit_with_bot
from sabbat.client.guest import Address, CannotJoin
from sabbat.lab.serving import Serving
from sabbat.server import protocol as wire
from tests.cli.command import Command
from tests.server.player import Player
from tests.server.running import running_server


def seats_of(player: Player) -> list[wire.SeatView]:
    told = [message for message in player.heard if isinstance(message, (wire.Welcome, wire.TableChanged))]
    return told[-1].table.seats


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("guests")
    with running_server(str(folder / "tables.sqlite"), folder / "log") as serving:
        yield serving


def test_a_link_is_read_and_anything_else_is_refused() -> None:
    assert Address.parse("https://example.org/t/abc") == Address("https://example.org", "abc")
    assert Address.parse("http://127.0.0.1:8666/sub/t/abc").server == "http://127.0.0.1:8666/sub"
    assert Address.parse("https://example.org/t/abc").socket("me", 3) == "wss://example.org/ws/abc?client=me&since=3"
    for wrong in ("abc", "ftp://example.org/t/abc", "https://example.org/", "https://example.org/t/"):
        with pytest.raises(CannotJoin):
            Address.parse(wrong)


@pytest.mark.parametrize("game", ["charlatans", "chaudron_magique"])
def test_a_bot_joins_by_the_link_and_plays_to_the_end(server: Serving, game: str) -> None:
    async def evening() -> list[int]:
        async with Player(server.base_url, "Ada") as ada:
            table = await ada.opens(game, seats=2)
            await ada.joins(table)
            await ada.sits()
            guest = asyncio.create_task(sit_with_bot(f"{server.base_url}/t/{table}", "sensible", "Guest", pause=0))
            await ada.waits_for(lambda: any(seat.name == "Guest" for seat in seats_of(ada)))
            await ada.starts(bot="random")
            await ada.plays()
            return await guest

    assert len(asyncio.run(evening())) == 2


def test_a_table_that_is_not_there_is_said_in_one_line(server: Serving, capsys: pytest.CaptureFixture[str]) -> None:
    ran = Command(capsys)("join", f"{server.base_url}/t/nosuchtablehere")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no such table" in ran.err
    ran = Command(capsys)("join", "http://127.0.0.1:1/t/abc")
    assert ran.code == 2
    assert "nobody answers at http://127.0.0.1:1" in ran.err


def test_an_assistant_sits_looks_talks_and_answers(server: Serving) -> None:
    async def evening() -> tuple[str, str]:
        async with Player(server.base_url, "Ada") as ada:
            table = await ada.opens("charlatans", seats=2)
            await ada.joins(table)
            await ada.sits()
            assistant = await Assistant.at(f"{server.base_url}/t/{table}", "en")
            try:
                async with Client(make_server(assistant)) as client:

                    async def use(tool: str, **arguments: object) -> str:
                        result = await client.call_tool(tool, arguments)
                        return str(result.content[0].text)  # type: ignore[union-attr]  # our tools answer text

                    assert {tool.name for tool in (await client.list_tools()).tools} == {
                        "sit", "look", "wait", "answer", "say",
                    }  # fmt: skip
                    assert "seat 1" in await use("sit", name="Oracle")
                    assert await use("say", text="Good evening") == "Said."
                    await ada.starts(bot="random")
                    playing = asyncio.create_task(ada.plays())  # a fortune card may ask her first
                    seen = await use("wait", seconds=30)
                    assert "There is no option 999" in await use("answer", option=999)
                    assert "Phase: playing" in await use("answer", option=0)
                    playing.cancel()
                    rules = await client.read_resource("sabbat://rules")
                    return seen, str(rules.contents[0].text)  # type: ignore[union-attr]  # a text
            finally:
                await assistant.close()

    seen, rules = asyncio.run(evening())
    assert re.search(r"You are asked: .+\n0: ", seen)
    assert '"seat":1' in seen
    assert "CHA-1 " in rules
