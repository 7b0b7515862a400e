"""Serves page and server while you work on them: http://localhost:5173.

The page is reloaded by Vite as you write; the server is started anew when a Python file or a text of
the package changes. Tables are kept in .build/dev.sqlite, so a match goes on after that. Ctrl-C ends both.

scripts/dev          any free port for the server, 5173 for the page
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WATCHED = (".py", ".toml", ".ftl")
LOOK_EVERY = 0.5  # seconds


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def newest_change() -> float:
    return max(path.stat().st_mtime for path in (ROOT / "sabbat").rglob("*") if path.suffix in WATCHED)


def start_server(port: int) -> subprocess.Popen[bytes]:
    store = ROOT / ".build" / "dev.sqlite"
    store.parent.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "sabbat", "serve", "--port", str(port), "--store", str(store)]
    return subprocess.Popen(command, cwd=ROOT)


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    port = free_port()
    environment = {**os.environ, "SABBAT_SERVER": f"127.0.0.1:{port}"}
    page = subprocess.Popen(["npm", "run", "dev"], cwd=ROOT / "web", env=environment)
    server, changed = start_server(port), newest_change()
    try:
        while page.poll() is None:
            time.sleep(LOOK_EVERY)
            if (now := newest_change()) > changed:
                changed = now
                server.terminate()
                server.wait()
                server = start_server(port)
    except KeyboardInterrupt:
        pass
    finally:
        for process in (server, page):
            process.terminate()
            process.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
