"""Bots of one's own: found by file, module or package, and kept at arm's length."""

from __future__ import annotations

import logging
import random
import re
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import sabbat
from sabbat.bots import NoSuchBot, check_bot, make, offered
from sabbat.bots import own as own_bots
from sabbat.bots.guarded import Guarded
from sabbat.bots.random_bot import Random
from sabbat.lab.tournament import run
from tests.cli.command import Command

DOC = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"

TROUBLED = """
import time

class Raises:
    def choose(self, view, asked, options, rng):
        raise RuntimeError("no idea")

class Dreams:
    def choose(self, view, asked, options, rng):
        return "a flying pot"

class Hangs:
    def choose(self, view, asked, options, rng):
        while True:
            time.sleep(0.001)

class Broken:
    def __init__(self):
        raise ValueError("not today")
    def choose(self, view, asked, options, rng):
        return options[0]

class Mute:
    pass
"""


@pytest.fixture
def careful(tmp_path: Path) -> str:
    """The bot of the documentation, as somebody would write it down."""
    (code,) = re.findall(r"```python\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    file = tmp_path / "my_bot.py"
    file.write_text(code, encoding="utf-8")
    return f"{file}:Careful"


@pytest.fixture
def troubled(tmp_path: Path) -> Path:
    file = tmp_path / "troubled.py"
    file.write_text(TROUBLED, encoding="utf-8")
    return file


def test_the_bot_of_the_documentation_has_thirty_lines_and_plays(careful: str) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= 30
    results = list(run("charlatans", [careful, "random"], games=4, seed=3, workers=1))
    assert sum(0 in result.winners for result in results) >= 3


def test_a_file_is_found_by_the_command_too(careful: str, capsys: pytest.CaptureFixture[str]) -> None:
    ran = Command(capsys)("sim", "charlatans", "--games", "2", "--seats", f"{careful},random", "--workers", "1")
    assert ran.code == 0, ran.err
    assert "Careful" in ran.out


def test_a_module_and_an_entry_point_are_found(careful: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, name = careful.rpartition("/")[0], careful.rpartition("/")[2].replace(".py", "")
    monkeypatch.syspath_prepend(folder)
    check_bot("charlatans", name)
    entry = EntryPoint("careful", name, own_bots.GROUP)
    monkeypatch.setattr(own_bots, "entry_points", lambda group: [entry] if group == own_bots.GROUP else [])
    own_bots.load.cache_clear()
    check_bot("charlatans", "careful")
    own_bots.load.cache_clear()
    sys.modules.pop("my_bot", None)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("no_such_file.py:Careful", "there is no file no_such_file.py"),
        ("no_such_module:Careful", "no_such_module"),
        ("{file}:Nobody", "holds no class 'Nobody'"),
        ("{file}:Mute", "with a method `choose`"),
        ("genius", "there is no bot 'genius' for charlatans; there are: random"),
    ],
)
def test_what_cannot_be_found_is_said_in_one_line(name: str, said: str, troubled: Path) -> None:
    with pytest.raises(NoSuchBot, match=re.escape(said)) as raised:
        check_bot("charlatans", name.format(file=troubled))
    assert "\n" not in str(raised.value)


def test_a_bot_for_one_game_plays_no_other(careful: str) -> None:
    with pytest.raises(NoSuchBot, match="plays charlatans, not sorcellerie"):
        check_bot("sorcellerie", careful)


@pytest.mark.parametrize(
    ("cls", "said"),
    [
        ("Raises", "raised RuntimeError: no idea; sensible answers instead"),
        ("Dreams", "answers 'a flying pot', which is none of its"),
        ("Broken", "raised ValueError: not today"),
    ],
)
def test_a_bot_that_fails_loses_its_answer_and_never_the_match(
    cls: str, said: str, troubled: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "sabbat.bots"):
        (result,) = run("charlatans", [f"{troubled}:{cls}", "random"], games=1, seed=1, workers=1)
    assert len(result.scores) == 2
    assert said in caplog.text
    lines = [line for line in caplog.text.splitlines() if "answers instead" in line]
    assert 4 <= len(lines) <= 6, "the first three times, the 10th, maybe the 100th"
    assert lines[3].endswith("(10 times by now)")


def test_a_bot_that_hangs_is_interrupted_and_asked_no_more(troubled: Path, caplog: pytest.LogCaptureFixture) -> None:
    made = make("charlatans", f"{troubled}:Hangs")
    assert isinstance(made, Guarded)
    bot = Guarded("Hangs", made._theirs, Random(), deadline=0.05)
    match = sabbat.game("charlatans").start(seats=2, seed=1)
    for _ in range(3):
        options = match.options(0)
        assert bot.choose(match.view(0), match.pending[0].decision, options, random.Random(1)) in options
    assert caplog.text.count("is asked no more") == 1
    assert bot._thread is not None
    bot._thread._thread.join(5)
    assert not bot._thread._thread.is_alive()


def test_a_server_offers_what_its_host_allows(careful: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(own_bots.ALLOWED, raising=False)
    with pytest.raises(NoSuchBot):
        own_bots.allow("genius")
    assert careful not in offered("charlatans")
    monkeypatch.setenv(own_bots.ALLOWED, careful)
    assert careful in offered("charlatans")
    assert careful not in offered("sorcellerie")  # it plays Charlatans alone
