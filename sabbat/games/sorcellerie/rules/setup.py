"""Sorcellerie !, set-up: SOR-1, SOR-2."""

from __future__ import annotations

from sabbat.engine.options import OptionValue
from sabbat.engine.play import Play
from sabbat.games.sorcellerie.components import CARDS, CIRCLE
from sabbat.games.sorcellerie.events import CircleLaid
from sabbat.games.sorcellerie.state import CUP, LISTENING, Caller, Sorcellerie


def set_up(seats: int, table_options: dict[str, OptionValue]) -> Sorcellerie:
    """All cards are in the pile; the circle is not laid yet."""
    return Sorcellerie(
        expert=bool(table_options["expert"]),
        any_five=table_options["goal"] == "any_five",
        band=int(table_options["tie_band"]),
        slow=int(table_options["slow"]) * 1000,
        turn=0,
        cup=0,
        phase=CUP,
        circle=[None] * CIRCLE,
        witch=0,
        pile=list(CARDS),
        white=0,
        dice=(),
        target=0,
        clocked=False,
        cue_at=0,
        settles_at=0,
        answers=0,
        breath=int(table_options["breath"]) * 1000,
        players=[Caller([], LISTENING, (), 0, 0, False, 0) for _ in range(seats)],
    )


def lay_circle(play: Play[Sorcellerie]) -> None:
    """SOR-2. The first seven cards in a circle, forest side up; the witch on one of them, facing clockwise."""
    table = play.state
    for place in range(CIRCLE):
        draw_card(play, place)
    if play.wants_events:
        play.tell(CircleLaid(tuple([card.forest for card in table.circle if card is not None]), table.witch))


def draw_card(play: Play[Sorcellerie], place: int) -> None:
    """The next card of the pile into the circle."""
    table = play.state
    drawn = play.chance.pick("card", len(table.players), table.pile)
    table.pile.remove(drawn)
    table.circle[place] = drawn
