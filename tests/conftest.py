"""What all tests share."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("sabbat", deadline=None, derandomize=True)  # tests never time things, and never flicker
settings.load_profile("sabbat")

ABOVE_THE_RULES = ("browser", "cli", "client", "server", "web")  # these do not care how the rules were made fast


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What stands above the rules is tried on plain Python alone."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.path.relative_to(here).parts[0] in ABOVE_THE_RULES:
            item.add_marker(pytest.mark.plain)
