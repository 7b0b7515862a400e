"""A table laid by hand, for tests that read like the rulebook: set, act, look. Everything goes through `submit`.

ada = brewing(pot="W3 W3", luck="W2")
ada.draws()
assert ada.exploded
"""

from __future__ import annotations

from typing import Any

from sabbat.engine import Match, Scripted, Seeded
from sabbat.engine.options import OptionValue
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.components import ROUNDS, chip, pile
from sabbat.games.charlatans.rules.beside import UseSetAside
from sabbat.games.charlatans.rules.brewing import DrawOrStop
from sabbat.games.charlatans.rules.flow import BREWING
from sabbat.games.charlatans.rules.placing import ActOrWaive
from tests.charlatans.player import Player, Table

QUIET = "quiet"  # a card that does nothing: no such card is in the game


def lay(
    seats: int = 2,
    round: int = 1,
    card: str = QUIET,
    bags: dict[int, str] | None = None,
    luck: dict[str, str] | None = None,
    points: tuple[int, ...] = (),
    rubies: tuple[int, ...] = (),
    first: int = 0,
    out_of: str = "",
    drops: tuple[int, ...] = (),
    glasses: tuple[int, ...] = (),
    empty_flasks: tuple[int, ...] = (),
    left: dict[str, int] | None = None,
    next_card: str = "",
    seed: int = 0,
    **options: OptionValue,
) -> Table:
    """A table at the start of a round, its card being read.

    `bags` replaces what a bag holds (white 1s for round 6 not included), `luck` scripts draws by name (`bag@0`: the
    bag of seat 0; `die@1`: the die of seat 1), `out_of` empties the supply of those chips, `left` says how many there
    are. Luck without a script is seeded. `drops` puts the drops on those spaces, `glasses` the drops in the test tubes.
    The rounds that follow have quiet cards, but for `next_card`.
    """
    agreed = GAME.agree(seats, options)
    laid = GAME.lay(seats, agreed)
    laid.round = round - 1
    laid.first = first
    quiet = [f"{QUIET}_{later}" for later in range(round + 1, ROUNDS + 1)]
    laid.deck = (card, next_card, *quiet[1:]) if next_card else (card, *quiet)
    for seat, text in (bags or {}).items():
        laid.players[seat].bag = pile(text)
    for seat, amount in enumerate(points):
        laid.players[seat].points = amount
    for seat, amount in enumerate(rubies):
        laid.players[seat].rubies = amount
    for seat, space in enumerate(drops):
        laid.players[seat].drop = space
    for seat, space in enumerate(glasses):
        laid.players[seat].tube = space
    for seat in empty_flasks:
        laid.players[seat].flask_full = False
    for text, count in {**dict.fromkeys(out_of.split(), 0), **(left or {})}.items():
        kind = chip(text).kind
        laid.box[kind] += laid.supply[kind] - count
        laid.supply[kind] = count
    script = {
        "first player": [str(first)],
        "card": list(laid.deck),
        **{name: text.split() for name, text in (luck or {}).items()},
    }
    return Table(Match.begin(GAME, laid, agreed, 0, Scripted(script, otherwise=Seeded(seed))))


def brewing(pot: str = "", luck: str = "", bag: str = "", card: str = QUIET, **laid: Any) -> Player:
    """Seat 0 in the middle of brewing: `pot` has been drawn in this order (questions in between are waived), `luck` is
    what comes next; the bag holds both and `bag` besides."""
    contents = " ".join((pot, luck, bag))
    script = {"bag@0": f"{pot} {luck}", **laid.pop("script", {})}
    table = lay(card=card, bags={0: contents, **laid.pop("bags", {})}, luck=script, **laid)
    ada = table[0]
    for _ in pot.split():
        ada.draws()
        while ada.asked is not None and not isinstance(ada.asked, DrawOrStop):
            ada.waives()
    return ada


def brewed(*pots: str, die: str = "chip", bags: dict[int, str] | None = None, **laid: Any) -> Table:
    """A table whose brewing is over: each seat has drawn its pot in this order and stopped, unless it exploded.

    The bags hold nothing else but what `bags` adds. Choices in between are waived, actions are not; chips beside a pot
    are kept. Whoever may roll the die rolls `die`: `chip` (an orange one) touches neither points nor rubies nor drops.
    """
    pots = pots if len(pots) > 1 else (*pots, "W1")
    extra = bags or {}
    script = {"die": " ".join([die] * 20), **{f"bag@{seat}": pot for seat, pot in enumerate(pots)}}
    contents = {seat: f"{pot} {extra.get(seat, '')}" for seat, pot in enumerate(pots)}
    table = lay(seats=len(pots), bags=contents, luck={**script, **laid.pop("script", {})}, **laid)
    round = table.state.round
    while table.match.outcome is None and table.state.step == BREWING and table.state.round == round:
        seat = table.asked[0]
        _brews_on(table[seat], len(pots[seat].split()))
    return table


def _brews_on(player: Player, draws: int) -> None:
    match player.asked:
        case DrawOrStop() if player.state.draws < draws:
            player.draws()
        case DrawOrStop():
            player.stops()
        case ActOrWaive():
            player.acts()
        case UseSetAside():
            player.is_done()
        case _:
            player.waives()
