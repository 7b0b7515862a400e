"""A long run as it goes: a bar with its rate, the time left, and the interval of the figure that it is watched by."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sabbat.lab.report import Tally
    from sabbat.lab.tournament import MatchResult

FEWEST = 50  # matches before a run may be narrow enough


def watched(results: Iterable[MatchResult], tally: Tally, games: int, until: float | None) -> Iterator[MatchResult]:
    """The results as they come, added up in `tally`; no more of them once half of the interval is `until` or less. A
    bar on stderr where somebody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("brewing"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        TextColumn("{task.fields[figure]}"),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=games, completed=tally.games, rate="", figure="")
        before = tally.games
        for result in results:
            tally.add(result)
            yield result
            spent = progress.tasks[0].elapsed or 0.0
            rate = f"{(tally.games - before) / spent:,.1f}/s" if spent else ""
            progress.update(task, advance=1, rate=rate, figure=shown(tally))
            if until is not None and is_narrow(tally, until):
                return


def is_narrow(tally: Tally, until: float) -> bool:
    _, low, high = tally.interval()
    return tally.games >= FEWEST and (high - low) / 2 <= until


def shown(tally: Tally) -> str:
    """`strong 1 wins 27.0 % ± 1.2`."""
    rate, low, high = tally.interval()
    who = "the table" if tally.together else f"{tally.names[0]} 1"
    return f"{who} wins {100 * rate:.1f} % ± {50 * (high - low):.1f}"
