"""How a match is laid and goes on at a table: a step is computed, stored, adopted, told."""

from __future__ import annotations

from time import perf_counter

from sabbat.engine import CLOCK, Action, Match, Step, Tick, Undo
from sabbat.engine.undo import BY_CONSENT, without_consent
from sabbat.server.messages import BotAnswers, WindowCloses
from sabbat.server.metrics import STORING, actions
from sabbat.server.paces import note_paces
from sabbat.server.refused import Refused
from sabbat.server.resuming import reload, try_to_save_snapshot
from sabbat.server.snapshots import ROUND_OF, SNAPSHOT_EVERY
from sabbat.server.store import Conflict
from sabbat.server.stored_table import entry_bytes
from sabbat.server.table import Table


async def submit(table: Table, seat: int, question: int | None, action: Action, by: str, at: int | None = None) -> None:
    """Stored, then told. The clock answers no question."""
    match = table.match
    assert match is not None
    step = match.propose(seat, action, at, question)
    number = question or 0
    asked_at = perf_counter()
    try:
        await table.services.store.append(table.id, step.number, entry_bytes(number, step.entry), table.fence)
    except Conflict:
        await reload(table)
        if table.has_answered(seat, number, action):
            return  # it had been kept, though the store could not say so at the time
        raise Refused("table_moved_on") from None
    if accept(table, match, step, number, by, asked_at):
        await keep(table)


def accept(table: Table, match: Match, step: Step, question: int, by: str, asked_at: float) -> bool:
    """The step has been stored, as was asked then: it counts, and everybody is told. True: it is time to `keep` the
    match as it stands."""
    STORING.observe(perf_counter() - asked_at)
    actions(table.stored.game, by).inc()
    round = match.game.round_of(match.state)
    _adopt_and_tell(table, match, step, question)
    since = table.seq - (table.snapshots[-1] if table.snapshots else 0)
    ends_round = since >= ROUND_OF and match.game.round_of(match.state) != round
    return match.outcome is not None or since >= SNAPSHOT_EVERY or ends_round


async def keep(table: Table) -> None:
    """So that the table comes back quickly; and what was learnt of its people, when the match is over."""
    await try_to_save_snapshot(table)
    if table.match is not None and table.match.outcome is not None:
        await note_paces(table.services.store, table)


def _adopt_and_tell(table: Table, match: Match, step: Step, question: int) -> None:
    seat = step.entry.seat
    before = None if isinstance(step.entry.action, Undo) else match.state  # an undo answers no question
    match.adopt(step)
    if table.stored.undo != BY_CONSENT:
        match.past = without_consent(match.past)
    line = table.note(question, step)
    fair = table.fair
    if fair is None:
        table.tell_step(line)
    else:
        cue = fair.note(match, before, seat, step.entry.at)
        urgent = any(event.urgent for event in step.events)
        table.tell_step(line, step.entry.at if urgent and cue is None else cue, cue is not None)
        fair.set_timer()
    if match.outcome is not None or table.stored.clock is not None or table.stored.wish is not None:
        table.tell_table()


async def bot_answers(table: Table, message: BotAnswers) -> None:
    """Judged when its turn in the inbox comes: the person may be back by then, or the question gone."""
    match, seat = message.match, message.seat
    if table.match is not match or not table.bot_may_answer(seat):
        return
    if match.why_not(seat, message.action, message.question) is not None:
        return
    at = message.at
    if table.fair is not None and at is not None:
        at = table.fair.moment_of(match, seat, at)
    await submit(table, seat, message.question, message.action, by="bot", at=at)


async def close_window(table: Table, _: WindowCloses) -> None:
    """The window has closed, unless somebody was quicker: then there is another one, or none."""
    fair = table.fair
    if fair is None:
        return
    due = fair.due()
    if due is None or due > fair.time.now():
        fair.set_timer()
        return
    try:
        await submit(table, CLOCK, None, Tick(), by="clock")
    except Exception:
        fair.set_timer_after_trouble()  # a store in trouble, most likely
        raise
