"""Charlatans: what one seat sees as numbers. The same as `view`, a little less: the order of nothing but the pot."""

from __future__ import annotations

from typing import Final

from sabbat.engine.actions import Seat
from sabbat.engine.tensor import Field, Tensor
from sabbat.games.charlatans.components import CARDS, COINS, COLOURS, KINDS
from sabbat.games.charlatans.rules.flow import STEPS
from sabbat.games.charlatans.state import UNDECIDED, Charlatan, Charlatans, white_limit

MOST_SEATS: Final = 4
SPACES: Final = len(COINS)
TRACKS: Final = 24  # the numbers of `_put_tracks`
CARD_PLACE: Final[dict[str, int]] = {card: place for place, card in enumerate(CARDS)}

LAYOUT: Final[tuple[Field, ...]] = (
    ("round", (1,)),
    ("step", (len(STEPS),)),
    ("card", (len(CARDS),)),
    ("deck", (len(CARDS),)),  # cards not yet seen
    ("pages", (len(COLOURS),)),
    ("table", (4,)),  # test tubes, white flask, together, waivers
    ("first", (MOST_SEATS,)),
    ("supply", (KINDS,)),
    ("sits", (MOST_SEATS,)),  # is there anybody on the seat?
    ("tracks", (MOST_SEATS, TRACKS)),
    ("bags", (MOST_SEATS, KINDS)),
    ("beside", (MOST_SEATS, KINDS)),
    ("drawn", (MOST_SEATS, KINDS)),
    ("pots", (MOST_SEATS, SPACES)),  # 1 + the kind of the chip on a space
)


def write(table: Charlatans, seat: Seat, tensor: Tensor) -> None:
    tensor.put(table.round)
    tensor.one_of(table.step, len(STEPS))
    tensor.one_of(CARD_PLACE.get(table.card, -1), len(CARDS))
    for card in table.deck:
        tensor.add(CARD_PLACE[card])
    tensor.skip(len(CARDS))
    for page in table.pages:
        tensor.put(page)
    tensor.flag(table.tubes)
    tensor.flag(table.white_flask)
    tensor.flag(table.together)
    tensor.flag(table.waivers)
    seats = len(table.players)
    tensor.one_of((table.first - seat) % seats, MOST_SEATS)
    tensor.put_all(table.supply)
    around = [table.players[(seat + far) % seats] for far in range(seats)]
    nobody = MOST_SEATS - seats
    for _ in around:
        tensor.put(1)
    tensor.skip(nobody)
    for player in around:
        _put_tracks(table, player, player is around[0], tensor)
    tensor.skip(nobody * TRACKS)
    for player in around:
        tensor.put_all(player.bag)
    tensor.skip(nobody * KINDS)
    for player in around:
        for chip in player.beside:
            tensor.add(chip.kind)
        tensor.skip(KINDS)
    tensor.skip(nobody * KINDS)
    for player in around:
        for chip in player.drawn:
            tensor.add(chip.kind)
        tensor.skip(KINDS)
    tensor.skip(nobody * KINDS)
    for player in around:
        for placed in player.pot:
            tensor.put_at(placed.space, 1 + placed.chip.kind)
        tensor.skip(SPACES)
    tensor.skip(nobody * SPACES)


def _put_tracks(table: Charlatans, player: Charlatan, own: bool, tensor: Tensor) -> None:
    tensor.put(player.points)
    tensor.put(player.rubies)
    tensor.put(player.drop)
    tensor.put(player.tube)
    tensor.flag(player.flask_full)
    tensor.put(player.rat)
    tensor.put(player.start)
    tensor.put(player.draws)
    tensor.flag(player.last_is_fresh)
    tensor.put(player.fresh_beside)
    tensor.put(player.shield)
    tensor.flag(player.seen_white)
    tensor.flag(player.second_chance)
    tensor.put(player.score_space)
    tensor.flag(player.stopped)
    tensor.flag(player.exploded)
    tensor.flag(player.shielded)
    tensor.flag(player.takes_coins)
    tensor.put(player.given_up)
    tensor.put(player.tails)
    tensor.flag(player.intent != UNDECIDED)
    tensor.put(player.intent if own else UNDECIDED)  # CHA-17: what is in the fist, for the owner
    tensor.put(player.white)
    tensor.put(white_limit(table, player))
