"""At what pace bots that fit people go for a person: kept with her, so that a match begins where her last one ended.

One small number for each person and game, in the store's notes. What is learnt of a match where somebody is guided, or
where no such bot has a seat of its own, is nothing.
"""

from __future__ import annotations

from typing import Any

import msgspec
import structlog

from sabbat.bots import bots_of
from sabbat.engine.fitting import Fitting
from sabbat.server import timing
from sabbat.server.store import Store, StoreError
from sabbat.server.store.person_notes import PersonNote
from sabbat.server.stored_table import StoredTable
from sabbat.server.table_state import TableState

log = structlog.get_logger("sabbat.paces")


def _fitting_of(stored: StoredTable) -> Fitting | None:
    """The bot whose pace is kept, where one sits here."""
    known = bots_of(stored.game)
    for chair in stored.chairs:
        kind: Any = known.get(chair.bot or "") if chair.person is None else None  # Any: some class of bot
        if kind is not None and issubclass(kind, Fitting) and kind.pace_per_step:
            bot: Fitting = kind()
            return bot
    return None


def _topic(stored: StoredTable) -> str:
    return f"pace-{stored.game}"


async def pace_of(store: Store, stored: StoredTable) -> float:
    """The mean of its people's; who is not known yet is a stranger."""
    people = sorted({chair.person for chair in stored.chairs if chair.person is not None})
    if not people or stored.guide or _fitting_of(stored) is None:
        return 0.0
    kept = await store.person_notes.read(_topic(stored), people)
    return sum(msgspec.json.decode(note, type=float) for note in kept.values()) / len(people)


async def note_paces(store: Store, table: TableState) -> None:
    """The match is over. A store in trouble costs no more than what would have been learnt."""
    stored, match = table.stored, table.match
    bot = _fitting_of(stored)
    if bot is None or match is None or stored.guide:
        return
    bot.pace = stored.pace
    people = {seat: chair.person for seat, chair in enumerate(stored.chairs) if chair.person is not None}
    for seat, person in people.items():
        if stored.chairs[seat].stood_in:
            continue
        pace = round(bot.pace_after(match.view(None), people, seat), 3)
        try:
            await store.person_notes.write(PersonNote(person, _topic(stored), msgspec.json.encode(pace), timing.now()))
        except StoreError as error:
            log.error("pace not kept", table=table.id, error=str(error))
