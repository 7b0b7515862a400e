"""docs/adding-a-game.md is true: its script makes, in a copy, a game that keeps every law and stands on the shelf."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[1]
DOC = ROOT / "docs" / "adding-a-game.md"
COPIED = ("sabbat", "scripts", "docs/rules", "web/src", "tests/every_game", "tests/server")
FILES = ["pyproject.toml", *(f"tests/{path.name}" for path in (ROOT / "tests").glob("*.*"))]
SHELF = """
import asyncio, sabbat
from sabbat.server.api import games
print(asyncio.run(games(None)).body.decode())
"""

pytestmark = pytest.mark.plain


@pytest.fixture(scope="module")
def name() -> str:
    """The game that the doc makes."""
    made = re.search(r"^scripts/new-game (\w+)", DOC.read_text(encoding="utf-8"), re.MULTILINE)
    assert made is not None
    return made[1]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory, name: str) -> Path:
    """The sources, with that game in them."""
    copy = tmp_path_factory.mktemp("copy")
    for folder in COPIED:
        copytree(ROOT / folder, copy / folder, ignore=ignore_patterns("__pycache__", "*.so"))
    for file in FILES:
        (copy / file).write_bytes((ROOT / file).read_bytes())
    run(copy, "scripts/new_game.py", name)
    return copy


def run(copy: Path, *arguments: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(copy)}
    environment.pop("PYTHONSAFEPATH", None)
    done = subprocess.run([sys.executable, *arguments], cwd=copy, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_new_game_keeps_every_law_and_its_tests_pass(copy: Path, name: str) -> None:
    ran = run(copy, "-m", "pytest", "tests/every_game", f"tests/{name}", "-k", name, "-q", "-p", "no:cacheprovider")
    passed = re.search(r"(\d+) passed", ran)
    assert passed is not None
    assert int(passed[1]) > 60
    assert "failed" not in ran


def test_the_new_game_is_written_as_we_write(copy: Path, name: str) -> None:
    for command in (["check"], ["format", "--check"]):
        run(copy, "-m", "ruff", *command, f"sabbat/games/{name}", f"tests/{name}")
    run(copy, "scripts/protocol.py", "--check")
    run(copy, "scripts/message_ids.py", "--check")


def test_the_new_game_stands_on_the_shelf(copy: Path, name: str) -> None:
    shelf = json.loads(run(copy, "-c", SHELF))
    assert shelf[-1]["name"] == name
    assert len(shelf) == 1 + len(list((ROOT / "sabbat" / "games").glob("*/rulebook.py")))
    assert shelf[-1]["bots"] == ["random", "sensible"]


def test_every_file_that_the_doc_names_is_there(copy: Path, name: str) -> None:
    named = re.findall(r"`([\w/.]*<game>[\w/.]*)`", DOC.read_text(encoding="utf-8"))
    assert len(named) > 12
    for path in named:
        assert (copy / path.replace("<game>", name)).exists(), path


def test_nothing_is_written_over_a_game_that_is_there(copy: Path, name: str) -> None:
    with pytest.raises(AssertionError, match="already"):
        run(copy, "scripts/new_game.py", name)


def test_no_list_names_the_games() -> None:
    """The frame, the scripts and the frame's tests know no game: each may be named only in its own folders."""
    games = "|".join(path.parent.name for path in (ROOT / "sabbat" / "games").glob("*/rulebook.py"))
    lists = re.compile(rf"""(?P<quote>["'`])({games})(?P=quote)\s*[,:].{{0,400}}["'`](?!\2)({games})["'`]""", re.DOTALL)
    for folder in ("sabbat", "scripts", "web/src", "tests/every_game"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ts", ".tsx", ".json", ".sh"):
                found = lists.search(path.read_text(encoding="utf-8"))
                assert found is None, f"{path} lists games: {found[0]}"
