"""A server of one's own, in a process of its own: for measuring it, and for tests that kill it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import IO
from urllib.error import URLError
from urllib.request import urlopen

START_SECONDS = 60.0
STOP_SECONDS = 20.0
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class NotServing(Exception):
    """The server did not come up; the message is the end of what it wrote."""


class Serving:
    """`sabbat serve` on the loopback, by default on any free port. A context: at its end the process has ended."""

    def __init__(self, store: str, *arguments: str, log: Path | None = None) -> None:
        self._store = store
        self._arguments = arguments
        self._log = log
        self._process: subprocess.Popen[str] | None = None
        self.base_url = ""

    def __enter__(self) -> Serving:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        assert self._process is not None, "not started"
        return self._process.pid

    def start(self) -> None:
        """Returns when it answers. Started again, it is where it was before."""
        port = self.base_url.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "sabbat", "serve", "--port", port, "--store", self._store, *self._arguments]
        errors: IO[bytes] | int = subprocess.DEVNULL if self._log is None else self._log.open("ab")
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        finally:
            if not isinstance(errors, int):
                errors.close()
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        self.base_url = next((word for word in said.split() if "://" in word), "")
        try:
            self._wait_until_it_answers()
        except NotServing:
            self.kill()
            raise

    def _wait_until_it_answers(self) -> None:
        assert self._process is not None
        until = time.monotonic() + START_SECONDS
        while self.base_url and self._process.poll() is None and time.monotonic() < until:
            try:
                with urlopen(f"{self.base_url}/healthz", timeout=2):
                    return
            except (URLError, OSError):
                time.sleep(0.05)
        raise NotServing(self._log.read_text(errors="replace")[-500:] if self._log else "the server does not answer")

    def kill(self) -> None:
        """Ends it as a power cut would: nothing is put in order."""
        if self._process is not None:
            self._process.kill()
            self._reap()

    def stop(self) -> None:
        """Asks it to end, and insists after a while."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
            self._reap()

    def _reap(self) -> None:
        assert self._process is not None
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None


def cpu_seconds(pid: int) -> float:
    """What a process and those that it started have used of the processor. Linux only."""
    return sum(_cpu_seconds(one) for one in family(pid))


def memory(pid: int) -> int:
    """The bytes of a process and of those that it started that are in memory. Linux only."""
    return sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) * PAGE for one in family(pid))


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS  # utime and stime, counted after the name


def family(pid: int) -> list[int]:
    """A process, those that it started, and theirs."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in family(int(child)))]
