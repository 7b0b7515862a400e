"""Whom to tell by push that it is her turn: who is asked and away and has not seen the question, once."""

from __future__ import annotations

from sabbat.server import timing
from sabbat.server.stored_table import PLAYING
from sabbat.server.subscriptions import Calling
from sabbat.server.table import Table

SEEN_FOR = 15_000  # ms that somebody was here after the question was put: she knows, and left all the same


def device_of(person: str) -> str:
    """People who share a device share its key: `key`, `key~2` …"""
    return person.partition("~")[0]


def is_about_to_call(table: Table) -> bool:
    """There is somebody to be called, now or in a moment: the table stays in memory until then."""
    return bool(_asked_and_away(table))


def whom_to_call(table: Table) -> list[str]:
    """The people to call now. Asked a few times a second."""
    notices = table.services.notices
    if notices is None:
        return []
    now = timing.now()
    return [
        person
        for seat, person in _asked_and_away(table)
        if table.deadlines.asked_for(seat, now) >= notices.after
        and table.deadlines.away_for(person, now) >= notices.after
    ]


async def call_the_absent(table: Table) -> None:
    """First it is stored that they were called, so that it is once, whatever happens; then it is left to others."""
    notices = table.services.notices
    people = {device_of(person) for person in whom_to_call(table)}
    if notices is None or not people:
        return
    draft = table.stored.draft()
    draft.called += sorted(people)
    await table.save(draft)
    for person in people:
        notices.call(Calling(person, table.id, table.stored.game))


def _asked_and_away(table: Table) -> list[tuple[int, str]]:
    """Seats and their people. At a table with bots alone nobody waits, so nobody is called."""
    match, stored = table.match, table.stored
    if table.services.notices is None or match is None or table.phase != PLAYING:
        return []
    faces = {viewer.person for viewer in table.viewers}
    if all(chair.person in faces or chair.bot is not None or chair.person is None for chair in stored.chairs):
        return []  # as nearly always
    people = [(at, chair.person) for at, chair in enumerate(stored.chairs) if chair.person and not chair.bot]
    here = {device_of(viewer.person) for viewer in table.viewers}
    away = [(seat, person) for seat, person in people if device_of(person) not in here]
    if not away or len({device_of(person) for _, person in people}) < 2:
        return []
    now = timing.now()
    return [
        (seat, person)
        for seat, person in away
        if match.state.asked[seat] is not None
        and device_of(person) not in stored.called
        and table.deadlines.asked_for(seat, now) - table.deadlines.away_for(person, now) < SEEN_FOR
    ]
