"""The messages about taking an answer back."""

from __future__ import annotations

from typing import Literal

import msgspec

from sabbat.server.protocol_base import Message, Number

UndoPolicy = Literal["safe", "consent", "none"]  # what came to nothing yet; also what all agree to; nothing


class TakeBack(Message):
    """Take back my last answer. Where everybody has to agree they are asked: then `Done` says that they are."""

    n: Number
    entry: Number  # as `undo` of the last `Told` or `Welcome` says


class Agree(Message):
    """Whether I agree that somebody takes an answer back; whoever wished it withdraws the wish with false."""

    n: Number
    entry: Number  # of the wish
    agrees: bool


class UndoView(msgspec.Struct, frozen=True):
    """My last answer can be taken back: freely, or with everybody's consent."""

    entry: int
    free: bool


class UndoWish(msgspec.Struct, frozen=True):
    """Somebody wishes to take an answer back. `missing`: the seats whose consent is awaited; bots agree."""

    seat: int
    entry: int
    missing: list[int]
