"""What nobody should send: messages broken in every way that came to mind, by a seeded chance."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import sabbat
from sabbat.engine import Match, codec
from sabbat.server.limits import LARGEST_MESSAGE

Message = dict[str, Any]  # JSON, mostly

MESSAGES: dict[str, Message] = {
    "Sit": {"t": "Sit", "n": 1, "name": "Mallory", "seat": 0},
    "Rise": {"t": "Rise", "n": 1},
    "Knock": {"t": "Knock", "n": 1, "name": "Mallory", "seat": 0},
    "Admit": {"t": "Admit", "n": 1, "knock": 1, "yes": True},
    "SetDoor": {"t": "SetDoor", "n": 1, "ask": True},
    "SetSeat": {"t": "SetSeat", "n": 1, "seat": 0, "bot": "random"},
    "SetTable": {"t": "SetTable", "n": 1, "seats": 3, "options": {"set": 2}, "clock": 30, "hide_odds": True},
    "Start": {"t": "Start", "n": 1, "bot": "random"},
    "Act": {"t": "Act", "n": 1, "question": 1, "action": {"t": "Draw"}},
    "Say": {"t": "Say", "n": 1, "text": "hello"},
    "Phrase": {"t": "Phrase", "n": 1, "kind": "need", "subject": "B"},
    "WhyNot": {"t": "WhyNot", "n": 1, "question": 1, "action": {"t": "Draw"}},
    "Point": {"t": "Point", "n": 1, "what": {"at": "C4"}},
    "Rematch": {"t": "Rematch", "n": 1},
    "Ping": {"t": "Ping", "n": 1},
    "Sync": {"t": "Sync", "n": 1, "sent": 12.5, "heard": None},
}
TEXTS = [
    "",
    " ",
    "\x00",
    "\u202e\u2066",
    "<script>alert(1)</script>",
    "'; DROP TABLE sabbat_tables; --",
    "{ $seat }",
    "../../etc/passwd",
    "ﷺ" * 50,
    "Z̸̡͎" * 40,
    "💀" * 500,
    "x" * 9_000,
    "\uffff",
    "W9",
    "B-1",
    "random",
    "NaN",
]
NUMBERS = [-1, 0, 1, 3, 99, 2**31, 2**53, 2**63, 2**64, -(2**70), 10**400, 0.5, 1e308, -0.0]
ODD: list[Any] = [None, True, False, [], {}, [[]], [None] * 50, {"t": "Draw"}, {"t": None}, {"": {"": {}}}]
NO_JSON = [
    "",
    " ",
    "{",
    "}",
    "nul",
    "NaN",
    "[1,]",
    "{'t': 'Ping'}",
    '{"t":"Ping","n":1}}',
    '{"t":"Ping","n":01}',
    "\ufeff{}",
]


class Rubbish:
    """An endless supply. `kinds` are the messages that it starts from."""

    def __init__(self, rng: Random, kinds: list[str], match: Match | None, seat: int | None) -> None:
        self.rng = rng
        self.kinds = kinds
        self.match = match
        self.seat = seat
        self._number = 0
        self._ways: list[Callable[[], str | bytes]] = [
            self.no_json,
            self.any_json,
            self.broken_text,
            self.wrong_value,
            self.wrong_value,
            self.missing_or_unknown_field,
            self.too_deep,
            self.too_large,
            self.unwelcome,
            *[self.strange_act, self.illegal_act] * (match is not None),
        ]

    def next(self) -> str | bytes:
        return self.rng.choice(self._ways)()

    def message(self) -> Message:
        """A sound message, deep enough a copy to be broken."""
        self._number += 1
        found = json.loads(json.dumps(MESSAGES[self.rng.choice(self.kinds)]))
        return {**found, "n": self._number}

    def value(self) -> Any:  # any JSON
        pool: list[Any] = self.rng.choice([TEXTS, NUMBERS, ODD])
        return self.rng.choice(pool)

    # --- ways to be wrong

    def no_json(self) -> str | bytes:
        if self.rng.random() < 0.3:
            return self.rng.randbytes(self.rng.randrange(200))
        if self.rng.random() < 0.5:
            return "".join(chr(self.rng.randrange(1, 0xD800)) for _ in range(self.rng.randrange(100)))
        return self.rng.choice(NO_JSON)

    def any_json(self) -> str:
        return json.dumps(self.rng.choice([self.value(), {str(self.value())[:9]: self.value()}, [self.message()]]))

    def broken_text(self) -> str:
        text = json.dumps(self.message())
        at = self.rng.randrange(len(text))
        return self.rng.choice([text[:at], text[:at] + chr(self.rng.randrange(1, 0x2FF)) + text[at + 1 :], text + text])

    def wrong_value(self) -> str:
        message = self.message()
        message[self.rng.choice(list(message))] = self.value()
        return json.dumps(message)

    def missing_or_unknown_field(self) -> str:
        message = self.message()
        if self.rng.random() < 0.5:
            del message[self.rng.choice(list(message))]
        else:
            message[self.rng.choice(["seat", "person", "host", "seed", "rule", "", "n\x00"])] = self.value()
        return json.dumps(message)

    def too_deep(self) -> str:
        depth = self.rng.choice([100, 900, 1_100, 3_000])
        opening, closing = self.rng.choice([("[", "]"), ('{"a":', "}")])
        inside = opening * depth + "1" + closing * depth
        around = [
            "%s",
            '{"t":"Ping","n":1,"x":%s}',
            '{"t":"Act","n":1,"question":1,"action":{"t":%s}}',
            '{"t":"SetTable","n":1,"seats":2,"options":{"set":%s}}',
        ]
        return self.rng.choice(around) % inside

    def too_large(self) -> str:
        return json.dumps({"t": "Say", "n": 1, "text": "x" * self.rng.choice([LARGEST_MESSAGE, 3 * LARGEST_MESSAGE])})

    def unwelcome(self) -> str:
        """Sound, but not for the sender to ask: other people's seats, the host's rights, the wrong moment."""
        seat, n = self.rng.choice([0, 1, 1, 2, 7, -3]), self.message()["n"]
        asked: list[Message] = [
            {"t": "Sit", "n": n, "name": self.rng.choice(TEXTS), "seat": seat},
            {"t": "SetSeat", "n": n, "seat": seat, "bot": self.rng.choice([None, "random", *TEXTS])},
            {"t": "SetTable", "n": n, "seats": self.rng.choice([-1, 0, 2, 4, 10**6]), "options": {"set": self.value()}},
            {"t": "Start", "n": n, "bot": self.rng.choice(TEXTS)},
            {"t": "Rematch", "n": n},
        ]
        return json.dumps(self.rng.choice([question for question in asked if question["t"] in self.kinds]))

    def strange_act(self) -> str:
        """An action of the right class with the wrong inside, or of no class; an old question, or one to come."""
        assert self.match is not None
        action = codec.plain(self.rng.choice(list(self.match.game.actions())))
        action[self.rng.choice([*action, "chip", "seat"])] = self.value()
        question = self.rng.choice([self._question(), self.rng.randrange(100), 10**6])
        return json.dumps({"t": "Act", "n": self.message()["n"], "question": question, "action": action})

    def illegal_act(self) -> str:
        """A real action of some game that the rules forbid here, or that comes too late."""
        game = sabbat.GAMES[self.rng.choice(sorted(sabbat.GAMES))]
        action = self.rng.choice(list(game.actions()))
        question = self._question() if self.rng.random() < 0.8 else self.rng.randrange(50)
        if self.match is not None and self.seat is not None:
            while self.match.why_not(self.seat, action, question) is None:
                question += 1
        message = {"t": "Act", "n": self.message()["n"], "question": question, "action": codec.plain(action)}
        return json.dumps(message)

    def _question(self) -> int:
        asked = self.match.pending.get(self.seat) if self.match is not None and self.seat is not None else None
        return asked.number if asked else 1
