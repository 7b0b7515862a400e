"""An answer as it was sent: which action it is."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from sabbat.engine import Action, BadRecord, Undo, codec
from sabbat.engine.written import WrittenAction
from sabbat.games import GAMES
from sabbat.server.limits import LONGEST_DETAIL
from sabbat.server.refused import Refused

SHORT_ACTION = 200  # bytes: only such are kept in mind

_encode = msgspec.json.Encoder().encode


def read_action(game: str, written: WrittenAction) -> Action:
    try:
        action = _action(game, written)
    except BadRecord as error:
        raise Refused("malformed", detail=str(error)[:LONGEST_DETAIL]) from None
    if isinstance(action, Undo):
        raise Refused("malformed", detail="TakeBack takes an answer back")
    return action


def _action(game: str, written: WrittenAction) -> Action:
    try:
        text = _encode(written)
    except ValueError:  # what cannot be written is read all the same, and refused with a reason
        text = b""
    if 0 < len(text) <= SHORT_ACTION:
        return _known_action(game, text)
    action: Action = codec.read(Action, written, GAMES[game])
    return action


@lru_cache(4096)
def _known_action(game: str, text: bytes) -> Action:
    """The same few are sent again and again."""
    action: Action = codec.read(Action, msgspec.json.decode(text), GAMES[game])
    return action
