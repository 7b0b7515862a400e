"""What the tests of the commands share."""

from __future__ import annotations

import pytest

from tests.cli.command import Command


@pytest.fixture
def sabbat(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # English unless a test says otherwise
    return Command(capsys)
