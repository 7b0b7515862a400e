"""Imports point one way: server, cli, lab -> bots -> games -> engine.

A game's folder holds what stands above its rules too: its bots, and its board for the terminal. The cli loads that
board when it is wanted; so `games/<game>/terminal` may use what the cli draws with, and nothing else may use it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "sabbat"
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "words": {"engine", "games", "words"},
    "bots": {"engine", "games", "bots"},
    "fair": {"engine", "fair"},
    "env": {"engine", "games", "bots", "env"},
    "lab": {"engine", "games", "bots", "fair", "lab", "words"},
    "server": {"engine", "games", "bots", "fair", "server", "words"},
    "terminal": {"engine", "games", "words", "cli"},
    "client": {"engine", "games", "words", "bots", "client"},
    "cli": {"engine", "games", "words", "bots", "fair", "lab", "server", "client", "cli"},
}


def part_of(path: tuple[str, ...]) -> str:
    """The part of the package that a module belongs to."""
    return "terminal" if path[0] == "games" and "terminal" in path else path[0]


def imported(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.plain
@pytest.mark.parametrize("part", sorted(MAY_IMPORT))
def test_imports_point_one_way(part: str) -> None:
    for module in PACKAGE.rglob("*.py"):
        if part_of(module.relative_to(PACKAGE).parts) == part:
            for name in imported(module):
                if name.startswith("sabbat."):
                    imports = part_of(tuple(name.split(".")[1:]))
                    assert imports in MAY_IMPORT[part] | {part}, f"{module} imports {name}"


@pytest.mark.plain
def test_the_engine_needs_no_third_party_but_msgspec() -> None:
    compiled_by = {"mypy_extensions", "librt"}  # what mypyc's own code is made of
    allowed = {*sys.stdlib_module_names, "sabbat", "msgspec", *compiled_by}
    for module in (PACKAGE / "engine").rglob("*.py"):
        assert {name.split(".")[0] for name in imported(module)} <= allowed, module
