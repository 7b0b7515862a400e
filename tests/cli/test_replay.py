"""A match on disk, read back as a log."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from sabbat.bots import make
from sabbat.cli.phrases import phrases
from sabbat.cli.replay import told_by
from sabbat.engine import Event, Match, codec
from sabbat.games import GAMES
from sabbat.games.charlatans import GAME
from sabbat.words import Words
from tests.cli.command import Command


def played(answers: int | None = None) -> tuple[Match, list[Event]]:
    """A match of two bots, whole or cut short, and all that was told."""
    match = GAME.start(2, seed=11, options={"set": 2})
    told = list(match.told_at_start)
    bot = make("charlatans", "random")
    while match.outcome is None and (answers is None or len(match.entries) < answers):
        seat, question = next(iter(match.pending.items()))
        action = bot.choose(match.view(seat), question.decision, match.options(seat), Random(len(match.entries)))
        told += match.submit(seat, action).events
    return match, told


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_record_is_told_line_by_line_with_the_ranking(sabbat: Command, file: Path, language: str) -> None:
    match, told = played()
    file.write_bytes(codec.to_json(match.record()))
    ran = sabbat("replay", str(file), "--language", language, "--names", "Ada,Ben")
    assert ran.code == 0
    words = Words("charlatans", language, strict=True)
    assert words.event(told[0], ["Ada", "Ben"]) in ran.out
    assert words.event(told[-1], ["Ada", "Ben"]) in ran.out
    assert match.outcome is not None
    last = ran.out[ran.out.rindex(words.event(told[-1], ["Ada", "Ben"])) :]
    for name, score in zip(("Ada", "Ben"), match.outcome.scores, strict=True):
        assert any(name in line and str(score) in line for line in last.splitlines()[2:])


def test_the_same_events_are_told_again() -> None:
    match, told = played()
    again = [event for _, events in told_by(match.record()) for event in events]
    assert again == told


def test_a_match_without_its_seed_is_told_from_the_recorded_luck(sabbat: Command, file: Path) -> None:
    match, _ = played()
    record = json.loads(codec.to_json(match.record()))
    file.write_text(json.dumps(record), encoding="utf-8")
    with_seed = sabbat("replay", str(file)).out
    record["seed"] = None
    file.write_text(json.dumps(record), encoding="utf-8")
    assert sabbat("replay", str(file)).out == with_seed


def test_an_unfinished_match_says_so(sabbat: Command, file: Path) -> None:
    match, _ = played(answers=9)
    file.write_bytes(codec.to_json(match.record()))
    ran = sabbat("replay", str(file))
    assert ran.code == 0
    assert "9 answers" in ran.out


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"[]", b"\xff\xfe", b"{}", b'{"t":"Record","game":"chess","rules":1,"seats":2,"options":{},"seed":1}'],
)
def test_what_is_no_record_gets_one_line(sabbat: Command, file: Path, text: bytes) -> None:
    file.write_bytes(text)
    ran = sabbat("replay", str(file))
    assert ran.code == 2
    assert str(file) in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rules", 999),
        ("seats", 9),
        ("options", {"set": 7}),
        ("opening", ["3"]),
        ("seed", 12),
        ("entries", [{"seat": 0}]),
    ],
)
def test_a_record_that_was_changed_gets_one_line(sabbat: Command, file: Path, field: str, value: object) -> None:
    record = json.loads(codec.to_json(played(answers=9)[0].record()))
    record[field] = value
    file.write_text(json.dumps(record), encoding="utf-8")
    ran = sabbat("replay", str(file))
    assert ran.code == 2
    assert ran.err.count("\n") == 1


def test_names_must_fit_the_seats(sabbat: Command, file: Path) -> None:
    file.write_bytes(codec.to_json(played(answers=1)[0].record()))
    assert sabbat("replay", str(file), "--names", "Ada").code == 2


@pytest.mark.parametrize("language", ["fr", "en"])
def test_where_all_play_together_nobody_stands_before_another(sabbat: Command, file: Path, language: str) -> None:
    match = GAMES["chaudron_magique"].start(2, seed=3)
    rng = Random(3)
    while match.outcome is None:
        seat = next(iter(match.pending))
        match.submit(seat, rng.choice(list(match.options(seat))))
    file.write_bytes(codec.to_json(match.record()))
    ran = sabbat("replay", str(file), "--language", language)
    say = phrases(language, "chaudron_magique")
    assert ran.code == 0
    verdict, reason = ran.out.rstrip().splitlines()[-2:]
    assert verdict == say("ending-all-lost")
    assert reason == Words("chaudron_magique", language).text("ending-CHM-42")
    assert say("ending-from") not in ran.out
