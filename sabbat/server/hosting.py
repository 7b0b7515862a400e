"""What the host asks for: who sits where, what is agreed on, the start. And a rematch, which anybody may want."""

from __future__ import annotations

import secrets

import msgspec

from sabbat.bots import offered, usual_bot
from sabbat.engine import BadOptions
from sabbat.engine.options import OptionValue
from sabbat.server import protocol as wire
from sabbat.server import timing
from sabbat.server.limits import LONGEST_DETAIL
from sabbat.server.paces import pace_of
from sabbat.server.refused import Refused
from sabbat.server.resuming import lay, new_match
from sabbat.server.seating import LONGEST_NAME, Chair
from sabbat.server.sitting import chair_at, own_seat
from sabbat.server.stored_table import GATHERING, OVER, PLAYING
from sabbat.server.table import Table
from sabbat.server.viewers import Viewer

SHORTEST_CLOCK = 5  # seconds
SILENT_AFTER = 90_000  # ms without an answer: then the host may have a bot stand in


async def set_seat(table: Table, viewer: Viewer, request: wire.SetSeat) -> None:
    """The host puts a bot on a seat or frees it; in a match, a bot stands in for somebody who is away, or who is here
    and has been silent for long."""
    only_host(table, viewer.person)
    seat, bot = request.seat, request.bot
    chair = chair_at(table, seat)
    _known_bot(table, bot)
    draft = table.stored.draft()
    if table.phase == GATHERING:
        if chair.person == viewer.person:
            raise Refused("own_seat")
        if chair.person == table.stored.host:
            raise Refused("host_keeps_seat")
        draft.chairs[seat] = Chair(bot=bot)
    elif chair.person is None:
        draft.chairs[seat].bot = bot or chair.bot
    elif bot is not None and table.here(chair.person) and not _is_silent(table, seat):
        raise Refused("person_is_here", seat=seat)
    else:
        draft.chairs[seat].bot = bot
    await table.save(draft)
    table.greet_all()


async def set_table(table: Table, viewer: Viewer, wanted: wire.SetTable) -> None:
    """The host changes the seats and what the table agrees on, before the start."""
    only_host(table, viewer.person)
    _only_before_the_start(table)
    try:
        agreed = await _agreed(table, wanted.seats, msgspec.convert(wanted.options, dict[str, OptionValue]))
    except (BadOptions, msgspec.ValidationError) as error:
        raise Refused("bad_options", detail=str(error)[:LONGEST_DETAIL]) from None
    draft = table.stored.draft()
    if any(chair.person for chair in draft.chairs[wanted.seats :]):
        raise Refused("seat_is_taken", seat=wanted.seats)
    draft.chairs = draft.chairs[: wanted.seats] + [Chair() for _ in range(wanted.seats - len(draft.chairs))]
    draft.options = agreed
    draft.stand_in_after = wanted.stand_in_after
    draft.clock = None if wanted.clock is None else max(SHORTEST_CLOCK, wanted.clock)
    draft.hide_odds = wanted.hide_odds
    draft.undo = wanted.undo
    await table.save(draft)
    table.tell_table()


async def _agreed(table: Table, seats: int, changed: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """With the new wishes; cards that are there already have been looked at."""
    wanted = {**table.stored.options, **changed}
    if table.game.card_file in changed:
        return await table.services.card_files.agree(table.stored.game, seats, wanted)
    return table.game.agree(seats, wanted)


async def start(table: Table, viewer: Viewer, request: wire.Start) -> None:
    """The host starts the match."""
    only_host(table, viewer.person)
    await begin(table, request.bot or usual_bot(table.stored.game))


async def begin(table: Table, bot: str, seed: str = "") -> None:
    """Free seats get bots. The luck of the match is drawn now and told to nobody; only a guide brings its own."""
    _only_before_the_start(table)
    _known_bot(table, bot)
    draft = table.stored.draft()
    draft.chairs = [Chair(bot=bot) if chair.free else chair for chair in draft.chairs]
    draft.seed = seed or secrets.token_hex(16)
    draft.rules = table.game.rules_version
    draft.pace = await pace_of(table.services.store, draft)
    draft.phase = PLAYING
    match = new_match(table.game, draft)  # before anything is stored: what cannot be laid is not begun
    await table.save(draft)
    lay(table, table.fair, match)
    table.greet_all()


async def rematch(table: Table, viewer: Viewer, _: wire.Rematch) -> None:
    """The same people and bots at a new table, where the match is on; everybody is told of it. Asked twice, it is the
    same one."""
    own_seat(table, viewer.person)
    if table.phase != OVER:
        raise Refused("match_is_on")
    if table.stored.next is None:
        draft = table.stored.draft()
        draft.next = await table.open_next(table)
        await table.save(draft)
    table.tell_table()


async def set_door(table: Table, viewer: Viewer, request: wire.SetDoor) -> None:
    """The host says who may sit."""
    only_host(table, viewer.person)
    draft = table.stored.draft()
    draft.ask_host = request.ask
    await table.save(draft)
    table.tell_table()


def _is_silent(table: Table, seat: int) -> bool:
    """Asked for long, and not a word."""
    return seat in table.waiting and table.deadlines.asked_for(seat, timing.now()) > SILENT_AFTER


def only_host(table: Table, person: str) -> None:
    if not table.is_host(person):
        raise Refused("host_only")


def _only_before_the_start(table: Table) -> None:
    if table.phase != GATHERING:
        raise Refused("already_started")


def _known_bot(table: Table, bot: str | None) -> None:
    if bot is not None and bot not in offered(table.stored.game):
        raise Refused("no_such_bot", bot=bot[:LONGEST_NAME])
