"""The documentation: every page has its place in the site, which builds without a warning; lists name what is there."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import sabbat.server
from tests.audit import share

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.plain
WRITTEN_LATER = {"docs/proofs.md"}  # by ./audit


def test_every_page_stands_in_the_site() -> None:
    listed = set(re.findall(r": ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE))
    there = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    ledgers = {page for page in there if page.startswith("rules/")}  # a new game's is there without being listed
    assert listed | ledgers == there


@pytest.mark.audit
@pytest.mark.skipif(share() == 0, reason="fetches what the site is built with: ./audit does that")
def test_the_site_builds_and_fetches_nothing_from_elsewhere() -> None:
    subprocess.run([ROOT / "scripts" / "docs"], check=True)
    site = ROOT / ".build" / "site"
    assert (site / "api" / "engine.html").is_file()
    for page in site.rglob("*.html"):
        assert not re.search(r'(?:src|href)="https?://[^"]+\.(?:js|css|woff2?)"', page.read_text("utf-8")), page


def modules_in(part: str) -> set[str]:
    folder = ROOT / "sabbat" / part
    names = {path.stem for path in folder.glob("*.py")} | {path.parent.name for path in folder.glob("*/__init__.py")}
    return names - {"__init__"}


def test_the_server_names_each_of_its_modules() -> None:
    """In two columns, each a name and what it is."""
    lines = [line for line in (sabbat.server.__doc__ or "").splitlines()[1:] if line and not line.endswith(":")]
    named = ",".join([column for line in lines for column in (line[:15], line[54:70]) if column.strip()])
    assert sorted([name.strip() for name in named.split(",")]) == sorted(modules_in("server"))


def test_the_architecture_names_each_module_of_the_engine() -> None:
    chapter = (ROOT / "docs" / "architecture.md").read_text("utf-8").split("## The engine\n")[1].split("\n- **")[0]
    cells = re.findall(r"^\| (`.+?) \|", chapter, re.MULTILINE)
    assert sorted(re.findall(r"`(\w+)`", " ".join(cells))) == sorted(modules_in("engine"))


def test_the_map_for_contributors_names_each_part_of_the_package() -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for part in (ROOT / "sabbat").iterdir():
        if part.is_dir() and part.name != "__pycache__":
            assert f"sabbat/{part.name}" in contributing, part.name
    for named in re.findall(r"(?<![\w/<.])(?:tests|scripts|docs|sabbat)/[\w./-]+\w", contributing):
        assert (ROOT / named).exists() or named in WRITTEN_LATER, named
