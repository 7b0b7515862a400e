"""The page behind a table's link, as a chat program previews it: who invites, to which game, with its box."""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.requests import Request

from sabbat.server.lobby import Lobby
from sabbat.server.resuming import CannotResume, read_stored
from sabbat.server.stored_table import StoredTable
from sabbat.words import LANGUAGES, Words

PREFERRED = "fr"  # of the page itself, for those who name no language of ours


async def invitation(request: Request, page: Path) -> str | None:
    """The page with tags for a preview; None where there is no such table, or it cannot be read."""
    lobby: Lobby = request.app.state.lobby
    id = request.path_params["table"]
    table = lobby.in_memory(id)
    stored = table.stored if table is not None else await _stored(lobby, id)
    if stored is None:
        return None
    base = lobby.services.reach.base_for(request)
    words = Words(stored.game, _language(request))
    game = words.text(f"game-{stored.game}")
    host = next((chair.name for chair in stored.chairs if chair.person == stored.host and chair.name), None)
    title = words.text("invitation-from", host=host, game=game) if host else words.text("invitation", game=game)
    tags = {
        "og:type": "website",
        "og:site_name": "Sabbat",
        "og:title": title,
        "og:description": words.attribute(f"game-{stored.game}", "tagline"),
        "og:url": f"{base}/t/{id}",
    }
    if (page.parent / "boxes" / f"{stored.game}.png").is_file():
        tags |= {"og:image": f"{base}/boxes/{stored.game}.png", "og:image:alt": game, "twitter:card": "summary"}
    lines = "".join(f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items())
    return page.read_text(encoding="utf-8").replace("</head>", f"{lines}</head>", 1)


async def _stored(lobby: Lobby, id: str) -> StoredTable | None:
    found = None if id.startswith("_") else await lobby.services.store.load(id)
    if found is None:
        return None
    try:
        return read_stored(found)
    except CannotResume:
        return None


def _language(request: Request) -> str:
    wanted = request.headers.get("accept-language", "").casefold()
    spoken = (part.strip()[:2] for part in wanted.split(","))
    return next((language for language in spoken if language in LANGUAGES), PREFERRED)
