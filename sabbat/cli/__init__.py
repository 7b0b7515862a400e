"""The `sabbat` command: serve, play, simulate, read the rules, replay, measure.

One module per command, with `add_arguments(parser)`. Only the one that is asked for is imported: help and version cost
next to nothing. Without a command it plays: the table in the browser.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from sabbat.cli.usage import Parser, UsageError
from sabbat.engine.errors import BadOptions, BadRecord

COMMANDS = {
    "serve": "play in the browser",
    "play": "play in the terminal against bots",
    "sim": "play many matches between bots",
    "ladder": "rate the bots of a game against each other",
    "lab": "report on how a game plays, or would with changes",
    "rules": "read the rules, or which tests prove them",
    "replay": "read a recorded match",
    "bench": "measure the engine's speed",
    "store": "check, copy or move what a server keeps",
    "join": "sit at a table of any server with a bot",
    "mcp": "let an assistant sit at a table",
    "completion": "print a shell's completion script",
}
USUAL = ("serve", "--open")  # what `sabbat` alone does
BAD_USAGE = 2
INTERRUPTED = 130  # as a shell reports Ctrl-C
NOBODY_READS = 141  # as a shell reports a closed pipe
THREADS_OF_NUMPY = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; the exit code. What the caller got wrong is one line on stderr and code 2."""
    _reckon_in_one_thread()
    try:
        words = list(sys.argv[1:] if argv is None else argv) or list(USUAL)
        given = _parser(words).parse_args(words)
        status: int = given.run(given)
        sys.stdout.flush()
        return status
    except (UsageError, BadOptions, BadRecord) as error:
        print(f"sabbat: {' '.join(str(error).split())}", file=sys.stderr)
        return BAD_USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or the interpreter complains at its end
        return NOBODY_READS
    except SystemExit as leaving:  # --help and --version
        return leaving.code if isinstance(leaving.code, int) else 0


def _reckon_in_one_thread() -> None:
    """Bots think in several processes side by side. NumPy would put threads on all cores in each of them, which then
    wait for each other: matches of the grand master took three times as long. It looks here when it is loaded."""
    for name in THREADS_OF_NUMPY:
        os.environ.setdefault(name, "1")


def _parser(words: Sequence[str]) -> Parser:
    """For the command that is asked for, with all its arguments; the others are there by name."""
    return make_parser([word for word in words if not word.startswith("-")][:1])


def make_parser(wanted: Sequence[str]) -> Parser:
    parser = Parser(prog="sabbat", description="Board games of witches and cauldrons, for people and for bots.")
    parser.add_argument("--version", action="version", version=f"sabbat {_version()}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}.")
        if name in wanted:
            import_module(f"sabbat.cli.{name}").add_arguments(command)
    return parser


def _version() -> str:
    try:
        return version("sabbat")
    except PackageNotFoundError:  # run from the sources, not installed
        return "from the sources"
