"""Writes `match` over classes as a row of `isinstance`, in the copy that mypyc compiles.

mypyc asks Python itself whether a class pattern fits and for each field that it names; `isinstance` on a compiled class
is one comparison, and a field one read. The sources keep `match`, which reads better. What is more than classes with
names for their fields (guards, patterns in patterns) stays as it is: slower, never different.
"""

import ast

from classes import Module, Package


def plain_matches(package: Package, module: Module) -> tuple[dict[int, str], dict[int, list[str]]]:
    """Lines that are replaced, and lines that are inserted after others: of every match that can be written so."""
    replaced: dict[int, str] = {}
    inserted: dict[int, list[str]] = {}
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.Match) or not isinstance(node.subject, ast.Name):
            continue
        tests = [condition(package, module, node.subject.id, case) for case in node.cases]
        if None in tests:
            continue
        replaced[node.lineno] = " " * node.col_offset + "if True:"
        for number, (case, test) in enumerate(zip(node.cases, tests, strict=True)):
            assert test is not None
            question, fields = test
            word = "else" if not question else f"elif {question}" if number else f"if {question}"
            first, last = case.pattern.lineno, last_header_line(case)
            replaced |= dict.fromkeys(range(first, last + 1), "")
            replaced[first] = " " * (node.col_offset + 4) + word + ":"
            if fields:
                inserted[last] = [" " * case.body[0].col_offset + field for field in fields]
    return replaced, inserted


def last_header_line(case: ast.match_case) -> int:
    return case.pattern.end_lineno or case.pattern.lineno


def condition(package: Package, module: Module, subject: str, case: ast.match_case) -> tuple[str, list[str]] | None:
    """What to ask instead of a case ("": nothing, it fits always), and the fields to read then; None: too special."""
    pattern = case.pattern
    if case.guard is not None or case.body[0].lineno == pattern.lineno:
        return None
    if isinstance(pattern, ast.MatchAs):
        return ("", []) if pattern.pattern is None and pattern.name is None else None
    if isinstance(pattern, ast.MatchOr):
        kinds = [own for own in pattern.patterns if isinstance(own, ast.MatchClass) and not own.patterns]
        if len(kinds) != len(pattern.patterns) or any(kind.kwd_attrs for kind in kinds):
            return None
        return f"isinstance({subject}, ({', '.join([ast.unparse(kind.cls) for kind in kinds])}))", []
    if not isinstance(pattern, ast.MatchClass) or pattern.kwd_attrs:
        return None
    kind = package.find(module, ast.unparse(pattern.cls))
    fields = package.fields(kind) if kind is not None else None
    if fields is None:
        return None
    read: list[str] = []
    ordered = [one for one in fields if not one.last]
    for place, part in enumerate(pattern.patterns):
        if not isinstance(part, ast.MatchAs) or part.pattern is not None or place >= len(ordered):
            return None
        if part.name is not None:
            read.append(f"{part.name} = {subject}.{ordered[place].name}")
    return f"isinstance({subject}, {ast.unparse(pattern.cls)})", read
