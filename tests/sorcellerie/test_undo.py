"""What is secret until all have chosen: when it opens, nobody takes a choice back any more without consent."""

from __future__ import annotations

from tests.every_game.news import hands_open_marked


def test_answers_that_open_without_luck_are_marked() -> None:
    hands_open_marked("sorcellerie", {"slow": 10}, "Say", "AnswerRevealed")
