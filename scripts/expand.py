"""Writes out what `@state` and `@dataclass` generate at run time, so that mypyc can compile it.

Both decorators execute text: methods made that way stay interpreted, ten times slower than compiled ones, and mypyc
makes a slow class of anything under a decorator that it does not know. So in the copy that is compiled the decorator
is gone, the methods stand in the class as if written by hand, and `record` (records.py) adds the rest. A class that is
too special for this (keyword-only fields, bases from elsewhere) keeps its decorator: slower, never different.
"""

import ast
import textwrap
from collections.abc import Callable
from dataclasses import dataclass, field

from classes import Class, Field, Package, last_line
from patterns import plain_matches

CloneSource = Callable[[str, list[str], list[tuple[str, str]], set[str]], str]

IMPORTS = [
    "import dataclasses as _dataclasses",
    "import typing as _typing",
    "from sabbat._compiled_records import record as _record",
]
ORDER = {"__lt__": "<", "__le__": "<=", "__gt__": ">", "__ge__": ">="}


@dataclass
class Edits:
    """Changes to the lines of one module, by line number, carried out from the bottom up."""

    replaced: dict[int, str] = field(default_factory=dict)
    inserted: dict[int, list[str]] = field(default_factory=dict)  # after that line

    def apply(self, source: str) -> str:
        lines = source.splitlines()
        for number in sorted(self.replaced.keys() | self.inserted.keys(), reverse=True):
            if number in self.replaced:
                lines[number - 1] = self.replaced[number]
            lines[number:number] = self.inserted.get(number, [])
        return "\n".join(lines) + "\n"


def expand(package: Package, name: str, clone_source: CloneSource) -> str:
    """The source of one module of the package, with its records written out."""
    module = package[name]
    edits = Edits()
    imports: set[str] = set()
    for cls in module.classes.values():
        if decorator := cls.decorator("state", "dataclass"):
            take_away(edits, decorator)
            body, after = [], f'setattr({cls.name}, "__field_types__", {dict(cls.own_fields())!r})'
            fields = package.fields(cls)
            if fields is None or is_special(cls):
                edits.replaced[decorator.lineno] = "@" + dataclass_of(decorator)
            else:
                take_defaults_away(edits, cls)
                body, after = methods(package, cls, fields), record(cls, fields)
                imports |= imports_for(cls, fields)
            if cls.decorator("state") and "clone" not in cls.written:
                body.append(clone_source(cls.name, cls.bases, cls.own_fields(), package.states))
            lines = [line for text in body for line in ["", *textwrap.indent(text.strip("\n"), "    ").splitlines()]]
            edits.inserted[cls.last_line] = [*lines, "", "", after]
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef):
            take_transform_away(edits, node)
    if edits.inserted:  # of a record
        checking = ["if _typing.TYPE_CHECKING:", *sorted(imports)] if imports else []
        edits.inserted[module.first_import] = [*IMPORTS, *checking]
    replaced, inserted = plain_matches(package, module)
    edits.replaced |= replaced
    edits.inserted |= inserted
    return edits.apply(module.source)


def is_special(each: Class) -> bool:
    known = ({"slots"}, {"frozen", "slots"}, {"frozen", "order", "slots"})
    return "__init__" in each.written or each.options() | {"slots"} not in known


def methods(package: Package, each: Class, fields: list[Field]) -> list[str]:
    """The texts of what the decorator would make, but for what stands in the class already."""
    fields = in_order(fields)
    names = [one.name for one in fields]
    values = values_of("self", names)
    literals = ", ".join(f"_typing.Literal[{name!r}]" for name in names) or "()"
    texts = {
        "__match_args__": f"__match_args__: _typing.ClassVar[tuple[{literals}]] = {tuple(names)!r}\n",
        "__dataclass_fields__": "__dataclass_fields__: _typing.ClassVar[dict[str, _typing.Any]] = {}\n",
        "__init__": init(package, each, fields),
        # A compiled class passes the arguments of `__new__` to `__init__`: copy and pickle must know them.
        "__reduce__": f"def __reduce__(self) -> tuple[object, ...]:\n    return ({each.name}, {values})\n",
    }
    if "frozen" in each.options():
        same = " and ".join(f"self.{name} == other.{name}" for name in names) or "True"
        texts["__eq__"] = comparison(each, "__eq__", same)
        texts["__hash__"] = f"def __hash__(self) -> int:\n    return hash({values})\n"
    if "order" in each.options():
        for name, sign in ORDER.items():
            texts[name] = comparison(each, name, f"{values} {sign} {values_of('other', names)}")
    return [text for name, text in texts.items() if name not in each.written]


