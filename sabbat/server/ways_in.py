"""How people get in, asked over HTTP: the address that a link needs, the local network, a code to type."""

from __future__ import annotations

from io import BytesIO

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sabbat.server.api_answers import answer, body_of, refused
from sabbat.server.api_types import NewPass, PassMade, ReachView, SetReach, TableOpened
from sabbat.server.callers import address_of
from sabbat.server.codes import clean_code, table_with_code
from sabbat.server.identity import Identities
from sabbat.server.limits import Callers
from sabbat.server.lobby import Lobby
from sabbat.server.passes import PASS, make_pass, take_pass
from sabbat.server.reach import Reach
from sabbat.server.resuming import CannotResume, read_stored

_guesses = Callers(rate=0.2, burst=10.0)  # codes per address: ten at once, then one in five seconds
_passes = Callers(rate=0.1, burst=10.0)  # passes per person
_all_guesses = Callers(rate=20.0, burst=200.0)  # and everybody's together, so that many addresses are of no use


def ways_in_routes() -> list[BaseRoute]:
    return [
        Route("/api/reach", reach),
        Route("/api/reach", set_reach, methods=["POST"]),
        Route("/api/codes/{code}", table_by_code),
        Route("/api/tables/{table}/qr.svg", qr_code),
        Route("/api/passes", new_pass, methods=["POST"]),
        Route("/api/passes/{code}", use_pass, methods=["POST"]),
        Route("/api/passes/{code}/qr.svg", pass_qr_code),
        Route("/api/forget-me", forget_me, methods=["POST"]),
        Route("/api/forget-my-notes", forget_my_notes, methods=["POST"]),
    ]


def reach_of(request: Request) -> Reach:
    lobby: Lobby = request.app.state.lobby
    return lobby.services.reach


def link_to(base: str, table: str) -> str:
    return f"{base}/t/{table}"


async def reach(request: Request) -> Response:
    """What a link begins with, and whether others can follow it."""
    return answer(_view(request))


def _view(request: Request) -> ReachView:
    known = reach_of(request)
    network = known.local_network
    base = known.base_for(request)
    return ReachView(
        base=base,
        only_here=known.is_this_machine(base.partition("://")[2]),
        may_change=known.may_change(request),
        is_open=network is not None and network.is_open,
    )


async def set_reach(request: Request) -> Response:
    """The press: the server listens on the local network too, or does not any more."""
    known = reach_of(request)
    if known.local_network is None or not known.may_change(request):
        return refused("only_from_here", 403)
    wanted = await body_of(request, SetReach)
    if isinstance(wanted, Response):
        return wanted
    if not wanted.local_network:
        await known.local_network.close()
    else:
        try:
            await known.local_network.open(request.app)
        except OSError:
            return refused("no_local_network", 409)
    return answer(_view(request))


async def table_by_code(request: Request) -> Response:
    """The table with this code. Who guesses is slowed down."""
    if not _guesses.take(address_of(request)) or not _all_guesses.take(""):
        return refused("too_fast", 429)
    lobby: Lobby = request.app.state.lobby
    code = clean_code(request.path_params["code"])
    table = None if code is None else await table_with_code(lobby.services.store, code)
    return refused("no_such_code", 404) if table is None else answer(TableOpened(table))


async def qr_code(request: Request) -> Response:
    """The table's link, to be held before a phone."""
    lobby: Lobby = request.app.state.lobby
    id = request.path_params["table"]
    if id.startswith("_") or await lobby.services.store.load(id) is None:
        return refused("no_such_table", 404)
    return picture_of(link_to(reach_of(request).base_for(request), id))


def picture_of(link: str) -> Response:
    """A QR code."""
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=4, border=2, dark="#1b1424", light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


async def new_pass(request: Request) -> Response:
    """The caller's key, to be carried to another device."""
    if not _passes.take(request.state.person):
        return refused("too_fast", 429)
    wanted = await body_of(request, NewPass)
    if isinstance(wanted, Response):
        return wanted
    lobby: Lobby = request.app.state.lobby
    if request.state.person not in await _people_of(lobby, wanted.table):
        return refused("not_seated", 403)
    return answer(PassMade(await make_pass(lobby.services.store, request.state.person, wanted.table)), 201)


async def _people_of(lobby: Lobby, id: str) -> set[str]:
    table = lobby.in_memory(id)
    if table is not None:
        return table.stored.people()
    found = None if id.startswith("_") else await lobby.services.store.load(id)
    try:
        return set() if found is None else read_stored(found).people()
    except CannotResume:
        return set()


async def use_pass(request: Request) -> Response:
    """This browser becomes whose pass it is; like every POST only by our own page, so that no foreign one does it."""
    if not _guesses.take(address_of(request)) or not _all_guesses.take(""):
        return refused("too_fast", 429)
    lobby: Lobby = request.app.state.lobby
    code = clean_code(request.path_params["code"], PASS)
    carried = None if code is None else await take_pass(lobby.services.store, code)
    if carried is None:
        return refused("no_such_pass", 404)
    response = answer(TableOpened(carried.table))
    identities: Identities = request.app.state.identities
    identities.give(carried.person, request, response)
    return response


async def pass_qr_code(request: Request) -> Response:
    """The way to take a pass, to be held before a phone."""
    code = clean_code(request.path_params["code"], PASS)
    return (
        refused("no_such_pass", 404) if code is None else picture_of(f"{reach_of(request).base_for(request)}/m/{code}")
    )


async def forget_me(request: Request) -> Response:
    """This browser is a stranger again; the person is wherever else her key is."""
    response = answer({})
    identities: Identities = request.app.state.identities
    identities.give(identities.new(), request, response)
    return response


async def forget_my_notes(request: Request) -> Response:
    """What was kept with the caller from one table to the next is no more: at what pace bots go for her."""
    lobby: Lobby = request.app.state.lobby
    await lobby.services.store.person_notes.forget_person(request.state.person)
    return answer({})
