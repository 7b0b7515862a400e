"""Matches that were recorded once replay event for event: a change of the rules does not come by accident."""

from __future__ import annotations

from itertools import islice

import pytest

import sabbat
from tests.audit import amount
from tests.every_game.corpus import FOLDER, MATCHES, path_of, read, replay, seat_counts

REPLAYED = amount(3, MATCHES, "recorded matches of each game and seat count")
LARGEST = 2_000_000  # bytes, all of them

WHAT_TO_DO = """
    {game} at {seats} seats, match {number}: {what}.
    Did a rule change?   Raise `rules_version` in sabbat/games/{game}/rulebook.py, run
                         `.venv/bin/python scripts/corpus.py {game}`, and say in CHANGELOG.md what is different.
    Only a name changed? Run `.venv/bin/python scripts/corpus.py {game}`: it refuses where more than names has changed.
    Neither?             Then this is a bug: matches that people play now would go on differently."""


@pytest.mark.audit
@pytest.mark.parametrize(("game", "seats"), seat_counts())
def test_recorded_matches_replay_event_for_event(game: str, seats: int) -> None:
    head, matches = read(game, seats)
    assert head.rules == sabbat.game(game).rules_version, WHAT_TO_DO.format(
        game=game, seats=seats, number="any", what=f"recorded under rules {head.rules}"
    )
    for number, kept in enumerate(islice(matches, REPLAYED)):
        try:
            fell, told = replay(sabbat.game(game), head, kept)
            what = "falls differently" if fell != kept.fell else "is told differently" if told != kept.told else ""
        except Exception as error:
            what = repr(error)
        assert not what, WHAT_TO_DO.format(game=game, seats=seats, number=number, what=what)


@pytest.mark.plain
def test_the_corpus_is_whole_and_small() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(*which).name for which in seat_counts()}
    assert all(sum(1 for _ in read(*which)[1]) == MATCHES >= 100 for which in seat_counts())
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < LARGEST
