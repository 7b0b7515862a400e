"""The command as a person runs it: words in, exit code and what was printed out."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from sabbat.cli import main


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


class Command:
    """`sabbat("rules", "charlatans")`."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> Ran:
        code = main(words)
        printed = self.capsys.readouterr()
        return Ran(code, printed.out, printed.err)
