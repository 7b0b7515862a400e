"""Du balai !, set-up: DUB-1, DUB-2, DUB-60, DUB-61."""

from __future__ import annotations

from typing import Final

from sabbat.engine.options import OptionValue
from sabbat.games.du_balai.components import COPIES, MAGIC, NOVICE, START
from sabbat.games.du_balai.state import CASTING, GONE, NOBODY, NOT_WRITTEN, NOWHERE, DuBalai, Flyer

NONE: Final = "none"
EXPERT: Final = "expert"
HANDICAPS: Final = (NONE, *(f"novice{square}" for square in NOVICE), EXPERT)


def set_up(seats: int, table_options: dict[str, OptionValue]) -> DuBalai:
    """The pawns are on the line, the cards in the pile; the first turn has not begun."""
    return DuBalai(
        turn=0,
        phase=CASTING,
        thrower=0,
        dice=(),
        cast_at=0,
        lid_at=0,
        closer=NOBODY,
        lid_contest=False,
        decree=NOBODY,
        decree_until=0,
        queue=(),
        mover=NOBODY,
        go=GONE,
        blocks=(),
        pulls=(),
        spell=NOBODY,
        caster=NOBODY,
        fogs=0,
        listeners=(),
        curse=NOWHERE,
        across=0,
        pile=list(COPIES),
        discard=[0] * len(MAGIC),
        players=[_flyer(str(table_options[f"handicap_{seat}"])) for seat in range(seats)],
    )


def _flyer(handicap: str) -> Flyer:
    """DUB-60, DUB-61."""
    start = START
    for square in NOVICE:
        if handicap == f"novice{square}":
            start = square
    return Flyer(
        square=start,
        crossed=0,
        hand=[0] * len(MAGIC),
        expert=handicap == EXPERT,
        ready=False,
        held_back=False,
        formula=NOT_WRITTEN,
        second=NOT_WRITTEN,
        double=False,
        drawn=[0] * len(MAGIC),
        claimed=False,
    )
