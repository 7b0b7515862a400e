"""How much the server can carry: many tables of four, played by sockets in this one process, at a steady rate.

    python -m sabbat.lab.load URL PID [--tables N] [--rate N] [--seconds S]     prints figures as JSON

Where one process of clients would be the bound, several go in step (`loads`).

Tables are out of step, as on a real evening (`load_head_start`): all the time some match ends, and its party goes on at
a new table with new sockets. All of that is played and measured.

The loop is open: a move is due every 1/rate seconds, whatever the server does, at a random seat that is asked; what a
move waits here counts too. `ack` lasts until the sender's own Done, `told` until the last of the four has been told.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import importlib.util
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from time import perf_counter
from typing import Any

from sabbat.lab.load_head_start import begin_out_of_step, length_of_a_match
from sabbat.lab.load_meter import Figures, Meter
from sabbat.lab.load_party import SEATS, STUCK, Party, Player, Step, open_parties
from sabbat.lab.serving import cpu_seconds, memory

TOO_SLOW = 25.0  # ms: no p99 should be above it
CLIMB = 1.25  # from one rate to the next, when looking for the most
CLIMBS = 12
CLIMB_SECONDS = 6.0
WARM_UP = 3.0  # seconds
IN_FLIGHT = 100  # moves at a time, when as many as possible are played
LAST_ONES = 5.0  # seconds at most, until they have arrived
GO_ON = "on"  # what a load that goes in step with others is told


class Load:
    """All parties, and who of them may move."""

    def __init__(self, base_url: str, pid: int, tables: int, game: str) -> None:
        self._pid = pid
        self._rng = Random(1)
        self._meter = Meter()
        self._may_move: list[Player] = []  # each once, in no order
        self._somebody = asyncio.Event()
        self._due: dict[tuple[Player, int], float] = {}  # moves on their way, by player and request
        self._acknowledged = asyncio.Event()
        self._going_on: set[asyncio.Task[None]] = set()
        self.matches = 0
        self.lost_why: Counter[str] = Counter()  # with which code and reason sockets were lost
        self._length = length_of_a_match(game)
        self.parties = open_parties(base_url, tables, game, self)

    # --- what the players hear

    def asked(self, player: Player) -> None:
        if not player.waits_to_move:
            player.waits_to_move = True
            self._may_move.append(player)
            self._somebody.set()

    def told(self, player: Player, seq: int, at: float) -> None:
        step = player.party.steps.setdefault(seq, Step())
        step.heard += 1
        step.last = at
        self._settle(player.party, seq, step)

    def done(self, player: Player, n: int, at: float) -> None:
        due = self._due.pop((player, n), None)
        if due is None:
            return  # no move
        self._acknowledged.set()
        if due >= self._meter.began:
            self._meter.ack.append((at - due) * 1000)
        step = player.party.steps.setdefault(player.seq, Step())  # told of the move just before
        step.due = due
        self._settle(player.party, player.seq, step)

    def _settle(self, party: Party, seq: int, step: Step) -> None:
        if step.heard == SEATS and step.due is not None:
            del party.steps[seq]
            if step.due >= self._meter.began:
                self._meter.told.append((step.last - step.due) * 1000)

    def refused(self, player: Player, n: int, why: str) -> None:
        self._due.pop((player, n), None)
        self._acknowledged.set()
        self._meter.refused[why] += 1

    def over(self, party: Party) -> None:
        self.matches += 1
        task = asyncio.create_task(party.go_on())
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)

    def lost(self, player: Player, code: int, reason: str) -> None:
        self.lost_why[f"{code} {reason}".strip()] += 1

    @property
    def lost_sockets(self) -> int:
        return self.lost_why.total()

    # --- moving

    async def gather(self) -> None:
        """Everybody sits down, some parties at a time."""
        for begin in range(0, len(self.parties), 10):
            await asyncio.gather(*(party.sit_down() for party in self.parties[begin : begin + 10]))

    async def start(self) -> None:
        """Every party has begun at another time, and is somewhere in its match."""
        await begin_out_of_step(self.parties, self._length, self._rng)

    async def leave(self) -> None:
        going_on = list(self._going_on)
        for task in going_on:
            task.cancel()
        await asyncio.gather(*going_on, return_exceptions=True)  # who was about to come has hung up again
        for party in self.parties:
            await party.leave()

    async def _move(self, due: float) -> None:
        """A random answer of a random seat that is asked."""
        player = await self._who_moves()
        assert player.question is not None
        n = player.next_number
        self._due[player, n] = due
        player.answer(self._rng.choice(player.question.legal))

    async def _who_moves(self) -> Player:
        while True:
            while self._may_move:
                place = self._rng.randrange(len(self._may_move))
                self._may_move[place], self._may_move[-1] = self._may_move[-1], self._may_move[place]
                player = self._may_move.pop()
                player.waits_to_move = False
                if player.question is not None:
                    return player
            self._somebody.clear()
            await asyncio.wait_for(self._somebody.wait(), STUCK)

    async def steadily(self, rate: float, seconds: float) -> Figures:
        """One move every 1/rate seconds."""
        meter, cpu = self._measure_anew(), cpu_seconds(self._pid)
        moves = int(rate * seconds)
        for number in range(moves):
            due = meter.began + number / rate
            if (early := due - perf_counter()) > 0:
                await asyncio.sleep(early)
            await self._move(due)
        return await self._figures(meter, cpu)

    async def at_full_speed(self, seconds: float) -> Figures:
        """Always as many moves on their way as agreed: what the server can do when it need not be quick."""
        meter, cpu = self._measure_anew(), cpu_seconds(self._pid)
        while perf_counter() < meter.began + seconds:
            if len(self._due) < IN_FLIGHT:
                await self._move(perf_counter())
            else:
                self._acknowledged.clear()
                await asyncio.wait_for(self._acknowledged.wait(), STUCK)
        return await self._figures(meter, cpu)

    def _measure_anew(self) -> Meter:
        self._meter = Meter()
        return self._meter

    async def _figures(self, meter: Meter, cpu: float) -> Figures:
        seconds = perf_counter() - meter.began
        used = (cpu_seconds(self._pid) - cpu) / seconds
        until = perf_counter() + LAST_ONES
        while (self._due or len(meter.told) < len(meter.ack)) and perf_counter() < until:
            await asyncio.sleep(0.01)
        return meter.figures(seconds) | {"server_cpu": used}


async def beside_a_bad_guest(load: Load, base_url: str, rate: float, seconds: float) -> Figures:
    """The same rate, while somebody else brings card files that are bombs (`bad_guest`)."""
    guest = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sabbat.lab.bad_guest", base_url, str(seconds), stdout=subprocess.PIPE
    )
    figures = await load.steadily(rate, seconds) | {"rate": rate}
    told, _ = await guest.communicate()
    return figures | {"guest": json.loads(told)}


async def alone(p99: float) -> bool:
    """Whether to go on, for a load that has the server to itself."""
    return p99 <= TOO_SLOW


async def in_step(p99: float) -> bool:
    """Whether to go on: asks whoever started this load, who answers when all the others have come as far."""
    print(p99, flush=True)
    told: str = await asyncio.to_thread(sys.stdin.readline)
    return told.strip() == GO_ON


async def measure(
    base_url: str,
    pid: int,
    tables: int,
    rate: float,
    seconds: float,
    game: str,
    guest: bool = False,
    go_on: Callable[[float], Awaitable[bool]] = alone,
) -> Figures:
    """Gathers, plays at the rate, then looks for the most."""
    empty = memory(pid)
    await go_on(0.0)
    load = Load(base_url, pid, tables, game)
    await load.gather()
    await go_on(0.0)
    await asyncio.sleep(1)
    gathered = memory(pid)
    await load.start()
    await go_on(0.0)
    gc.disable()  # this process is short, and its pauses would look like the server's
    await load.steadily(min(rate, 500), WARM_UP)
    own = cpu_seconds(os.getpid())
    began = perf_counter()
    steady = await load.steadily(rate, seconds) | {"rate": rate}
    steady["client_cpu"] = (cpu_seconds(os.getpid()) - own) / (perf_counter() - began)
    played = memory(pid)
    beside = await beside_a_bad_guest(load, base_url, rate, seconds) if guest else None
    climbs: list[Figures] = []
    for _ in range(CLIMBS):
        rate *= CLIMB
        climbs.append(await load.steadily(rate, CLIMB_SECONDS) | {"rate": rate})
        if not await go_on(climbs[-1]["told_p99"]):
            break
    full = await load.at_full_speed(CLIMB_SECONDS)
    await load.leave()
    return {
        "tables": tables,
        "sockets": tables * SEATS,
        "steady": steady,
        "climbs": climbs,
        "full_speed": full,
        "beside_guest": beside,
        "too_slow": TOO_SLOW,
        "most": max((one["rate"] for one in (steady, *climbs) if one["told_p99"] <= TOO_SLOW), default=0.0),
        "matches_ended": load.matches,
        "lost_sockets": load.lost_sockets,
        "lost_why": dict(load.lost_why),
        "memory_empty": empty,
        "memory_per_socket": (gathered - empty) / (tables * SEATS),
        "memory_per_table": (played - gathered) / tables,
    }


def arguments(description: str | None, tables: int, rate: float) -> argparse.ArgumentParser:
    """What every load wants to know."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("url")
    parser.add_argument("pid", type=int, help="the server's process, to read its processor time and memory")
    parser.add_argument("--tables", type=int, default=tables)
    parser.add_argument("--rate", type=float, default=rate, help="moves per second")
    parser.add_argument("--game", default="charlatans")
    return parser


def run(work: Coroutine[Any, Any, Figures]) -> None:
    """Prints what is found."""
    if importlib.util.find_spec("uvloop") is None:  # not on every system
        figures = asyncio.run(work)
    else:
        import uvloop

        figures = uvloop.run(work)
    print(json.dumps(figures))


def main() -> None:
    parser = arguments(__doc__, tables=250, rate=1000.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--guest", action="store_true", help="a guest who means no good, too")
    parser.add_argument("--in-step", action="store_const", const=in_step, default=alone, help="with other loads")
    given = parser.parse_args()
    load = (given.tables, given.rate, given.seconds, given.game, given.guest, given.in_step)
    run(measure(given.url, given.pid, *load))


if __name__ == "__main__":
    main()
