"""The scan finds marks on functions, classes, modules and parameters, and says what is missing."""

from __future__ import annotations

from pathlib import Path

from sabbat.cli.coverage import coverage, ledger_ids, project_root

LEDGER = """
- **TOY-1** One thing.
- **TOY-E1** An example.
- **TOY-2** Another, see **TOY-9**.
- **TOY-3** A third.
"""
TESTS = '''
import pytest

pytestmark = [pytest.mark.plain, pytest.mark.rule("TOY-1")]


@pytest.mark.rule("TOY-2", "TOY-1")
def test_two(): ...


@pytest.mark.rule("TOY-E1")
class TestExamples:
    def test_one(self): ...

    async def test_later(self): ...

    def helper(self): ...


@pytest.mark.parametrize("at", [pytest.param(1, marks=pytest.mark.rule("TOY-7"))])
def test_each(at): ...


@pytest.mark.rule("OTHER-1")
def test_of_another_game(): ...


def helper():
    """Says "TOY-3", proves nothing."""
'''


def laid(folder: Path) -> tuple[Path, Path]:
    (folder / "docs" / "rules").mkdir(parents=True)
    (folder / "tests" / "toy").mkdir(parents=True)
    ledger = folder / "docs" / "rules" / "toy.md"
    ledger.write_text(LEDGER, encoding="utf-8")
    (folder / "tests" / "toy" / "test_toy.py").write_text(TESTS, encoding="utf-8")
    return ledger, folder / "tests"


def test_the_ledger_gives_the_ids_in_order(tmp_path: Path) -> None:
    assert ledger_ids(laid(tmp_path)[0]) == ["TOY-1", "TOY-E1", "TOY-2", "TOY-3"]


def test_each_mark_counts_where_it_stands(tmp_path: Path) -> None:
    found = coverage(*laid(tmp_path))
    file = "tests/toy/test_toy.py"
    assert found.tests["TOY-2"] == [f"{file}::test_two"]
    assert found.tests["TOY-E1"] == [f"{file}::TestExamples::test_one", f"{file}::TestExamples::test_later"]
    assert len(found.tests["TOY-1"]) == 5  # the whole module; a test counts once
    assert found.untested == ["TOY-3"]
    assert found.unknown == {"TOY-7": [f"{file}::test_each"]}


def test_the_sources_are_found_from_inside_them(tmp_path: Path) -> None:
    laid(tmp_path)
    assert project_root(tmp_path / "tests" / "toy") == tmp_path
