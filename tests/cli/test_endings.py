"""What a terminal says about the end: who, and by which rule, also where points were equal."""

from __future__ import annotations

import pytest

from sabbat.cli.table.ending import reason
from sabbat.engine.state import Outcome
from sabbat.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("game", "outcome", "said"),
    [
        ("charlatans", Outcome((50, 40), (1, 2), (0,), "CHA-33"), "The most points: 50, 10 ahead."),
        ("charlatans", Outcome((50, 50), (1, 2), (0,), "CHA-33"), "Equal points, 50: the fuller pot"),
        ("charlatans", Outcome((50, 50), (1, 1), (0, 1), "CHA-33"), "the victory is shared"),
        ("bal_des_chaudrons", Outcome((5, 5), (2, 1), (1,), "BAL-28"), "more different types decide"),
        ("sorcellerie", Outcome((3, 3), (1, 1), (0, 1), "SOR-14"), "as many cards: 3"),
        ("du_balai", Outcome((24, 24, 3), (1, 2, 3), (0,), "DUB-51"), "Equal totals, 24: whoever got further wins."),
        ("chaudron_magique", Outcome((0, 0), (1, 1), (), "CHM-42"), "Burnt tokens have choked the cauldron."),
    ],
)
def test_the_reason_is_the_games_own_sentence(game: str, outcome: Outcome, said: str) -> None:
    plain = reason(outcome, Words(game, "en", strict=True)).replace("\u2068", "").replace("\u2069", "")
    assert said in plain
    assert all(reason(outcome, Words(game, language, strict=True)) for language in LANGUAGES)


def test_a_rule_without_a_sentence_has_its_title() -> None:
    words = Words("charlatans", "en", strict=True)
    assert reason(Outcome((1, 0), (1, 2), (0,), "CHA-16"), words) == words.rule("CHA-16").title
    assert reason(Outcome((1, 0), (1, 2), (0,), "none"), words) == ""
