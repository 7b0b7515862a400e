"""Two people at a real server, one of them at the end of a long line: the table hears her later, and knows better."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from sabbat.games.sorcellerie.state import wanted
from sabbat.server import protocol as wire
from tests.server.player import Player
from tests.server.running import running_server

LONG_WAY = 0.2  # seconds, each way
AT_FIRST = 6
RACES = 8  # at most, until one goes as it was meant; a machine that is busy elsewhere can spoil some
SHAKE = {"t": "ShakeCup"}


def own_clock() -> float:
    return monotonic() * 1000


class Racer(Player):
    """Presses by a clock of her own. Whatever she sends, and whatever she is sent, takes `way` seconds more."""

    def __init__(self, base_url: str, name: str, way: float) -> None:
        super().__init__(base_url, name)
        self.way = way
        self.took = 0.0

    async def measures(self) -> None:
        """As the page does: each question but the first is sent the moment an answer has come."""
        heard: int | None = None
        for _ in range(AT_FIRST):
            number = self._next()
            await self._sends(wire.Sync(number, own_clock(), heard))
            await self.waits_for(lambda: any(answer.n == number for answer in self.all_of(wire.Synced)))  # noqa: B023
            heard = number
            await asyncio.sleep(self.way)
        await self._sends(wire.Sync(self._next(), own_clock(), heard))

    async def _sends(self, message: wire.Up) -> None:
        await asyncio.sleep(self.way)
        await self.sends(message)

    async def races(self, after: float) -> wire.Message:
        """Waits for the dice and says the right formula so many milliseconds after seeing them."""
        await self.waits_for(lambda: self.view is not None and self.view["dice"])
        await asyncio.sleep(self.way)
        shown = own_clock()
        await asyncio.sleep(after / 1000)
        pressed = own_clock()
        self.took = pressed - shown
        assert self.view is not None
        assert self.question is not None
        target = self.view["circle"][self.view["target"]]
        formula = {"t": "Say", "symbols": list(wanted(tuple(self.view["dice"]), target["scene"]))}
        question = self.question.number
        await asyncio.sleep(self.way)
        return await self.asks(wire.Act(self._next(), question, formula, pressed, shown))


@pytest.mark.parametrize("far", [0, 1])
def test_who_was_quicker_wins_over_a_long_line(tmp_path: Path, far: int) -> None:
    with running_server(f"sqlite:///{tmp_path}/race.db", tmp_path / "log") as server:
        spoilt: list[str] = []
        for _ in range(RACES):
            what_was_wrong = asyncio.run(race(server.base_url, far))
            if what_was_wrong is None:
                return
            spoilt.append(what_was_wrong)
    pytest.fail(f"no race went as it was meant: {spoilt}")


async def race(base_url: str, far: int) -> str | None:
    """One race at a table of its own; what was not as it was meant, if anything was not: then it proves nothing."""
    ways = [0.0, 0.0]
    ways[far] = LONG_WAY
    ada, bea = racers = [Racer(base_url, name, way) for name, way in zip(("Ada", "Bea"), ways, strict=True)]
    async with ada, bea:
        table = await ada.opens("sorcellerie", 2)
        for racer in racers:
            await racer.joins(table)
            assert isinstance(await racer.sits(), wire.Done)
        await asyncio.gather(ada.measures(), bea.measures())
        assert isinstance(await ada.starts(), wire.Done)
        await ada.waits_for(lambda: any(welcome.waiting for welcome in ada.all_of(wire.Welcome)))
        shaker = racers[ada.all_of(wire.Welcome)[-1].waiting[0]]
        await shaker.waits_for(lambda: shaker.question)
        assert shaker.question is not None
        await shaker.asks(wire.Act(shaker._next(), shaker.question.number, SHAKE))
        after = [400.0, 400.0]
        after[far] = 300.0  # and heard 100 later than the other one
        answers = await asyncio.gather(*(racer.races(delay) for racer, delay in zip(racers, after, strict=True)))
        events = [event for told in ada.all_of(wire.Told) for event in told.events]
        timed = [event for event in events if event["t"] == "AnswerTimed"]
        heard = [event["seat"] for event in events if event["t"] == "FormulaHeard"]
        if heard != [1 - far, far] or racers[far].took + 60 > racers[1 - far].took:
            return f"heard {heard}, after {[round(racer.took) for racer in racers]} ms"
        assert all(isinstance(answer, wire.Done) for answer in answers)
        assert [(event["seat"], event["right"]) for event in timed] == [(far, True), (1 - far, True)]
        assert len(ada.view["players"][far]["won"]) == 1  # type: ignore[index]  # there is one
        return None
