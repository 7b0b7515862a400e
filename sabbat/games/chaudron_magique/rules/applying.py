"""Chaudron Magique, applying a card: CHM-20 to CHM-22. First everything before the arrow, then everything after it."""

from __future__ import annotations

from sabbat.engine.play import Play
from sabbat.games.chaudron_magique.cards import Ingredient
from sabbat.games.chaudron_magique.components import LETTERS, OUT
from sabbat.games.chaudron_magique.rules.adding import AddBlocks
from sabbat.games.chaudron_magique.rules.effects import duplicate_next, move_next
from sabbat.games.chaudron_magique.rules.removing import (
    ChooseEvery,
    RemoveBlocks,
    remove_block,
    remove_every,
    suffer,
)
from sabbat.games.chaudron_magique.rules.verbs import SUFFERED, cause_burnt
from sabbat.games.chaudron_magique.state import (
    ADDING,
    APPLIED,
    BURNING,
    CLEARING,
    DUPLICATING,
    MOVING,
    NOBODY,
    REMOVING,
    Sabbath,
)


def begin_card(table: Sabbath, seat: int) -> None:
    table.owner = seat
    table.card = table.picked[seat]
    table.caused = 0
    table.stage = -1
    _next_stage(table, table.applied)


def _next_stage(table: Sabbath, card: Ingredient) -> None:
    table.stage += 1
    table.blocks = ()
    table.times = 0
    if table.stage == REMOVING:
        table.blocks = tuple(range(len(card.before)))
    elif table.stage == ADDING:
        table.blocks = tuple(range(len(card.after)))
    elif table.stage == DUPLICATING:
        table.times = card.duplicate
    elif table.stage == MOVING:
        table.times = card.move


def _is_done(table: Sabbath, card: Ingredient) -> bool:
    """Is nothing left of this stage, or has the card no such stage?"""
    if table.stage == BURNING:
        return not card.burnt
    if table.stage == CLEARING:
        return not card.every
    return not table.blocks and not table.times


def go_on_with_card(play: Play[Sabbath]) -> None:
    """One small step of the card; CHM-21: stages that it does not have are passed over."""
    table = play.state
    card = table.applied
    while table.stage < APPLIED and _is_done(table, card):
        _next_stage(table, card)
    if table.stage == BURNING:
        _next_stage(table, card)
        cause_burnt(play, card.burnt, SUFFERED)
    elif table.stage == CLEARING:
        _next_stage(table, card)
        if card.every == "*":
            play.ask(table.owner, ChooseEvery(table.card))
        else:
            remove_every(play, LETTERS.index(card.every))
    elif table.stage == REMOVING:
        _ask_to_remove(play)
    elif table.stage == DUPLICATING:
        duplicate_next(play)
    elif table.stage == MOVING:
        move_next(play)
    elif table.stage == ADDING:
        play.ask(table.owner, AddBlocks(table.card, tuple([block + 1 for block in table.blocks])))
    else:
        table.owner = NOBODY
        table.card = ""
        table.stage = 0
        table.caused = 0


def _ask_to_remove(play: Play[Sabbath]) -> None:
    """CHM-22, CHM-25. Where nothing can be found, of none of the blocks, there is nothing to ask."""
    table = play.state
    asked = RemoveBlocks(table.card, tuple([block + 1 for block in table.blocks]), table.applied.or_burnt)
    if asked.finds_something(table):
        play.ask(table.owner, asked)
    elif asked.or_burnt:
        suffer(play)
    else:
        remove_block(play, table.blocks[0], OUT)


def still_to_come(table: Sabbath) -> int:
    """The most resources that the card may still bring."""
    card = table.applied
    coming = table.times if table.stage == DUPLICATING else 0
    if table.stage < DUPLICATING:
        coming += card.duplicate
    for block in table.blocks if table.stage == ADDING else range(len(card.after)):
        if table.stage <= ADDING:
            coming += card.after[block].size
    return coming
