"""Every message is used, and every message that the sources name is there."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.messages import ROOT, SOURCES, nodes

PAGE = ROOT / "web" / "src"
HOMES = {
    "shared": SOURCES / "text",
    "terminal": SOURCES / "cli" / "text",
    "page": PAGE / "words" / "text",
    **{folder.parent.name: folder for folder in sorted((SOURCES / "games").glob("*/text"))},
}
GAMES = [name for name in HOMES if name not in ("shared", "terminal", "page")]
LITERAL = re.compile(r"""["'`]([A-Za-z][\w]*(?:-[\w]+)*)["'`]""")
PREFIX = re.compile(r"""["'`]([a-z]+-(?:[\w]+-)*)\$?\{""")  # f"chip-{…" and `chip-${…`
SAID_BY_NAME = re.compile(r"\b(web|board|word|terminal)-[\w-]+$")  # never made of parts: a literal must be there
TOO_WIDE = ("web-", "board-", "word-", "terminal-")  # with a prefix like that everything would seem to be used

pytestmark = pytest.mark.plain


@cache
def sources() -> tuple[tuple[Path, str], ...]:
    """All that can show a message: the package and the page, without their tests and what is generated."""
    python = SOURCES.rglob("*.py")
    page = (path for path in PAGE.rglob("*.ts*") if not re.search(r"\.(gen|test)\.", path.name))
    return tuple((path, path.read_text(encoding="utf-8")) for path in sorted([*python, *page]))


def belongs_to(path: Path, game: str) -> bool:
    """Is this file of that game, or of no game?"""
    owner = re.search(r"/(?:games|table)/([a-z_]+)/", path.as_posix())
    return owner is None or owner[1] == game or owner[1] not in GAMES


@cache
def entries(home: str) -> dict[str, ftl.Message]:
    parsed = FluentParser().parse((HOMES[home] / "en.ftl").read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ftl.Message)}


def named_by_fields(home: str) -> set[str]:
    """Prefixes of messages that name the values of fields (fields.json)."""
    file = HOMES[home] / "fields.json"
    kinds = json.loads(file.read_text(encoding="utf-8")).values() if file.is_file() else ()
    return {f"{prefix}-" for kind in kinds if isinstance(kind, list) for prefix in kind}


def referenced(home: str) -> set[str]:
    return {
        node.id.name
        for entry in entries(home).values()
        for node in nodes(entry)
        if isinstance(node, ftl.MessageReference)
    }


@pytest.mark.parametrize("home", HOMES)
def test_every_message_is_used(home: str) -> None:
    near = [text for path, text in sources() if home not in GAMES or belongs_to(path, home)]
    literals = {literal for text in near for literal in LITERAL.findall(text)} | referenced(home)
    prefixes = {prefix for text in near for prefix in PREFIX.findall(text) if prefix not in TOO_WIDE}
    prefixes |= named_by_fields(home) | {"chapter-"}  # chapters are read in the order of the file
    assert [
        name
        for name in entries(home)
        if name not in literals and not any(name.startswith(prefix) for prefix in prefixes)
    ] == []


def test_every_message_that_is_named_is_there() -> None:
    missing = []
    for path, text in sources():
        homes = [home for home in HOMES if home not in GAMES or belongs_to(path, home)]
        known = {name for home in homes for name in entries(home)}
        names = {name for name in LITERAL.findall(text) if SAID_BY_NAME.fullmatch(name)}
        starts = {prefix for prefix in PREFIX.findall(text) if SAID_BY_NAME.match(f"{prefix}x")}
        missing += [f"{path.name}: {name}" for name in names - known]
        missing += [f"{path.name}: {start}…" for start in starts if not any(name.startswith(start) for name in known)]
    assert missing == []


def test_every_phrase_of_the_terminal_is_there() -> None:
    said = {
        phrase
        for path, text in sources()
        if "cli" in path.parts
        for phrase in re.findall(r"""\bsay\(["']([\w-]+)["']""", text)
    }
    assert len(said) > 20  # the search finds them
    known = {name for home in ("terminal", *GAMES) for name in entries(home)}
    assert said - known == set()
