"""A game's two files: `types.gen.ts`, what comes and goes over the wire; `data.gen.ts`, what is printed on its pieces.

The game says the second in `page.py`: `SETS` names the small fixed sets of words (colours, ingredients); every other
annotated constant there is a figure that the page draws.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import json
from pathlib import Path
from typing import Any

from page_types.refusals import refusal_type, refusals_in
from page_types.shapes import HEADING, Scope, named, union
from sabbat.engine.actions import Action, Tick
from sabbat.engine.codec import plain
from sabbat.engine.decision import Decision
from sabbat.engine.events import Event
from sabbat.engine.game import Game
from sabbat.engine.undo import Undo

PACKAGE = Path(__file__).resolve().parents[2] / "sabbat"
WRITTEN = {"WrittenDecision": "Decision", "WrittenOutcome": "Outcome", "WrittenAction": "Action"}
FOR_THIS_GAME = {  # types of the frame's seam, as this game has them
    "Offer": "OfferOf",
    "Question": "QuestionOf",
    "BoardProps": "BoardProps",
    "Stage": "Stage",
    "GameModule": "GameModule",
}
FRAME = ("Json", "JsonObject", "Outcome")  # types of the frame that a game's may name


def page_module(game: str) -> Any:
    """The game's `page.py`; None where it has none."""
    name = f"sabbat.games.{game}.page"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def sets_of(game: str) -> dict[str, tuple[str, ...]]:
    page = page_module(game)
    return {name: tuple(values) for name, values in page.SETS.items()} if page else {}


def scope_of(game: str) -> Scope:
    names = {alias: named(name) for name in sets_of(game) for alias in (name, f"{name}Text")}
    return Scope({**names, **{name: named(kind) for name, kind in WRITTEN.items()}})


def types_of(game: Game[Any]) -> str:
    scope = scope_of(game.name)
    told = [cls for cls in game.vocabulary() if issubclass(cls, (Action, Decision, Event))]
    classes = [cls for cls in told if cls not in (Tick, Undo)]  # of the table: nobody answers with these
    view = scope.typescript(game.view_type)
    parts = [scope.shape(cls) for cls in classes]
    done: set[str] = set()
    while waiting := [cls for name, cls in scope.met.items() if name not in done]:
        done |= {cls.__name__ for cls in waiting}
        parts += [scope.shape(cls) for cls in waiting if cls.__name__ != "Outcome"]
    parts += [
        union("GameEvent", [cls for cls in classes if issubclass(cls, Event)]),
        union("Action", [cls for cls in classes if issubclass(cls, Action)]),
        "/** What a seat may be asked. */\n" + union("Decision", [cls for cls in classes if issubclass(cls, Decision)]),
        refusal_type(refusals_in([PACKAGE / "games" / game.name, PACKAGE / "engine"])),
        f"export type View = {view};",
        "/** What the frame needs to know of this game's types. */\n"
        "export type Game = {\n  view: View;\n  event: GameEvent;\n  action: Action;\n  decision: Decision;\n"
        "  refusal: Refusal;\n};",
        *(f"export type {name} = frame.{generic}<Game>;" for name, generic in FOR_THIS_GAME.items()),
    ]
    body = "\n\n".join(parts)
    return f"{HEADING.format(source=f'sabbat/games/{game.name}')}{_imports(game.name, body)}\n{body}\n"


def _imports(game: str, body: str) -> str:
    words = set(
        body.replace("[", " ")
        .replace("]", " ")
        .replace(",", " ")
        .replace(">", " ")
        .replace("<", " ")
        .replace(";", " ")
        .replace("(", " ")
        .replace(")", " ")
        .split()
    )
    sets = sorted(name for name in sets_of(game) if name in words)
    frame = sorted(name for name in FRAME if name in words)
    lines = [f'import type {{ {", ".join(frame)} }} from "../../protocol.gen";'] if frame else []
    lines.append('import type * as frame from "../types";')
    if sets:
        lines.append(f'import type {{ {", ".join(sets)} }} from "./data.gen";')
    return "\n".join(lines) + "\n"


def data_of(game: str) -> str | None:
    page = page_module(game)
    if page is None:
        return None
    scope = scope_of(game)
    parts = [f"export type {name} = {_literals(values)};" for name, values in sets_of(game).items()]
    for name, text in inspect.get_annotations(page).items():
        if name == "SETS":
            continue
        kind, value = scope.evaluate(text, page.__name__), plain(getattr(page, name))
        written = scope.typescript(kind)
        if isinstance(value, dict) and written.startswith("Partial<") and _is_whole(written, value, game):
            written = written.removeprefix("Partial<").removesuffix(">")
        readonly = f"readonly {written}" if written.endswith("[]") else written
        parts.append(f"export const {name}: {readonly} = {_literal(value)};")
    heading = HEADING.format(source=f"sabbat/games/{game}/page.py")
    structs = [scope.shape(cls) for cls in scope.met.values()]
    return "\n".join([heading, *structs, *parts]) + "\n"


def _is_whole(written: str, value: dict[str, Any], game: str) -> bool:
    key = written.removeprefix("Partial<Record<").split(",")[0]
    return set(value) == set(sets_of(game).get(key, ()))


def _literals(values: tuple[str, ...]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def _literal(value: Any) -> str:
    """JSON, over several lines where it would be too long for one."""
    text = json.dumps(value, ensure_ascii=False)
    if len(text) < 100 or not isinstance(value, (list, dict)):
        return text
    if isinstance(value, list) and all(isinstance(one, (int, float, bool, str)) for one in value):
        return text
    if isinstance(value, list):
        return "[\n" + "".join(f"  {json.dumps(one, ensure_ascii=False)},\n" for one in value) + "]"
    return (
        "{\n"
        + "".join(f"  {json.dumps(name)}: {json.dumps(one, ensure_ascii=False)},\n" for name, one in value.items())
        + "}"
    )
