"""What the operator wants of turn notices; and whether they can be had here."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING

import structlog

from sabbat.server.kept_keys import VAPID, kept_key
from sabbat.server.store import Store

if TYPE_CHECKING:
    from sabbat.server.turn_notices import TurnNotices

log = structlog.get_logger("sabbat.notices")


@dataclass(frozen=True)
class NoticeSettings:
    """`contact` is for the people of push services: `mailto:…` or `https://…`, by default the server's own address."""

    contact: str = ""
    after: int = 20_000  # ms that somebody is away and asked, until she is called
    again: float = 60.0  # seconds until a push service in trouble is tried again, once
    anywhere: bool = False  # in tests: push services on this machine, without TLS


async def notices_of(store: Store, settings: NoticeSettings | None, base_url: str) -> TurnNotices | None:
    """With the key that the store keeps: made at the first start, the same ever after."""
    if settings is None:
        return None
    if find_spec("cryptography") is None:
        log.warning("turn notices are off: they need the extra sabbat[push]")
        return None
    from sabbat.server.push_message import new_key, private_text
    from sabbat.server.turn_notices import TurnNotices

    contact = settings.contact or (base_url if base_url.startswith("https://") else "")
    key = await kept_key(store, VAPID, private_text(new_key()))
    return TurnNotices(store, key, settings, contact)
