"""How far a long proof goes. `./test` takes a small sample of each, `./audit` all of it, or what fits its hours.

    KILLS = amount(4, 50, "kills of the server")

What a module asks for is written down, and stands in docs/proofs.md beside what was proved.
"""

from __future__ import annotations

import os
import sys

ASKED: dict[str, dict[str, int]] = {}  # by module: how many of what


def share() -> float:
    """0 in ./test, 1 in a whole audit, between them in one with little time."""
    wanted = os.environ.get("SABBAT_AUDIT", "0")
    return 1.0 if wanted == "full" else float(wanted)


def is_whole() -> bool:
    return share() == 1.0


def amount(sample: int, whole: int, what: str) -> int:
    """How many examples: never fewer than the sample."""
    module = sys._getframe(1).f_globals["__name__"]
    asked = max(sample, round(whole * share()))
    ASKED.setdefault(module, {})[what] = asked
    return asked
