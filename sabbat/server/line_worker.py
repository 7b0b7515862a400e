"""A process of ours, spoken to by lines of JSON: one line in, one line out. It may hang, die or talk nonsense."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Generic, TypeVar

import msgspec

R = TypeVar("R", bound=msgspec.Struct)
STARTS_WITHIN = 30.0  # seconds; it loads games, perhaps on a busy machine, and nobody's deadline should pay for that
ENDS_WITHIN = 2.0  # seconds until a killed process is no more; nobody waits longer for it
LONGEST_LINE = 4 * 1024 * 1024


def module(name: str) -> tuple[str, ...]:
    """The command that runs a module of ours."""
    return sys.executable, "-m", name


class LineWorker(Generic[R]):
    """One such process, asked by one caller at a time; started when it is first needed, and anew after any trouble.

    Its first line is empty and says that it is ready: the deadline of an answer counts from there.
    """

    def __init__(
        self, command: Sequence[str], reply: type[R], deadline: float, starts_within: float = STARTS_WITHIN
    ) -> None:
        self._command = command
        self._decode = msgspec.json.Decoder(reply).decode
        self._deadline = deadline
        self._starts_within = starts_within
        self.process: asyncio.subprocess.Process | None = None
        self.started = 0  # processes, so far

    async def ask(self, request: msgspec.Struct) -> R | None:
        """Its answer; None where it is silent for too long, ends, or talks nonsense."""
        answer = None
        try:
            with suppress(TimeoutError, OSError, ValueError, RuntimeError):  # RuntimeError: uvloop, of a closed pipe
                answer = self._decode(await self._answer(msgspec.json.encode(request) + b"\n"))
        finally:
            if answer is None:  # also where the caller is called off: what comes now would be the next one's answer
                await self.close()
        return answer

    async def _answer(self, line: bytes) -> bytes:
        process, fresh = self.process, False
        if process is None or process.returncode is not None:
            process, fresh = await self._start(), True
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        if fresh:
            async with asyncio.timeout(self._starts_within):
                await process.stdout.readline()
        async with asyncio.timeout(self._deadline):
            return await process.stdout.readline()

    async def _start(self) -> asyncio.subprocess.Process:
        self.started += 1
        self.process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        return self.process

    async def close(self) -> None:
        """Ends the process, whatever it is doing. It is started again when it is needed."""
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        with suppress(TimeoutError):
            async with asyncio.timeout(ENDS_WITHIN):
                await process.wait()
