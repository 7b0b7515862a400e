"""From the plain fields of an event, a question, an action or a refusal to the facts that a message may use.

A field keeps its name and its plain value, so that a message can select on it: `$chip` is `B2`, `$why` is `alms`,
`$together` is `true`, a closed secret is `hidden`. What a reader should see stands beside it:

    $who                      the player's name: of the one seat it is about (`seat`, `reader`, `first`)
    $chip_name                the text of `chip-B2`; $a_chip, $the_chip, $no_chip: its attributes `.a`, `.the`, `.no`
    $chips_names, $a_chips    a list, joined as the language does; $chips_count: how many

The browser does the same; the tables below are all there is to know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sabbat.words.texts import Fact, MissingText, Texts

THE_SEAT: Final = ("seat", "reader", "first")  # fields that hold the one seat it is about
OTHER_SEATS: Final = ("to",)  # fields that hold another seat: `$to_who`
SEATS: Final = ("drawing", "order", "stopping", "winners")  # fields that hold several seats
BY_SEAT: Final = ("scores",)  # fields that hold a number for each seat
ARTICLES: Final = ("a", "the", "no")
HIDDEN: Final = "hidden"
_SOURCES: Final = ("source", "card", "book", "chip")
# Which messages name the value of a field; the first that is there does.
NAMED_BY: Final[dict[str, tuple[str, ...]]] = {
    "arcanum": ("arcanum",),
    "bench": ("ingredient",),
    "card": ("card",),
    "cards": ("card",),
    "character": ("character",),
    "characters": ("character",),
    "chip": ("chip",),
    "chips": ("chip",),
    "colour": ("colour",),
    "face": ("die",),
    "given": ("ingredient",),
    "ingredient": ("ingredient",),
    "ingredients": ("ingredient",),
    "kept": ("card",),
    "missing": ("resource",),
    "new": ("chip", "symbol"),
    "old": ("chip", "symbol"),
    "outputs": ("ingredient",),
    "potion": ("potion", "character"),
    "potions": ("potion",),
    "resource": ("resource",),
    "resources": ("resource",),
    "scene": ("scene",),
    "source": _SOURCES,
    "supply": ("ingredient",),
    "symbol": ("symbol",),
    "symbols": ("symbol",),
    "why": _SOURCES,
}

Plain = Mapping[str, Any]  # what the codec makes of a value: any JSON


def facts_of(texts: Texts, told: Plain, names: Sequence[str]) -> dict[str, Fact]:
    """All facts of one thing told."""
    facts: dict[str, Fact] = {}
    for field, value in told.items():
        if field == "t":
            continue
        if value is None:
            facts[field] = HIDDEN
            facts[f"{field}_name"] = texts.write("word-hidden")
        elif isinstance(value, bool):
            facts[field] = "true" if value else "false"
        elif isinstance(value, (list, tuple)):
            facts.update(_facts_of_list(texts, field, value, names))
        elif isinstance(value, (str, int, float)):
            facts[field] = value
            facts.update(_named(texts, field, value, names))
    return facts


def about(told: Plain) -> int | None:
    """The one seat it is about, if there is one."""
    return next((told[field] for field in THE_SEAT if isinstance(told.get(field), int)), None)


def name_of(texts: Texts, field: str, value: str) -> str:
    """What the value of a field is called."""
    return texts.write(_message(texts, field, value))


def player(texts: Texts, seat: int, names: Sequence[str]) -> str:
    """The name of the player on a seat; the seat itself where nobody sits."""
    return names[seat] if 0 <= seat < len(names) else texts.write("seat-name", facts={"n": seat + 1})


def join(texts: Texts, items: Sequence[str]) -> str:
    """`a, b and c`."""
    if not items:
        return ""
    line = items[0]
    for item in items[1:-1]:
        line = texts.write("list-more", facts={"first": line, "next": item})
    return texts.write("list-last", facts={"first": line, "next": items[-1]}) if len(items) > 1 else line


def _named(texts: Texts, field: str, value: Fact, names: Sequence[str]) -> dict[str, Fact]:
    if field in THE_SEAT and isinstance(value, int):
        return {"who": player(texts, value, names)}
    if field in OTHER_SEATS and isinstance(value, int):
        return {f"{field}_who": player(texts, value, names)}
    if field not in NAMED_BY or not isinstance(value, str):
        return {}
    message = _message(texts, field, value)
    found: dict[str, Fact] = {f"{field}_name": texts.write(message)}
    for article in ARTICLES:
        if texts.has(message, article):
            found[f"{article}_{field}"] = texts.write(message, article)
    return found


def _message(texts: Texts, field: str, value: str) -> str:
    """The id of the message that names a value."""
    for prefix in NAMED_BY[field]:
        if texts.has(f"{prefix}-{value}"):
            return f"{prefix}-{value}"
    if texts.strict:
        raise MissingText(f"{texts.language}: nothing names the {field} {value!r}")
    return value


def _facts_of_list(texts: Texts, field: str, values: Sequence[Any], names: Sequence[str]) -> dict[str, Fact]:
    found: dict[str, Fact] = {f"{field}_count": len(values)}
    if field in SEATS:
        found[f"{field}_names"] = join(texts, [player(texts, seat, names) for seat in values])
    elif field in BY_SEAT:
        lines = [(player(texts, seat, names), number) for seat, number in enumerate(values)]
        found[f"{field}_names"] = join(texts, [texts.write("list-score", facts={"who": w, "n": n}) for w, n in lines])
    elif field in NAMED_BY:
        kinds = [(_message(texts, field, str(value)), values.count(value)) for value in dict.fromkeys(values)]
        found[f"{field}_names"] = join(texts, [_counted(texts, message, "", count) for message, count in kinds])
        for article in ARTICLES:
            if all(texts.has(message, article) for message, _ in kinds):
                several = [_counted(texts, message, article, count) for message, count in kinds]
                found[f"{article}_{field}"] = join(texts, several)
    return found


def _counted(texts: Texts, message: str, article: str, count: int) -> str:
    """`a crow skull 2`; `2 × crow skull 2` where there are more of the same."""
    if count == 1:
        return texts.write(message, article)
    return texts.write("list-times", facts={"count": count, "name": texts.write(message)})
