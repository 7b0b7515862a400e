"""Can this store be used? Asked once before a server starts, so that the answer is one line and not a traceback."""

from __future__ import annotations

from urllib.parse import urlsplit, urlunsplit

from sabbat.server.store import StoreError, open_store


class CannotUse(Exception):
    """Why not, in one line that names no password."""


async def try_store(url: str, node: str) -> None:
    """Opens the store, brings it up to date, and sees whether a server of this name may use it."""
    try:
        store = open_store(url)
        await store.open()
        try:
            await store.join(node)
        finally:
            await store.close()
    except (StoreError, OSError, ValueError) as error:
        text = " ".join(str(error).split()) or type(error).__name__
        raise CannotUse(f"the store {without_password(url)} cannot be used: {_hidden(text, url)}") from error


def without_password(url: str) -> str:
    try:
        parts = urlsplit(url)
        if parts.password is None:
            return url
        host = parts.hostname or ""
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return url.partition("://")[0] + "://…"
    return urlunsplit(parts._replace(netloc=f"{parts.username or ''}:…@{host}{port}"))


def _hidden(text: str, url: str) -> str:
    try:
        password = urlsplit(url).password
    except ValueError:
        password = None
    return text.replace(password, "…") if password else text
