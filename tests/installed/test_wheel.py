"""What `pip install sabbat` gives: a wheel made the ordinary way, in an empty environment outside the tree."""

from __future__ import annotations

import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.test_readme import code_blocks

ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
PATIENCE = 30.0  # seconds for a process to say its first word; a bound, not a measure

pytestmark = [
    pytest.mark.plain,
    pytest.mark.xdist_group("installed"),
    pytest.mark.skipif(not UV.is_file() or sys.platform == "win32", reason="needs the uv of ./test, and a terminal"),
]


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist of the tree, and a wheel of the sdist, by the backend that pip calls: so the page is built once."""
    folder, unpacked = tmp_path_factory.mktemp("archives"), tmp_path_factory.mktemp("unpacked")
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), "-t"]
    plain = {**os.environ, "SABBAT_PLAIN": "1"}  # that it compiles is proved elsewhere
    subprocess.run([*build, "sdist"], cwd=ROOT, env=plain, check=True)
    (sdist,) = folder.glob("*.tar.gz")
    shutil.unpack_archive(sdist, unpacked)
    (source,) = unpacked.iterdir()
    without_node = {**plain, "PATH": str(UV.parent)}
    subprocess.run([*build, "wheel"], cwd=source, env=without_node, check=True)
    return folder


@pytest.fixture(scope="module")
def environment(archives: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing in it but the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("empty") / "env"
    subprocess.run([UV, "venv", "--quiet", "--no-project", "--python", sys.executable, folder], check=True)
    (wheel,) = archives.glob("*.whl")
    python = folder / "bin" / "python"
    subprocess.run([UV, "pip", "install", "--quiet", "--python", python, wheel], check=True, cwd=folder)
    return folder


def outside() -> dict[str, str]:
    """The environment of somebody who has no tree."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def test_wheel_and_sdist_hold_the_page_and_the_types(archives: Path) -> None:
    (wheel,), (sdist,) = archives.glob("*.whl"), archives.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {"sabbat/page/index.html", "sabbat/docs/index.md", "sabbat/py.typed"} <= set(names)
    with tarfile.open(sdist) as packed:
        inside = {name.partition("/")[2] for name in packed.getnames()}
    assert {"sabbat/page/index.html", "web/package-lock.json", "hatch_build.py"} <= inside
    assert not any("node_modules" in name for name in inside)


@contextmanager
def in_terminal(command: list[str | Path], folder: Path) -> Iterator[int]:
    """A process in a terminal of its own: the side from which it is read and written."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env={**outside(), "TERM": "xterm-256color"}
    )
    os.close(theirs)
    try:
        yield ours
    finally:
        process.terminate()
        process.wait(PATIENCE)
        os.close(ours)


def read_until(pattern: str, terminal: int) -> re.Match[str]:
    said = ""
    while select.select([terminal], [], [], PATIENCE)[0]:
        try:
            said += os.read(terminal, 65536).decode(errors="replace")
        except OSError:  # the process has ended
            break
        if found := re.search(pattern, said):
            return found
    raise AssertionError(f"no {pattern!r} in: {said[-2000:]}")


def test_sabbat_serve_serves_the_page(environment: Path, tmp_path: Path) -> None:
    command: list[str | Path] = [
        environment / "bin" / "sabbat",
        "serve",
        "--port",
        "0",
        "--store",
        tmp_path / "tables.sqlite",
    ]
    with in_terminal(command, tmp_path) as terminal:
        address = read_until(r"Sabbat is at (http://[\d.:]+)", terminal).group(1)
        for _ in range(100):
            try:
                with urlopen(f"{address}/", timeout=PATIENCE) as answer:
                    page = answer.read().decode()
                break
            except OSError:
                select.select([], [], [], 0.1)
        assert '<div id="app"' in page
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None
        with urlopen(address + script.group(1), timeout=PATIENCE) as answer:
            assert answer.status == 200


def test_sabbat_play_starts(environment: Path, tmp_path: Path) -> None:
    with in_terminal([environment / "bin" / "sabbat", "play", "sorcellerie", "--language", "en"], tmp_path) as terminal:
        read_until(r"\x1b\[\?1049h", terminal)  # the full screen is taken
        read_until("Sorcellerie", terminal)


def test_the_readme_is_clean_for_a_strict_type_checker(environment: Path, tmp_path: Path) -> None:
    (turn,) = code_blocks("python")
    (tmp_path / "turn.py").write_text(turn, encoding="utf-8")
    checker: list[str | Path] = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--python-executable",
        environment / "bin" / "python",
        "turn.py",
    ]
    done = subprocess.run(checker, cwd=tmp_path, env=outside(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
