"""`--cards FILE`: another deck at the table, and what is wrong with it in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sabbat.games.bal_des_chaudrons.components import DATA
from tests.cli.command import Command, Ran

BAD_USAGE = 2
SIM = ("--seats", "random,random", "--games", "1", "--workers", "1", "--json")


def sim(sabbat: Command, cards: Path) -> Ran:
    return sabbat("sim", "bal_des_chaudrons", *SIM, "--cards", str(cards))


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A copy of the usual potions, to be changed."""
    copy = tmp_path / "mine.toml"
    copy.write_text((DATA / "potions.toml").read_text(encoding="utf-8"), encoding="utf-8")
    return copy


def test_a_match_is_played_with_the_cards_of_a_file(sabbat: Command, mine: Path) -> None:
    mine.write_text(mine.read_text(encoding="utf-8").replace("Void Storm", "Tea Storm"), encoding="utf-8")
    ran = sim(sabbat, mine)
    assert ran.code == 0
    assert "Tea Storm" in json.loads(ran.out)["options"]["cards"]


def test_a_mistake_names_file_line_and_card(sabbat: Command, mine: Path) -> None:
    lines = mine.read_text(encoding="utf-8").splitlines()
    at = lines.index("initiative = 3")
    lines[at] = "initiative = 300"
    mine.write_text("\n".join(lines), encoding="utf-8")
    ran = sim(sabbat, mine)
    assert (ran.code, ran.out) == (BAD_USAGE, "")
    assert ran.err.startswith(f"sabbat: mine.toml:{at + 1}: potion 'book_of_midnight': initiative")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("command", ["sim", "play"])
@pytest.mark.parametrize(
    ("game", "file", "named"),
    [
        ("bal_des_chaudrons", "no-such.toml", "no-such.toml"),
        ("charlatans", "any.toml", "charlatans reads no card file"),
    ],
)
def test_no_file_and_no_game_for_it_are_one_line_too(
    sabbat: Command, command: str, game: str, file: str, named: str
) -> None:
    ran = sabbat(command, game, "--cards", file, *(SIM if command == "sim" else ()))
    assert (ran.code, ran.out) == (BAD_USAGE, "")
    assert named in ran.err
    assert ran.err.count("\n") == 1
