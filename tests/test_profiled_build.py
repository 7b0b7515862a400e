"""SABBAT_PROFILED=1: the package is compiled twice, and the second build knows what the first one mostly did."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from shutil import copy
from types import ModuleType

import pytest

import sabbat

ROOT = Path(__file__).parents[1]
SCRIPTS = ROOT / "scripts"
SMALL = """
def total(numbers: list[int]) -> int:
    found = 0
    for number in numbers:
        found += number
    return found
"""

pytestmark = pytest.mark.plain


def script(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of scripts/, which is no package."""
    monkeypatch.syspath_prepend(str(SCRIPTS))
    spec = importlib.util.spec_from_file_location(f"sabbat_{name}", SCRIPTS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """One module to compile, and what the build itself wants."""
    (tmp_path / "sabbat" / "engine").mkdir(parents=True)
    for name in ("__init__.py", "engine/__init__.py"):
        (tmp_path / "sabbat" / name).touch()
    (tmp_path / "sabbat" / "engine" / "small.py").write_text(SMALL)
    copy(ROOT / "sabbat" / "engine" / "state.py", tmp_path / "sabbat" / "engine")
    (tmp_path / "pyproject.toml").write_text(
        '[tool.sabbat]\ncompiled = ["sabbat/engine/small.py"]\nnot_compiled = []\n'
    )
    return tmp_path


def test_what_was_watched_is_what_the_second_build_is_made_for(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = script("compile", monkeypatch)
    if not compiler.can_compile() or not compiler.can_profile():
        pytest.skip("needs GCC and Python's headers")
    work = tmp_path / "work.py"
    work.write_text("from sabbat.engine.small import total\ntotal(list(range(1000)))\n")
    monkeypatch.setattr(compiler, "TYPICAL_WORK", work)
    monkeypatch.setenv("SABBAT_PROFILED", "1")
    to = tmp_path / "built"
    (built,) = [path for path in compiler.compile_package(package, to) if path.name.startswith("small")]
    assert list((tmp_path / "built-work").rglob("*.gcda")), "counts beside the object files"
    told = subprocess.run(
        [sys.executable, "-c", "from sabbat.engine import small; print(small.__file__, small.total([3, 4]))"],
        cwd=to,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == [str(to / built), "7"]
    made = (to / built).stat().st_mtime_ns
    compiler.compile_package(package, to)
    assert (to / built).stat().st_mtime_ns == made, "nothing has changed"
    monkeypatch.delenv("SABBAT_PROFILED")
    compiler.compile_package(package, to)
    assert (to / built).stat().st_mtime_ns > made, "an ordinary build is another"


def test_without_gcc_there_is_no_profile_and_it_is_said(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = script("compile", monkeypatch)
    monkeypatch.setattr(compiler, "c_compiler", lambda: "true")
    monkeypatch.setenv("SABBAT_PROFILED", "1")
    with pytest.raises(compiler.CannotCompile, match="needs GCC"):
        compiler.compile_package(package, tmp_path / "built")


def test_typical_work_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    work = script("typical_work", monkeypatch)
    for amount in ("PLAYOUTS", "MATCHES", "BOT_MATCHES"):
        monkeypatch.setattr(work, amount, 1)
    monkeypatch.setattr(work, "LOAD", ("--tables", "2", "--rate", "20", "--minutes", "0.01"))
    monkeypatch.setattr(sabbat, "GAMES", {"du_balai": sabbat.GAMES["du_balai"]})
    work.main()
    assert capfd.readouterr() == ("", "")
