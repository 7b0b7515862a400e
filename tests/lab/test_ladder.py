"""The ladder of bots: strengths that are known come out again, and a better bot stands higher."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from sabbat.bots import bots_of
from sabbat.cli import main
from sabbat.games import GAMES
from sabbat.lab.ladder import climb, line_ups
from sabbat.lab.ladder_picture import draw
from sabbat.lab.plackett_luce import rate

FULL = os.environ.get("SABBAT_AUDIT") == "full"


def drawn_by(strengths: list[float], table: list[int], rng: Random) -> list[list[int]]:
    """A ranking as the model says it falls."""
    left = list(table)
    ranking: list[list[int]] = []
    while left:
        chosen = rng.choices(left, [strengths[player] for player in left])[0]
        left.remove(chosen)
        ranking.append([chosen])
    return ranking


def test_known_strengths_are_found_again() -> None:
    rng = Random(1)
    strengths = [4.0, 2.0, 1.0, 0.25]
    tables = line_ups(["0", "1", "2", "3"], 3)
    rankings = [drawn_by(strengths, [int(name) for name in tables[at % len(tables)]], rng) for at in range(3000)]
    ratings = rate(4, rankings)
    assert ratings[0].points - ratings[1].points == pytest.approx(400 * 0.30103, abs=25)
    assert ratings[0].points - ratings[3].points == pytest.approx(400 * 1.20412, abs=40)
    assert sum(rating.points for rating in ratings) == pytest.approx(0.0, abs=1e-6)
    assert all(0 < rating.error < 40 for rating in ratings)


def test_more_matches_leave_less_doubt_and_ties_share() -> None:
    few = rate(2, [[[0], [1]], [[1], [0]]])
    many = rate(2, [[[0], [1]], [[1], [0]]] * 50)
    assert many[0].error < few[0].error / 3
    assert few[0].points == pytest.approx(few[1].points)
    tied = rate(2, [[[0, 1]]] * 10)
    assert tied[0].points == pytest.approx(tied[1].points)


def test_who_never_wins_has_a_rating_all_the_same() -> None:
    best, worst = rate(2, [[[0], [1]]] * 40)
    assert best.points - worst.points > 400
    assert worst.error < 1000


def test_everybody_meets_everybody() -> None:
    assert line_ups(["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert line_ups(["a", "b"], 3) == [["a", "a", "b"], ["a", "b", "b"]]


def test_a_better_bot_stands_higher() -> None:
    (rungs,) = climb("charlatans", ["random", "sensible", "novice"], [2], games=36, seed=1, workers=1)
    assert rungs[0].bot == "sensible"
    assert rungs[-1].bot == "random"
    assert rungs[0].low > rungs[-1].rating
    assert sum(rung.wins for rung in rungs) == pytest.approx(36)


def test_a_table_that_wins_together_is_rated_by_its_wins() -> None:
    (rungs,) = climb("chaudron_magique", ["random", "novice"], [2], games=2, seed=1, workers=1)
    assert all(0 <= rung.low <= rung.rating <= rung.high <= 100 for rung in rungs)


def test_the_picture_is_well_formed_and_names_everybody() -> None:
    rungs = [rung for found in climb("charlatans", ["random", "novice"], [2, 3], 4, 1, workers=1) for rung in found]
    root = ElementTree.fromstring(draw("charlatans <bots>", rungs, "rating"))
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"random", "novice", "2 seats", "3 seats", "charlatans <bots>"} <= set(texts)


def test_a_bot_of_ones_own_can_be_put_on_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class First:\n    def choose(self, view, asked, options, rng):\n        return options[0]\n")
    picture = tmp_path / "ladder.svg"
    words = ["ladder", "charlatans", "--bots", f"random,{file}:First", "--seats", "2", "--games", "2", "--json"]
    assert main([*words, "--workers", "1", "--picture", str(picture)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {rung["bot"] for rung in told["ladder"]} == {"random", f"{file}:First"}
    assert picture.read_text().startswith("<svg")


def test_what_cannot_be_rated_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "charlatans", "--bots", "strong"]) == 2
    assert main(["ladder", "charlatans", "--bots", "strong,nobody"]) == 2
    assert main(["ladder", "charlatans", "--seats", "9"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 3


@pytest.mark.audit
@pytest.mark.parametrize("game", sorted(GAMES))
def test_all_bots_of_a_game_can_be_rated_and_strong_stands_above_random(game: str) -> None:
    """In full at every seat count, with those who think long; else the others, at the least one."""
    rules = GAMES[game]
    bots = [bot for bot in bots_of(game) if FULL or not bot.endswith("master")]
    counts = range(rules.fewest_seats, rules.most_seats + 1) if FULL else [rules.fewest_seats]
    games = 12 if rules.together else 60
    for rungs in climb(game, bots, counts, games if FULL else games // 6, seed=16):
        rating = {rung.bot: rung.rating for rung in rungs}
        assert set(rating) == set(bots)
        assert rating["strong"] > rating["random"]
        assert all(rung.low <= rung.rating <= rung.high for rung in rungs)
