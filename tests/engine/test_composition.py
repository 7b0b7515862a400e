"""Answers that a client writes out by itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sabbat.engine.composition import Composition


@pytest.mark.parametrize("case", json.loads((Path(__file__).parents[1] / "compositions.json").read_text("utf-8")))
def test_a_composition_is_written_out_in_the_order_that_every_client_shares(case: dict[str, Any]) -> None:
    composition = msgspec.convert(case["composed"], Composition)
    assert composition.actions() == case["actions"]
    assert msgspec.to_builtins(composition) == case["composed"]
