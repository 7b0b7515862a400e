"""An assistant at a table, by the Model Context Protocol: it sits like any guest, and sees no more.

Tools to sit, look, wait, answer and talk; the rules as a resource. It reads what a person reads: the words of the game,
its own view, its own question.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from mcp.server import MCPServer

from sabbat.client.guest import CannotJoin, Guest
from sabbat.words import Words

LONGEST_WAIT = 60.0  # seconds
LINES_KEPT = 200


class Assistant:
    """One seat at one table, kept up to date by a task of its own."""

    def __init__(self, guest: Guest, language: str) -> None:
        self._guest = guest
        self._language = language
        self._news: list[str] = []
        self._answers: dict[int, str] = {}  # by request: "" for done, else why not
        self._changed = asyncio.Event()
        self._trouble = ""
        self._task = asyncio.create_task(self._hear())

    @classmethod
    async def at(cls, url: str, language: str) -> Assistant:
        assistant = cls(await Guest.at(url), language)
        await assistant._until(lambda: bool(assistant._guest.table), LONGEST_WAIT)
        return assistant

    @property
    def words(self) -> Words:
        return Words(self._guest.game.name, self._language)

    async def close(self) -> None:
        self._task.cancel()
        await self._guest.close()

    async def sit(self, name: str) -> str:
        refused = await self._request("Sit", name=name)
        if refused:
            return refused
        await self._until(lambda: self._guest.seat is not None, LONGEST_WAIT)  # the new welcome is on its way
        return f"You sit on seat {self._guest.seat}."

    def look(self) -> str:
        """Everything that a person at this seat would see now."""
        guest = self._guest
        told = [f"Phase: {guest.table['phase']}. Players by seat: {', '.join(guest.names)}. Your seat: {guest.seat}."]
        if self._trouble:
            told.append(f"The line is broken: {self._trouble}")
        if self._news:
            told += ["Since you last looked:", *self._news]
            self._news = []
        if guest.view is not None:
            told += ["Your view:", msgspec.json.encode(guest.view).decode()]
        return "\n".join([*told, self._question()])

    def _question(self) -> str:
        asked = self._guest.asked
        if asked is None:
            return "You are not asked anything now."
        words, names = self.words, self._guest.names
        lines = [f"You are asked: {words.question(asked.decision, names)}"]
        for number, option in enumerate(asked.options):
            lines.append(f"{number}: {words.action(option, asked.decision, names)}")
        return "\n".join(lines)

    async def wait(self, seconds: float) -> str:
        """Until there is a question for this seat or the match is over, or the time is up."""
        await self._until(lambda: self._guest.asked is not None or self._guest.over, min(seconds, LONGEST_WAIT))
        return self.look()

    async def answer(self, option: int) -> str:
        asked = self._guest.asked
        if asked is None:
            return "You are not asked anything now."
        if not 0 <= option < len(asked.options):
            return f"There is no option {option}: they go from 0 to {len(asked.options) - 1}."
        number = await self._guest.answer(asked, asked.options[option])
        return await self._outcome_of(number) or self.look()

    async def say(self, text: str) -> str:
        return await self._request("Say", text=text) or "Said."

    def rules(self) -> str:
        """The rules of this table's game, in the order of the ledger."""
        words = self.words
        told = [(rule.id, words.rule(rule.id)) for rule in words.rules()]
        return "\n\n".join(f"{rule} {text.title}\n{text.text}" for rule, text in told)

    async def _request(self, request: str, /, **fields: Any) -> str:  # JSON
        return await self._outcome_of(await self._guest.ask(request, **fields))

    async def _outcome_of(self, number: int) -> str:
        await self._until(lambda: number in self._answers, LONGEST_WAIT)
        return self._answers.pop(number, "The table has not answered yet.")

    async def _until(self, happened: Any, seconds: float) -> None:  # a condition without arguments
        try:
            async with asyncio.timeout(seconds):
                while not happened() and not self._trouble:
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            return

    async def _hear(self) -> None:
        try:
            async for message in self._guest.hear():
                match message["t"]:
                    case "Done":
                        self._answers[message["n"]] = ""
                    case "Refused":
                        self._answers[message["n"]] = f"Refused: {message['why']} {message['rule']} {message['facts']}"
                    case "Told":
                        events = [self.words.event(event, self._guest.names) for event in message["events"]]
                        self._news = [*self._news, *events][-LINES_KEPT:]
                    case "Chatted":
                        line = message["line"]
                        self._news.append(f"{line['name']} says: {line['text'] or line['phrase']}")
                self._changed.set()
        except CannotJoin as error:
            self._trouble = str(error)
            self._changed.set()


def make_server(assistant: Assistant) -> MCPServer[Any]:
    """The tools and resources, for any transport."""
    server: MCPServer[Any] = MCPServer(
        "sabbat",
        instructions="A seat at a table of board games. Sit down, wait, read the question, answer it by number.",
    )

    @server.tool()
    async def sit(name: str) -> str:
        """Take a seat at the table under this name. The host starts the match."""
        return await assistant.sit(name)

    @server.tool()
    async def look() -> str:
        """What has happened, what your seat sees now, and your question with its numbered options."""
        return assistant.look()

    @server.tool()
    async def wait(seconds: float = 30) -> str:
        """Wait until you are asked or the match is over (60 seconds at most), then look."""
        return await assistant.wait(seconds)

    @server.tool()
    async def answer(option: int) -> str:
        """Answer your question by the number of an option."""
        return await assistant.answer(option)

    @server.tool()
    async def say(text: str) -> str:
        """Say something to the people at the table."""
        return await assistant.say(text)

    @server.resource("sabbat://rules", mime_type="text/plain")
    async def rules() -> str:
        """The rules of the game at this table."""
        return assistant.rules()

    return server
