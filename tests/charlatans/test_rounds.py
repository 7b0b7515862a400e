"""The order of a round: CHA-3 (opening), CHA-10 (who chooses when), CHA-17, CHA-30, CHA-31."""

from __future__ import annotations

import pytest

from sabbat.games.charlatans.actions import Draw, Stop
from sabbat.games.charlatans.events import Bought, ChipDrawn, HandHeldOut, HandsOpened, PointsGained, RatPlaced
from sabbat.games.charlatans.round_events import BookOpened, BrewingBegan, CardRead, RoundBegan, RoundEnded, WhiteAdded
from tests.charlatans.player import Table
from tests.charlatans.table import brewed, lay
from tests.hand_laid import refused

# CHA-3: books open


@pytest.mark.rule("CHA-3")
@pytest.mark.parametrize(("round", "opened"), [(1, []), (2, ["yellow"]), (3, ["purple"]), (4, []), (9, [])])
def test_yellow_opens_at_the_start_of_round_2_purple_of_round_3(round: int, opened: list[str]) -> None:
    assert [event.colour for event in lay(round=round).told(BookOpened)] == opened


@pytest.mark.rule("CHA-3", "CHA-27")
@pytest.mark.parametrize(("round", "closed"), [(1, ["Y1", "P1"]), (2, ["P1"]), (3, [])])
def test_no_chip_of_a_closed_book_can_be_bought(round: int, closed: list[str]) -> None:
    far = "O1 G4 G4 G4"  # 14 coins
    for text in closed:
        table = brewed(far, "W1", round=round)
        with refused("CHA-3", "book_is_closed"):
            table[0].buys(text)
    for text in {"Y1", "P1", "G1", "B1", "R1", "O1", "K1"} - set(closed):
        table = brewed(far, "W1", round=round)
        table[0].buys(text)
        assert [list(map(str, event.chips)) for event in table.told(Bought)] == [[text]]


@pytest.mark.rule("CHA-3", "CHA-10")
def test_a_book_that_opens_this_round_opens_before_the_card_is_read() -> None:
    table = lay(round=2, card="only_one")
    order = [type(event) for event in table.events]
    assert order.index(RoundBegan) < order.index(BookOpened) < order.index(CardRead)
    table[0].takes("Y2")
    assert table[0].has_a_chip_of("Y2") == 1


# CHA-10: the card


@pytest.mark.rule("CHA-10")
def test_choices_are_made_in_turn_order_from_the_reader_on() -> None:
    table = lay(seats=4, round=2, first=2, card="just_in_time")
    assert table.told(CardRead)[0].reader == 2
    for seat in (2, 3, 0, 1):
        assert table.asked == [seat]
        table[seat].takes_points()
    assert table.asked == [0, 1, 2, 3]  # now all brew


@pytest.mark.rule("CHA-10", "CHA-11")
def test_a_purple_card_is_carried_out_before_the_rats_and_the_brewing() -> None:
    table = lay(round=2, card="just_in_time", points=(16, 16))
    table[0].takes_points()
    assert table.told(RatPlaced) == []
    table[1].removes_white()
    order = [type(event) for event in table.events]
    assert order.index(CardRead) < order.index(PointsGained) < order.index(RatPlaced) < order.index(BrewingBegan)


@pytest.mark.rule("CHA-10")
def test_a_blue_card_holds_for_its_round_only() -> None:
    table = lay(card="living_in_luxury", bags={0: "W3 W3 W3", 1: "W1"}, luck={"die": "ruby"})
    table.all_stop_after(3, 1)
    assert not table[0].exploded
    table.rest_of_round()
    table[0].draws(3)
    assert table[0].exploded


# CHA-17: together


def hands(table: Table) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    return [(event.drawing, event.stopping) for event in table.told(HandsOpened)]


@pytest.mark.rule("CHA-17")
@pytest.mark.parametrize(
    ("round", "option", "together"), [(1, False, False), (8, False, False), (9, False, True), (1, True, True)]
)
def test_all_draw_together_in_round_9_and_earlier_where_the_table_wants_it(
    round: int, option: bool, together: bool
) -> None:
    table = lay(round=round, together=option)
    assert table.told(BrewingBegan)[0].together == together
    table[0].draws()
    assert len(table.told(ChipDrawn)) == (0 if together else 1)


@pytest.mark.rule("CHA-17")
def test_chips_are_drawn_when_every_hand_is_held_out_and_all_hands_open_at_once() -> None:
    table = lay(seats=3, round=9)
    table[2].draws()
    table[0].draws()
    assert [event.seat for event in table.told(HandHeldOut)] == [2, 0]
    assert [player.pot for player in table.everybody] == ["", "", ""]
    table[1].draws()
    assert hands(table) == [((0, 1, 2), ())]
    assert [len(player.state.pot) for player in table.everybody] == [1, 1, 1]


