"""The words of a game, taken apart: its messages, what they ask for, and what the sources want to be said."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl

from sabbat.engine import AnswerTakenBack, Tick, Undo
from sabbat.games import GAMES
from sabbat.words.texts import SHARED, home_of, resource

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "sabbat"

Messages = dict[str, ftl.Pattern]  # by `id` or `id.attribute`


@cache
def messages(game: str, language: str, own: bool = False) -> Messages:
    """Those of the game and of the frame around it; `own`: of the game alone."""
    found: Messages = {}
    for home in (home_of(game),) if own else (SHARED, home_of(game)):
        for name, pattern in patterns_of(resource(home, language)).items():
            assert name not in found, f"{language}: {name} stands twice"
            found[name] = pattern
    return found


def patterns_of(parsed: ftl.Resource) -> Messages:
    """The messages of one file, in its order."""
    found: Messages = {}
    for entry in parsed.body:
        if isinstance(entry, ftl.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for name, pattern in patterns.items():
                assert name not in found, f"{name} stands twice"
                if pattern is not None:
                    found[name] = pattern
    return found


def nodes(tree: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """The tree's nodes, itself first."""
    yield tree
    for value in vars(tree).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from nodes(part)


def variables(pattern: ftl.Pattern) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, ftl.VariableReference)}


def ids(game: str, prefix: str) -> set[str]:
    """What follows the prefix, of all the game's own messages that begin with it."""
    own = messages(game, "en", own=True)
    return {name.removeprefix(prefix) for name in own if name.startswith(prefix) and "." not in name}


def classes(game: str, base: type) -> dict[str, type]:
    """The game's own actions, decisions or events by name."""
    own = GAMES[game].vocabulary()
    shared = (base, Tick, Undo, AnswerTakenBack)
    return {kind.__name__: kind for kind in own if issubclass(kind, base) and kind not in shared}


SLUG_AT = {"Refusal": 1, "IllegalAction": 1, "Refused": 0, "refused": 0}  # which argument is the slug
MESSAGE_SLUG_AT = 2  # in the message Refused(n, rule, why, facts)


def refusals_in(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """Each slug with the names of its facts, from every call that refuses with a slug written out."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, (ast.Name, ast.Attribute)):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            at = MESSAGE_SLUG_AT if name == "Refused" and len(node.args) == 4 else SLUG_AT.get(name)
            if at is None or len(node.args) <= at:
                continue
            keys = {
                key.value
                for argument in node.args[at + 1 :]
                for key in ast.walk(argument)
                if isinstance(key, ast.Constant)
            }
            named = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
            for slug in ast.walk(node.args[at]):
                if isinstance(slug, ast.Constant) and isinstance(slug.value, str):
                    yield slug.value, {key for key in keys if isinstance(key, str)} | named
