"""`sabbat serve --nodes N`: several servers on one machine, behind HAProxy, on one PostgreSQL."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from urllib.error import URLError
from urllib.request import urlopen

from sabbat.cli.usage import UsageError
from sabbat.server.proxy import haproxy_config

START_SECONDS = 60.0
STOP_SECONDS = 20.0


NO_HAPROXY = "several servers need HAProxy before them: install Debian's package haproxy, or its like"


def haproxy() -> str | None:
    """Where the program is."""
    return shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin")


def run_nodes(count: int, listen: str, base_url: str, ports: Sequence[int], arguments: Sequence[str]) -> int:
    """Until it is told to end, or one of its processes does. `arguments` are those of each server."""
    proxy = haproxy()
    if proxy is None:
        raise UsageError(NO_HAPROXY)
    names = [f"n{number}" for number in range(1, count + 1)]
    nodes = [(name, f"127.0.0.1:{port}") for name, port in zip(names, ports, strict=True)]
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "haproxy.cfg"
        config.write_text(haproxy_config(listen, nodes), encoding="utf-8")
        serve = [sys.executable, "-m", "sabbat", "serve", "--base-url", base_url, *arguments]
        commands = [[*serve, "--node", name, "--port", address.rpartition(":")[2]] for name, address in nodes]
        processes = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for command in commands]
        try:
            _wait_until_ready([f"http://{address}" for _, address in nodes], processes)
            processes.append(subprocess.Popen([proxy, "-db", "-f", str(config)]))
            _wait_until_ready([base_url], processes)
            print(f"Sabbat is at {base_url}   ({count} servers; Ctrl-C ends them)", flush=True)
            return _wait_for_the_end(processes)
        finally:
            for process in processes:
                process.terminate()
            for process in processes:
                try:
                    process.wait(STOP_SECONDS)
                except subprocess.TimeoutExpired:
                    process.kill()


def _wait_until_ready(urls: list[str], processes: list[subprocess.Popen[bytes]]) -> None:
    until = time.monotonic() + START_SECONDS
    for url in urls:
        while True:
            if any(process.poll() is not None for process in processes) or time.monotonic() > until:
                raise UsageError("one of the servers did not start")
            try:
                with urlopen(f"{url}/readyz", timeout=2):
                    break
            except (URLError, OSError):
                time.sleep(0.1)


def _wait_for_the_end(processes: list[subprocess.Popen[bytes]]) -> int:
    told: list[int] = []

    def end(number: int, _: FrameType | None) -> None:
        told.append(number)

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    while not told:
        if any(process.poll() is not None for process in processes):
            print("sabbat: one of the servers has ended", file=sys.stderr)
            return 1
        time.sleep(0.2)
    return 0
