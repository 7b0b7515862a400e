"""The page is typed by Python: whoever renames a field there is told by the page's type check, by name."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NODE = ROOT / "web" / "node_modules"
LEFT_OUT = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "*.so")
GAME = Path("sabbat/games/charlatans")

pytestmark = [
    pytest.mark.plain,
    pytest.mark.skipif(not NODE.is_dir(), reason="the page's packages are not there (./play or ./test fetches them)"),
]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for folder in ("sabbat", "scripts", "web"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=LEFT_OUT)
    (tmp_path / "web" / "node_modules").symlink_to(NODE)
    return tmp_path


def rename(path: Path, owner: str, old: str, new: str) -> None:
    """Renames a field of a class, in its text."""
    text = path.read_text(encoding="utf-8")
    at = text.index(f"    {old}: ", text.index(f"class {owner}("))
    path.write_text(f"{text[:at]}    {new}{text[at + 4 + len(old) :]}", encoding="utf-8")


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(list(map(str, command)), cwd=cwd, capture_output=True, text=True, check=False, env=plain)


def test_a_field_renamed_in_python_fails_in_the_type_check_of_the_page(copy: Path) -> None:
    rename(copy / GAME / "events.py", "ChipPlaced", "space", "spot")
    rename(copy / GAME / "view.py", "PlayerView", "rubies", "gems")
    rename(copy / GAME / "actions.py", "Place", "chip", "token")
    written = run(sys.executable, copy / "scripts" / "protocol.py", cwd=copy)
    assert written.returncode == 0, written.stderr
    checked = run(NODE / ".bin" / "tsc", "--noEmit", cwd=copy / "web")
    assert checked.returncode != 0
    assert "Property 'space' does not exist on type 'ChipPlaced'" in checked.stdout
    assert "Property 'rubies' does not exist on type 'PlayerView'" in checked.stdout
    assert "Property 'chip' does not exist on type" in checked.stdout


@pytest.mark.parametrize(
    "line",
    [
        "export const a = (x: object): string[] => x as unknown as string[];",
        "export const a = (x: unknown): string => (x as any).name;",
        "export const a = (event: { space: number }): number => Number(event.space);",
        "export const a = (event: { chip: string }): string => String(event.chip);",
        'export const a = (event: Record<string, number>): number | undefined => event["space"];',
    ],
)
def test_the_linter_forbids_to_talk_types_away(line: str, tmp_path: Path) -> None:
    for name in ("biome.json", "lint"):
        (tmp_path / name).symlink_to(ROOT / "web" / name)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "wire.ts").write_text(f"{line}\n", encoding="utf-8")
    found = run(NODE / ".bin" / "biome", "lint", ".", cwd=tmp_path)
    assert found.returncode != 0, found.stdout
