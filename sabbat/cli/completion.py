"""`sabbat completion SHELL`: the script that completes commands and options at the Tab key."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

SHELLS = ("bash", "zsh", "fish")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help="whose script; put it where that shell looks for such")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    import shtab

    from sabbat.cli import COMMANDS, make_parser

    print(shtab.complete(make_parser(list(COMMANDS)), shell=given.shell))
    return 0