def in_order(fields: list[Field]) -> list[Field]:
    """As `__init__` takes them: what is keyword-only for a dataclass comes last here, and has a default."""
    return [one for one in fields if not one.last] + [one for one in fields if one.last]


def init(package: Package, each: Class, fields: list[Field]) -> str:
    body = [f"    self.{one.name} = {one.value}" for one in fields]
    if package.inherits(each, "__post_init__"):
        body.append("    self.__post_init__()")
    parameters = ", ".join(["self", *(one.parameter for one in fields)])
    return f"def __init__({parameters}) -> None:\n" + "\n".join(body or ["    pass"]) + "\n"


def comparison(each: Class, name: str, result: str) -> str:
    return (
        f"def {name}(self, other: object) -> bool:\n"
        f"    if not isinstance(other, {each.name}) or type(other) is not type(self):\n"
        f"        return NotImplemented\n"
        f"    return {result}\n"
    )


def values_of(whose: str, names: list[str]) -> str:
    return "(" + "".join(f"{whose}.{name}, " for name in names).strip() + ")"


def record(each: Class, fields: list[Field]) -> str:
    """The call that completes the class."""
    kinds = {one.name: one.annotation for one in fields}
    defaults = ", ".join(f"{one.name!r}: {default(one)}" for one in fields if one.factory or one.default is not None)
    frozen = "frozen" in each.options()
    return f"_record({each.name}, {frozen}, {dict(each.own_fields())!r}, {kinds!r}, {{{defaults}}})"


def default(one: Field) -> str:
    """What stands for a field's default in a dataclass."""
    given = f"default_factory={one.factory}" if one.factory else f"default={one.default}"
    return f"_dataclasses.field({given}, kw_only={one.last})"


def imports_for(each: Class, fields: list[Field]) -> set[str]:
    """What the annotations of inherited fields need to mean the same here."""
    return {
        f"    from {one.home.name} import {name}"
        for one in fields
        if one.home is not each.module
        for name in one.names - each.module.bound
    }


def dataclass_of(decorator: ast.expr) -> str:
    """The same decorator as a plain dataclass; a compiled class has no slots of that kind."""
    kept = ast.Call(ast.Name("_dataclasses.dataclass"), [], [])
    if isinstance(decorator, ast.Call):
        kept.keywords = [keyword for keyword in decorator.keywords if keyword.arg != "slots"]
    return ast.unparse(kept)


def take_defaults_away(edits: Edits, each: Class) -> None:
    """Only declarations stay in the class: `__init__` has the defaults, and mypyc would store them a second time."""
    for item in each.annotated():
        if item.value is not None:
            edits.replaced |= dict.fromkeys(item.lines, "")
            edits.replaced[item.lines[0]] = f"    {item.target.id}: {ast.unparse(item.annotation)}"


def take_transform_away(edits: Edits, node: ast.FunctionDef) -> None:
    """`@dataclass_transform` sets an attribute, which a compiled function does not have."""
    for decorator in node.decorator_list:
        if ast.unparse(decorator).startswith(("dataclass_transform", "typing.dataclass_transform")):
            take_away(edits, decorator)


def take_away(edits: Edits, decorator: ast.expr) -> None:
    edits.replaced |= dict.fromkeys(range(decorator.lineno, last_line(decorator) + 1), "")
