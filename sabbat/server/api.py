"""The few things that are asked outside a table: which games there are, a new table, my tables."""

from __future__ import annotations

from importlib.metadata import metadata, version
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sabbat.bots import offered, usual_bot
from sabbat.engine import BadOptions, Game
from sabbat.games import GAMES
from sabbat.games.guide import guide_of
from sabbat.server.api_answers import answer, body_of, refused
from sabbat.server.api_types import AboutSabbat, ApiRefusal, GameInfo, GameOption, NewTable, TableOpened
from sabbat.server.callers import address_of
from sabbat.server.docs_pages import docs_address
from sabbat.server.kept_tables import kept_table, record_of
from sabbat.server.limits import LONGEST_DETAIL, Callers
from sabbat.server.lobby import Lobby
from sabbat.server.my_tables import tables_of
from sabbat.server.refused import Refused

_opening = Callers(rate=1.0, burst=30.0)  # tables per address


def api_routes() -> list[BaseRoute]:
    return [
        Route("/api/about", about),
        Route("/api/games", games),
        Route("/api/tables", open_table, methods=["POST"]),
        Route("/api/tables/mine", mine),
        Route("/api/tables/{table}/kept", kept),
        Route("/api/tables/{table}/record", record),
    ]


async def about(_: Request) -> Response:
    """Version and documentation: where the package says that it is, else as it was shipped."""
    links = (link.split(", ", 1) for link in metadata("sabbat").get_all("Project-URL") or [])
    docs = next((address for name, address in links if name == "Documentation"), docs_address())
    return answer(AboutSabbat(version("sabbat"), docs))


async def games(_: Request) -> Response:
    """The shelf, in the order that the boxes say."""
    shelf = sorted(GAMES.values(), key=lambda game: (game.box.shelf, game.name))
    return answer([_on_the_shelf(game) for game in shelf])


def _on_the_shelf(game: Game[Any]) -> GameInfo:
    return GameInfo(
        name=game.name,
        kind=game.box.kind,
        minutes=game.box.minutes,
        age=game.box.age,
        colours=game.box.colours,
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        usual_seats=game.box.usual_seats,
        usual_bot=usual_bot(game.name),
        options=[GameOption(option.name, option.values, option.default) for option in game.table_options],
        bots=offered(game.name),
        card_file=game.card_file,
        guide=guide_of(game.name) is not None,
    )


async def open_table(request: Request) -> Response:
    """A new table. Answers its id; what is wrong with the wish is told by a slug and facts."""
    if not _opening.take(address_of(request)):
        return refused("too_fast", 429)
    wanted = await body_of(request, NewTable)
    if isinstance(wanted, Response):
        return wanted
    if wanted.game not in GAMES:
        return refused("no_such_game", game=wanted.game[:40])
    bot = wanted.bot or usual_bot(wanted.game)
    seats = wanted.seats or GAMES[wanted.game].box.usual_seats
    if bot not in offered(wanted.game):
        return refused("no_such_bot", bot=wanted.bot[:40])
    lobby: Lobby = request.app.state.lobby
    person: str = request.state.person
    try:
        if wanted.guide:
            table = await lobby.guided(person, wanted.name, wanted.game)
        elif wanted.quick:
            table = await lobby.quick(person, wanted.name, wanted.game, seats, wanted.options, bot)
        else:
            table = await lobby.open(person, wanted.game, seats, wanted.options)
    except BadOptions as error:
        return refused("bad_options", detail=str(error)[:LONGEST_DETAIL])
    except Refused as error:
        return answer(ApiRefusal(error.why, error.facts), 400)
    if lobby.services.several:
        await lobby.hand_over(table)  # to whomever the proxy asks for it
    return answer(TableOpened(table.id), 201)


async def mine(request: Request) -> Response:
    lobby: Lobby = request.app.state.lobby
    return answer(await tables_of(lobby, request.state.person))


async def kept(request: Request) -> Response:
    """What can be told of a damaged table."""
    found = await kept_table(request.app.state.lobby, request.path_params["table"], request.state.person)
    return refused("no_such_table", 404) if found is None else answer(found)


async def record(request: Request) -> Response:
    """The record of a match that is over, or of one's own that is damaged, as a file."""
    id = request.path_params["table"]
    found = await record_of(request.app.state.lobby, id, request.state.person)
    if found is None:
        return refused("no_such_table", 404)
    response = answer(found)
    response.headers["Content-Disposition"] = f'attachment; filename="sabbat-{id}.json"'
    return response
