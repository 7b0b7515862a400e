"""Every game has a board for the terminal, which draws any moment of a match, in any language, in any room."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.cli.phrases import phrases
from sabbat.cli.table.board import Board, board_of
from sabbat.cli.table.seen import Seen
from sabbat.engine import Action, Match
from sabbat.games import GAMES
from sabbat.words import LANGUAGES, Words
from tests.every_game.laws import of_every_game

pytestmark = pytest.mark.compiled
ANSWERS = 120
ROOMS = ((46, 20), (30, 6))


def drawn(board: Board, match: Match, words: Words, room: tuple[int, int]) -> str:
    """The head and all panels, as text."""
    seats = len(match.seats)
    seat = next(iter(match.pending), 0)
    names = tuple(f"Witch {number}" for number in range(seats))
    say = phrases(words.language, match.game.name)
    seen = Seen(match.view(seat), seat, words, say, names, ("person",) * seats, frozenset())
    panels = [*board.main(seats), *board.side(seats)]
    return "\n".join([board.headline(seen).plain, *(panel.draw(seen, *room).plain for panel in panels)])


@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_moment_is_drawn_and_never_as_the_bare_view(game: str, language: str) -> None:
    match = GAMES[game].start(GAMES[game].most_seats, seed=5)
    words, board, rng = Words(game, language, strict=True), board_of(game), Random(5)
    for answer in range(ANSWERS):
        if match.outcome is not None:
            break
        for room in ROOMS:
            picture = drawn(board, match, words, room)
            assert "View(" not in picture
            assert picture.count("\n") >= 3
        seat = rng.choice(list(match.pending))
        match.submit(seat, _answer(match, seat, rng, answer))


def _answer(match: Match, seat: int, rng: Random, number: int) -> Action:
    """Any answer; a formula of nothing now and then, so that races go on."""
    options = match.options(seat)
    return options[0] if number % 3 == 0 else rng.choice(options)
