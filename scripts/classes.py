"""What the sources say about the package's classes: decorators, fields, bases. Read by `ast`; nothing is imported."""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass
from functools import cached_property

# Bases that hold no fields.
BARE = {"object", "Generic", "Protocol", "ABC"}


@dataclass(frozen=True)
class Field:
    """An annotated field of a record, and the module in which its annotation makes sense."""

    name: str
    annotation: str
    default: str | None
    factory: str | None  # list, dict or set
    home: Module
    last: bool = False  # keyword-only: in `__init__` it stands behind the others

    @property
    def parameter(self) -> str:
        """How `__init__` declares it."""
        if self.factory:
            return f"{self.name}: {self.annotation} | None = None"
        return f"{self.name}: {self.annotation}" + (f" = {self.default}" if self.default is not None else "")

    @property
    def value(self) -> str:
        """What `__init__` stores."""
        return f"{self.factory}() if {self.name} is None else {self.name}" if self.factory else self.name

    @property
    def names(self) -> set[str]:
        """The names that the annotation is made of."""
        return {node.id for node in ast.walk(ast.parse(self.annotation)) if isinstance(node, ast.Name)}


class Class:
    """A class statement."""

    def __init__(self, module: Module, node: ast.ClassDef) -> None:
        self.module, self.node, self.name = module, node, node.name
        self.last_line = last_line(node)
        self.bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
        self.written = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}

    def decorator(self, *names: str) -> ast.expr | None:
        """The decorator called one of `names`, with or without arguments, with or without a module before it."""
        for item in self.node.decorator_list:
            called = item.func if isinstance(item, ast.Call) else item
            if ast.unparse(called).rpartition(".")[2] in names:
                return item
        return None

    def options(self) -> set[str]:
        """What its @dataclass or @state is told, but for what is said to be False."""
        decorator = self.decorator("state", "dataclass")
        keywords = decorator.keywords if isinstance(decorator, ast.Call) else []
        # `eq=False` and the like change more than they say: let them count as options, too.
        return {
            str(keyword.arg)
            for keyword in keywords
            if keyword.arg not in {"frozen", "order", "slots"} or ast.unparse(keyword.value) != "False"
        }

    def own_fields(self) -> list[tuple[str, str]]:
        """The fields of the class itself, each with its annotation as text; a ClassVar is no field."""
        return [(item.target.id, text(item.annotation)) for item in self.annotated()]

    def annotated(self) -> list[AnnotatedName]:
        return [
            AnnotatedName(item.target, item.annotation, item.value, range(item.lineno, last_line(item) + 1))
            for item in self.node.body
            if isinstance(item, ast.AnnAssign)
            and isinstance(item.target, ast.Name)
            and not text(item.annotation).removeprefix("typing.").startswith("ClassVar")
        ]


@dataclass(frozen=True)
class AnnotatedName:
    """`target: annotation = value` in a class."""

    target: ast.Name
    annotation: ast.expr
    value: ast.expr | None
    lines: range

    @property
    def is_plain(self) -> bool:
        """Whether its default means the same in every module: it has none, or one that names builtins alone."""
        parts = self.value.keywords if isinstance(self.value, ast.Call) else [self.value] if self.value else []
        names = {node.id for part in parts for node in ast.walk(part) if isinstance(node, ast.Name)}
        return names <= set(dir(builtins))


def last_line(node: ast.stmt | ast.expr) -> int:
    return node.end_lineno or node.lineno


def text(annotation: ast.expr) -> str:
    """An annotation as text, whether or not it stands in quotes."""
    return str(annotation.value) if isinstance(annotation, ast.Constant) else ast.unparse(annotation)


class Module:
    """One source file."""

    def __init__(self, name: str, source: str) -> None:
        self.name, self.source = name, source
        self.tree = ast.parse(source)
        self.classes = {node.name: Class(self, node) for node in self.tree.body if isinstance(node, ast.ClassDef)}

    @cached_property
    def imported(self) -> dict[str, tuple[str, str]]:
        """For each name that comes from elsewhere: the module, and its name there."""
        found = [node for node in ast.walk(self.tree) if isinstance(node, ast.ImportFrom) and node.module]
        return {alias.asname or alias.name: (str(node.module), alias.name) for node in found for alias in node.names}

    @cached_property
    def bound(self) -> set[str]:
        """The names known in the module, as far as annotations need them."""
        assigned = {node.id for node in ast.walk(self.tree) if isinstance(node, ast.Name) and is_stored(node)}
        return {*dir(builtins), *self.imported, *self.classes, *assigned}

    @cached_property
    def first_import(self) -> int:
        """The last line of the docstring and of the imports from __future__."""
        after = 0
        for node in self.tree.body:
            docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
            if not docstring and not future:
                break
            after = last_line(node)
        return after


def is_stored(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)


class Package(dict[str, Module]):
    """All modules, by their dotted names."""

    @cached_property
    def states(self) -> set[str]:
        return {cls.name for module in self.values() for cls in module.classes.values() if cls.decorator("state")}

    def base(self, each: Class, name: str) -> Class | None:
        """The class behind the name of a base, if it is one of ours."""
        return self.find(each.module, name)

    def find(self, module: Module, name: str) -> Class | None:
        """The class that a module means by a name, if it is one of ours."""
        seen = 0
        while name not in module.classes and name in module.imported and seen < 9:
            where, name = module.imported[name]
            if where not in self:
                return None
            module, seen = self[where], seen + 1
        return module.classes.get(name)

    def ancestors(self, each: Class) -> list[Class] | None:
        """Its base classes, nearest last; None if one of them is not ours, or there is a fork in the line."""
        names = [name for name in each.bases if name.rpartition(".")[2] not in BARE]
        if not names:
            return []
        base = self.base(each, names[0])
        above = self.ancestors(base) if base is not None and len(names) == 1 else None
        return None if above is None or base is None else [*above, base]

    def fields(self, each: Class) -> list[Field] | None:
        """All fields in the order of `__init__`, inherited ones first; None where only the decorator knows."""
        line = self.ancestors(each)
        if line is None:
            return None
        fields: dict[str, Field] = {}
        for owner in [*line, each]:
            if not owner.decorator("state", "dataclass"):
                continue  # annotations of a class that is no record make no fields
            for item in owner.annotated():
                one = self.field(item, owner.module)
                if one is None or (owner is not each and ("Generic" in owner.bases or not item.is_plain)):
                    return None
                fields[one.name] = one
        return list(fields.values())

    def field(self, item: AnnotatedName, home: Module) -> Field | None:
        """A field as `__init__` needs it; None for what only the decorator understands."""
        name, kind, value = item.target.id, text(item.annotation), item.value
        if "InitVar" in kind or kind.endswith("KW_ONLY"):
            return None
        if not isinstance(value, ast.Call):
            return Field(name, kind, None if value is None else ast.unparse(value), None, home)
        told = {str(keyword.arg): ast.unparse(keyword.value) for keyword in value.keywords}
        last = told.pop("kw_only", "False") == "True"
        if told.keys() == {"default"}:
            return Field(name, kind, told["default"], None, home, last)
        if told.keys() == {"default_factory"} and told["default_factory"] == kind.partition("[")[0]:
            return Field(name, kind, None, told["default_factory"], home, last)
        return None

    def inherits(self, each: Class, method: str) -> bool:
        return any(method in owner.written for owner in [*(self.ancestors(each) or []), each])
