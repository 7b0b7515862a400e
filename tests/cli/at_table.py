"""A person at a table in a terminal that nobody sees: presses keys, reads the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from rich.text import Text
from textual.pilot import Pilot

from sabbat.cli.table.app import TableApp
from sabbat.cli.table.seating import Seating
from sabbat.cli.table.sheet import Choice, Sheet
from sabbat.engine.undo import SAFE
from sabbat.games.charlatans import GAME

PATIENCE = 2000  # pauses, not seconds: the loop gives way to the bots so often at most


class Person:
    """What somebody at the keyboard does."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def sheet(self) -> Sheet:
        assert self.app.bar.sheet is not None
        return self.app.bar.sheet

    @property
    def question(self) -> str:
        return self.sheet.title.plain

    @property
    def log(self) -> str:
        return "\n".join(strip.text for strip in self.app.news.lines)

    def choice(self, label: str) -> Choice:
        return next(choice for choice in self.sheet.choices if label in choice.label.plain)

    async def presses(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def waits_for(self, happened: Callable[[], object]) -> None:
        for _ in range(PATIENCE):
            if happened():
                return
            await self.pilot.pause()
        raise AssertionError("it never happened")

    async def is_asked(self) -> bool:
        """Waits until there is a question, or the end."""
        await self.waits_for(lambda: self.app.match.outcome or self.app.match.pending.get(0))
        return self.app.match.outcome is None

    def rendered(self, widget: Any) -> str:  # a widget of ours: renders text
        drawn = widget.render()
        assert isinstance(drawn, Text)
        return drawn.plain


def at_table(
    play: Callable[[Person], Awaitable[None]],
    seats: str = "person,random",
    seed: int = 7,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    save: Path | None = None,
    undo: str = SAFE,
    **options: int | str | bool,
) -> TableApp:
    """Sits down, plays, and gets up."""
    kinds = tuple(seats.split(","))
    names = ("Ada", "Ben", "Cleo", "Dan")[: len(kinds)]
    app = TableApp(Seating(GAME, kinds, names, seed, options, save, fast=True, undo=undo), language)

    async def sit() -> None:
        async with app.run_test(size=size) as pilot:
            await play(Person(app, pilot))

    asyncio.run(sit())
    return app
