"""At a table in a terminal, bots of the speed games take the time that they take on the server: a person can win."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from sabbat.cli.table import seating
from sabbat.cli.table.seating import THINKING_TIME, Seating, Sitting
from sabbat.engine.actions import Seat
from sabbat.games import GAMES
from sabbat.games.sorcellerie.actions import Say
from sabbat.games.sorcellerie.state import Sorcellerie, answer


class Waits:
    """Sleeps for nobody, and notes how long it should have; the clock stands still."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds: list[float] = []
        monkeypatch.setattr(asyncio, "sleep", self.sleep)
        monkeypatch.setattr(seating, "monotonic", lambda: 0.0)

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)


def sit(game: str, kinds: tuple[str, ...], fast: bool = False) -> Sitting:
    return Sitting(Seating(GAMES[game], kinds, ("Ada", "Ben", "Cleo"), 7, fast=fast))


def reacts(sitting: Sitting, seat: Seat, waits: Waits) -> int:
    """How many milliseconds the bot lets pass before it answers what it is asked."""
    question = sitting.match.pending[seat]
    waits.seconds.clear()
    action = asyncio.run(sitting.thought(seat, question))
    assert action is not None
    assert sitting.match.why_not(seat, action, question.number) is None
    assert len(waits.seconds) == 1
    return round(waits.seconds[0] * 1000)


def until_all_are_asked(sitting: Sitting) -> None:
    """The dice lie there: whoever has them throws."""
    for _ in range(10):
        if len(sitting.match.pending) == 3:
            return
        seat, question = next(iter(sitting.match.pending.items()))
        sitting.submit(seat, sitting.match.options(seat)[0], question.number)
    raise AssertionError("nobody throws the dice")


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("level", ["novice", "sensible", "strong"])
@pytest.mark.parametrize("game", ["sorcellerie", "du_balai"])
def test_a_bot_takes_its_own_time(game: str, level: str, fast: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Just what the same bot says on the server, whatever `fast` says: it is part of the game."""
    waits = Waits(monkeypatch)
    sitting = sit(game, ("person", level, level), fast)
    until_all_are_asked(sitting)
    question = sitting.match.pending[1]
    took = reacts(sitting, 1, waits)
    twin, luck = sit(game, ("person", level, level)).bots[1], Random(f"7/bot/1/{question.number}")
    twin.choose(sitting.match.view(1), question.decision, sitting.match.options(1), luck)
    assert took == twin.delay(sitting.match.view(1), question.decision, luck)
    assert took > 500


@pytest.mark.rule("SOR-4")
def test_a_person_who_is_quicker_takes_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the bot still looks at the dice the question goes, and it says nothing."""
    sitting = sit("sorcellerie", ("person", "strong", "strong"))
    until_all_are_asked(sitting)
    question = sitting.match.pending[1]

    async def say_it_first(seconds: float) -> None:
        assert isinstance(sitting.match.state, Sorcellerie)
        sitting.submit(0, Say(answer(sitting.match.state)), sitting.match.pending[0].number)

    monkeypatch.setattr(asyncio, "sleep", say_it_first)
    assert asyncio.run(sitting.thought(1, question)) is None
    assert isinstance(sitting.match.state, Sorcellerie)
    assert len(sitting.match.state.players[0].won) == 1


def test_where_time_does_not_matter_a_bot_answers_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    waits = Waits(monkeypatch)
    assert reacts(sit("charlatans", ("person", "novice", "novice")), 1, waits) == round(THINKING_TIME * 1000)
    assert reacts(sit("charlatans", ("person", "novice", "novice"), fast=True), 1, waits) == 0
