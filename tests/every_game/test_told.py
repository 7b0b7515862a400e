"""What several are told of one moment is written once where they share it, and is the same as written for each."""

from __future__ import annotations

from random import Random

import msgspec

from sabbat.engine import Match
from sabbat.server.shared_views import written_views
from tests.every_game.laws import law
from tests.every_game.matches import played


@law(examples=2, begun=False, audit=True)
def test_views_written_together_are_the_views(match: Match, rng: Random) -> None:
    for moment, _ in enumerate(played(match, rng)):
        if moment % 5:
            continue  # written, read and compared for everybody, each takes a while
        views = match.game.views(match.state, [*match.seats, None])
        for seen in (views, views[:1], []):
            written = [msgspec.json.decode(text) for text in written_views(seen)]
            assert written == [msgspec.json.decode(msgspec.json.encode(view)) for view in seen]
