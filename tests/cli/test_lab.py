"""A page on how a game plays, and one on how it would."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.command import Command

pytest.importorskip("altair", reason="the extra `lab` is not installed")
pytest.importorskip("vl_convert", reason="the extra `lab` is not installed")

pytestmark = pytest.mark.compiled
SMALL = ("--games", "6", "--seats", "novice,random", "--workers", "1", "--out")


@pytest.mark.parametrize(
    ("game", "language", "title"), [("charlatans", "fr", "Ce que vaut une pièce"), ("sorcellerie", "de", "Wer gewinnt")]
)
def test_a_report_is_one_page_without_a_network(
    sabbat: Command, tmp_path: Path, game: str, language: str, title: str
) -> None:
    ran = sabbat("lab", "report", game, *SMALL, str(tmp_path), "--language", language)
    assert ran.code == 0
    page = (tmp_path / f"{game}.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert title in page
    assert page.count("<svg") >= 5
    assert "lab-" not in re.sub(r"<svg.*?</svg>", "", page, flags=re.S)  # no word is missing
    assert not re.search(r"(src|href)=.https?:", page)
    assert (tmp_path / f"{game}-bots.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / f"{game}-bots.svg").exists()


def test_a_game_that_is_won_together_has_a_page_too(sabbat: Command, tmp_path: Path) -> None:
    ran = sabbat("lab", "report", "chaudron_magique", *SMALL, str(tmp_path), "--language", "en")
    assert ran.code == 0
    assert "The table wins" in (tmp_path / "chaudron_magique.html").read_text(encoding="utf-8")


def changes(folder: Path, text: str) -> str:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


CHEAP = '[[books.book]]\nid = "green_1"\nprices = { 1 = 1, 2 = 1, 4 = 1 }\n'


def test_changes_are_played_on_the_same_luck(sabbat: Command, tmp_path: Path) -> None:
    ran = sabbat("lab", "compare", "charlatans", *SMALL, str(tmp_path), "--with", changes(tmp_path, CHEAP))
    assert ran.code == 0
    assert re.search(r"^score +\d", ran.out, re.M)
    page = (tmp_path / "charlatans-mine.html").read_text(encoding="utf-8")
    assert "green_1" in page
    same = re.search(r"^same +100.00 +([\d.]+)", ran.out, re.M)
    assert same is not None
    nothing = sabbat(
        "lab", "compare", "charlatans", *SMALL, str(tmp_path), "--with", changes(tmp_path, "[board]\nrounds = 9\n")
    )
    assert nothing.code == 0
    for line in nothing.out.splitlines()[:-1]:
        assert line.endswith("+0.00 ± 0.00"), "the printed figure itself changes nothing"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "nothing is changed"),
        ("[kitchen]\nx = 1\n", "there is no 'kitchen'"),
        ("[board]\nrouns = 9\n", "there is no 'rouns'"),
        ('[board]\nrounds = "nine"\n', "'nine' is no int"),
        ('[[books.book]]\nid = "green_9"\n', "there is no 'green_9'"),
        ("[board\n", "mine.toml"),
        ("[board]\nlast_chip_space = 900\n", "cannot be played like this"),
    ],
)
def test_a_bad_file_is_one_clear_line(sabbat: Command, tmp_path: Path, text: str, says: str) -> None:
    ran = sabbat("lab", "compare", "charlatans", *SMALL, str(tmp_path), "--with", changes(tmp_path, text))
    assert ran.code == 2
    assert ran.out == ""
    assert says in ran.err
    assert len(ran.err.splitlines()) == 1
