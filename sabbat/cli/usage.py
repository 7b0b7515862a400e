"""How the command says that it cannot be run like this: one clear line. It imports nothing of the games."""

from __future__ import annotations

import argparse
from typing import NoReturn


class UsageError(Exception):
    """The command cannot be run like this; the message is one line, for people."""


class Parser(argparse.ArgumentParser):
    """Argparse, but a mistake is one line instead of the usage, the prefix and an exit."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{' '.join(message.split())} (see: {self.prog} --help)")
