"""The browser's types of the messages are those of the server."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.plain
def test_the_typescript_types_are_written_from_the_protocol() -> None:
    check = [sys.executable, str(ROOT / "scripts" / "protocol.py"), "--check"]
    found = subprocess.run(check, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
