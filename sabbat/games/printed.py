"""What is printed, as data files say it; and, for a designer, what would be if some of it were different.

A file of changes names data files, and in them what is to be replaced:

    [books.opens]                 # books.toml, the table `opens`
    yellow = 3
    [[books.book]]                # one of a list of tables, by its id
    id = "green_1"
    prices = { 1 = 4, 2 = 8, 4 = 9 }

Only what is there can be changed, and only into its own kind. `sabbat lab compare` plays with one. It is read when a
game is loaded, from the environment, so that every process of a run plays the same game.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

from sabbat.engine.errors import BadOptions

VARIABLE = "SABBAT_CHANGES"  # "charlatans:/path/to/changes.toml"; nothing else sets it than the lab
Table = dict[str, Any]  # whatever TOML holds


class BadChanges(BadOptions):
    """A file of changes cannot be used; the message says where and why, for people."""


def read_printed(path: Path) -> Table:
    """One data file of a game, `games/<game>/data/<name>.toml`, with the changes that this process plays with."""
    return changed(path, tomllib.loads(path.read_text(encoding="utf-8")))


def changed(path: Path, printed: Table) -> Table:
    """What the file says, with the changes for it."""
    game, _, file = os.environ.get(VARIABLE, "").partition(":")
    if game != path.parent.parent.name or path.parent.name != "data":
        return printed
    found = merged(printed, read_changes(Path(file)).get(path.stem, {}), f"{Path(file).name}: {path.stem}")
    assert isinstance(found, dict)
    return found


def read_changes(file: Path) -> dict[str, Table]:
    """The changes by data file."""
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadChanges(f"{file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadChanges(f"{file}: {error}") from None
    for name, change in found.items():
        if not isinstance(change, dict):
            raise BadChanges(f"{file.name}: {name}: write [{name}.…], the name of a data file and what is in it")
    return found


def check_changes(folder: Path, file: Path) -> None:
    """BadChanges where the file does not fit the game's data."""
    changes = read_changes(file)
    if not changes:
        raise BadChanges(f"{file}: nothing is changed in it")
    for name, change in changes.items():
        path = folder / f"{name}.toml"
        if not path.is_file():
            known = ", ".join(sorted(there.stem for there in folder.glob("*.toml")))
            raise BadChanges(f"{file.name}: there is no {name!r} in this game; there are {known}")
        merged(tomllib.loads(path.read_text(encoding="utf-8")), change, f"{file.name}: {name}")


def merged(printed: Any, change: Any, where: str) -> Any:  # whatever TOML holds
    """What is printed with the change in it."""
    if isinstance(printed, dict) and isinstance(change, dict):
        for key in change:
            if key not in printed:
                raise BadChanges(f"{where}: there is no {key!r}; there are {', '.join(list(printed)[:12])}")
        return {**printed, **{key: merged(printed[key], change[key], f"{where}.{key}") for key in change}}
    if isinstance(printed, bool) != isinstance(change, bool) or type(printed) is not type(change):
        raise BadChanges(f"{where}: {change!r} is no {type(printed).__name__}, as {str(printed)[:40]} is")
    if not isinstance(printed, list) or not _are_tables(printed):
        return change
    if _have_ids(printed) and _have_ids(change):
        return _merged_by_id(printed, change, where)
    if len(printed) != len(change):
        raise BadChanges(f"{where}: {len(change)} entries, and {len(printed)} are printed")
    pairs = enumerate(zip(printed, change, strict=True), start=1)
    return [merged(old, new, f"{where}.{at}") for at, (old, new) in pairs]


def _are_tables(entries: list[Any]) -> bool:  # whatever TOML holds
    return any(isinstance(entry, dict) for entry in entries)


def _have_ids(entries: list[Any]) -> bool:  # as above
    return all(isinstance(entry, dict) and "id" in entry for entry in entries)


def _merged_by_id(printed: list[Table], change: list[Table], where: str) -> list[Table]:
    ids = [table["id"] for table in printed]
    changes = {table["id"]: table for table in change}
    for unknown in changes.keys() - set(ids):
        raise BadChanges(f"{where}: there is no {unknown!r}; there are {', '.join(map(str, ids[:12]))}")
    return [merged(table, changes.get(table["id"], {}), f"{where} {table['id']!r}") for table in printed]
