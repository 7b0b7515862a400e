"""The look-ahead of the strong bot, against plain enumeration."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from sabbat.engine import Action
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.actions import DRAW, STOP
from sabbat.games.charlatans.bots.draw_lookahead import DrawLookahead
from sabbat.games.charlatans.bots.end_values import EndValues
from sabbat.games.charlatans.bots.strong import TUNED, Strong
from sabbat.games.charlatans.bots.strong_values import StrongValues
from sabbat.games.charlatans.components import CHIP, CHIPS, WHITE, pile
from sabbat.games.charlatans.state import Placed
from tests.charlatans.player import Player
from tests.charlatans.table import brewing, lay

LIMIT = 7


def ends_of(player: Player) -> EndValues:
    view = player.table.match.view(player.seat)
    return EndValues(GAME.imagine(view, Random(0)), player.seat, StrongValues(view, TUNED))


def by_enumeration(ends: EndValues, bag: tuple[int, ...], space: int, white: int) -> float:
    """The best of stopping and drawing, over every order of the bag, where all other chips are worth 1."""

    @cache
    def best(bag: tuple[int, ...], space: int, white: int) -> float:
        found = ends.whole[space]
        total = sum(bag)
        if not total:
            return found
        drawn = 0.0
        for chip in CHIPS:
            if bag[chip.kind]:
                left = tuple(count - (kind == chip.kind) for kind, count in enumerate(bag))
                more = white + (chip.value if chip.colour == WHITE else 0)
                to = space + chip.value
                drawn += bag[chip.kind] / total * (ends.blown[to] if more > LIMIT else best(left, to, more))
        return max(found, drawn)

    return best(bag, space, white)


@pytest.mark.parametrize("round", [2, 6, 9])
@pytest.mark.parametrize(("bag", "white"), [("W1 W2 O1", 6), ("W1 W1 W2 W3 O1 O1", 4), ("W3 O1 K1 P1 O1", 5)])
def test_the_lookahead_is_exact_where_all_other_chips_are_alike(round: int, bag: str, white: int) -> None:
    ada = lay(round=round)[0]
    ends = ends_of(ada)
    counts = pile(bag)
    lookahead = DrawLookahead(
        ends=ends,
        space=9,
        white=white,
        limit=LIMIT,
        whites=(counts[0], counts[1], counts[2]),
        others=sum(counts[3:]),
        stride=1.0,
        gain=0.0,
        ending=(0.0, 0.0, 0.0),
        flask=0.0,
        shield=0,
        white_1_moves=1,
    )
    assert lookahead.value(flask_full=False) == pytest.approx(by_enumeration(ends, tuple(counts), 9, white))
    assert lookahead.value(flask_full=True) >= lookahead.value(flask_full=False)


def test_an_explosion_never_pays_more_than_a_whole_pot() -> None:
    ends = ends_of(lay(round=4)[0])
    for whole, saved, blown in zip(ends.whole, ends.saved, ends.blown, strict=True):
        assert whole >= saved >= blown


def answer(player: Player) -> object:
    view = player.table.match.view(player.seat)
    asked = player.asked
    assert asked is not None
    return Strong().choose(view, asked, player.options, Random(0))


def test_it_draws_while_nothing_can_explode_and_stops_before_a_sure_explosion() -> None:
    assert answer(brewing(pot="W1 W2", bag="W1 W1 W1 O1 G1", round=8)) == DRAW
    assert answer(brewing(pot="W3 G4 R4 R4 W3 G4 W1", bag="W1 W1 W2 W3", round=8)) != DRAW


@pytest.mark.parametrize(("rival_has", "expected"), [(49, STOP), (55, DRAW)])
def test_it_dares_more_in_the_last_round_when_it_trails(rival_has: int, expected: Action) -> None:
    """Five of the nine chips left would explode. What is in the pot beats a rival on 49, but not one on 55."""
    ada = lay(round=9, points=(40, rival_has), rubies=(0, 0))[0]
    ada.state.bag = pile("W1 W1 W2 W2 W3 G4 B4 R4 Y4")
    ada.state.pot = [Placed(CHIP[text], space, True) for text, space in (("W3", 3), ("W3", 6), ("R4", 30), ("W1", 31))]
    ada.state.draws = 4
    ada.state.flask_full = False
    rival = ada.table[1].state
    rival.bag = pile("W1")
    rival.stopped = True
    assert answer(ada) == expected
