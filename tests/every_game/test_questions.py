"""What is sent of a question: every answer in it, and little to send."""

from __future__ import annotations

from random import Random

import msgspec

from sabbat.engine import Action, Match, codec
from sabbat.server.telling import question_for
from tests.every_game.laws import law
from tests.every_game.matches import played
from tests.server.legal import legal_answers

LARGEST_QUESTION = 8 * 1024  # bytes of JSON


@law(examples=3, audit=True)
def test_whoever_is_asked_can_make_every_legal_answer_and_no_other(match: Match, rng: Random) -> None:
    for seat in match.pending:
        question = question_for(match, seat)
        assert question is not None
        legal = [codec.read(Action, action, match.game) for action in legal_answers(question)]
        assert len(set(legal)) == len(legal)
        assert set(legal) == set(match.options(seat))
        for offer in question.offers:
            action = codec.read(Action, offer.action, match.game)
            assert (offer.refusal is None) == (match.why_not(seat, action) is None)


@law(examples=1, begun=False, audit=True)
def test_no_question_of_a_whole_match_is_large(match: Match, rng: Random) -> None:
    for _ in played(match, rng):
        for seat in match.pending:
            assert len(msgspec.json.encode(question_for(match, seat))) < LARGEST_QUESTION
