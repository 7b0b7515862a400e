"""A bot of somebody's own, kept at arm's length: whatever it does, the match goes on.

It thinks in a thread of its own. What raises, takes longer than the deadline or answers what is no option loses this
answer to the stand-in, with one clear line in the log: the first few times, then ever more seldom, for there may be a
million matches. Who hangs is interrupted, and not asked again in this match.
"""

from __future__ import annotations

import ctypes
import logging
import queue
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from sabbat.engine.actions import Action, Seat
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision

DEADLINE = 5.0  # seconds for one answer
TOLD_ALWAYS = 3  # how often a bot's trouble is told; then the 10th time, the 100th …

log = logging.getLogger("sabbat.bots")
troubles: Counter[str] = Counter()  # by the bot's name: what this process has seen of it


class _Interrupted(BaseException):
    """Raised inside a thread whose time is up."""


class Guarded(Bot):
    """Somebody's class behind the signature of a bot."""

    def __init__(self, name: str, theirs: type[Any], stand_in: Bot, deadline: float = DEADLINE) -> None:
        self._label = name
        self._theirs = theirs
        self._stand_in = stand_in
        self._deadline = deadline
        self._bot: Any = None  # somebody's: made when it is first asked, for making it may fail too
        self._thread: _Thread | None = None
        self._hung = False
        self._last_was_theirs = True

    def choose(self, view: Any, asked: Decision[Any], options: Sequence[Action], rng: Random) -> Action:  # any game
        chosen = self._ask(lambda: self._made().choose(view, asked, options, rng))
        self._last_was_theirs = any(chosen == option for option in options)
        if self._last_was_theirs:
            answer: Action = chosen
            return answer
        if chosen is not None:
            self._say(f"answers {str(chosen)[:80]!r}, which is none of its {len(options)} options")
        return self._stand_in.choose(view, asked, options, rng)

    def say(self, view: Any, asked: Decision[Any], rng: Random) -> tuple[str, str] | None:  # any game
        if not hasattr(self._theirs, "say"):
            return None
        said = self._ask(lambda: self._made().say(view, asked, rng))
        match said:
            case (str(kind), str(subject)):
                return kind, subject
        return None

    def hear(self, view: Any, seat: Seat, kind: str, subject: str) -> None:  # any game
        if hasattr(self._theirs, "hear"):
            self._ask(lambda: self._made().hear(view, seat, kind, subject))

    def delay(self, view: Any, asked: Decision[Any], rng: Random) -> int | None:  # any game
        if not self._last_was_theirs or not hasattr(self._theirs, "delay"):
            return self._stand_in.delay(view, asked, rng)
        taken = self._ask(lambda: self._made().delay(view, asked, rng))
        return taken if isinstance(taken, int) and taken >= 0 else self._stand_in.delay(view, asked, rng)

    def _made(self) -> Any:
        if self._bot is None:
            self._bot = self._theirs()
        if self.notes:
            self._bot.notes = self.notes
        return self._bot

    def _ask(self, question: Callable[[], Any]) -> Any:
        """What their code answers; None where it fails."""
        if self._hung:
            return None
        if self._thread is None:
            self._thread = _Thread()
        try:
            answer = self._thread.run(question, self._deadline)
        except TimeoutError:
            self._hung = True
            self._say(f"has not answered within {self._deadline:g} s and is asked no more")
            return None
        except Exception as error:  # whatever their code raises
            self._say(f"raised {type(error).__name__}: {' '.join(str(error).split())[:120]}")
            return None
        notes = getattr(self._bot, "notes", "")
        self.notes = notes if isinstance(notes, str) else ""
        return answer

    def _say(self, trouble: str) -> None:
        troubles[self._label] += 1
        times = troubles[self._label]
        if times <= TOLD_ALWAYS or str(times).strip("0") == "1":
            by_now = f" ({times} times by now)" if times > TOLD_ALWAYS else ""
            log.warning("sabbat: bot %s %s; %s answers instead%s", self._label, trouble, self._stand_in.name, by_now)


class _Thread:
    """One thread that does one thing after the other. It ends with the process."""

    def __init__(self) -> None:
        self._work: queue.SimpleQueue[Callable[[], Any]] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[tuple[bool, Any]] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def run(self, work: Callable[[], Any], seconds: float) -> Any:
        self._work.put(work)
        try:
            went_well, result = self._done.get(timeout=seconds)
        except queue.Empty:
            self._interrupt()
            raise TimeoutError from None
        if went_well:
            return result
        raise result

    def _run(self) -> None:
        try:
            while True:
                work = self._work.get()
                try:
                    self._done.put((True, work()))
                except Exception as error:  # handed on to whoever asked
                    self._done.put((False, error))
        except _Interrupted:
            return

    def _interrupt(self) -> None:
        """A loop in Python ends at its next step; what waits inside C cannot be ended, and harms nobody."""
        ident = self._thread.ident
        assert ident is not None
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(ident), ctypes.py_object(_Interrupted))
