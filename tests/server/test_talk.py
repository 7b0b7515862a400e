"""Talking beyond free words: pointing at a proposal, and the phrases that a game leaves to people."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from sabbat.engine import Match
from sabbat.games.chaudron_magique.rules.turns import ChooseCards
from sabbat.server import protocol as wire
from sabbat.server.bot_worker import Heard
from sabbat.server.bot_workers import BotChoice
from sabbat.server.talking import LONGEST_POINT
from tests.server.inside import AtOnce, a_room, in_a_loop, until


@in_a_loop
async def test_what_one_points_at_the_others_see_and_nobody_keeps() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        watcher = await room.guest(ada.table.id, "cy")
        proposal = {"t": "Draw"}
        assert await ada.asks(wire.Point(50, proposal)) == wire.Done(50)
        assert await ada.asks(wire.Point(51, None)) == wire.Done(51)
        for other in (bea, watcher):
            assert other.heard_of(wire.Pointed) == [wire.Pointed(0, proposal), wire.Pointed(0, None)]
        assert ada.heard_of(wire.Pointed) == []
        assert (await room.guest(ada.table.id, "dot")).heard_of(wire.Pointed) == []


BOARD_BREAKERS: list[wire.Json] = [
    {},
    {"t": "constructor"},
    {"t": "LayBlock", "block": "constructor", "at": "C4"},
    {"t": "LayBlock", "block": 1, "at": {"toString": 1}},
    {"t": "LayBlock", "block": 1, "at": "Z99"},
    {"t": "LayBlock", "block": 1, "at": "C4", "__proto__": {}},
    {"t": "PutBurnt", "cell": "C4", "brews": ["constructor"]},
    {"t": "PutBurnt", "cell": "C4", "brews": "constructor"},
    {"t": "PutBurnt", "cell": "C4", "burnt": 1e300},
]


@in_a_loop
async def test_what_is_no_answer_of_the_game_reaches_nobodys_board() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea", game="chaudron_magique")
        for number, what in enumerate(BOARD_BREAKERS):
            answer = await ada.asks(wire.Point(50 + number, what))
            assert isinstance(answer, wire.Refused), what
            assert answer.why == "malformed"
        sound = {"t": "LayBlock", "block": 1, "at": "C4", "burnt": 2, "lost": 0, "brews": []}
        assert await ada.asks(wire.Point(90, sound)) == wire.Done(90)
        assert bea.heard_of(wire.Pointed) == [wire.Pointed(0, sound)]


@in_a_loop
async def test_only_who_sits_points_and_only_in_a_match() -> None:
    async with a_room() as room:
        ada, bea = await room.seated("ada", "bea")
        watcher = await room.guest(ada.table.id, "cy")
        assert await ada.asks(wire.Point(50, {})) == wire.Refused(50, "", "not_started", {})
        await ada.starts()
        assert await watcher.asks(wire.Point(50, {})) == wire.Refused(50, "", "not_seated", {})
        long = {"at": "x" * LONGEST_POINT}
        assert await ada.asks(wire.Point(51, long)) == wire.Refused(51, "", "too_large", {"most": LONGEST_POINT})
        assert bea.heard_of(wire.Pointed) == []


@in_a_loop
async def test_a_game_without_phrases_refuses_them() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        assert await ada.asks(wire.Phrase(50, "need", "B")) == wire.Refused(50, "", "no_such_phrase", {})
        assert ada.around.free_talk
        assert bea.heard_of(wire.Chatted) == []


class Talkative(AtOnce):
    """Bots that say what they need before they choose, and note what they hear."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Heard] = []

    async def decide(
        self, match: Match, seat: int, bot: str, notes: str, heard: Sequence[Heard] = (), pace: float = 0.0
    ) -> BotChoice:
        self.heard += heard
        says = ("need", "F") if isinstance(match.pending[seat].decision, ChooseCards) else None
        return BotChoice(await self.choose(match, seat, bot), None, notes, says)


@pytest.mark.rule("CHM-60")
@in_a_loop
async def test_where_a_game_has_phrases_people_and_bots_talk_by_them_alone() -> None:
    bots = Talkative()
    async with a_room(bot_workers=bots) as room:
        ada, bea = await room.playing("ada", "bea", seats=3, game="chaudron_magique")
        assert not ada.around.free_talk
        assert await ada.says("I have four bones in a row") == wire.Refused(3, "", "phrases_only", {})
        assert await ada.asks(wire.Phrase(50, "can_make", "B")) == wire.Done(50)
        assert bea.last(wire.Chatted).line.phrase == wire.PhraseView("can_make", "B")
        refused = await ada.asks(wire.Phrase(51, "can_make", "four bones"))
        assert refused == wire.Refused(51, "CHM-60", "phrase_wants_resource", {})
        await until(lambda: any(line.line.seat == 2 for line in ada.heard_of(wire.Chatted)))
        said = [line.line for line in ada.heard_of(wire.Chatted) if line.line.seat == 2]
        assert said[0].phrase == wire.PhraseView("need", "F")
        rng = Random(1)
        for _ in range(200):  # sooner or later the bot has to think again
            if (0, "can_make", "B") in bots.heard:
                return
            await until(lambda: ada.question or bea.question or ada.around.phase == "over")
            await (ada if ada.question else bea).answers(rng)
        raise AssertionError("the bot has not heard it")


@pytest.mark.rule("CHM-60")
@in_a_loop
async def test_a_table_may_agree_to_talk_freely() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea", game="chaudron_magique", options={"talk": "free"})
        assert ada.around.free_talk
        assert isinstance(await ada.says("I have four bones in a row"), wire.Done)
        assert bea.last(wire.Chatted).line.text == "I have four bones in a row"
