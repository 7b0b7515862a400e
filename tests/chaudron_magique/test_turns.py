"""A turn: CHM-2, CHM-10 to CHM-16."""

from __future__ import annotations

import pytest

from sabbat.engine import Match, codec
from sabbat.games.chaudron_magique import GAME
from sabbat.games.chaudron_magique.actions import PlayAndKeep
from sabbat.games.chaudron_magique.components import cell
from sabbat.games.chaudron_magique.events import (
    CardsPicked,
    DiscardsShuffled,
    IngredientsDiscarded,
    IngredientTurnedUp,
    MarkersAdded,
    PotionBrewed,
    PotionUncovered,
    TurnBegan,
)
from sabbat.games.chaudron_magique.rules.burning import PlaceBurnt
from sabbat.games.chaudron_magique.rules.turns import ChooseCards
from tests.chaudron_magique.table import NEVER, applying, between_turns, table_of
from tests.hand_laid import refused


@pytest.mark.rule("CHM-10")
def test_a_turn_reveals_a_potion_and_puts_a_marker_on_each() -> None:
    ben = between_turns(shown=["R1", "R2"], markers=[2, 1], pile=["R3", "E1"])
    assert ben.state.shown == ("R1", "R2", "R3")
    assert ben.state.markers == (3, 2, 1)
    assert ben.state.pile == ("E1",)
    assert ben.heard(PotionUncovered) == [PotionUncovered("R3", 1)]
    assert ben.heard(MarkersAdded) == [MarkersAdded(("R1", "R2", "R3"), (3, 2, 1))]


@pytest.mark.rule("CHM-16")
def test_with_an_empty_pile_the_markers_are_put_all_the_same() -> None:
    ben = between_turns(shown=["R1"], markers=[1], pile=[])
    assert ben.heard(PotionUncovered) == []
    assert ben.state.markers == (2,)


@pytest.mark.rule("CHM-11")
def test_the_third_marker_does_not_force_a_potion_but_the_fourth_does() -> None:
    assert between_turns(shown=["C1"], markers=[2]).state.shown == ("C1", "R4")
    ben = between_turns(shown=["C1"], markers=[3])
    assert ben.state.brewed == ("C1",)
    assert ben.state.step == 2
    assert ben.asked == PlaceBurnt(7)


@pytest.mark.rule("CHM-12")
@pytest.mark.parametrize(("seats", "first", "later"), [(2, 6, 5), (3, 4, 3), (7, 4, 3)])
def test_how_many_cards_are_drawn(seats: int, first: int, later: int) -> None:
    match = GAME.start(seats)
    assert [len(hand) for hand in table_of(match).hands] == [first] * seats
    ben = between_turns(seats=seats, shown=["C1"])
    assert [len(hand) for hand in ben.state.hands] == [later] * seats
    assert len(match.pending) == seats


@pytest.mark.rule("CHM-13")
def test_one_card_is_played_and_one_kept_for_the_next_turn() -> None:
    match = GAME.start(3, seed=4)
    hand = table_of(match).hands[0]
    match.submit(0, PlayAndKeep(2, 4))
    assert table_of(match).picked[0] == hand[1]
    assert table_of(match).kept[0] == hand[3]
    assert table_of(match).hands[0] == (hand[0], hand[2])
    assert not any(table_of(match).discards)  # nothing is discarded before all have chosen
    match.submit(1, PlayAndKeep(1, 2))
    step = match.submit(2, PlayAndKeep(1, 2))
    shown = [event for event in step.events if isinstance(event, IngredientsDiscarded)]
    assert shown[0] == IngredientsDiscarded(0, (hand[0], hand[2]))
    assert sum(table_of(match).discards) == 6
    state = table_of(match)
    state.step, state.owner, state.unrevealed = 4, -1, ()
    state.asked = [None] * 3
    later = Match.begin(GAME, state, match.table_options, 0, None)
    assert table_of(later).hands[0][0] == hand[3]
    assert len(table_of(later).hands[0]) == 4
    assert table_of(later).kept == [""] * 3


