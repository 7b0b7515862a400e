"""What comes over one connection: looked at, read, and handed to the table; or refused on the spot."""

from __future__ import annotations

import msgspec

from sabbat.server.limits import BURST, LARGEST_MESSAGE, LONGEST_DETAIL, MESSAGES_PER_SECOND, STRIKES, Bucket, Callers
from sabbat.server.messages import Asks
from sabbat.server.protocol import Number, Refused, Sync, Up
from sabbat.server.table import Table
from sabbat.server.viewers import Viewer

TOO_FAST = 4029

_talkers = Callers(rate=2 * MESSAGES_PER_SECOND, burst=2 * BURST)  # messages per person, by however many sockets
_decode = msgspec.json.Decoder(Up).decode


class Hearing:
    """Called with each message as soon as it has arrived. It waits for nothing, so whoever sends too much is not kept
    waiting but refused: the bucket bounds what one connection can have in the table's inbox."""

    def __init__(self, table: Table, viewer: Viewer, bucket: Bucket) -> None:
        self._table = table
        self._viewer = viewer
        self._bucket = bucket

    def __call__(self, text: bytes) -> None:
        viewer = self._viewer
        if viewer.lost:
            return
        viewer.received = self._table.services.time.now()
        if not self._bucket.take() or not _talkers.take(viewer.person):
            if self._bucket.strikes > STRIKES:
                viewer.end(TOO_FAST)
            else:
                self._refuse(_number(text), "too_fast")
        elif len(text) > LARGEST_MESSAGE:
            self._refuse(0, "too_large", most=LARGEST_MESSAGE)
        else:
            self._read(text)

    def _read(self, text: bytes) -> None:
        try:
            request = _decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self._refuse(_number(text), "malformed", detail=str(error)[:LONGEST_DETAIL])
            return
        if isinstance(request, Sync):
            self._sync(request)
        elif self._table.inbox.leave_word(Asks(self._viewer, request)):
            return
        elif self._table.inbox.closed:
            self._viewer.come_back()
        else:
            self._refuse(request.n, "too_fast")

    def _sync(self, request: Sync) -> None:
        """Answered here and now: in the inbox it would wait for others, and be no measure of anything."""
        viewer, fair = self._viewer, self._table.fair
        viewer.tell_the_time(Refused(request.n, "", "no_clock", {}) if fair is None else fair.sync(viewer, request))

    def _refuse(self, number: int, why: str, **facts: str | int) -> None:
        self._viewer.tell(Refused(number, "", why, dict(facts)))


class _Numbered(msgspec.Struct):
    """What can be said of a message that cannot be read: its number."""

    n: Number = 0


def _number(text: bytes) -> int:
    try:
        return msgspec.json.decode(text[:LARGEST_MESSAGE], type=_Numbered).n
    except (msgspec.DecodeError, RecursionError):
        return 0
