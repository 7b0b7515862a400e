"""The few things that are asked outside a table: which games there are, a new table, my tables, a QR code."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sabbat.bots import bots_of
from sabbat.engine import BadOptions
from sabbat.engine.options import OptionValue
from sabbat.games import GAMES
from sabbat.server.limits import LARGEST_TABLE, LONGEST_DETAIL, Bucket
from sabbat.server.lobby import Lobby
from sabbat.server.my_tables import tables_of
from sabbat.server.refused import Refused

SHELF = ("charlatans", "bal_des_chaudrons", "chaudron_magique", "sorcellerie", "du_balai")
MOST_CALLERS = 4096

_opening: dict[str, Bucket] = {}  # tables per caller


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """What a new table should be."""

    game: str
    seats: int
    options: dict[str, OptionValue] = {}
    name: str = ""
    quick: bool = False  # sit me down, fill up with bots, start
    bot: str = "sensible"


def api_routes() -> list[BaseRoute]:
    return [
        Route("/api/games", games),
        Route("/api/tables", open_table, methods=["POST"]),
        Route("/api/tables/mine", mine),
        Route("/api/tables/{table}/qr.svg", qr_code),
    ]


def answer(data: Any, status: int = 200) -> Response:  # JSON
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def refused(why: str, status: int = 400, **facts: int | str) -> Response:
    return answer({"why": why, "facts": facts}, status)


async def games(_: Request) -> Response:
    """The shelf: games that can be played, and those that are coming."""
    return answer([_game(name) for name in SHELF])


def _game(name: str) -> dict[str, Any]:  # JSON
    game = GAMES.get(name)
    if game is None:
        nothing = {"fewest_seats": 0, "most_seats": 0, "options": [], "bots": [], "card_file": ""}
        return {"name": name, "ready": False, **nothing}
    return {
        "name": name,
        "ready": True,
        "fewest_seats": game.fewest_seats,
        "most_seats": game.most_seats,
        "options": [
            {"name": option.name, "values": option.values, "default": option.default} for option in game.table_options
        ],
        "bots": list(bots_of(name)),
        "card_file": game.card_file,
    }


async def open_table(request: Request) -> Response:
    """A new table. Answers its id; what is wrong with the wish is told by a slug and facts."""
    caller = request.client.host if request.client else ""
    if len(_opening) > MOST_CALLERS:
        _opening.clear()
    if not _opening.setdefault(caller, Bucket(rate=1.0, burst=30.0)).take():
        return refused("too_fast", 429)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_TABLE:
            return refused("too_large", 413)
    try:
        wanted = msgspec.json.decode(body, type=Wanted)
    except (msgspec.DecodeError, RecursionError) as error:
        return refused("malformed", detail=str(error)[:LONGEST_DETAIL])
    if wanted.game not in GAMES:
        return refused("no_such_game", game=wanted.game[:40])
    if wanted.bot not in bots_of(wanted.game):
        return refused("no_such_bot", bot=wanted.bot[:40])
    lobby: Lobby = request.app.state.lobby
    person: str = request.state.person
    try:
        if wanted.quick:
            table = await lobby.quick(person, wanted.name, wanted.game, wanted.seats, wanted.options, wanted.bot)
        else:
            table = await lobby.open(person, wanted.game, wanted.seats, wanted.options)
    except BadOptions as error:
        return refused("bad_options", detail=str(error)[:LONGEST_DETAIL])
    except Refused as error:
        return answer({"why": error.why, "facts": error.facts}, 400)
    return answer({"id": table.id}, 201)


async def mine(request: Request) -> Response:
    lobby: Lobby = request.app.state.lobby
    return answer(await tables_of(lobby, request.state.person))


async def qr_code(request: Request) -> Response:
    """The table's link, to be held before a phone."""
    lobby: Lobby = request.app.state.lobby
    table = await lobby.find(request.path_params["table"])
    if table is None:
        return refused("no_such_table", 404)
    picture = BytesIO()
    segno.make(table.view().link, error="m").save(picture, kind="svg", scale=4, border=2, dark="#1b1424", light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")
