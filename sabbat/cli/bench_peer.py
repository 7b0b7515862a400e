"""boardgame.io's own server, measured under the same load as ours: `sabbat bench server --peer`.

Its package is installed for that alone, into `.build/boardgame_io` of a checkout, by the lock in scripts/boardgame_io.
It plays a small game of its own with four seats who all draw at once; its tables are in memory and nothing is stored.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import sabbat
from sabbat.cli.usage import UsageError

STAMP = "node_modules/.sabbat-lock"
STOP_SECONDS = 10.0
LONGEST = 600.0  # seconds, for a whole measurement
TOO_SLOW = 25.0  # ms, as in lab.load


class BoardgameIo(NamedTuple):
    """Installed in a folder, and ready."""

    folder: Path
    node: str
    version: str

    def measured(self, tables: str, rate: str, seconds: str) -> dict[str, Any]:  # JSON
        """The figures of scripts/boardgame_io/load.js, which have the names of lab.load's."""
        command = [self.node, "server.js"]
        server = subprocess.Popen(command, cwd=self.folder, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            url = next((line.strip() for line in server.stdout if line.startswith("http")), None)
            if url is None:
                raise UsageError("boardgame.io's server did not start; its own message stands above")
            load = [self.node, "load.js", url, str(server.pid), tables, rate, seconds]
            done = subprocess.run(load, cwd=self.folder, stdout=subprocess.PIPE, text=True, check=True, timeout=LONGEST)
        finally:
            server.terminate()
            try:
                server.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                server.kill()
        figures: dict[str, Any] = json.loads(done.stdout)
        quick = [one["rate"] for one in (figures["steady"], *figures["climbs"]) if one["told_p99"] <= TOO_SLOW]
        about = {
            "tables": int(tables),
            "sockets": 4 * int(tables),
            "too_slow": TOO_SLOW,
            "most": max(quick, default=0.0),
        }
        return figures | about


def installed() -> BoardgameIo:
    """Installs it where it is not. UsageError says why it cannot be."""
    here = Path(sabbat.__file__).parents[1]
    root = here.parents[1] if here.parts[-2:] == (".build", "compiled") else here
    source, folder = root / "scripts" / "boardgame_io", root / ".build" / "boardgame_io"
    if not source.is_dir():
        raise UsageError("boardgame.io is measured from a checkout: scripts/boardgame_io is not here")
    found = [
        shutil.which(name) or shutil.which(name, path=str(root / ".tools" / "node" / "bin")) for name in ("node", "npm")
    ]
    node, npm = found
    if node is None or npm is None:
        raise UsageError("boardgame.io needs Node.js with npm, which is not here")
    folder.mkdir(parents=True, exist_ok=True)
    for file in source.iterdir():
        shutil.copy(file, folder)
    lock = (source / "package-lock.json").read_bytes()
    if not (folder / STAMP).is_file() or (folder / STAMP).read_bytes() != lock:
        done = subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=folder, capture_output=True, text=True)
        if done.returncode:
            raise UsageError(f"boardgame.io cannot be installed: {' '.join(done.stderr.split())[-300:]}")
        (folder / STAMP).write_bytes(lock)
    wanted = json.loads((source / "package.json").read_text(encoding="utf-8"))["dependencies"]
    return BoardgameIo(folder, node, wanted["boardgame.io"])
