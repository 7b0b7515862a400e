"""Before every route: a browser gets an identity, an answer its headers, and a foreign caller nothing."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sabbat.server.api_answers import refused
from sabbat.server.callers import READS, is_our_page, names_us
from sabbat.server.identity import COOKIE, Identities
from sabbat.server.lobby import Lobby

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
LOOKED_AT_ANEW = ("/sw.js", "/manifest.webmanifest")  # every time: they say which page there is


class IdentifyAndProtect:
    """Between server and application. It has no task of its own, so a request leaves nothing behind (`gc_pauses`)."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        refusal = _refusal(request)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        identities: Identities = request.app.state.identities
        known = identities.known(request.cookies.get(COOKIE))
        request.state.person = known or identities.new()

        async def send_protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                _protect(request.url.path, message["status"], headers)
                if known is None and "set-cookie" not in headers and _is_for_a_person(request.url.path, headers):
                    carrier = Response()
                    identities.give(request.state.person, request, carrier)
                    headers["set-cookie"] = carrier.headers["set-cookie"]
            await send(message)

        await self._app(scope, receive, send_protected)


def _refusal(request: Request) -> Response | None:
    """For who comes by a foreign name, or asks for something in the name of a foreign page."""
    lobby: Lobby = request.app.state.lobby
    if not names_us(request, lobby.services.reach):
        return PlainTextResponse("There is no such server here.", 421)
    if request.method not in READS and not is_our_page(request):
        return refused("only_from_here", 403)
    return None


def _protect(path: str, status: int, headers: MutableHeaders) -> None:
    for header, value in HEADERS.items():
        headers.setdefault(header, value)
    if path in LOOKED_AT_ANEW:
        headers["Cache-Control"] = "no-cache"
    if path.startswith("/assets/"):
        good = status in (200, 206, 304)
        headers["Cache-Control"] = "public, max-age=31536000, immutable" if good else "no-store"


def _is_for_a_person(path: str, headers: MutableHeaders) -> bool:
    """A page, or an answer of ours; files, health and figures concern nobody in particular."""
    kind = headers.get("content-type", "")
    return kind.startswith("text/html") or (path.startswith("/api/") and "json" in kind)
