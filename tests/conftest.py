"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("sabbat", deadline=None, derandomize=True)  # tests never time things, and never flicker
settings.load_profile("sabbat")
