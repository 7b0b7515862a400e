"""Who sits at the table, the match they play, and the bots' side of it. Knows no screen."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from sabbat.bots import make
from sabbat.cli.arguments import PERSON
from sabbat.engine import codec
from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Question
from sabbat.engine.errors import IllegalAction
from sabbat.engine.events import Event
from sabbat.engine.fitting import Fitting
from sabbat.engine.game import Game
from sabbat.engine.options import OptionValue
from sabbat.engine.undo import BY_CONSENT, NONE, SAFE, Undo, still_true

THINKING_TIME = 0.3  # seconds before a bot answers, so that one can follow


@dataclass(frozen=True)
class Seating:
    """Who sits where, and how the table is laid."""

    game: Game[Any]  # any game
    kinds: tuple[str, ...]  # `person`, or the name of a bot
    names: tuple[str, ...]
    seed: int | str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    save: Path | None = None
    fast: bool = False
    undo: str = SAFE  # what may be taken back; bots agree to everything

    @property
    def person(self) -> Seat | None:
        return self.kinds.index(PERSON) if PERSON in self.kinds else None


class Sitting:
    """One match at the table, and what has been told of it. The `number`th has its own luck. `pace`: how gentle bots
    that fit people are to this one."""

    def __init__(self, seating: Seating, number: int = 0, pace: float = 0.0) -> None:
        seed = seating.seed if not number else f"{seating.seed}+{number}"
        self.seating = seating
        self.number = number
        self.match = seating.game.start(len(seating.kinds), seed, seating.options)
        self.told: list[Event] = list(self.match.told_at_start)
        self._steps: list[tuple[int, tuple[Event, ...]]] = [(-1, self.match.told_at_start)]
        self.bots = {seat: make(seating.game.name, kind) for seat, kind in enumerate(seating.kinds) if kind != PERSON}
        for bot in self._fitting():
            bot.pace = pace
        self._considered: dict[Seat, int] = {}  # the question that each bot thinks about, or has answered

    def again(self) -> Sitting:
        """The next match: bots begin at the pace at which this one ended."""
        person, fitting, pace = self.seating.person, self._fitting(), 0.0
        if fitting and person is not None:
            pace = fitting[0].pace_after(self.match.view(None), [person], person)
        return Sitting(self.seating, self.number + 1, pace)

    def _fitting(self) -> list[Fitting]:
        return [bot for bot in self.bots.values() if isinstance(bot, Fitting)]

    @property
    def thinking(self) -> frozenset[Seat]:
        return frozenset(seat for seat in self.match.pending if seat in self.bots)

    def newly_asked_bots(self) -> list[tuple[Seat, Question]]:
        """Each question to a bot is told once."""
        asked = [(seat, question) for seat, question in self.match.pending.items() if seat in self.bots]
        fresh = [(seat, question) for seat, question in asked if self._considered.get(seat) != question.number]
        self._considered.update((seat, question.number) for seat, question in fresh)
        return fresh

    async def thought(self, seat: Seat, question: Question) -> Action | None:
        """What a bot answers, in its own time; None where the question is gone meanwhile."""
        if self.seating.game.by_clock and self.seating.person is not None:
            return await self._reaction(seat, question)
        await asyncio.sleep(0 if self.seating.fast else THINKING_TIME * (0.8 + 0.2 * seat))
        if self.match.pending.get(seat) != question:
            return None
        return (await self._choose(seat, question))[0]

    async def _reaction(self, seat: Seat, question: Question) -> Action | None:
        """Where it matters who is first, a bot takes the time that it takes on the server too, from when it was asked:
        otherwise a person could not win."""
        put = monotonic()
        action, takes = await self._choose(seat, question)
        seconds = THINKING_TIME if takes is None else takes / 1000
        await asyncio.sleep(max(0.0, put + seconds - monotonic()))
        if self.match.pending.get(seat) != question:
            return None
        if self.match.why_not(seat, action, question.number) is None:
            return action
        return (await self._choose(seat, question))[0]  # things have changed: think again

    async def _choose(self, seat: Seat, question: Question) -> tuple[Action, int | None]:
        """A bot's answer, and how many milliseconds it takes for it."""
        view, options = self.match.view(seat), self.match.options(seat)
        bot, luck = self.bots[seat], Random(f"{self.match.seed}/bot/{seat}/{question.number}")

        def think() -> tuple[Action, int | None]:
            return bot.choose(view, question.decision, options, luck), bot.delay(view, question.decision, luck)

        return await asyncio.to_thread(think)  # so that the screen never waits; it gets values only

    def submit(self, seat: Seat, action: Action, question: int | None) -> int:
        """Plays an answer; where in `told` the news begin. IllegalAction changes nothing."""
        before = len(self.told)
        step = self.match.submit(seat, action, question=question)
        self._steps.append((step.number, step.events))
        self.told += step.events
        return before

    def take_back(self) -> int:
        """Takes the person's last answer back; where in `told` that is told. IllegalAction changes nothing."""
        seat = self.seating.person
        assert seat is not None
        if self.seating.undo == NONE:
            raise IllegalAction("", "no_undo_here")
        past = [step.entry for step in self.match.past if step.seat == seat]
        undo = Undo(past[-1] if past else 0)
        if self.seating.undo == BY_CONSENT and self.match.why_not(seat, undo) is not None:
            undo = Undo(undo.entry, agreed=True)
        return self.submit(seat, undo, None)

    @property
    def still_true(self) -> list[Event]:
        """What has happened and was not taken back."""
        return still_true(self._steps)

    def save(self) -> str:
        """Writes the record where the seating wants one; what went wrong, or nothing."""
        if self.seating.save is None:
            return ""
        try:
            self.seating.save.write_bytes(codec.to_json(self.match.record()))
        except OSError as error:
            return error.strerror or str(error)
        return ""
