"""Charlatans: what one seat sees as numbers. The same as `view`, a little less: the order of nothing but the pot."""

from __future__ import annotations

from typing import Final

from sabbat.engine.actions import Seat
from sabbat.engine.dense import Field, Tensor
from sabbat.games.charlatans.components import CARDS, COINS, COLOURS, KINDS, Chip
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
    tensor.tally([CARD_PLACE[card] for card in table.deck], len(CARDS))
    tensor.put_all(list(table.pages))
    tensor.put_all([table.tubes, table.white_flask, table.together, table.waivers])
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
        _put_kinds(player.beside, tensor)
    tensor.skip(nobody * KINDS)
    for player in around:
        _put_kinds(player.drawn, tensor)
    tensor.skip(nobody * KINDS)
    for player in around:
        for placed in player.pot:
            tensor.values[tensor.at + placed.space] = 1 + placed.chip.kind
        tensor.skip(SPACES)
    tensor.skip(nobody * SPACES)


def _put_kinds(chips: list[Chip], tensor: Tensor) -> None:
    if chips:
        tensor.tally([chip.kind for chip in chips], KINDS)
    else:
        tensor.skip(KINDS)


def _put_tracks(table: Charlatans, player: Charlatan, own: bool, tensor: Tensor) -> None:
    tensor.put_all(
        [
            player.points,
            player.rubies,
            player.drop,
            player.tube,
            player.flask_full,
            player.rat,
            player.start,
            player.draws,
            player.last_is_fresh,
            player.fresh_beside,
            player.shield,
            player.seen_white,
            player.second_chance,
            player.score_space,
            player.stopped,
            player.exploded,
            player.shielded,
            player.takes_coins,
            player.given_up,
            player.tails,
            player.intent != UNDECIDED,
            player.intent if own else UNDECIDED,  # CHA-17: what is in the fist, for the owner
            player.white,
            white_limit(table, player),
        ]
    )
