"""Bad input: a clear refusal to its sender, nothing changed, nobody else hurt, and the table goes on."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest
from starlette.testclient import TestClient

from sabbat.engine import Refusal, codec
from sabbat.server import api, limits
from sabbat.server import protocol as wire
from sabbat.server.app import make_app
from sabbat.server.table import Table
from sabbat.words import Words
from sabbat.words.texts import LANGUAGES
from tests.audit import amount
from tests.server.inside import Guest, Room, a_room, play_on
from tests.server.plug import Answer, Plug, Sent
from tests.server.rubbish import MESSAGES, Rubbish

INPUTS = amount(2_000, 20_000, "bad inputs from each kind of sender")
DRAW = {"t": "Draw"}


class Sender(NamedTuple):
    """Who sends the rubbish, at which moment, and what this person may really do and therefore does not start from."""

    phase: str
    person: str
    may: tuple[str, ...] = ()


SENDERS = [
    Sender("gathering", "bea", ("Sit", "Rise")),
    Sender("gathering", "ada", ("Sit", "Rise", "SetSeat", "SetDoor", "Start")),  # the host
    Sender("gathering", "nobody", ("Knock",)),
    Sender("playing", "ada", ("Sit", "Rise", "SetSeat", "SetDoor")),  # who is asked
    Sender("playing", "bea", ("Sit", "Rise")),  # has answered and waits
    Sender("playing", "nobody", ("Knock",)),
    Sender("over", "bea", ("Sit", "Rise", "Rematch")),
]


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nothing is refused for coming too fast; floods have tests of their own."""
    monkeypatch.setattr("sabbat.server.socket.Bucket", lambda: limits.Bucket(rate=1e12, burst=1e12))
    monkeypatch.setattr("sabbat.server.hearing._talkers", limits.Callers(rate=1e12, burst=1e12))
    monkeypatch.setattr(api, "_opening", limits.Callers(rate=1e12, burst=1e12))


async def table_at(room: Room, phase: str) -> list[Guest]:
    """Ada, who is the host, and Bea; no seat is free."""
    guests = await room.seated("ada", "bea", options={"together": True})
    if phase != "gathering":
        await guests[0].starts()
    if phase == "playing":
        await guests[1].acts(DRAW)
        assert guests[0].table.waiting == [0]
    if phase == "over":
        await play_on(guests, Random(1))
    return guests


class Watch:
    """Looks at a table after each answer: a refusal has changed nothing, and nobody else has heard of it."""

    def __init__(self, table: Table, others: list[Guest]) -> None:
        self.table = table
        self.others = others
        self.refusals: dict[str, wire.Refused] = {}
        self.count: Counter[str] = Counter()
        self.before = self.look()
        self.whole = self.look_closely()

    def look(self) -> tuple[object, ...]:
        match = self.table.match
        heard = [len(other.listener.wire) for other in self.others]
        return msgspec.json.encode(self.table.stored), id(match and match.state), self.table.seq, heard

    def look_closely(self) -> str:
        """Too slow to be done for each message."""
        return codec.digest(self.table.match and self.table.match.state)

    def sending(self) -> None:
        self.before = self.look()

    def answered(self, sent: Sent, answer: Answer) -> None:
        if isinstance(answer, wire.Refused):
            assert self.look() == self.before, sent
            assert len(msgspec.json.encode(answer)) < 1_000, sent
            self.refusals.setdefault(answer.why, answer)
            self.count[answer.why] += 1
        else:
            msgspec.json.decode(sent, type=wire.Up)  # it was sound after all
            self.count["done"] += 1
            self.whole = self.look_closely()


def has_words(refused: wire.Refused) -> bool:
    """Both languages say why, with the facts that were given."""
    refusal = Refusal(refused.rule, refused.why, refused.facts)
    return all(Words("charlatans", language, strict=True).refusal(refusal) for language in LANGUAGES)


async def send_rubbish(sender: Sender, inputs: int) -> Counter[str]:
    async with a_room() as room:
        guests = await table_at(room, sender.phase)
        table = guests[0].table
        watcher = await room.guest(table.id, "watcher")
        plug = Plug(room.lobby, table.id, sender.person)
        others = [guest for guest in (*guests, watcher) if guest.person != sender.person]
        kinds = [kind for kind in MESSAGES if kind not in sender.may]
        rubbish = Rubbish(Random(repr(sender)), kinds, table.match, table.seat_of(sender.person))
        messages = [rubbish.next() for _ in range(inputs)]
        watch = Watch(table, others)
        await plug.talk(messages, watch)
        assert plug.closed is None
        assert sum(watch.count.values()) == inputs
        assert all(has_words(refused) for refused in watch.refusals.values())
        assert watch.look_closely() == watch.whole
        if sender.phase == "gathering":
            assert isinstance(await guests[0].starts(), wire.Done)
        await play_on(guests, Random(2))
        assert table.phase == "over"
        return watch.count


@pytest.mark.audit
@pytest.mark.parametrize("sender", SENDERS, ids=lambda sender: f"{sender.phase}-{sender.person}")
def test_rubbish_is_refused_and_changes_nothing(sender: Sender) -> None:
    count = asyncio.run(send_rubbish(sender, INPUTS))
    assert count["done"] < INPUTS / 10
    assert count["not_stored"] == 0  # which would hide a mistake of the server's own
    assert min(count["malformed"], count["too_large"]) > INPUTS / 20


@pytest.mark.audit
def test_rubbish_at_the_front_door(tmp_path: Path) -> None:
    rng = Random(5)
    sound = {"game": "charlatans", "seats": 2, "options": {"set": 1}, "name": "Ada", "quick": False, "bot": "random"}
    rubbish = Rubbish(rng, list(MESSAGES), None, None)
    with TestClient(make_app("sqlite://:memory:", "http://testserver", tmp_path)) as client:
        for _ in range(INPUTS // 5):
            wish = {**sound, rng.choice([*sound, "host"]): rubbish.value()}
            if rng.random() < 0.3:
                wish["options"] = {rng.choice(["set", "flask", "?"]): rubbish.value()}
            text = rng.choice([msgspec.json.encode(wish), rubbish.next()])
            answer = client.post("/api/tables", content=text)
            if answer.status_code != 201:
                assert answer.status_code in (400, 413), text
                found = answer.json()
                assert has_words(wire.Refused(0, "", found["why"], found["facts"])), found
                assert len(answer.content) < 1_000
        assert client.get("/healthz").text == "ok"
        assert client.post("/api/tables", json=sound).status_code == 201
