"""Every rule of every ledger has a test."""

from __future__ import annotations

import pytest

from sabbat.cli.coverage import coverage
from tests.every_game.laws import of_every_game
from tests.messages import ROOT


@pytest.mark.plain
@of_every_game
def test_every_rule_of_the_ledger_has_a_test(game: str) -> None:
    found = coverage(ROOT / "docs" / "rules" / f"{game}.md", ROOT / "tests")
    assert found.untested == []
    assert found.unknown == {}
