"""Turn notices: "your turn at …", to the devices of somebody who is away. A courtesy: no table ever waits for it.

The table says whom to call (calling.py). From there on it is a queue with a bound, a few tasks with time limits, and a
push service in the wide world; what goes wrong is counted and forgotten.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
from typing import Final, NamedTuple

import msgspec
import structlog

from sabbat.server import push_line, push_message, timing
from sabbat.server.codes import CODE
from sabbat.server.metrics import NOTICES
from sabbat.server.notice_settings import NoticeSettings
from sabbat.server.store import Store
from sabbat.server.subscriptions import Calling, Subscription, Subscriptions
from sabbat.words import Words

LONGEST_QUEUE: Final = 1000
AT_ONCE: Final = 4  # that are being sent
SECONDS_EACH: Final = 10.0
KEPT_FOR: Final = 3 * 24 * 3600  # seconds, by the push service, for a device that is off
GONE: Final = (404, 410)  # the subscription is no more

log = structlog.get_logger("sabbat.notices")


class Errand(NamedTuple):
    """To call somebody; or only that device of hers, which could not be reached the first time."""

    calling: Calling
    again: Subscription | None = None


class PushPayload(msgspec.Struct, frozen=True):
    """What the service worker shows."""

    title: str
    body: str
    off: str  # the words on the button that ends all this
    table: str


class TurnNotices:
    """`key` is ours, by which push services know us again."""

    def __init__(self, store: Store, key: str, settings: NoticeSettings, contact: str) -> None:
        self.subscriptions = Subscriptions(store)
        self.after = settings.after
        self._settings = settings
        self._contact = contact
        self._key = push_message.private_key(key)
        self._queue: asyncio.Queue[Errand] = asyncio.Queue(LONGEST_QUEUE)

    @property
    def public_key(self) -> str:
        """By which a browser subscribes: only messages signed with its twin are let through."""
        return push_message.to_text(push_message.public_bytes(self._key))

    def may_send_to(self, endpoint: str, public: str, auth: str) -> bool:
        """As far as can be told without looking it up."""
        try:
            push_line.checked(endpoint, self._settings.anywhere)
            push_message.browser_keys(public, auth)
        except (push_line.NotThere, push_message.BadKeys):
            return False
        return True

    def call(self, calling: Calling) -> None:
        """At once, and whatever comes of it."""
        self._add(Errand(calling))

    def _add(self, errand: Errand) -> None:
        try:
            self._queue.put_nowait(errand)
        except asyncio.QueueFull:
            NOTICES.labels("dropped").inc()

    async def run(self) -> None:
        """For as long as the server runs."""
        await asyncio.gather(*(self._work() for _ in range(AT_ONCE)))

    async def _work(self) -> None:
        while True:
            errand = await self._queue.get()
            try:
                person = errand.calling.person
                for subscription in [errand.again] if errand.again else await self.subscriptions.of(person):
                    await self._send(errand, subscription)
            except Exception as error:  # one message in trouble must not stop the others
                log.error("nobody called", error=repr(error))

    async def _send(self, errand: Errand, to: Subscription) -> None:
        try:
            async with asyncio.timeout(SECONDS_EACH):
                status = await self._post(errand.calling, to)
        except push_line.NotThere:
            status = GONE[0]  # nowhere that we send to, now or later
        except (OSError, TimeoutError, ValueError) as error:
            log.info("push service not reached", error=type(error).__name__)
            status = 0
        if status in GONE:
            NOTICES.labels("gone").inc()
            await self.subscriptions.drop(errand.calling.person, to.endpoint)
        elif 200 <= status < 300:
            NOTICES.labels("sent").inc()
        elif errand.again is None and (status in (0, 429) or status >= 500):
            again = Errand(errand.calling, to)
            asyncio.get_running_loop().call_later(self._settings.again, self._add, again)
        else:
            NOTICES.labels("failed").inc()
            log.info("push service refused", status=status)

    async def _post(self, calling: Calling, to: Subscription) -> int:
        keys = push_message.browser_keys(to.p256dh, to.auth)
        text = msgspec.json.encode(payload(calling, to.language))
        headers = {
            "Authorization": push_message.signature(to.endpoint, self._key, timing.now() // 1000, self._contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "high",
            "Topic": push_message.to_text(hashlib.sha256(calling.table.encode()).digest()[:18]),  # a newer one replaces
        }
        body = push_message.seal(text, keys, push_message.new_key(), os.urandom(push_message.SALT))
        return await push_line.post(to.endpoint, headers, body, self._settings.anywhere)


def payload(calling: Calling, language: str) -> PushPayload:
    words = Words(calling.game, language)
    game, code = words.text(f"game-{calling.game}"), calling.table[:CODE].upper()
    body = words.text("notice-where", game=game, table=code)
    return PushPayload(words.text("notice-your-turn"), body, words.text("notice-off"), calling.table)
