"""The process in which bots think: between two thoughts it tidies up."""

from __future__ import annotations

import gc
from weakref import ref

from sabbat.server.bot_worker import tidy_up


class Thought:
    """Something that holds on to itself, as a search may."""

    def __init__(self) -> None:
        self.itself = self


def test_what_is_left_of_a_thought_is_thrown_away_and_what_is_kept_is_not_looked_at_again() -> None:
    gc.disable()
    try:
        kept, left = Thought(), ref(Thought())
        assert left() is not None
        tidy_up()
        assert left() is None
        assert gc.get_freeze_count() > 0
        assert not any(seen is kept for seen in gc.get_objects())
    finally:
        gc.unfreeze()
        gc.enable()
