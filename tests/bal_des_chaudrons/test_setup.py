"""BAL-1 to BAL-7: how a table is laid, and what it may agree on."""

from __future__ import annotations

from typing import Any

import pytest

from sabbat.engine.errors import BadOptions
from sabbat.games.bal_des_chaudrons import GAME
from sabbat.games.bal_des_chaudrons.cards import BASE_DECK
from sabbat.games.bal_des_chaudrons.components import CAPACITY, CHARACTERS, EXPERTS, INGREDIENTS
from sabbat.games.bal_des_chaudrons.events import CharacterKept, CharactersDealt, CharacterShown, PotionsDrawn
from sabbat.games.bal_des_chaudrons.rules.setup import ChooseCharacter
from sabbat.games.bal_des_chaudrons.rules.study import ChoosePotion
from tests.bal_des_chaudrons.table import Table, lay
from tests.hand_laid import refused


def experts(seats: int = 3, seed: int = 1) -> Table:
    return Table(GAME.start(seats, seed, {"characters": "expert"}))


@pytest.mark.rule("BAL-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_each_player_begins_with(seats: int) -> None:
    for player in Table(GAME.start(seats)).everybody:
        assert (player.cauldron, player.circle, player.line) == ("", "", [])
        assert player.markers == {"brew": 0, "raven": 0, "tome": 0}


@pytest.mark.rule("BAL-1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 5 seats"):
        GAME.start(seats)


@pytest.mark.rule("BAL-2")
def test_in_a_first_game_everybody_is_a_novice() -> None:
    table = Table(GAME.start(5))
    assert [player.state.character for player in table.everybody] == ["novice"] * 5
    assert all(isinstance(player.asked, ChoosePotion) for player in table.everybody)


@pytest.mark.rule("BAL-2")
def test_experts_get_two_characters_each_all_different_no_novice() -> None:
    for seed in range(10):
        dealt = [name for player in experts(5, seed).everybody for name in player.state.dealt]
        assert len(dealt) == len(set(dealt)) == 10
        assert set(dealt) <= set(EXPERTS)


@pytest.mark.rule("BAL-2")
def test_any_character_may_come() -> None:
    assert {name for seed in range(30) for name in experts(2, seed)[0].state.dealt} == set(EXPERTS)


@pytest.mark.rule("BAL-2")
def test_one_of_the_two_is_kept_and_the_other_goes_back_to_the_box() -> None:
    table = experts()
    kept = [player.state.dealt[1] for player in table.everybody]
    for player, character in zip(table.everybody, kept, strict=True):
        assert isinstance(player.asked, ChooseCharacter)
        player.keeps(character)
    assert [player.state.character for player in table.everybody] == kept
    assert [player.state.dealt for player in table.everybody] == [(), (), ()]


@pytest.mark.rule("BAL-2")
def test_only_a_character_that_was_dealt_can_be_kept() -> None:
    table = experts()
    with refused("BAL-2", "not_dealt_to_you"):
        table[0].keeps(table[1].state.dealt[0])


@pytest.mark.rule("BAL-2")
def test_what_is_dealt_and_kept_is_hidden_until_all_have_kept_one() -> None:
    table = experts()
    mine = table[0].state.dealt
    assert table.match.view(0).witches[0].dealt == list(mine)
    table[0].keeps(mine[0])
    for viewer in (1, 2, None):
        seen = table.match.view(viewer)
        assert (seen.witches[0].dealt, seen.witches[0].character, seen.witches[0].kept) == ([], "", True)
        assert not set(mine) & set(seen.characters)
    assert table.match.view(0).witches[0].character == mine[0]
    assert table.told(CharacterShown) == []
    for seat in (1, 2):
        table[seat].keeps(table[seat].state.dealt[0])
    assert table.match.view(None).witches[0].character == mine[0]
    assert [event.seat for event in table.told(CharacterShown)] == [0, 1, 2]
    assert mine[1] not in table.match.view(1).characters  # the box keeps its secrets


@pytest.mark.rule("BAL-2")
def test_the_events_of_the_choice_are_secret_too() -> None:
    table = experts()
    table[0].keeps(table[0].state.dealt[0])
    assert [event.characters.seen_by for event in table.told(CharactersDealt)] == [(0,), (1,), (2,)]
    assert table.told(CharacterKept)[0].character.seen_by == (0,)


@pytest.mark.rule("BAL-3")
@pytest.mark.parametrize(
    ("character", "bench", "tome"),
    [
        ("novice", "mandrake, 4 mushroom, 4 spider, 4 toad", 0),
        ("seer", "heart, 2 mandrake, 4 mushroom, 4 spider, 4 toad", 0),
        ("daredevil", "mandrake, 4 mushroom, 4 spider, 4 toad", 0),
        ("hidden_power", "4 mushroom, 4 spider, 4 toad", 0),
        ("grimoire_reader", "heart, 2 mandrake, 3 mushroom, 3 spider, 3 toad", 0),
        ("swindler", "heart, mandrake, 5 mushroom, 3 spider, 5 toad", 0),
        ("fey_blessed", "heart, 5 mushroom, 5 spider", 0),
        ("toad_friend", "mandrake, 2 mushroom, spider, 9 toad", 1),
        ("handy_witch", "heart, mandrake, 5 mushroom, 5 spider, 5 toad", 0),
        ("spider_summoner", "heart, 2 mushroom, 5 spider, 2 toad", 0),
        ("gust", "5 mushroom, 5 spider, 5 toad", 0),
        ("potion_brewer", "2 mandrake, 4 mushroom, 4 spider, 4 toad", 0),
        ("wild_powers", "2 mushroom, 2 spider, 2 toad", 0),
    ],
)
def test_the_character_fills_the_bench_and_moves_the_markers(character: str, bench: str, tome: int) -> None:
    table = Table(GAME.start(2)) if character == "novice" else dealt_to_seat_0(character)
    assert table[0].bench == bench
    assert table[0].markers == {"brew": 0, "raven": 0, "tome": tome}


def dealt_to_seat_0(character: str) -> Table:
    """A table of experts where seat 0 has kept this character."""
    for seed in range(200):
        table = experts(2, seed)
        if character in table[0].state.dealt:
            table[0].keeps(character)
            table[1].keeps(table[1].state.dealt[0])
            return table
    raise AssertionError(f"{character} is never dealt")


@pytest.mark.rule("BAL-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_potions_each_in_secret_and_the_rest_is_the_pile(seats: int) -> None:
    table = Table(GAME.start(seats))
    assert [len(player.hand) for player in table.everybody] == [4] * seats
    assert len({name for player in table.everybody for name in player.hand}) == 4 * seats
    assert len(table.state.deck) == 60 - 4 * seats
    assert GAME.pieces(table.state) == {card.text: 1 for card in BASE_DECK.cards}
    assert [event.potions.seen_by for event in table.told(PotionsDrawn)] == [(seat,) for seat in range(seats)]
    for viewer in (1, None):
        seen = table.match.view(viewer)
        assert (seen.witches[0].hand, seen.witches[0].hand_size) == ([], 4)
        assert not set(table[0].hand) & set(seen.potions)
    assert table.match.view(0).witches[0].hand == table[0].hand


@pytest.mark.rule("BAL-4")
def test_another_seed_another_deal() -> None:
    assert Table(GAME.start(2, 1))[0].hand != Table(GAME.start(2, 2))[0].hand


@pytest.mark.rule("BAL-5")
def test_the_supply_never_runs_out() -> None:
    """More hearts than any box holds: every Circle and bench full of them, and still one more."""
    table = lay(circles=["60 heart", "60 heart"], lines=["", "incantation_of_lava"], benches=["3 heart", "heart"])
    table.all_study(*[player.hand[0] for player in table.everybody])
    table[1].uses("incantation_of_lava")
    table.rest_of_round()
    assert table[1].circle == "61 heart"


@pytest.mark.rule("BAL-7")
def test_the_bench() -> None:
    assert dict(zip([ingredient.text for ingredient in INGREDIENTS], CAPACITY, strict=True)) == {
        "heart": 3, "mandrake": 4, "mushroom": 9, "spider": 9, "toad": 9,
    }  # fmt: skip


@pytest.mark.rule("BAL-3", "BAL-7")
@pytest.mark.parametrize("character", CHARACTERS)
def test_no_character_starts_with_more_than_fits(character: str) -> None:
    start = BASE_DECK.characters[character].start
    assert all(count <= most for count, most in zip(start, CAPACITY, strict=True))


@pytest.mark.rule("BAL-2")
def test_what_a_table_plays_when_nobody_wants_anything_else() -> None:
    assert GAME.start(2).table_options == {"characters": "novice", "cards": "base"}


@pytest.mark.rule("BAL-2")
@pytest.mark.parametrize(
    ("wanted", "complaint"),
    [
        ({"characters": "wizard"}, "option 'characters' cannot be 'wizard'; it can be novice, expert"),
        ({"hands": 5}, "there is no option 'hands'"),
        ({"cards": "mine"}, "cards:1: Expected '=' after a key"),
        ({"cards": 5}, "cards: neither a card file nor the text of a deck"),
    ],
)
def test_what_a_table_cannot_agree_on(wanted: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOptions) as raised:
        GAME.start(2, options=wanted)
    assert complaint in str(raised.value)
