"""Charlatans, set-up: CHA-2 to CHA-6, CHA-40, CHA-41."""

from __future__ import annotations

from sabbat.engine.options import OptionValue
from sabbat.games.charlatans.components import (
    BOX,
    CARDS,
    CHIPS,
    COLOURS,
    MIXED,
    STARTING_BAG,
    WHITE,
    WHITE_1,
    prices_of,
)
from sabbat.games.charlatans.rules.flow import CLOSING
from sabbat.games.charlatans.state import UNDECIDED, Charlatan, Charlatans


def set_up(seats: int, table_options: dict[str, OptionValue]) -> Charlatans:
    """The table is laid; the first round has not begun."""
    pages = pages_of(seats, table_options)
    supply = [BOX[kind] - STARTING_BAG[kind] * seats for kind in range(len(BOX))]
    return Charlatans(
        pages=pages,
        prices=prices_of(pages),
        tubes=bool(table_options["test_tubes"]),
        white_flask=table_options["flask"] == "white",
        together=bool(table_options["together"]),
        waivers=bool(table_options["waivers"]),
        round=0,
        first=0,
        step=CLOSING,
        queue=(),
        deck=CARDS,
        card="",
        supply=[_left(kind, count, seats) for kind, count in enumerate(supply)],
        box=[count - _left(kind, count, seats) for kind, count in enumerate(supply)],
        players=[_charlatan() for _ in range(seats)],
    )


def _left(kind: int, count: int, seats: int) -> int:
    """Of the white chips only one W1 for each seat stays at hand, for round 6 (CHA-31); the rest is boxed."""
    if CHIPS[kind].colour != WHITE:
        return count
    return seats if kind == WHITE_1.kind else 0


def pages_of(seats: int, table_options: dict[str, OptionValue]) -> tuple[int, ...]:
    """CHA-3, CHA-40. The page of each colour: the chosen set's, unless the mix says otherwise."""
    pages = [0] * len(COLOURS)
    pages[COLOURS.index("orange")] = 1
    pages[COLOURS.index("black")] = 2 if seats == 2 else 3
    for name in MIXED:
        pages[COLOURS.index(name)] = int(table_options[name]) or int(table_options["set"])
    return tuple(pages)


def _charlatan() -> Charlatan:
    """CHA-4, CHA-5."""
    return Charlatan(
        points=0,
        rubies=1,
        drop=0,
        tube=0,
        flask_full=True,
        bag=list(STARTING_BAG),
        beside=[],
        rat=0,
        start=0,
        pot=[],
        drawn=[],
        draws=0,
        last_is_fresh=False,
        fresh_beside=0,
        shield=0,
        shield_before=0,
        seen_white=False,
        second_chance=False,
        intent=UNDECIDED,
        score_space=0,
        stopped=False,
        exploded=False,
        shielded=False,
        takes_coins=False,
        given_up=0,
        tails=0,
    )
