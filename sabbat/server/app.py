"""The server: routes, headers, start and stop. What happens at a table is not its business."""

from __future__ import annotations

import asyncio
import mimetypes
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from sabbat.server.api import api_routes
from sabbat.server.bot_workers import BotWorkers
from sabbat.server.callers import may_read_metrics
from sabbat.server.docs_pages import docs_routes
from sabbat.server.gc_pauses import without_gc_pauses
from sabbat.server.identity import Identities
from sabbat.server.invitation import invitation
from sabbat.server.kept_keys import COOKIES, kept_key
from sabbat.server.lobby import Lobby
from sabbat.server.metrics import REGISTRY
from sabbat.server.nodes import forget_the_old, stay_alive
from sabbat.server.notice_settings import NoticeSettings, notices_of
from sabbat.server.notices_api import notices_routes
from sabbat.server.protecting import IdentifyAndProtect
from sabbat.server.reach import Reach
from sabbat.server.services import Services
from sabbat.server.socket import talk
from sabbat.server.store import open_store
from sabbat.server.ways_in import ways_in_routes

USUAL_NOTICES = NoticeSettings()
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Application(Starlette):
    """Starlette's, but for the one address of sockets: what is around a request's route does nothing for them."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            front, _, table = scope["path"].rpartition("/")
            if front == "/ws" and table:
                scope["app"] = self
                await talk(WebSocket(scope, receive, send), table)
                return
        await super().__call__(scope, receive, send)


def page_folder() -> Path:
    """The built page: inside an installed package, or in the tree that it was built from."""
    package = Path(__file__).parents[1]
    inside = package / "page"
    return inside if inside.is_dir() else package.parent / "web" / "dist"


def make_app(
    store_url: str,
    base_url: str,
    page: Path | None = None,
    bot_pause: float = 0.7,
    workers: int = 2,
    origins: frozenset[str] = frozenset(),
    node: str = "",
    reach: Reach | None = None,
    metrics_token: str = "",
    notices: NoticeSettings | None = USUAL_NOTICES,
) -> Starlette:
    """The application. `origins` are the pages, besides those of `base_url`, that may open a socket; `node` is the
    name of this server, where it is one of several on the store; `reach` says more than `base_url` of its addresses;
    who has `metrics_token` may read the figures from elsewhere; without `notices` nobody is told by push that it is her
    turn."""
    reach = reach or Reach(base_url)
    folder = page or page_folder()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = open_store(store_url)
        await store.open()
        await store.join(node or "the only one")
        bot_workers = BotWorkers(workers)
        turn_notices = await notices_of(store, notices, base_url)
        lobby = Lobby(Services(store, bot_workers, reach, bot_pause, several=node != "", notices=turn_notices))
        app.state.lobby = lobby
        app.state.identities = Identities(await kept_key(store, COOKIES, secrets.token_hex(32)), _only_by_https(reach))
        app.state.origins = origins | {base_url}
        app.state.metrics_token = metrics_token
        work = [lobby.run(), stay_alive(store, lobby), forget_the_old(store)]
        work += [] if turn_notices is None else [turn_notices.run()]
        going_on = [asyncio.create_task(part) for part in work]
        try:
            async with without_gc_pauses():
                yield
        finally:
            if reach.local_network is not None:
                await reach.local_network.close()
            for task in going_on:
                task.cancel()
            await asyncio.gather(*going_on, return_exceptions=True)
            await lobby.close()
            await bot_workers.close()
            await store.close()

    async def index(_: Request) -> Response:
        if not (folder / "index.html").is_file():
            return PlainTextResponse("The page has not been built: run ./play, or npm run build in web/.", 503)
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})

    async def table_page(request: Request) -> Response:
        page = await invitation(request, folder / "index.html") if (folder / "index.html").is_file() else None
        return await index(request) if page is None else HTMLResponse(page, headers={"Cache-Control": "no-cache"})

    routes: list[BaseRoute] = [
        Route("/", index),
        Route("/t/", to_the_shelf),
        Route("/t", to_the_shelf),
        Route("/t/{table}", table_page),
        Route("/m/{code}", index),
        Route("/rules/{game}", index),
        Route("/healthz", healthz),
        Route("/readyz", healthz),
        Route("/metrics", metrics),
        *api_routes(),
        *ways_in_routes(),
        *notices_routes(),
        *docs_routes(),
    ]
    if folder.is_dir():
        routes.append(Mount("/", StaticFiles(directory=folder)))
    middleware = [
        Middleware(IdentifyAndProtect),
        Middleware(GZipMiddleware, minimum_size=1000),
    ]
    return Application(routes=routes, lifespan=lifespan, middleware=middleware)


def _only_by_https(reach: Reach) -> bool:
    return reach.is_fixed and reach.base_url.startswith("https://")


async def to_the_shelf(_: Request) -> Response:
    """A link that a chat program has cut off leads to the shelf."""
    return RedirectResponse("/", 302)


async def healthz(request: Request) -> Response:
    """Alive, and the store answers."""
    lobby: Lobby = request.app.state.lobby
    try:
        async with asyncio.timeout(2):
            await lobby.services.store.load("_health")
    except Exception as error:  # whatever is wrong with the store, the answer is the same
        return PlainTextResponse(f"store: {type(error).__name__}", 503)
    return PlainTextResponse("ok")


async def metrics(request: Request) -> Response:
    lobby: Lobby = request.app.state.lobby
    if not may_read_metrics(request, lobby.services.reach, request.app.state.metrics_token):
        return PlainTextResponse("Only on the machine itself, or with the operator's token.", 403)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
