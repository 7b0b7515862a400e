"""What all tests share."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("sabbat", deadline=None, derandomize=True)  # tests never time things, and never flicker
settings.load_profile("sabbat")

# What stands above the rules does not care how they were made fast: it is tried once, on plain Python. But where many
# whole matches are played, once means on the compiled package, which plays them in a third of the time.
ABOVE_THE_RULES = ("browser", "cli", "client", "server", "web")
WHOLE_MATCHES = ("env", "guides", "lab")
ONCE = dict.fromkeys(ABOVE_THE_RULES, pytest.mark.plain) | dict.fromkeys(WHOLE_MATCHES, pytest.mark.compiled)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each folder's lane, unless a test itself says which is its own."""
    here = Path(__file__).parent
    folders = {path: path.relative_to(here).parts[0] for path in {item.path for item in items} if here in path.parents}
    for item in items:
        lane = ONCE.get(folders.get(item.path, ""))
        if lane and not any(mark.name in ("plain", "compiled", "both") for mark in item.iter_markers()):
            item.add_marker(lane)
