"""CHA-1 to CHA-6 and CHA-40: how a table is laid, and what it may agree on."""

from __future__ import annotations

from typing import Any

import pytest

from sabbat.engine.errors import BadOptions
from sabbat.engine.options import OptionValue
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.components import CARDS, CHIPS
from sabbat.games.charlatans.round_events import CardRead, RoundBegan
from tests.charlatans.player import Table
from tests.charlatans.table import lay
from tests.hand_laid import refused


def a_whole_match(seats: int, seed: int) -> Table:
    table = Table(GAME.start(seats, seed))
    while table.match.outcome is None:
        table.rest_of_round()
    return table


@pytest.mark.rule("CHA-1", "CHA-30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nine_rounds_and_the_first_player_moves_clockwise(seats: int) -> None:
    table = a_whole_match(seats, seed=1)
    began = table.told(RoundBegan)
    assert [event.round for event in began] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [event.first for event in began] == [(began[0].first + later) % seats for later in range(9)]
    assert [event.reader for event in table.told(CardRead)] == [event.first for event in began]


@pytest.mark.rule("CHA-1")
def test_the_first_player_of_round_1_is_drawn_at_random() -> None:
    assert {Table(GAME.start(4, seed)).state.first for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("CHA-2")
def test_nine_different_cards_of_24_are_seen() -> None:
    table = a_whole_match(2, seed=1)
    seen = [event.card for event in table.told(CardRead)]
    assert len(seen) == len(set(seen)) == 9
    assert set(seen) | set(table.state.deck) == set(CARDS)
    assert len(table.state.deck) == 15


@pytest.mark.rule("CHA-2")
def test_any_card_may_come_first() -> None:
    assert {Table(GAME.start(2, seed)).state.card for seed in range(250)} == set(CARDS)


@pytest.mark.rule("CHA-2")
def test_rubies_beyond_the_twenty_of_the_box_are_not_withheld() -> None:
    table = lay(card="only_one", rubies=(20, 0))
    table[0].takes_rubies()
    assert table[0].rubies == 23


@pytest.mark.rule("CHA-3")
@pytest.mark.parametrize(("seats", "page"), [(2, "black_2p"), (3, "black_3_4p"), (4, "black_3_4p")])
def test_orange_and_black_are_in_every_game_black_by_the_number_of_players(seats: int, page: str) -> None:
    books = GAME.start(seats).view().books
    assert (books["orange"], books["black"]) == ("orange", page)


@pytest.mark.rule("CHA-3")
@pytest.mark.parametrize("chosen", [1, 2, 3, 4])
def test_the_books_are_those_of_the_chosen_set(chosen: int) -> None:
    books = GAME.start(2, options={"set": chosen}).view().books
    mixed = {colour: page for colour, page in books.items() if colour not in ("orange", "black")}
    assert mixed == {colour: f"{colour}_{chosen}" for colour in ("green", "blue", "red", "yellow", "purple")}


@pytest.mark.rule("CHA-40")
def test_a_free_mix_is_one_page_per_colour_from_any_set() -> None:
    mix: dict[str, OptionValue] = {"green": 4, "blue": 2, "red": 3, "yellow": 4, "purple": 2}
    seen = GAME.start(3, options=mix).view()
    assert {colour: seen.books[colour] for colour in mix} == {
        colour: f"{colour}_{page}" for colour, page in mix.items()
    }
    prices = {chip: seen.prices[chip] for chip in ("G4", "B4", "R1", "R2", "Y2", "P1")}
    assert prices == {"G4": 14, "B4": 19, "R1": 5, "R2": 9, "Y2": 12, "P1": 12}


@pytest.mark.rule("CHA-40")
def test_a_colour_that_the_mix_leaves_open_is_the_sets() -> None:
    books = GAME.start(2, options={"set": 3, "blue": 1}).view().books
    assert (books["green"], books["blue"], books["red"]) == ("green_3", "blue_1", "red_3")


@pytest.mark.rule("CHA-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_player_begins_with(seats: int) -> None:
    for player in lay(seats=seats).everybody:
        assert (player.drop, player.flask_full, player.rat, player.rubies, player.points) == (0, True, 0, 1, 0)


@pytest.mark.rule("CHA-5")
def test_the_starting_bag() -> None:
    for player in lay(seats=4).everybody:
        assert player.bag == "W1 W1 W1 W1 W2 W2 W3 O1 G1"


@pytest.mark.rule("CHA-5")
def test_everybody_knows_what_a_bag_holds() -> None:
    table = lay(bags={0: "W1 W1 B2", 1: "O1"})
    for viewer in (0, 1, None):
        assert table.match.view(viewer).players[0].bag == {"W1": 2, "B2": 1}


@pytest.mark.rule("CHA-5")
def test_nobody_knows_what_comes_out_of_a_bag_next() -> None:
    one, other = lay(seed=1), lay(seed=2)
    for viewer in (0, 1, None):
        assert one.match.view(viewer) == other.match.view(viewer)
    for table in (one, other):
        table[0].draws(3)
    assert one[0].pot != other[0].pot  # and yet their luck differs


@pytest.mark.rule("CHA-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_216_chips_and_what_is_left_of_them_after_the_set_up(seats: int) -> None:
    table = lay(seats=seats)
    assert sum(GAME.pieces(table.state).values()) == 216
    left = {chip.text: table.supply_of(chip.text) for chip in CHIPS}
    assert left["O1"] == 20 - seats  # 18, 17, 16
    assert left["G1"] == 15 - seats  # 13, 12, 11
    assert [left[white] for white in ("W1", "W2", "W3")] == [seats, 0, 0]  # for round 6; the rest is boxed
    others = {text: count for text, count in left.items() if text not in ("W1", "W2", "W3", "O1", "G1")}
    assert others == {
        "G2": 10, "G4": 13, "B1": 14, "B2": 10, "B4": 10, "R1": 12, "R2": 8, "R4": 10,
        "Y1": 13, "Y2": 6, "Y4": 10, "P1": 15, "K1": 18,
    }  # fmt: skip


@pytest.mark.rule("CHA-6")
def test_a_chip_that_is_out_cannot_be_bought() -> None:
    table = lay(bags={0: "W3 W3", 1: "W1"}, out_of="B1")
    table.all_stop_after(2, 1)
    with refused("CHA-6", "chip_is_out"):
        table[0].buys("B1")


@pytest.mark.rule("CHA-3", "CHA-16", "CHA-17", "CHA-41")
def test_what_a_table_plays_when_nobody_wants_anything_else() -> None:
    assert GAME.start(2).table_options == {
        "set": 1, "green": 0, "blue": 0, "red": 0, "yellow": 0, "purple": 0,
        "test_tubes": False, "flask": "any", "together": False, "waivers": False,
    }  # fmt: skip


@pytest.mark.rule("CHA-3", "CHA-40")
@pytest.mark.parametrize(
    ("wanted", "complaint"),
    [
        ({"set": 0}, "option 'set' cannot be 0; it can be 1, 2, 3, 4"),
        ({"set": 5}, "option 'set' cannot be 5; it can be 1, 2, 3, 4"),
        ({"set": True}, "option 'set' cannot be True; it can be 1, 2, 3, 4"),
        ({"set": "1"}, "option 'set' cannot be '1'; it can be 1, 2, 3, 4"),
        ({"green": 5}, "option 'green' cannot be 5; it can be 0, 1, 2, 3, 4"),
        ({"flask": "red"}, "option 'flask' cannot be 'red'; it can be any, white"),
        ({"together": 1}, "option 'together' cannot be 1; it can be False, True"),
        ({"black": 2}, "there is no option 'black'"),
    ],
)
def test_what_a_table_cannot_agree_on(wanted: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOptions) as raised:
        GAME.start(2, options=wanted)
    assert complaint in str(raised.value)


@pytest.mark.rule("CHA-3")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 4 seats"):
        GAME.start(seats)
