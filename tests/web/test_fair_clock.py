"""The page says of the fair clock what the server does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sabbat.fair.line import FEWEST, KEPT_FOR, MOST_DELAY

CLOCK = Path(__file__).parents[2] / "web/src/net/tableClock.ts"


@pytest.mark.plain
def test_the_page_promises_and_keeps_what_the_server_does() -> None:
    found = dict(re.findall(r"const (\w+) = ([\d_]+);", CLOCK.read_text(encoding="utf-8")))
    assert float(found["MOST_DELAY_MS"]) == MOST_DELAY
    assert float(found["KEPT_FOR_MS"]) == KEPT_FOR
    assert int(found["FEWEST"]) == FEWEST
