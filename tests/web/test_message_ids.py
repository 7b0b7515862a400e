"""What the boards say by name is typed by the messages that are there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.plain
def test_the_ids_are_those_of_the_messages() -> None:
    script = ROOT / "scripts" / "message_ids.py"
    found = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
