"""Whose bot thinks next, and how much is anybody's share. And that bots are at work whenever they are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from sabbat.engine import Action, Match
from sabbat.server import protocol as wire
from sabbat.server.bot_turns import A_PERSON, A_TABLE, BotTurns, Rank, Spent
from sabbat.server.handlers import HANDLERS
from sabbat.server.inbox import Inbox, Unfinished
from sabbat.server.messages import TimePasses
from sabbat.server.resuming import reload
from sabbat.server.table import Table
from tests.server.inside import AtOnce, a_room, in_a_loop, play_on, until

LONG = 3600.0


def yes() -> bool:
    return True


def no() -> bool:
    return False


class Clock:
    """Time stands still until it is told to pass."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


async def thinks(
    turns: BotTurns, host: str, plays: Callable[[], bool], order: list[str], seconds: float = 0.0, table: str = ""
) -> None:
    async with turns.turn(table or f"of {host}", host, plays) as may_think:
        order.append(host if may_think else f"{host} without")
        await asyncio.sleep(seconds)


async def called_off(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


# --- whose turn it is


@in_a_loop
async def test_bots_of_players_think_before_bots_among_themselves() -> None:
    turns, order = BotTurns(1), list[str]()
    idle = [asyncio.create_task(thinks(turns, f"idle {number}", no, order, 0.001)) for number in range(30)]
    await asyncio.sleep(0)
    players = [asyncio.create_task(thinks(turns, "ada", yes, order)) for _ in range(2)]
    await asyncio.gather(*idle, *players)
    assert order[:3] == ["idle 0", "ada", "ada"]
    assert turns._running.total() == 0


@in_a_loop
async def test_bots_among_themselves_never_have_all_processes() -> None:
    turns, order = BotTurns(2), list[str]()
    idle = [asyncio.create_task(thinks(turns, "idle", no, order, LONG)) for _ in range(30)]
    await asyncio.sleep(0)
    await asyncio.wait_for(thinks(turns, "ada", yes, order), 5)
    assert order == ["idle", "ada"]
    await called_off(*idle)
    assert turns._running.total() == 0


@in_a_loop
async def test_thirty_tables_of_one_person_delay_nobody_elses() -> None:
    """Also when all of them ask at the same moment, before anybody has had any thinking."""
    turns, order = BotTurns(1), list[str]()
    many = [
        asyncio.create_task(thinks(turns, "ada", yes, order, 0.001, table=f"{table}"))
        for table in range(30)
        for _ in range(3)
    ]
    await asyncio.sleep(0)
    await asyncio.gather(*many, *(thinks(turns, "bea", yes, order) for _ in range(2)))
    assert order[:4].count("bea") == 2
    assert len(order) == 92
    assert not turns._thoughts


@in_a_loop
async def test_whose_bots_have_thought_much_waits_for_others() -> None:
    turns, order = BotTurns(1), list[str]()
    turns.by_host.note("ada", 5.0)
    first = asyncio.create_task(thinks(turns, "cleo", yes, order, 0.001))
    await asyncio.sleep(0)
    ada = asyncio.create_task(thinks(turns, "ada", yes, order))
    await asyncio.sleep(0)
    await asyncio.gather(first, ada, thinks(turns, "bea", yes, order))
    assert order == ["cleo", "bea", "ada"]


@in_a_loop
async def test_who_comes_back_to_her_table_is_not_kept_thoughts_among_the_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sabbat.server.bot_turns.LOOKS_AGAIN", 0.01)
    turns, order = BotTurns(2), list[str]()
    idle = [asyncio.create_task(thinks(turns, "idle", no, order, LONG)) for _ in range(3)]
    is_back = False
    ada = asyncio.create_task(thinks(turns, "ada", lambda: is_back, order))
    await asyncio.sleep(0.05)
    assert order == ["idle"]
    is_back = True
    await asyncio.wait_for(ada, 5)
    assert order == ["idle", "ada"]
    await called_off(*idle)
    assert turns._running.total() == 0


@in_a_loop
async def test_who_plays_gets_an_answer_though_no_turn_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sabbat.server.bot_turns.LOOKS_AGAIN", 0.01)
    monkeypatch.setattr("sabbat.server.bot_turns.LONGEST_WAIT", 0.03)
    turns, order = BotTurns(1), list[str]()
    hangs = asyncio.create_task(thinks(turns, "bea", yes, order, LONG))
    idle = asyncio.create_task(thinks(turns, "idle", no, order))
    await asyncio.sleep(0)
    await asyncio.wait_for(thinks(turns, "ada", yes, order), 5)
    assert order == ["bea", "ada without"]
    await called_off(hangs)
    await asyncio.wait_for(idle, 5)  # nobody waits for it, so it has waited
    assert order[-1] == "idle"


@in_a_loop
async def test_turns_are_given_back_by_whoever_is_called_off() -> None:
    """At any moment: while it waits, when it has just been granted, while it thinks."""
    turns, order, rng = BotTurns(2), list[str](), Random(1)
    for _ in range(200):
        tasks = [
            asyncio.create_task(thinks(turns, f"{rng.randrange(3)}", rng.choice((yes, no)), order)) for _ in range(6)
        ]
        for _ in range(rng.randrange(4)):
            await asyncio.sleep(0)
        await called_off(*rng.sample(tasks, 4))
        await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 5)
    assert turns._running.total() == 0
    assert not turns._thoughts
    await asyncio.wait_for(thinks(turns, "ada", yes, order), 5)


