"""Chaudron Magique, set-up: CHM-1 to CHM-5."""

from __future__ import annotations

from sabbat.engine.options import OptionValue
from sabbat.engine.play import Play
from sabbat.games.chaudron_magique.cards import deck_of
from sabbat.games.chaudron_magique.components import (
    CELLS,
    KINDS,
    LETTERS,
    PIECES,
    RARITIES,
    SPLITS,
    STONE,
    THROWN,
)
from sabbat.games.chaudron_magique.events import ResourcesThrown
from sabbat.games.chaudron_magique.state import NO_POTION, NOBODY, Sabbath


def set_up(seats: int, table_options: dict[str, OptionValue]) -> Sabbath:
    """The table before anything is thrown or shuffled."""
    deck = deck_of(str(table_options["cards"]))
    deck_name = str(table_options["deck"])
    return Sabbath(
        cards=deck.text,
        deck_name=deck_name,
        split=str(table_options["potions"]),
        limit=int(table_options["burnt"]),
        stand_ins=1 if table_options["stones"] == "one" else PIECES[STONE],
        talk=str(table_options["talk"]),
        turn=0,
        step=0,
        lying=[0] * (KINDS + 1),
        pile=(),
        shown=(),
        markers=(),
        brewed=(),
        draw=deck.copies(deck_name),
        discards=[0] * len(deck.names),
        hands=[()] * seats,
        picked=[""] * seats,
        kept=[""] * seats,
        unrevealed=(),
        owner=NOBODY,
        card="",
        stage=0,
        blocks=(),
        times=0,
        caused=0,
        last="",
        falling=(),
        owed=0,
        brewing=NO_POTION,
        forced=False,
        taken=0,
        stood=0,
        parts=(),
    )


def throw_and_stack(play: Play[Sabbath]) -> None:
    """CHM-3, CHM-5."""
    _throw(play)
    _stack_potions(play)


def _throw(play: Play[Sabbath]) -> None:
    """CHM-5. Eight resources settle on eight different cells, all cells equally likely."""
    table = play.state
    kinds = [kind for kind in range(KINDS) for _ in range(THROWN[kind])]
    cells = play.chance.pick_out("throw", len(table.hands), list(CELLS), len(kinds))
    for place, kind in enumerate(kinds):
        table.lying[kind] |= cells[place].bit
    if play.wants_events:
        play.tell(ResourcesThrown(tuple([LETTERS[kind] for kind in kinds]), tuple(cells)))


def _stack_potions(play: Play[Sabbath]) -> None:
    """CHM-3, CHM-4. Seven, from common to legendary."""
    table = play.state
    seats = len(table.hands)
    pile: list[str] = []
    for rarity, count in zip(RARITIES, SPLITS[table.split][str(seats)], strict=True):
        pile += play.chance.pick_out("potions", seats, list(table.printed.by_rarity[rarity]), count)
    table.pile = tuple(pile)
