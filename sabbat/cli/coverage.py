"""Which rules have which tests: the ledger's ids against the marks on the tests, read from the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

_LEDGER_ROW = re.compile(r"^- \*\*([A-Z]+-E?\d+)\*\*", re.MULTILINE)


@dataclass
class Coverage:
    """For each id of the ledger its tests; and marks whose id no ledger knows."""

    tests: dict[str, list[str]]
    unknown: dict[str, list[str]] = field(default_factory=dict)

    @property
    def untested(self) -> list[str]:
        return [rule for rule, tests in self.tests.items() if not tests]


def project_root(start: Path | None = None) -> Path | None:
    """The nearest folder upwards that holds the ledgers and the tests: the sources, not an installed package."""
    for folder in ((start or Path.cwd()), *(start or Path.cwd()).parents, *Path(__file__).resolve().parents):
        if (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir():
            return folder
    return None


def ledger_ids(ledger: Path) -> list[str]:
    """The ids in a ledger, in its order."""
    return _LEDGER_ROW.findall(ledger.read_text(encoding="utf-8"))


def coverage(ledger: Path, tests: Path) -> Coverage:
    ids = ledger_ids(ledger)
    prefix = ids[0].split("-")[0] + "-" if ids else ""
    found = Coverage({rule: [] for rule in ids})
    for source in sorted(tests.rglob("test_*.py")):
        place = source.relative_to(tests.parent).as_posix()
        for rule, test in marked_tests(source):
            if rule in found.tests:
                found.tests[rule].append(f"{place}::{test}")
            elif rule.startswith(prefix):
                found.unknown.setdefault(rule, []).append(f"{place}::{test}")
    return found


def marked_tests(source: Path) -> Iterator[tuple[str, str]]:
    """(rule, test) for each mark of each test: its own, its class's, its module's."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    yield from _marked(tree.body, "", _module_rules(tree.body))


def _marked(body: list[ast.stmt], prefix: str, inherited: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            rules = (*inherited, *_rules_of(node.decorator_list))
            yield from ((rule, prefix + node.name) for rule in dict.fromkeys(rules))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            rules = (*inherited, *_rules_of(node.decorator_list), *_module_rules(node.body))
            yield from _marked(node.body, f"{prefix}{node.name}::", rules)


def _module_rules(body: list[ast.stmt]) -> tuple[str, ...]:
    """What `pytestmark = …` of a module or a class names."""
    found: list[str] = []
    for node in body:
        if isinstance(node, ast.Assign) and any(
            isinstance(to, ast.Name) and to.id == "pytestmark" for to in node.targets
        ):
            marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
            found.extend(_rules_of(marks))
    return tuple(found)


def _rules_of(marks: list[ast.expr]) -> tuple[str, ...]:
    """The ids in `@pytest.mark.rule("CHA-16", …)`; a parametrized test may bear the mark on its parameters."""
    found: list[str] = []
    for mark in marks:
        for node in ast.walk(mark):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found.extend(
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )
    return tuple(found)
