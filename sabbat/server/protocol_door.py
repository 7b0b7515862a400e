"""The messages about the door: who may sit, who knocks, whom the host lets in."""

from __future__ import annotations

import msgspec

from sabbat.server.protocol_base import Message, Number


class SetDoor(Message):
    """The host says who may sit: whoever has the link, or (`ask`) whom the host lets in. At any time."""

    n: Number
    ask: bool


class Knock(Message):
    """May I sit there, or (seat: null) anywhere? The host answers. So gets back in whose device is gone: by knocking
    for the seat of somebody who is away. For the host's own seat, when the host has been away for two minutes, all
    others who sit here and are here must say yes."""

    n: Number
    name: str
    seat: int | None = None


class Admit(Message):
    """The host lets in who knocked, or sends them away; anybody seated, where the host is who knocks."""

    n: Number
    knock: Number
    yes: bool


class KnockView(msgspec.Struct, frozen=True):
    """Somebody at the door, who would like to sit: there, or (null) anywhere. `missing`: for the host's seat, the seats
    whose yes is still missing."""

    id: int
    name: str
    seat: int | None
    missing: list[int] = []