# --- a share of the thinking


def test_a_share_is_so_many_seconds_in_a_minute() -> None:
    clock = Clock()
    spent = Spent(30.0, clock)
    spent.note("ada", 30.0)
    assert not spent.is_beyond("ada")
    spent.note("ada", 3.0)
    assert spent.is_beyond("ada")
    clock.now += 7.0  # 3.5 seconds are forgotten
    assert not spent.is_beyond("ada")
    spent.note("ada", 1000.0)
    clock.now += 60.0  # whatever it was
    assert not spent.is_beyond("ada")


@pytest.mark.parametrize(("table", "host"), [("its share", "ada"), ("another", "bea")], ids=["table", "person"])
@in_a_loop
async def test_beyond_a_share_one_waits_behind_everybody_who_plays(table: str, host: str) -> None:
    clock = Clock()
    turns, order = BotTurns(1, clock), list[str]()
    turns.by_table.note("its share", A_TABLE + 1)
    turns.by_host.note("bea", A_PERSON + 1)
    turns.by_host.note("cleo", A_PERSON - 1)  # within her share, but for one second
    first = asyncio.create_task(thinks(turns, "dee", yes, order, 0.001))
    await asyncio.sleep(0)
    beyond = asyncio.create_task(thinks(turns, host, yes, order, table=table))
    alone = asyncio.create_task(thinks(turns, "idle", no, order))
    await asyncio.sleep(0)
    await asyncio.gather(first, beyond, alone, thinks(turns, "cleo", yes, order))
    assert order == ["dee", "cleo", host, "idle"]


@in_a_loop
async def test_beyond_a_share_one_never_has_all_processes() -> None:
    turns, order = BotTurns(2, Clock()), list[str]()
    turns.by_host.note("ada", 2 * A_PERSON)
    many = [asyncio.create_task(thinks(turns, "ada", yes, order, LONG)) for _ in range(10)]
    await asyncio.sleep(0)
    assert turns._running == {Rank.BEYOND: 1}
    await asyncio.wait_for(thinks(turns, "bea", yes, order), 5)
    await called_off(*many)


@pytest.mark.parametrize("game", ["charlatans", "chaudron_magique"])
@in_a_loop
async def test_a_match_whose_bots_get_no_turn_is_played_to_its_end(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sabbat.server.bot_turns.LONGEST_WAIT", 0.0)
    workers = AtOnce()
    workers.turns = BotTurns(1)
    async with a_room(bot_workers=workers) as room:
        (ada,) = await room.playing("ada", seats=3, game=game)
        await play_on([ada], Random(1))
        await until(lambda: ada.around.phase == "over")
    assert workers.thoughts == 0


# --- nobody is forgotten


@in_a_loop
async def test_what_a_message_waits_for_may_be_called_off_and_the_table_lives_on() -> None:
    async def handle(message: str) -> None:
        if message == "bad":
            gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            gone.cancel()
            await gone

    inbox = Inbox("table", handle)
    with pytest.raises(Unfinished):
        await asyncio.wait_for(inbox.tell("bad"), 5)
    inbox.leave_word("bad")
    await asyncio.wait_for(inbox.tell("good"), 5)
    await asyncio.wait_for(inbox.close(), 5)


class Held(AtOnce):
    """Bots that answer when they may."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()

    async def choose(self, match: Match, seat: int, bot: str) -> Action:
        await self.may.wait()
        return await super().choose(match, seat, bot)


@in_a_loop
async def test_a_match_laid_anew_from_the_store_while_a_bot_thinks_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def lay_anew(table: Table, _: TimePasses) -> None:
        await reload(table)

    monkeypatch.setitem(HANDLERS, TimePasses, lay_anew)
    workers = Held()
    async with a_room(bot_workers=workers) as room:
        (ada,) = await room.playing("ada", seats=2)
        table = ada.table
        await until(lambda: not table.bots.at_rest)
        await table.inbox.tell(TimePasses())
        workers.may.set()
        await play_on([ada], Random(1))
        await until(lambda: ada.around.phase == "over")


@in_a_loop
async def test_a_bot_that_nobody_has_woken_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it is that goes wrong: the lobby looks."""
    monkeypatch.setattr("sabbat.server.lobby.LOOK_EVERY", 0.001)
    async with a_room() as room:
        (ada,) = await room.seated("ada", seats=2)
        monkeypatch.setattr(ada.table.bots, "wake", lambda: None)  # everybody forgets
        assert isinstance(await ada.starts(), wire.Done)
        assert 1 in ada.table.waiting
        assert ada.table.bots.at_rest
        monkeypatch.undo()
        looking = asyncio.create_task(room.lobby.run())
        await until(lambda: 1 not in ada.table.waiting)
        looking.cancel()
