"""`sabbat rules GAME [ID]`: the rules in the reader's language, or which tests prove them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from sabbat.cli.arguments import add_game, add_language, game_named
from sabbat.cli.coverage import Coverage, coverage, project_root
from sabbat.cli.usage import UsageError
from sabbat.engine.game import Game
from sabbat.words import Words, reader_language

READABLE = 100  # columns
UNTESTED = 1


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("id", nargs="?", metavar="ID", help="one rule, such as CHA-16")
    add_language(parser)
    parser.add_argument("--coverage", action="store_true", help="each rule with its tests; fails if one has none")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    game = game_named(given.game)
    if given.coverage:
        return show_coverage(game, given.id)
    show_rules(game, given.id, reader_language(given.language))
    return 0


def show_rules(game: Game[Any], wanted: str | None, language: str) -> None:  # any game
    words = Words(game.name, language)
    console = _console()
    known = [rule.id for rule in words.rules()]
    if wanted is not None and wanted.upper() not in known:
        raise UsageError(f"{game.name} has no rule {wanted!r}; its rules are {known[0]} to {known[-1]}")
    chapter = ""
    for rule in words.rules():
        if wanted is not None and rule.id != wanted.upper():
            continue
        if wanted is None and rule.chapter != chapter:
            chapter = rule.chapter
            console.print(Rule(Text(chapter, "bold magenta"), align="left", style="dim"))
            console.print()
        told = words.rule(rule.id)
        console.print(Text.assemble((f"{rule.id}  ", "cyan"), (told.title, "bold")))
        console.print(Padding(Text(told.text), (0, 0, 1, 2)))


def show_coverage(game: Game[Any], wanted: str | None) -> int:  # any game
    found = coverage_of(game.name)
    ids = list(found.tests) if wanted is None else [wanted.upper()]
    if ids[0] not in found.tests:
        raise UsageError(f"the ledger of {game.name} has no rule {wanted!r}")
    console = _console()
    for rule in ids:
        tests = found.tests[rule]
        console.print(Text.assemble((f"{rule:<8}", "cyan"), (f"{len(tests):>3}", "" if tests else "bold red")))
        for test in tests:
            console.print(Text(f"          {test}", "dim"), soft_wrap=True)
    untested = [rule for rule in ids if not found.tests[rule]]
    unknown = [] if wanted else list(found.unknown)
    if untested:
        console.print(Text(f"without a test: {', '.join(untested)}", "bold red"))
    if unknown:
        console.print(Text(f"in tests, but in no ledger: {', '.join(unknown)}", "bold red"))
    return UNTESTED if untested or unknown else 0


def coverage_of(game: str, start: Path | None = None) -> Coverage:
    root = project_root(start)
    if root is None or not (ledger := root / "docs" / "rules" / f"{game}.md").is_file():
        raise UsageError(f"the ledger of {game} and its tests are not here; run this in the project's sources")
    return coverage(ledger, root / "tests")


def _console() -> Console:
    console = Console(highlight=False)
    console.width = min(console.width, READABLE)
    return console
