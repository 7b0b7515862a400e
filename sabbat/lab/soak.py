"""What hours do to a server: tables are played one after the other, and its memory, descriptors and latencies are read.

    python -m sabbat.lab.soak URL PID [--tables N] [--rate N] [--minutes M]     prints figures as JSON

Matches end and begin anew all the time: whatever is kept by mistake piles up, and is seen from window to window.
"""

from __future__ import annotations

import os
from pathlib import Path

from sabbat.lab.load import WARM_UP, Load, arguments, run
from sabbat.lab.load_meter import Figures
from sabbat.lab.serving import memory

WINDOWS = 10


def descriptors(pid: int) -> int:
    """How many files and sockets a process holds. Linux only."""
    return len(os.listdir(f"/proc/{pid}/fd"))


def threads(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/task").iterdir()))


async def measure(base_url: str, pid: int, tables: int, rate: float, minutes: float, game: str) -> Figures:
    load = Load(base_url, pid, tables, game)
    await load.gather()
    await load.start()
    await load.steadily(rate, WARM_UP)
    windows: list[Figures] = []
    for _ in range(WINDOWS):
        window = await load.steadily(rate, minutes * 60 / WINDOWS)
        held = {"memory": memory(pid), "descriptors": descriptors(pid), "threads": threads(pid)}
        windows.append(window | held | {"matches_ended": load.matches})
    await load.leave()
    return {"tables": tables, "rate": rate, "minutes": minutes, "lost_sockets": load.lost_sockets, "windows": windows}


def main() -> None:
    parser = arguments(__doc__, tables=100, rate=300.0)
    parser.add_argument("--minutes", type=float, default=10.0)
    given = parser.parse_args()
    run(measure(given.url, given.pid, given.tables, given.rate, given.minutes, given.game))


if __name__ == "__main__":
    main()