@pytest.mark.rule("CHM-13")
def test_what_cannot_be_chosen() -> None:
    match = GAME.start(3)
    with refused("CHM-13", "no_such_card"):
        match.submit(0, PlayAndKeep(5, 1))
    with refused("CHM-13", "two_different_cards"):
        match.submit(0, PlayAndKeep(1, 1))
    match.submit(0, PlayAndKeep(1, 2))
    with refused("CHM-13", "cards_are_chosen"):
        match.submit(0, PlayAndKeep(1, 2))


@pytest.mark.rule("CHM-13")
def test_nobody_else_sees_what_was_chosen() -> None:
    match = GAME.start(3)
    hand = table_of(match).hands[0]
    step = match.submit(0, PlayAndKeep(1, 2))
    (picked,) = [event for event in step.events if isinstance(event, CardsPicked)]
    assert codec.told_to(picked, 0) == {"t": "CardsPicked", "seat": 0, "card": hand[0], "kept": hand[1]}
    for other in (1, 2, None):
        assert codec.told_to(picked, other) == {"t": "CardsPicked", "seat": 0, "card": None, "kept": None}
        witch = match.view(other).witches[0]
        assert (witch.hand, witch.picked, witch.kept) == ([], None, None)
        assert (witch.hand_size, witch.has_picked, witch.has_kept) == (2, True, True)
    assert match.view(0).witches[0].kept == hand[1]


@pytest.mark.rule("CHM-14")
def test_the_cards_come_in_any_order_and_are_discarded_together() -> None:
    firsts = set()
    for seed in range(12):
        match = GAME.start(3, seed)
        for seat in range(3):
            step = match.submit(seat, PlayAndKeep(1, 2))
        firsts.add(next(event.seat for event in step.events if isinstance(event, IngredientTurnedUp)))
    assert firsts == {0, 1, 2}
    ada = applying("leak", "D4 BBB", others=["hole", "greedy_rat"], seats=3, shown=NEVER, pile=[])
    before = sum(ada.state.discards)
    ada.lays("B D4")
    assert sum(ada.state.discards) == before  # the others are still to come
    while ada.state.turn == 2:
        seat = next(iter(ada.match.pending))
        ada.match.submit(seat, ada.match.options(seat)[0])
    assert sum(ada.state.discards) == before + 3


@pytest.mark.rule("CHM-15")
def test_the_owner_of_a_card_answers_for_it_and_the_ladle_goes_round() -> None:
    ada = applying("armful_B")
    assert list(ada.match.pending) == [0]
    with refused("CHM-15", "owner_decides"):
        ada.match.submit(1, ada.options[0])
    ben = between_turns(shown=["C1"], markers=[3])
    assert list(ben.match.pending) == [1]
    assert ben.heard(TurnBegan) == [TurnBegan(2, 1)]
    assert ben.match.view(0).holder == 1


@pytest.mark.rule("CHM-2")
def test_an_empty_draw_pile_takes_the_discards_in() -> None:
    state = table_of(GAME.start(3))
    state.asked = [None] * 3
    state.hands = [()] * 3
    names = state.printed.names
    state.discards = state.printed.copies("full")
    state.draw = [0] * len(names)
    for seat, card in enumerate(("leak", "hole", "splash")):
        state.picked[seat] = card
        state.discards[names.index(card)] -= 1
    state.draw[names.index("antidote")], state.discards[names.index("antidote")] = 1, 0
    state.step, state.turn = 4, 1
    match = Match.begin(GAME, state, GAME.agree(3, {}), 0, None)
    shuffled = [event for event in match.told_at_start if isinstance(event, DiscardsShuffled)]
    assert shuffled == [DiscardsShuffled(103)]
    assert "antidote" in table_of(match).hands[0]
    assert sum(table_of(match).draw) == 104 - 9
    assert isinstance(match.pending[0].decision, ChooseCards)


@pytest.mark.rule("CHM-10", "CHM-45")
def test_a_potion_that_is_complete_when_it_is_revealed_is_brewed() -> None:
    ben = between_turns("B2 BB, B3 RR, B5 FF, F6 B", shown=["R1"], pile=["C1"])
    assert [event.potion for event in ben.heard(PotionBrewed)] == ["C1"]
    assert not any(ben.state.lying)
    assert ben.state.shown == ("R1",)
    assert cell("B2").bit & ben.state.empty
