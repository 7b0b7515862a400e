"""Why the rules may refuse: slugs and the names of their facts, read from the code.

Every `Refusal(rule, "slug", {"fact": ...})` of a game is found in its syntax tree. A slug or a fact that is not
written out there is an error: then nobody could know which words are needed.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

Facts = frozenset[str]


def refusals_in(folders: Iterable[Path]) -> dict[str, set[Facts]]:
    """By slug: the sets of facts with which it is told."""
    found: dict[str, set[Facts]] = {}
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refusal":
                    for slug in _slugs(call, path):
                        found.setdefault(slug, set()).add(_facts(call, path))
    return found


def _slugs(call: ast.Call, path: Path) -> Iterator[str]:
    why = call.args[1]
    for one in (why.body, why.orelse) if isinstance(why, ast.IfExp) else (why,):
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield one.value
        elif not isinstance(one, ast.Attribute):  # `self.why`: a refusal handed on
            raise TypeError(f"{path}:{call.lineno}: write the slug of this refusal out")


def _facts(call: ast.Call, path: Path) -> Facts:
    if len(call.args) < 3 or isinstance(call.args[2], ast.Attribute):
        return frozenset()
    given = call.args[2]
    if not isinstance(given, ast.Dict):
        raise TypeError(f"{path}:{call.lineno}: write the facts of this refusal out")
    keys = [key.value for key in given.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
    if len(keys) != len(given.keys):
        raise TypeError(f"{path}:{call.lineno}: write the names of these facts out")
    return frozenset(keys)


def refusal_type(found: dict[str, set[Facts]]) -> str:
    """A union told apart by `why`; a fact that is not always told is optional."""
    lines = [
        "/** Why not: the rule's id, a slug that every language translates, and facts. */",
        "export type Refusal =",
    ]
    for slug, ways in sorted(found.items()):
        always = frozenset.intersection(*ways)
        every = sorted(frozenset.union(*ways))
        facts = " ".join(f"{name}{'' if name in always else '?'}: string | number;" for name in every)
        lines.append(
            f'  | {{ rule: string; why: "{slug}"; facts: {{ {facts} }} }}'.replace("{  }", "Record<string, never>")
        )
    return "\n".join(lines) + ";"
