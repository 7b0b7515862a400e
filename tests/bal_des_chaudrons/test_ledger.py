"""The ledger tells what the data holds."""

from __future__ import annotations

import re

import pytest

from sabbat.games.bal_des_chaudrons.components import CHARACTERS
from tests.messages import ROOT


@pytest.mark.plain
@pytest.mark.rule("BAL-2")
def test_the_ledger_tells_every_character() -> None:
    ledger = (ROOT / "docs" / "rules" / "bal_des_chaudrons.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\w+)` \|", ledger, flags=re.MULTILINE) == list(CHARACTERS)
