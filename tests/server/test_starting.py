"""How a server starts, and how it says that it cannot: one line, exit code 2, no traceback, no password."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sabbat.lab.serving import Serving
from sabbat.server.proxy import haproxy_config
from sabbat.server.store.trying import without_password

ROOT = Path(__file__).resolve().parents[2]


def refused(*arguments: str) -> str:
    """What `sabbat serve` says when it does not start."""
    command = [sys.executable, "-m", "sabbat", "serve", "--port", "0", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 2, ended
    assert ended.stdout == ""
    (line,) = ended.stderr.strip().splitlines()
    return line


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.sqlite")
    with Serving(store) as first:
        assert "another server is using" in refused("--store", store)
        first.kill()
        first.start()  # who is gone, however, holds nothing


@pytest.mark.parametrize(
    ("store", "why"),
    [
        ("postgresql://sabbat:hunter2@127.0.0.1:1/sabbat", "cannot be used"),
        ("postgresql://sabbat:hunter2@[::1/sabbat", "cannot be used"),
        ("mysql://sabbat:hunter2@127.0.0.1/sabbat", "a store is a path"),
        ("/proc/sabbat/tables.sqlite", "cannot be used"),
    ],
)
def test_a_store_that_cannot_be_used(store: str, why: str) -> None:
    line = refused("--store", store)
    assert why in line
    assert "hunter2" not in line


def test_a_file_that_is_no_store(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_text("Once upon a time there were no tables at all." * 99)
    assert "not a database" in refused("--store", str(path))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to try")
def test_a_full_disk(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.symlink_to("/dev/full")
    assert "cannot be used" in refused("--store", str(path))


def test_several_servers_need_postgresql() -> None:
    assert "several servers need PostgreSQL" in refused("--nodes", "2", "--store", os.devnull)


def test_no_password_is_shown() -> None:
    assert without_password("postgresql://ada:secret@host:5432/db") == "postgresql://ada:…@host:5432/db"
    assert without_password("tables.sqlite") == "tables.sqlite"


@pytest.mark.plain
def test_the_proxy_of_the_documentation_is_the_one_that_is_tested() -> None:
    kept = (ROOT / "deploy" / "haproxy.cfg").read_text()
    assert kept == haproxy_config(":8666", [(name, f"{name}:8666") for name in ("one", "two", "three")])
