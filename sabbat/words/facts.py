"""From the plain fields of an event, a question, an action or a refusal to the facts that a message may use.

A field keeps its name and its plain value, so that a message can select on it: `$chip` is `B2`, `$why` is `alms`,
`$together` is `true`, a closed secret is `hidden`, and has no name. What a reader should see stands beside it. Which
fields there is something to say about is data, `fields.json` beside the messages:

    "reader": "who"           $who: the player's name, of the one seat it is about
    "to": "seat"              $to_who: the name of another player; $to_is_you: true where she is the reader
    "winners": "seats"        $winners_names, $winners_count; $winners_you: the reader is `among`, `only`, `not`
    "scores": "by_seat"       $scores_names: a number for each seat
    "chip": ["chip"]          $chip_name: the text of `chip-B2`; $a_chip, $the_chip, $no_chip: its attributes
    "why": ["source", "card"] $why_name: the text of `source-…` or `card-…`, the first that is there
    "chips": ["chip"]         $chips_names, $a_chips: a list, joined as the language does; $chips_count: how many

A list calls the reader `list-you` and not by her name. The browser does the same (web/src/words/facts.ts);
tests/facts.json holds both to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sabbat.words.texts import Fact, MissingText, Texts

ARTICLES: Final = ("a", "the", "no")
HIDDEN: Final = "hidden"

Plain = Mapping[str, Any]  # what the codec makes of a value: any JSON


def facts_of(texts: Texts, told: Plain, names: Sequence[str], reader: int | None = None) -> dict[str, Fact]:
    """All facts of one thing told, for the reader on this seat, or for anybody."""
    facts: dict[str, Fact] = {}
    for field, value in told.items():
        if field == "t":
            continue
        if value is None:
            facts[field] = HIDDEN
        elif isinstance(value, bool):
            facts[field] = "true" if value else "false"
        elif isinstance(value, (list, tuple)):
            facts[f"{field}_count"] = len(value)
            facts.update(_named_list(texts, field, value, names, reader))
        elif isinstance(value, (str, int, float)):
            facts[field] = value
            facts.update(_named(texts, field, value, names, reader))
    return facts


def about(texts: Texts, told: Plain) -> int | None:
    """The one seat it is about, if there is one."""
    seats = (told.get(field) for field, kind in texts.fields.items() if kind == "who")
    return next((seat for seat in seats if isinstance(seat, int)), None)


def name_of(texts: Texts, field: str, value: str) -> str:
    """What the value of a field is called."""
    return texts.write(message_of(texts, field, value))


def message_of(texts: Texts, field: str, value: str) -> str:
    """The id of the message that names a value; the bare value where there is none."""
    for prefix in texts.fields.get(field, ()):
        if texts.has(f"{prefix}-{value}"):
            return f"{prefix}-{value}"
    if texts.strict:
        raise MissingText(f"{texts.language}: nothing names the {field} {value!r}")
    return value


def player(texts: Texts, seat: int, names: Sequence[str]) -> str:
    """The name of the player on a seat; the seat itself where nobody sits."""
    return names[seat] if 0 <= seat < len(names) else texts.write("seat-name", facts={"n": seat + 1})


def join(texts: Texts, items: Sequence[str]) -> str:
    """`a, b and c`."""
    line = items[0] if items else ""
    for at, item in enumerate(items[1:], 2):
        line = texts.write("list-last" if at == len(items) else "list-more", facts={"first": line, "next": item})
    return line


def _named(texts: Texts, field: str, value: Fact, names: Sequence[str], reader: int | None) -> dict[str, Fact]:
    kind = texts.fields.get(field)
    if isinstance(kind, list) and isinstance(value, str):
        return _with_articles(texts, field, "name", [(message_of(texts, field, value), 1)])
    if kind == "who" and isinstance(value, int):
        return {"who": player(texts, value, names)}
    if kind == "seat" and isinstance(value, int):
        return {f"{field}_who": player(texts, value, names), f"{field}_is_you": "true" if value == reader else "false"}
    return {}


def _named_list(
    texts: Texts, field: str, values: Sequence[Any], names: Sequence[str], reader: int | None
) -> dict[str, Fact]:
    kind = texts.fields.get(field)
    if isinstance(kind, list):
        kinds = [(message_of(texts, field, str(value)), values.count(value)) for value in dict.fromkeys(values)]
        return _with_articles(texts, field, "names", kinds)
    if kind == "seats":
        you = "not" if reader not in values else "only" if len(values) == 1 else "among"
        listed = join(texts, [_listed(texts, seat, names, reader) for seat in values])
        return {f"{field}_names": listed, f"{field}_you": you}
    if kind == "by_seat":
        lines = [{"who": _listed(texts, seat, names, reader), "n": number} for seat, number in enumerate(values)]
        return {f"{field}_names": join(texts, [texts.write("list-score", facts=line) for line in lines])}
    return {}


def _listed(texts: Texts, seat: int, names: Sequence[str], reader: int | None) -> str:
    return texts.write("list-you") if seat == reader else player(texts, seat, names)


def _with_articles(texts: Texts, field: str, suffix: str, kinds: Sequence[tuple[str, int]]) -> dict[str, Fact]:
    """Messages and how often each: by name, and with each article that all of them have."""
    found: dict[str, Fact] = {f"{field}_{suffix}": join(texts, [_counted(texts, kind, "") for kind in kinds])}
    for article in ARTICLES:
        if all(texts.has(message, article) for message, _ in kinds):
            found[f"{article}_{field}"] = join(texts, [_counted(texts, kind, article) for kind in kinds])
    return found


def _counted(texts: Texts, kind: tuple[str, int], article: str) -> str:
    """`a crow skull 2`; `2 × crow skull 2` where there are more of the same."""
    message, count = kind
    if count == 1:
        return texts.write(message, article)
    return texts.write("list-times", facts={"count": count, "name": texts.write(message)})
