"""The documentation as it was shipped with this very version, under /docs: what "about" links to."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

FIRST = "index.md"
PICTURES = (".jpg", ".png", ".svg")
WHOLE_PAGE = ".html"  # a balance report, with style, pictures and a script of its own in it
ALONE = (
    "sandbox allow-scripts; default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"
)
LEFT_OUT = ("api",)  # written for the site's own generator


def docs_folder() -> Path:
    """Inside an installed package, or in the tree."""
    package = Path(__file__).parents[1]
    inside = package / "docs"
    return inside if inside.is_dir() else package.parent / "docs"


@cache
def shipped(folder: Path) -> dict[str, Path]:
    """What may be asked for, by its path: nothing else is ever opened."""
    found = (path for path in folder.rglob("*") if path.suffix in (".md", WHOLE_PAGE, *PICTURES))
    named = {path.relative_to(folder).as_posix(): path for path in found}
    return {name: path for name, path in named.items() if name.split("/")[0] not in LEFT_OUT}


def docs_address() -> str:
    """Where a page may link to; empty where nothing was shipped."""
    return "/docs/" if FIRST in shipped(docs_folder()) else ""


def docs_routes() -> list[BaseRoute]:
    return [Route("/docs", to_the_first), Route("/docs/{name:path}", page)]


async def to_the_first(_: Request) -> Response:
    return RedirectResponse("/docs/", 302)


async def page(request: Request) -> Response:
    name = request.path_params["name"] or FIRST
    found = shipped(docs_folder()).get(name)
    if found is None:
        return PlainTextResponse("There is no such page.", 404)
    if found.suffix in PICTURES:
        return FileResponse(found)
    if found.suffix == WHOLE_PAGE:  # it may do what it likes, and can touch nothing of ours
        return FileResponse(found, headers={"Content-Security-Policy": ALONE})
    return HTMLResponse(rendered(found.read_text(encoding="utf-8")), headers={"Cache-Control": "no-cache"})


def rendered(text: str) -> str:
    """Plain and readable. Raw HTML in the text is shown, not obeyed."""
    title = re.search(r"^# (.+)$", text, re.MULTILINE)
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title[1] if title else 'Sabbat')}</title>"
        '<link rel="stylesheet" href="/docs.css"></head>'
        f'<body><nav><a href="/">Sabbat</a> <a href="/docs/">Documentation</a></nav><main>{body}</main></body></html>'
    )
