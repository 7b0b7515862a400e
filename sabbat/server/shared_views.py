"""The views of one moment, written as JSON: what several of them share is written once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

_encode = msgspec.json.Encoder().encode


def written_views(views: Sequence[Any]) -> list[msgspec.Raw]:  # Any: structs of one kind, the game's own
    """Each as JSON. Games build what everybody sees once, so it is the very same object in all of them; a view's
    own comes first. Nobody may be looking on: then there is nothing to write."""
    if not views:
        return []
    first = astuple(views[0])
    others = [astuple(view) for view in views[1:]]
    own: list[int] = []
    shared: dict[str, Any] = {}  # Any: whatever a view is made of
    names: tuple[str, ...] = views[0].__struct_encode_fields__
    for place, value in enumerate(first):
        for other in others:
            if other[place] is not value:
                own.append(place)
                break
        else:
            shared[names[place]] = value
    if not own:
        return [msgspec.Raw(_encode(views[0]))] * len(views)
    rest = b"," + _encode(shared)[1:] if shared else b"}"
    known: dict[int, msgspec.Raw] = {}  # by the identity of what is written, which lives as long as the views
    texts: list[msgspec.Raw] = []
    for view in [first, *others]:
        fields = {names[place]: _lighter(view[place], known) for place in own}
        texts.append(msgspec.Raw(_encode(fields)[:-1] + rest))
    return texts


def _lighter(value: Any, known: dict[int, msgspec.Raw]) -> Any:  # a part of a view
    """Of a list of players, each is written once, though one of them differs from view to view."""
    if not isinstance(value, list) or not value or not isinstance(value[0], msgspec.Struct):
        return value
    parts: list[msgspec.Raw] = []
    for part in value:
        text = known.get(id(part))
        if text is None:
            text = msgspec.Raw(_encode(part))
            known[id(part)] = text
        parts.append(text)
    return parts
