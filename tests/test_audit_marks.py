"""A long proof that has no mark is never played whole: `./audit` asks for the mark."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
LONG = [
    path
    for path in sorted(TESTS.rglob("test_*.py"))
    if "from tests.audit import" in path.read_text(encoding="utf-8") and path != Path(__file__)
]

pytestmark = pytest.mark.plain


@pytest.mark.parametrize("path", LONG, ids=lambda path: path.relative_to(TESTS).as_posix())
def test_whoever_says_how_far_a_proof_goes_marks_it(path: Path) -> None:
    assert "mark.audit" in path.read_text(encoding="utf-8")
