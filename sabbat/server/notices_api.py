"""Turn notices on and off, over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sabbat.server.api_answers import answer, body_of, refused
from sabbat.server.api_types import NoticesView, Subscribe, Unsubscribe
from sabbat.server.limits import Callers
from sabbat.server.lobby import Lobby
from sabbat.server.services import Services
from sabbat.server.subscriptions import Subscription
from sabbat.words import LANGUAGES

_changes = Callers(rate=0.5, burst=20.0)  # per address


def notices_routes() -> list[BaseRoute]:
    return [
        Route("/api/notices", notices),
        Route("/api/notices", turn_on, methods=["POST"]),
        Route("/api/notices/off", turn_off, methods=["POST"]),
    ]


def _services(request: Request) -> Services:
    lobby: Lobby = request.app.state.lobby
    return lobby.services


async def notices(request: Request) -> Response:
    """With which key to subscribe."""
    found = _services(request).notices
    return answer(NoticesView("" if found is None else found.public_key))


async def turn_on(request: Request) -> Response:
    """This browser is told from now on; saying it again is fine."""
    notices = _services(request).notices
    if notices is None:
        return refused("no_notices", 404)
    if not _changes.take(request.client.host if request.client else ""):
        return refused("too_fast", 429)
    wanted = await body_of(request, Subscribe)
    if isinstance(wanted, Response):
        return wanted
    if wanted.language not in LANGUAGES or not notices.may_send_to(wanted.endpoint, wanted.p256dh, wanted.auth):
        return refused("no_such_subscription")
    subscription = Subscription(wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language)
    await notices.subscriptions.add(request.state.person, subscription)
    return answer({}, 201)


async def turn_off(request: Request) -> Response:
    notices = _services(request).notices
    if notices is None:
        return refused("no_notices", 404)
    wanted = await body_of(request, Unsubscribe)
    if isinstance(wanted, Response):
        return wanted
    await notices.subscriptions.drop(request.state.person, wanted.endpoint)
    return answer({})
