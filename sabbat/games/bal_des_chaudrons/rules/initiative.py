"""Bal des Chaudrons, steps of a production and how it ends: all at once in secret, or one by one (BAL-24, BAL-25).

Nobody is asked here: `brewing` asks.
"""

from __future__ import annotations

from sabbat.engine.actions import Seat
from sabbat.engine.play import Play
from sabbat.games.bal_des_chaudrons.components import BENCH, KINDS, OUTPUTS, SUPPLY, Card, lying
from sabbat.games.bal_des_chaudrons.events import (
    CauldronFilled,
    IngredientNamed,
    InitiativeCalled,
    PotionUndone,
    PotionUsed,
    ProductionFinished,
)
from sabbat.games.bal_des_chaudrons.rules.slots import is_used
from sabbat.games.bal_des_chaudrons.rules.verbs import box_character
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch, Use, in_order


def take_step(play: Play[Bal], seat: Seat, step: Use) -> None:
    """A potion is used, its slots are full."""
    me = play.state.witches[seat]
    me.steps.append(step)
    _shift(me, step, 1)
    if step.named is not None:
        me.free.append(step.named)
    if play.wants_events and play.state.ordered:
        _tell(play, seat, step)


def undo_step(play: Play[Bal], seat: Seat) -> None:
    """The last step is taken back. No later one can have used its outputs: those are back already."""
    me = play.state.witches[seat]
    step = _unstep(me)
    if play.wants_events and play.state.ordered:
        play.tell(PotionUndone(seat, step.potion))


def _unstep(me: BalWitch) -> Use:
    step = me.steps.pop()
    _shift(me, step, -1)
    if step.named is not None:
        me.free.pop()
    return step


def _shift(me: BalWitch, step: Use, sign: int) -> None:
    for taking in step.taken:
        if taking.source == BENCH:
            me.spent[taking.ingredient.kind] += sign
        elif taking.source == OUTPUTS:
            me.made[taking.ingredient.kind] -= sign
    for ingredient in step.given:
        me.made[ingredient.kind] += sign


def _tell(play: Play[Bal], seat: Seat, step: Use) -> None:
    came = [
        tuple([taking.ingredient for taking in step.taken if taking.source == source])
        for source in (BENCH, OUTPUTS, SUPPLY)
    ]
    play.tell(PotionUsed(seat, step.potion, came[0], came[1], came[2], step.given))
    if step.named is not None:
        play.tell(IngredientNamed(seat, step.named))


def finish(play: Play[Bal], seat: Seat) -> None:
    """BAL-24. In the open it counts at once; in secret it is told, and counts, when all are done."""
    play.state.witches[seat].finished = True
    if play.wants_events:
        play.tell(ProductionFinished(seat))
    if play.state.ordered:
        commit(play, seat)


def call(play: Play[Bal], seat: Seat) -> None:
    """BAL-25. Whatever was brewed in secret so far is forgotten; then one by one, in the open."""
    table = play.state
    table.ordered = True
    table.queue = in_order(table)
    for other, me in enumerate(table.witches):
        while me.steps:
            _unstep(me)
        me.finished = False
        table.asked[other] = None
    if play.wants_events:
        play.tell(InitiativeCalled(seat, table.queue))


def reveal_productions(play: Play[Bal]) -> None:
    """BAL-24, BAL-25. All are done: what was brewed in secret is shown, in initiative order."""
    table = play.state
    if table.ordered:
        return
    play.reveal()
    for seat in in_order(table):
        if play.wants_events:
            for step in table.witches[seat].steps:
                _tell(play, seat, step)
        commit(play, seat)


def commit(play: Play[Bal], seat: Seat) -> None:
    """BAL-24. What remains on output slots goes to one's own cauldron, what lies on input slots to the supply."""
    me = play.state.witches[seat]
    for kind in range(KINDS):
        me.bench[kind] -= me.spent[kind]
        me.cauldron[kind] += me.made[kind]
    me.spent = [0] * KINDS
    me.made = [0] * KINDS
    if play.wants_events:
        play.tell(CauldronFilled(seat, lying(me.cauldron)))
    character = play.state.printed.characters[me.character]
    if me.in_play and character.once and character.recipe is not None and is_used(me, Card.parse(me.character)):
        box_character(play, seat)  # BAL-6, the Hidden Power
