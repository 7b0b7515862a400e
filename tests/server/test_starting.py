"""How a server starts, and how it says that it cannot: one line, exit code 2, no traceback, no password."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sabbat.lab.serving import Serving
from sabbat.server.proxy import haproxy_config
from sabbat.server.store.trying import without_password

ROOT = Path(__file__).resolve().parents[2]


# Several commands in one process, each ended before the next begins: most of a command's time are its imports.
COMMANDS = """
import contextlib, io, json, sys
from sabbat.cli import main
for arguments in json.loads(sys.argv[1]):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(["serve", "--port", "0", *arguments])
    print(json.dumps([code, out.getvalue(), err.getvalue()]))
"""


def refused(*commands: list[str]) -> list[str]:
    """What `sabbat serve` says when it does not start, for each of these."""
    command = [sys.executable, "-c", COMMANDS, json.dumps(commands)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 0, ended
    assert ended.stderr == ""
    answers = [json.loads(line) for line in ended.stdout.splitlines()]
    assert [answer[:2] for answer in answers] == [[2, ""]] * len(commands)
    lines = [answer[2].strip().splitlines() for answer in answers]
    assert all(len(said) == 1 for said in lines), lines
    return [said[0] for said in lines]


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.sqlite")
    with Serving(store) as first:
        command = [sys.executable, "-m", "sabbat", "serve", "--port", "0", "--store", store]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert (ended.returncode, ended.stdout) == (2, "")
        (line,) = ended.stderr.strip().splitlines()
        assert "another server is using" in line
        first.kill()
        first.start()  # who is gone, however, holds nothing


def test_what_cannot_be_used_is_said_in_one_line(tmp_path: Path) -> None:
    story, full = tmp_path / "story.sqlite", tmp_path / "full.sqlite"
    story.write_text("Once upon a time there were no tables at all." * 99)
    why = {
        "postgresql://sabbat:hunter2@127.0.0.1:1/sabbat": "cannot be used",
        "postgresql://sabbat:hunter2@[::1/sabbat": "cannot be used",
        "mysql://sabbat:hunter2@127.0.0.1/sabbat": "a store is a path",
        "/proc/sabbat/tables.sqlite": "cannot be used",
        str(story): "not a database",
    }
    if Path("/dev/full").exists():  # a disk that is full
        full.symlink_to("/dev/full")
        why[str(full)] = "cannot be used"
    *lines, several = refused(*(["--store", store] for store in why), ["--nodes", "2", "--store", os.devnull])
    for line, reason in zip(lines, why.values(), strict=True):
        assert reason in line
        assert "hunter2" not in line
    assert "several servers need PostgreSQL" in several


def test_no_password_is_shown() -> None:
    assert without_password("postgresql://ada:secret@host:5432/db") == "postgresql://ada:…@host:5432/db"
    assert without_password("tables.sqlite") == "tables.sqlite"


@pytest.mark.plain
def test_the_proxy_of_the_documentation_is_the_one_that_is_tested() -> None:
    kept = (ROOT / "deploy" / "haproxy.cfg").read_text()
    assert kept == haproxy_config(":8666", [(name, f"{name}:8666") for name in ("one", "two", "three")])
