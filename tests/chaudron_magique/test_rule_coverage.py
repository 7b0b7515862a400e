"""Every rule of the ledger has a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from sabbat.cli.coverage import coverage

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.plain
def test_every_rule_of_the_ledger_has_a_test() -> None:
    found = coverage(ROOT / "docs" / "rules" / "chaudron_magique.md", ROOT / "tests")
    assert found.untested == []
    assert found.unknown == {}
