"""Every rule of the ledger has a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sabbat.cli.coverage import coverage
from sabbat.games.bal_des_chaudrons.components import CHARACTERS

ROOT = Path(__file__).resolve().parents[2]
LEDGER = ROOT / "docs" / "rules" / "bal_des_chaudrons.md"


@pytest.mark.plain
def test_every_rule_of_the_ledger_has_a_test() -> None:
    found = coverage(LEDGER, ROOT / "tests")
    assert found.untested == []
    assert found.unknown == {}


@pytest.mark.plain
@pytest.mark.rule("BAL-2")
def test_the_ledger_tells_every_character() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", LEDGER.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert rows == list(CHARACTERS)
