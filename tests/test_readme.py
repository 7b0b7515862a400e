"""The README plays one whole turn, and means it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def code_blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.plain
def test_the_turn_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (turn,) = code_blocks("python")
    exec(compile(turn, str(README), "exec"), {})
    assert "too_expensive" in capsys.readouterr().out


@pytest.mark.plain
def test_every_file_that_the_readme_names_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8")):
        assert (README.parent / target).exists(), target
    for command in ("play", "test", "bench", "audit"):
        assert (README.parent / command).stat().st_mode & 0o111
