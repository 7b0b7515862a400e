"""Winning and losing together: CHM-6, CHM-7; and that every match ends."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.games.chaudron_magique import GAME
from sabbat.games.chaudron_magique.events import CauldronLost, CauldronWon
from sabbat.games.chaudron_magique.rules.adding import AddBlocks
from sabbat.games.chaudron_magique.rules.burning import PlaceBurnt
from sabbat.games.chaudron_magique.rules.ending import may_still_win
from tests.chaudron_magique.table import applying, between_turns, table_of

SIX = ["C2", "C3", "C4", "C5", "C6", "C7"]
NINETEEN = "B1 xxxxx, A2 xxxxxxx, A3 xxxxxxx"


@pytest.mark.rule("CHM-6", "CHM-46")
def test_all_win_together_with_the_seventh_potion() -> None:
    ada = applying("double_wish", "B2 BB, B3 RR, E3 FF", shown=["C1"], pile=[], brewed=SIX)
    ada.lays("B G6")
    assert ada.heard(CauldronWon) == [CauldronWon(2, 0)]
    outcome = ada.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.scores, outcome.why) == ((0, 1, 2), (1, 1, 1), (7, 7, 7), "CHM-6")


@pytest.mark.rule("CHM-7")
def test_the_card_that_brews_the_last_potion_wins_even_if_it_burns_the_twentieth() -> None:
    """The first wish is thrown away: 20 burnt. The second completes C1."""
    ada = applying("double_wish", f"{NINETEEN}, B5 BB, B6 RR, E6 FF", shown=["C1"], pile=[], brewed=SIX)
    ada.lays("out").puts_burnt("G4")
    assert ada.state.burnt == 20
    assert ada.outcome() is None
    assert isinstance(ada.asked, AddBlocks)
    ada.lays("B A4", block=2)
    assert ada.heard(CauldronWon) == [CauldronWon(2, 20)]


@pytest.mark.rule("CHM-7", "CHM-42")
def test_the_card_is_played_out_but_lost_where_it_does_not_brew_the_last_potion() -> None:
    ada = applying("double_wish", f"{NINETEEN}, B5 BB, B6 RR, E6 FF", shown=["C1"], pile=[], brewed=SIX)
    ada.lays("out").puts_burnt("G4").lays("R A4", block=2)
    assert ada.heard(CauldronLost) == [CauldronLost(2, 20, 6)]


@pytest.mark.rule("CHM-7", "CHM-42")
def test_where_the_card_cannot_brew_what_is_left_the_match_is_lost_at_once() -> None:
    ada = applying("double_wish", f"{NINETEEN}, B5 BB, B6 RR, E6 FF", shown=["C1"], pile=["R1"], brewed=SIX[1:])
    ada.lays("out").puts_burnt("G4")
    assert ada.heard(CauldronLost) == [CauldronLost(2, 20, 5)]


@pytest.mark.rule("CHM-6", "CHM-50")
def test_a_forced_seventh_potion_wins_only_below_twenty_burnt() -> None:
    ben = between_turns("A4 xxxxxxx", shown=["C1"], markers=[3], pile=[], brewed=SIX)
    assert ben.asked == PlaceBurnt(7)
    ben.puts_burnt("A2", "B2", "C2", "D2", "E2", "F2")
    assert ben.outcome() is None
    ben.puts_burnt("G2")
    assert ben.heard(CauldronWon) == [CauldronWon(2, 14)]
    ben = between_turns("B1 xxxxx, A2 xxxxxxx, A4 xxx", shown=["C1"], markers=[3], pile=[], brewed=SIX)
    ben.puts_burnt("A6", "B6", "C6", "D6", "E6")
    assert ben.heard(CauldronLost) == [CauldronLost(2, 20, 7)]
    outcome = ben.outcome()
    assert outcome is not None
    assert outcome.winners == ()


@pytest.mark.compiled
@pytest.mark.rule("CHM-11", "CHM-16")
@pytest.mark.parametrize("seats", range(2, 8))
def test_every_match_ends_by_the_tenth_turn(seats: int) -> None:
    """Also where the witches play so well that nothing burns too much: with 28 allowed and the best answers first."""
    for seed in range(3):
        rng = Random(seed)
        match = GAME.start(seats, seed, {"burnt": 28, "deck": "apprentice", "potions": "gentle"})
        while match.outcome is None:
            seat = rng.choice(list(match.pending))
            decision = match.pending[seat].decision
            match.submit(seat, decision.candidates(match.state, seat)[0])
        assert table_of(match).turn <= 10


@pytest.mark.rule("CHM-7", "CHM-42")
def test_whether_a_card_is_played_out_tells_nothing_of_the_potions_face_down() -> None:
    """At the limit, with more and more in the cauldron: any Potion of one rarity could lie there."""
    ada = applying("double_wish", NINETEEN, shown=["C1"], pile=["R1"], brewed=SIX[1:])
    found = set()
    for lying in range(30):
        ada.state.lying[0] = (1 << lying) - 1
        for names in ada.state.printed.by_rarity.values():
            ends = set()
            for name in names:
                ada.state.pile = (name,)
                ends.add(may_still_win(ada.state))
            assert len(ends) == 1
            found |= ends
    assert found == {True, False}