@pytest.mark.rule("CHA-17")
def test_what_a_hand_holds_is_hidden_from_the_others_until_all_are_there() -> None:
    drawing, stopping = lay(seats=3, round=9, together=True), lay(seats=3, round=9, together=True)
    for table in (drawing, stopping):
        for player in table.everybody:
            player.draws()
    told = [drawing[0].does(Draw()), stopping[0].does(Stop())]
    assert told[0] == told[1] == [HandHeldOut(0)]
    for viewer in (1, 2, None):
        seen = drawing.match.view(viewer)
        assert seen == stopping.match.view(viewer)
        assert (seen.players[0].decided, seen.players[0].intent) == (True, 0)
    own = [table.match.view(0).players[0].intent for table in (drawing, stopping)]
    assert own[0] != own[1]


@pytest.mark.rule("CHA-17")
def test_a_hand_held_out_stays_as_it_is() -> None:
    table = lay(round=9)
    table[0].draws()
    with refused("CHA-17", "hand_is_held_out"):
        table[0].stops()


@pytest.mark.rule("CHA-13", "CHA-17")
def test_the_empty_hand_stops_and_the_others_go_on() -> None:
    table = lay(seats=3, round=9, bags={0: "O1 O1 O1", 1: "O1 O1 O1", 2: "O1 O1 O1"})
    for player in table.everybody:
        player.draws()
    table[0].draws()
    table[1].stops()
    table[2].draws()
    assert hands(table)[-1] == ((0, 2), (1,))
    assert [player.pot for player in table.everybody] == ["O1@1 O1@2", "O1@1", "O1@1 O1@2"]
    assert table.asked == [0, 2]
    with refused("CHA-13", "stopping_is_final"):
        table[1].draws()


@pytest.mark.rule("CHA-13", "CHA-17")
def test_the_first_hand_cannot_be_empty() -> None:
    table = lay(round=9)
    with refused("CHA-13", "draw_first"):
        table[0].stops()


@pytest.mark.rule("CHA-14", "CHA-17")
def test_an_exploded_pot_holds_out_no_more_hands() -> None:
    table = lay(round=9, bags={0: "W3 W3 W3", 1: "O1 O1 O1 O1"})
    for _ in range(3):
        for player in table.everybody:
            player.draws()
    assert table[0].exploded
    assert table.asked == [1]
    table[1].draws()  # nobody to wait for
    assert table[1].pot == "O1@1 O1@2 O1@3 O1@4"


@pytest.mark.rule("CHA-16", "CHA-17")
def test_the_flask_comes_before_the_hand() -> None:
    table = lay(round=9, bags={0: "W3 W3", 1: "O1 O1"})
    for player in table.everybody:
        player.draws()
    table[0].uses_flask()
    assert table[0].pot == ""
    assert table.asked == [0, 1]


@pytest.mark.rule("CHA-15", "CHA-17")
def test_choices_that_a_chip_brings_are_made_before_the_next_signal() -> None:
    table = lay(round=9, bags={0: "B1 O1", 1: "O1 O1"}, luck={"bag@0": "B1 O1"})
    for player in table.everybody:
        player.draws()
    assert table.asked == [0]
    table[0].places("O1")
    assert table.asked == [0, 1]


# CHA-30, CHA-31


@pytest.mark.rule("CHA-28", "CHA-30")
def test_the_round_ends_rat_back_chips_back_deck_to_the_next_player_flame_on() -> None:
    table = lay(seats=3, round=4, first=2, points=(0, 50, 0), bags={0: "W3 W2", 1: "W1", 2: "W1"}, luck={"die": "ruby"})
    assert table[0].rat == 23
    table.all_stop_after(2, 1, 1)
    table.rest_of_round()
    assert [event.round for event in table.told(RoundEnded)] == [4]
    assert (table.state.round, table.state.first) == (5, 0)
    assert [event.reader for event in table.told(CardRead)] == [2, 0]
    assert (table[0].pot, table[0].bag) == ("", "W2 W3")
    assert (table[0].points, table[0].rat, table[0].drop) == (7, 21, 0)  # the stone is placed anew, from the drop
    assert table.asked == [0, 1, 2]


@pytest.mark.rule("CHA-31")
@pytest.mark.parametrize("round", [5, 6, 7])
def test_everybody_adds_a_white_1_at_the_start_of_round_6(round: int) -> None:
    table = lay(seats=3, round=round)
    added = round == 6
    assert [player.has_a_chip_of("W1") for player in table.everybody] == [5 if added else 4] * 3
    assert len(table.told(WhiteAdded)) == added
    assert table.supply_of("W1") == (0 if added else 3)


@pytest.mark.rule("CHA-10", "CHA-31")
def test_the_white_1_is_in_the_bag_before_the_card_is_read() -> None:
    table = lay(round=6, card="just_in_time", bags={0: "O1", 1: "O1"})
    table[0].removes_white()
    assert table[0].bag == "O1"


@pytest.mark.rule("CHA-31")
def test_a_white_1_removed_for_good_does_not_come_instead() -> None:
    table = lay(round=5, card="just_in_time", bags={0: "W1 O1", 1: "O1"}, luck={"die": "ruby"})
    table[0].removes_white()
    table[1].takes_points()
    table.rest_of_round()
    assert table.state.round == 6
    assert [player.has_a_chip_of("W1") for player in table.everybody] == [1, 1]
    assert table.supply_of("W1") == 0
