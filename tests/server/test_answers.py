"""In the match: answers, refusals, the same answer twice, coming back, and a server that starts again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sabbat.server import protocol as wire
from sabbat.server.my_tables import tables_of
from tests.server.inside import a_room, a_store, in_a_loop, play_on

pytestmark = pytest.mark.both  # much of it is compiled

DRAW = {"t": "Draw"}
STOP = {"t": "Stop"}


def numbers(lines: list[wire.Line]) -> list[int]:
    return [line.seq for line in lines]


# --- answers and refusals


@in_a_loop
async def test_an_answer_is_told_to_everybody_once_and_done_to_its_sender() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        watcher = await room.guest(ada.table.id, "watcher")
        before = [len(guest.heard) for guest in (ada, bea, watcher)]
        assert await ada.acts(DRAW) == wire.Done(3)
        mine, theirs, seen = (guest.heard[n:] for guest, n in zip((ada, bea, watcher), before, strict=True))
        assert [type(message) for message in mine] == [wire.Told, wire.Done]
        assert [type(message) for message in theirs] == [type(message) for message in seen] == [wire.Told]
        told = ada.last(wire.Told)
        assert (told.seq, told.events[0]["t"], told.waiting) == (1, "ChipDrawn", [0, 1])
        assert told.question is not None
        assert bea.last(wire.Told).question == bea.last(wire.Welcome).question  # bea is asked as before


@in_a_loop
async def test_a_refusal_names_the_rule_and_goes_to_its_sender_alone() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        before = len(bea.heard)
        assert await ada.acts(STOP) == wire.Refused(3, "CHA-13", "draw_first", {})
        assert await ada.acts({"t": "Buy", "chips": []}) == wire.Refused(4, "CHA-13", "not_asked", {})
        assert await ada.acts({"t": "Fly"}) == wire.Refused(
            5, "", "malformed", {"detail": "'Fly' is no Action of charlatans"}
        )
        assert len(bea.heard) == before
        assert ada.table.seq == 0


@in_a_loop
async def test_a_welcome_says_when_its_reader_answered_last() -> None:
    """So that a page that is opened anew goes over again what came of it."""
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        watcher = await room.guest(ada.table.id, "watcher")
        everybody = (ada, bea, watcher)

        def answered() -> list[int]:
            return [guest.table.welcome(guest.listener, -1).answered for guest in everybody]

        assert answered() == [0, 0, 0]
        await ada.acts(DRAW)
        await bea.acts(DRAW)
        await bea.acts(STOP)
        assert answered() == [1, 3, 0]


@in_a_loop
async def test_a_page_without_rules_may_ask_why_not_and_nothing_changes() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        watcher = await room.guest(ada.table.id, "cy")
        assert ada.question is not None
        question, before = ada.question.number, len(bea.heard)
        assert await ada.asks(wire.WhyNot(50, DRAW, question)) == wire.Done(50)
        assert await ada.asks(wire.WhyNot(51, STOP, question)) == wire.Refused(51, "CHA-13", "draw_first", {})
        assert await ada.asks(wire.WhyNot(52, STOP, question + 9)) == wire.Refused(52, "CHA-13", "question_is_gone", {})
        assert await watcher.asks(wire.WhyNot(50, DRAW, question)) == wire.Refused(50, "", "not_seated", {})
        assert ada.table.seq == 0
        assert len(bea.heard) == before


@in_a_loop
async def test_a_late_answer_is_refused() -> None:
    async with a_room() as room:
        ada, _bea = await room.playing("ada", "bea")
        assert ada.question is not None
        first = ada.question.number
        await ada.acts(DRAW)
        answer = await ada.acts(STOP, first)
        assert answer == wire.Refused(4, "CHA-13", "question_is_gone", {})
        assert ada.table.seq == 1


@in_a_loop
async def test_nothing_can_be_answered_before_the_start_or_after_the_end() -> None:
    async with a_room() as room:
        ada, bea = await room.seated("ada", "bea")
        assert await ada.acts(DRAW, 1) == wire.Refused(2, "", "not_started", {})
        await ada.starts()
        await play_on([ada, bea], Random(2))
        assert ada.around.phase == "over"
        answer = await ada.acts(DRAW, 1)
        assert isinstance(answer, wire.Refused)
        assert answer.why == "match_is_over"


# --- twice


@in_a_loop
async def test_a_request_sent_twice_counts_once() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        assert ada.question is not None
        act = wire.Act(77, ada.question.number, DRAW)
        say = wire.Say(78, "hello")
        for request in (act, say, act, say):
            assert await ada.asks(request) == wire.Done(request.n)
        assert ada.table.seq == 1
        assert len(bea.heard_of(wire.Told)) == len(bea.heard_of(wire.Chatted)) == 1


@in_a_loop
async def test_also_on_another_connection_of_the_same_page() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        assert await ada.asks(wire.Say(78, "hello")) == wire.Done(78)
        await ada.leaves()
        again = await room.guest(ada.table.id, "ada", client="page")
        assert await again.asks(wire.Say(78, "hello")) == wire.Done(78)
        assert len(bea.heard_of(wire.Chatted)) == 1
        elsewhere = await room.guest(ada.table.id, "ada", client="another page")  # its numbers are its own
        await elsewhere.asks(wire.Say(78, "hello"))
        assert len(bea.heard_of(wire.Chatted)) == 2


@in_a_loop
async def test_a_refused_request_sent_twice_is_refused_twice() -> None:
    async with a_room() as room:
        ada, _bea = await room.playing("ada", "bea")
        assert ada.question is not None
        early = wire.Act(77, ada.question.number, STOP)
        assert await ada.asks(early) == await ada.asks(early) == wire.Refused(77, "CHA-13", "draw_first", {})


@in_a_loop
async def test_the_same_answer_after_a_restart_counts_once(tmp_path: Path) -> None:
    async with a_store(str(tmp_path / "tables.db")) as store:
        async with a_room(store) as room:
            ada, _bea = await room.playing("ada", "bea")
            await ada.acts(DRAW)
            assert ada.question is not None
            act = wire.Act(77, ada.question.number, DRAW)
            assert await ada.asks(act) == wire.Done(77)
            table = ada.table.id
        async with a_room(store) as room:
            again = await room.guest(table, "ada")
            assert await again.asks(act) == wire.Done(77)
            assert again.table.seq == 2
            assert isinstance(await again.acts(STOP, act.question), wire.Refused)  # that question, but not that answer


# --- coming back


@in_a_loop
async def test_who_comes_back_gets_the_seat_and_only_the_lines_that_were_missed() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        await play_on([ada, bea], Random(5), answers=6)
        await bea.leaves()
        for _ in range(3):
            if ada.question:
                await ada.answers(Random(6))
        seq = ada.table.seq
        again = await room.guest(ada.table.id, "bea", since=6)
        welcome = again.last(wire.Welcome)
        assert (welcome.seat, welcome.seq) == (1, seq)
        assert numbers(welcome.log) == list(range(7, seq + 1))
        fresh = (await room.guest(ada.table.id, "bea")).last(wire.Welcome)
        assert numbers(fresh.log) == list(range(seq + 1))
        assert (fresh.view, fresh.question) == (welcome.view, welcome.question)
        told = [message.events for message in ada.heard_of(wire.Told)]
        assert [line.events for line in fresh.log[1:]] == told


@pytest.mark.parametrize("answers", [0, 1, 17, 60])
@in_a_loop
async def test_a_new_server_goes_on_in_the_middle_of_a_question(answers: int, tmp_path: Path) -> None:
    async with a_store(str(tmp_path / "tables.db")) as store:
        async with a_room(store) as room:
            guests = await room.playing("ada", "bea", options={"together": True})
            await play_on(guests, Random(answers), answers)
            await guests[0].says("brb")
            before = [(await room.guest(guests[0].table.id, guest.person)).last(wire.Welcome) for guest in guests]
            table = guests[0].table.id
        async with a_room(store) as room:
            assert [mine.id for mine in await tables_of(room.lobby, "bea")] == [table]
            guests = [await room.guest(table, person) for person in ("ada", "bea")]
            for was, guest in zip(before, guests, strict=True):
                now = guest.last(wire.Welcome)
                assert (now.seq, now.seat, now.waiting) == (was.seq, was.seat, was.waiting)
                assert (now.view, now.question, now.log, now.chat) == (was.view, was.question, was.log, was.chat)
            await play_on(guests, Random(9))
            assert guests[0].around.phase == "over"


@in_a_loop
async def test_a_new_server_knows_that_a_match_was_over(tmp_path: Path) -> None:
    async with a_store(str(tmp_path / "tables.db")) as store:
        async with a_room(store) as room:
            guests = await room.playing("ada", "bea")
            await play_on(guests, Random(1))
        async with a_room(store) as room:
            ada = await room.guest(guests[0].table.id, "ada")
            assert ada.around.phase == "over"
            assert await ada.asks(wire.Rematch(1)) == wire.Done(1)
