"""What a seat sees, as numbers for a network: the same for the engine's tables and for the twin on an accelerator.

Nothing in it is hidden from the seat. `np` is NumPy or what looks like it; players come in seat order from the viewer
on, and empty seats are zeros. One table, or many at once: then every array has one more axis before its others.
"""

from __future__ import annotations

from typing import Any, Final

from sabbat.games.charlatans.foresight import FORESIGHT, foresight

MOST_SEATS: Final = 4
KINDS: Final = 18
QUESTIONS: Final = 27
CARDS: Final = 24
SINGLE: Final = 25  # numbers of a player that are not counts of chips
PER_PLAYER: Final = SINGLE + 2 * KINDS + 3 + 2 * 8
PAGES_AT: Final = MOST_SEATS * PER_PLAYER + 9 + CARDS  # the first of four: which page the green book shows
ASKED_AT: Final = PAGES_AT + 5 * 4 + 3 + KINDS  # the first of QUESTIONS
SIZE: Final = ASKED_AT + QUESTIONS + KINDS + 1 + FORESIGHT
Numbers = Any  # an array of NumPy or of JAX


def features(np: Any, player: dict[str, Numbers], table: dict[str, Numbers]) -> Numbers:  # np: a module
    """A row for each table. `player` holds arrays with an axis of MOST_SEATS, `table` what is there once."""
    there = player["there"]
    before = there.shape[:-1]
    lead = np.where(there > 0, player["points"], 0).max(-1)[..., None] - player["points"]
    single = [
        there, player["points"] / 50, lead / 20, player["rubies"] / 6, player["drop"] / 20, player["flask"],
        player["rat"] / 10, player["start"] / 30, player["last_space"] / 52, player["length"] / 15,
        player["draws"] / 15, player["white"] / 9, (player["limit"] - 7) / 2, player["odds"], player["shield"] / 4,
        player["stopped"], player["exploded"], player["shielded"], player["score_space"] / 53, player["takes_coins"],
        player["tails"] / 10, player["given_up"] / 3, player["second_chance"], player["fresh"], player["turn"] / 3,
    ]  # fmt: skip
    colours = np.arange(8)
    seats = [
        np.stack(single, -1),
        player["bag"] / 4,
        player["pot"] / 4,
        player["beside"][..., 10:13] / 2,  # only red chips lie there
        (player["last_colour"][..., None] == colours) * 1.0,
        (player["colour_before"][..., None] == colours) * 1.0,
    ]
    rows = np.concatenate(seats, -1) * (there[..., None] > 0)
    pages = table["pages"][..., 2:7]  # green, blue, red, yellow, purple
    whole = [
        rows.reshape(*before, -1),
        (np.arange(1, 10) == table["round"][..., None]) * 1.0,
        (np.arange(CARDS) == table["card"][..., None]) * 1.0,
        ((pages[..., None] == np.arange(1, 5)) * 1.0).reshape(*before, -1),
        (np.arange(2, 5) == there.sum(-1)[..., None]) * 1.0,
        table["supply"] / 10,
        (np.arange(QUESTIONS) == table["asked"][..., None]) * 1.0,
        player["drawn"][..., 0, :] / 2,
        (table["coins"] / 35)[..., None],
        foresight(np, player, table["landing"]),
    ]
    return np.concatenate(whole, -1)
