"""The guide of each game: what it says is there, and a newcomer who plays its first match is told all of it."""

from __future__ import annotations

import re
from functools import cache

import pytest

from sabbat.games.guide import TAP, Guide, guide_of, look_up, read_condition
from sabbat.lab.guided_match import ToldStep, play_guided
from sabbat.words import LANGUAGES
from sabbat.words.texts import texts_of
from tests.messages import ROOT

LONGEST_SENTENCE = 16  # words
ANSWERS = 120  # of the newcomer, at most, until all is told

# What a newcomer must know of each game, by the ledger: see the plan of each guide.
MUST_BE_TOLD = {
    "charlatans": "1 3 10 11 12 13 14 15 16 20 24 25 26 27 28 29 33",
    "bal_des_chaudrons": "7 10 11 14 17 18 19 20 21 24 26 27 29",
    "chaudron_magique": "6 10 11 13 20 25 27 28 45 50 51 60",
    "sorcellerie": "3 4 5 6 7 8 9 10 11 13",
    "du_balai": "10 11 12 13 15 16 17 19 20 30 31 50",
}
PREFIX = {
    "charlatans": "CHA",
    "bal_des_chaudrons": "BAL",
    "chaudron_magique": "CHM",
    "sorcellerie": "SOR",
    "du_balai": "DUB",
}

of_every_game = pytest.mark.parametrize("game", list(MUST_BE_TOLD))


def the_guide(game: str) -> Guide:
    guide = guide_of(game)
    assert guide is not None, f"{game} has no guide"
    return guide


@cache
def told_in(game: str) -> tuple[ToldStep, ...]:
    guide = the_guide(game)
    return tuple(play_guided(game, guide, guide.seed, ANSWERS))


@of_every_game
def test_a_newcomer_is_told_every_step(game: str) -> None:
    assert {step.id for step in the_guide(game).step} - {step.id for step in told_in(game)} == set()


@of_every_game
def test_steps_come_in_the_order_of_the_file_but_for_what_luck_brings_early(game: str) -> None:
    """Questions and the state of the table come in order; an event may happen at any time."""
    guide = the_guide(game)
    by_event = {step.id for step in guide.step if step.when.event}
    order = [step.id for step in guide.step if step.id not in by_event]
    told = [step.id for step in told_in(game) if step.id not in by_event]
    assert told[:3] == order[:3]
    assert told[-1] in order[-3:]


@of_every_game
def test_the_first_own_action_comes_after_three_steps_at_most(game: str) -> None:
    assert len([step for step in told_in(game) if step.after == 0]) <= 3
    assert any(step.until != TAP for step in the_guide(game).step[:3])


@pytest.mark.plain
@of_every_game
def test_all_that_a_player_needs_is_told_and_stands_in_the_ledger(game: str) -> None:
    covered = {rule for step in the_guide(game).step for rule in step.rules}
    wanted = {f"{PREFIX[game]}-{number}" for number in MUST_BE_TOLD[game].split()}
    assert wanted - covered == set()
    ledger = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert {rule for rule in covered if f"**{rule}**" not in ledger} == set()


@pytest.mark.plain
@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_one_or_two_short_sentences(game: str, language: str) -> None:
    for step in the_guide(game).step:
        text = texts_of(game, language, True).write(f"guide-{step.id}")
        sentences = [sentence for sentence in re.split(r"(?<=[.!?])\s+(?=\w)", text) if sentence]
        assert len(sentences) <= 2, text
        for sentence in sentences:
            assert len([word for word in sentence.split() if re.search(r"\w", word)]) <= LONGEST_SENTENCE, sentence


@pytest.mark.plain
@of_every_game
def test_every_step_points_at_a_part_of_the_board(game: str) -> None:
    board = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "web/src/games" / game).rglob("*.tsx"))
    parts = set(re.findall(r'(?:data-part|<Part\s[^>]*?name)=(?:"|\{[^}]*?")([a-z]+)"', board))
    parts |= set(re.findall(r'\bpart\("([a-z]+)"', board))
    assert {step.at for step in the_guide(game).step} - parts == set()


@pytest.mark.plain
def test_a_condition_is_read_as_it_is_written() -> None:
    condition = read_condition("players.me.white >= 5")
    assert condition.holds({"players": [{"white": 0}, {"white": 5}]}, 1)
    assert not condition.holds({"players": [{"white": 0}, {"white": 5}]}, 0)
    assert read_condition("closer = me").holds({"closer": 2}, 2)
    assert look_up({"target": 1, "circle": ["a", "b"]}, ["circle", "target"], 0) == "b"
    assert look_up({"dice": None}, ["dice", "length"], 0) == 0
    with pytest.raises(ValueError, match="no condition"):
        read_condition("players.me.white is large")
