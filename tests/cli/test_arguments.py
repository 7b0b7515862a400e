"""What the caller gets wrong is one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sabbat import cli
from tests.cli.command import Command

BAD_USAGE = 2


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("brew", "brew"),
        ("play", "GAME"),
        ("play chess", "chess"),
        ("play charlatans --seats person,genius", "genius"),
        ("play charlatans --seats person,person", "one person"),
        ("play charlatans --seats person", "2 to 4"),
        ("play charlatans --seats person,random,random,random,random", "2 to 4"),
        ("play charlatans --option set=9", "set"),
        ("play charlatans --option colour=red", "colour"),
        ("play charlatans --option set", "NAME=VALUE"),
        ("play charlatans --option test_tubes=perhaps", "test_tubes"),
        ("play charlatans --language xx", "xx"),
        ("play charlatans --save no/such/folder/match.json", "no/such/folder"),
        ("play charlatans", "terminal"),
        ("sim chess --seats random,random", "chess"),
        ("sim charlatans", "--seats"),
        ("sim charlatans --seats random", "2 to 4"),
        ("sim charlatans --seats random,person", "person"),
        ("sim charlatans --seats random,random --games none", "none"),
        ("sim charlatans --seats random,random --games 0", "0"),
        ("sim charlatans --seats random,random --seed luck", "luck"),
        ("sim charlatans --seats random,random --option set=two", "set"),
        ("sim charlatans --seats random,random --flask", "--flask"),
        ("rules chess", "chess"),
        ("rules charlatans CHA-99", "CHA-99"),
        ("rules charlatans CHA-99 --coverage", "CHA-99"),
        ("replay no-such-file.json", "no-such-file.json"),
    ],
)
def test_a_mistake_is_one_line_and_code_2(sabbat: Command, words: str, named: str) -> None:
    ran = sabbat(*words.split())
    assert ran.code == BAD_USAGE
    assert ran.out == ""
    assert ran.err.startswith("sabbat: ")
    assert named in ran.err
    assert ran.err.count("\n") == 1


def test_a_list_of_what_there_is_comes_with_the_mistake(sabbat: Command) -> None:
    assert "charlatans" in sabbat("rules", "chess").err
    assert "strong" in sabbat("sim", "charlatans", "--seats", "genius,random").err
    assert "together" in sabbat("sim", "charlatans", "--seats", "random,random", "--option", "colour=red").err


def test_help_names_the_commands(sabbat: Command) -> None:
    ran = sabbat("--help")
    assert ran.code == 0
    for command in ("play", "sim", "rules", "replay"):
        assert command in ran.out


def test_help_and_version_are_no_mistakes(sabbat: Command) -> None:
    assert sabbat("--help").code == 0
    assert sabbat("sim", "--help").code == 0
    assert sabbat("--version").out.startswith("sabbat ")


def test_ctrl_c_leaves_quietly(sabbat: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sabbat.cli.rules.show_rules", interrupted)
    ran = sabbat("rules", "charlatans")
    assert (ran.code, ran.out, ran.err) == (cli.INTERRUPTED, "", "")


def test_a_folder_is_no_file_to_replay(sabbat: Command, tmp_path: Path) -> None:
    ran = sabbat("replay", str(tmp_path))
    assert ran.code == BAD_USAGE
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("word", ["--version", "--help"])
def test_help_and_version_import_no_game_and_no_screen(word: str) -> None:
    heavy = ("rich", "textual", "uvicorn", "starlette", "fluent", "sabbat.lab", "sabbat.server")
    looked = (
        f"import sys; from sabbat.cli import main; main([{word!r}]); print([m for m in {heavy} if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", looked], capture_output=True, text=True, check=True)
    assert ran.stdout.endswith("[]\n")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_learns_to_complete_every_command(sabbat: Command, shell: str, tmp_path: Path) -> None:
    ran = sabbat("completion", shell)
    assert ran.code == 0
    assert all(name in ran.out for name in cli.COMMANDS)
    assert "--games" in ran.out  # an option of one of them
    if shutil.which(shell):
        (tmp_path / "script").write_text(ran.out, encoding="utf-8")
        subprocess.run([shell, "-n", tmp_path / "script"], check=True)


def test_sabbat_alone_is_the_table_in_the_browser(monkeypatch: pytest.MonkeyPatch, sabbat: Command) -> None:
    monkeypatch.setattr("sabbat.cli.serve.run", lambda given: 10 + given.open)
    assert sabbat().code == 11


TASKS = Path("/proc/self/task")


@pytest.mark.skipif(not TASKS.exists(), reason="threads are counted as Linux shows them")
@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="with one core NumPy has one thread anyway")
@pytest.mark.parametrize(("wanted", "threads"), [(None, 1), ("2", 2)])
def test_bots_reckon_in_one_thread_each_unless_somebody_wants_more(wanted: str | None, threads: int) -> None:
    pytest.importorskip("numpy")
    environment = {name: value for name, value in os.environ.items() if name not in cli.THREADS_OF_NUMPY}
    if wanted:
        environment |= dict.fromkeys(cli.THREADS_OF_NUMPY, wanted)
    looked = (
        "from sabbat.cli import main; main(['--version']); import os, numpy; square = numpy.ones((500, 500));"
        f" square @ square; print(len(os.listdir({str(TASKS)!r})))"
    )
    ran = subprocess.run([sys.executable, "-c", looked], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout.split()[-1] == str(threads)
