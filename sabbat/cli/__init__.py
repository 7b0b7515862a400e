"""The `sabbat` command: serve, play, simulate, read the rules, replay, measure.

One module per command, with `add_to(commands)`. Only the one that is asked for is imported; for help, all are.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from sabbat.cli.arguments import Parser, UsageError
from sabbat.engine.errors import BadOptions, BadRecord

COMMANDS = ("serve", "play", "sim", "rules", "replay", "bench")
BAD_USAGE = 2
INTERRUPTED = 130  # as a shell reports Ctrl-C
NOBODY_READS = 141  # as a shell reports a closed pipe


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; the exit code. What the caller got wrong is one line on stderr and code 2."""
    try:
        words = sys.argv[1:] if argv is None else argv
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


def _parser(words: Sequence[str]) -> Parser:
    parser = Parser(prog="sabbat", description="Board games of witches and cauldrons, for people and for bots.")
    parser.add_argument("--version", action="version", version=f"sabbat {_version()}")
    parser.set_defaults(run=lambda _: _help(parser))
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    wanted = next((word for word in words if not word.startswith("-")), None)
    for name in (wanted,) if wanted in COMMANDS else COMMANDS:
        import_module(f"sabbat.cli.{name}").add_to(commands)
    return parser


def _help(parser: Parser) -> int:
    parser.print_help()
    return 0


def _version() -> str:
    try:
        return version("sabbat")
    except PackageNotFoundError:  # run from the sources, not installed
        return "from the sources"
