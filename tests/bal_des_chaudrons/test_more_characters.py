"""Wild Powers, the Gust and the Handy Witch, and those with a recipe only: BAL-46 to BAL-48."""

from __future__ import annotations

from typing import Any

import pytest

from sabbat.games.bal_des_chaudrons.cards import BASE_DECK
from sabbat.games.bal_des_chaudrons.components import CARDS, CHARACTERS, POTIONS, card
from sabbat.games.bal_des_chaudrons.events import BenchOverflowed
from sabbat.games.bal_des_chaudrons.rules.characters import ChooseConjured, ChooseForCircle
from tests.bal_des_chaudrons.table import Player, as_a, lay
from tests.hand_laid import refused

# BAL-46


@pytest.mark.rule("BAL-46")
def test_wild_powers_add_three_of_a_type_before_anybody_chooses() -> None:
    table = lay(characters=["wild_powers"], benches=["toad"])
    assert table.asked == [0]
    assert isinstance(table[0].asked, ChooseConjured)
    table[0].conjures("spider")
    assert table[0].bench == "3 spider, toad"
    assert table.asked == [0, 1]
    table.all_study(*[player.hand[0] for player in table.everybody])
    assert isinstance(table[0].asked, ChooseConjured)  # every round


@pytest.mark.rule("BAL-46")
def test_what_does_not_fit_goes_to_the_left_neighbours_circle() -> None:
    table = lay(seats=3, characters=["wild_powers"], benches=["2 heart"])
    table[0].conjures("heart")
    assert [player.circle for player in table.everybody] == ["", "2 heart", ""]
    assert [(event.seat, event.to) for event in table.told(BenchOverflowed)] == [(0, 1)]


@pytest.mark.rule("BAL-46", "BAL-27")
def test_a_circle_filled_by_wild_powers_waits_for_the_end_check() -> None:
    table = lay(characters=["wild_powers"], benches=["3 heart"], circles=["", "4 toad"])
    table[0].conjures("heart")
    assert table[1].circle == "3 heart, 4 toad"
    assert table.match.outcome is None
    table.rest_of_round()
    assert table.match.outcome is not None


@pytest.mark.rule("BAL-46")
def test_wild_powers_make_a_mandrake_and_a_mushroom_of_a_heart() -> None:
    table = lay(characters=["wild_powers"])
    table[0].conjures("heart")
    table.all_study(*[player.hand[0] for player in table.everybody])
    table[0].uses("wild_powers")
    assert (table[0].left_on_bench, table[0].outputs) == ("2 heart", "mandrake, mushroom")


# BAL-47


@pytest.mark.rule("BAL-47", "BAL-11")
def test_the_gust_turns_any_card_as_she_plays_it() -> None:
    table = lay(characters=["gust"], hands=["hex_of_finding"], benches=["mushroom, spider, toad"])
    table[0].studies("hex_of_finding~")
    table[1].does(table[1].options[0])
    table[0].uses("hex_of_finding")
    assert (table[0].left_on_bench, table[0].outputs) == ("", "toad")
    table[0].finishes()
    assert table[0].line == ["hex_of_finding~"]  # and so it stays


@pytest.mark.rule("BAL-47")
def test_nobody_else_turns_a_one_way_card() -> None:
    with refused("BAL-11", "one_way_card"):
        lay(characters=["seer"], hands=["hex_of_finding"])[0].studies("hex_of_finding~")


# BAL-48


def handy(*lines: str, bench: str, **laid_as: Any) -> Player:
    return as_a("handy_witch", *lines, bench=bench, **laid_as)


@pytest.mark.rule("BAL-48")
@pytest.mark.parametrize("any_one", ["heart", "mandrake", "mushroom", "spider", "toad"])
def test_with_all_five_in_her_cauldron_one_may_go_to_her_own_circle(any_one: str) -> None:
    ada = handy("incantation_of_lava brew_of_warts", bench="heart, toad")
    ada.uses("incantation_of_lava")
    ada.uses("brew_of_warts", "toad@bench")
    ada.finishes()
    assert isinstance(ada.asked, ChooseForCircle)
    assert ada.cauldron == "heart, mandrake, mushroom, spider, toad"
    ada.puts_in_circle(any_one)
    assert ada.circle == any_one
    assert any_one not in ada.table[1].bench  # the other four are passed


@pytest.mark.rule("BAL-48")
def test_she_may_pass_all_of_it() -> None:
    ada = handy("incantation_of_lava brew_of_warts", bench="heart, toad")
    ada.uses("incantation_of_lava")
    ada.uses("brew_of_warts", "toad@bench")
    ada.finishes()
    ada.keeps_cauldron()
    assert (ada.circle, ada.table[1].bench) == ("", "heart, mandrake, mushroom, spider, toad")


@pytest.mark.rule("BAL-48")
def test_four_of_five_are_not_enough() -> None:
    ada = handy("hex_of_finding lore_of_spores", bench="toad, mushroom")
    ada.uses("hex_of_finding")
    ada.uses("lore_of_spores", "mushroom@bench")
    ada.finishes()
    assert ada.circle == ""
    assert ada.table.state.round == 3  # nobody was asked


@pytest.mark.rule("BAL-48", "BAL-17")
def test_what_a_brew_effect_put_there_counts() -> None:
    table = lay(
        characters=["handy_witch"],
        hands=["whirling_secrets"],
        lines=["lore_of_spores"],
        benches=["mushroom, mandrake"],
    )
    table[0].studies("whirling_secrets")
    table[1].does(table[1].options[0])
    table[0].adds("heart")
    table[0].uses("whirling_secrets")
    table[0].uses("lore_of_spores", "mushroom@bench")
    table[0].finishes()
    assert isinstance(table[0].asked, ChooseForCircle)


@pytest.mark.rule("BAL-48", "BAL-27")
def test_her_fifth_waits_for_the_end_check_which_comes_the_same_round() -> None:
    ada = handy("incantation_of_lava brew_of_warts", bench="heart, toad", circles=["4 toad"])
    ada.uses("incantation_of_lava")
    ada.uses("brew_of_warts", "toad@bench")
    ada.finishes()
    ada.puts_in_circle("toad")
    assert ada.table.match.outcome is not None
    assert ada.table.match.outcome.winners == (0,)


# Those with a recipe only


@pytest.mark.rule("BAL-20")
def test_the_fey_blessed_makes_a_mandrake_and_a_toad_of_nothing() -> None:
    ada = as_a("fey_blessed")
    ada.uses("fey_blessed")
    assert ada.outputs == "mandrake, toad"


@pytest.mark.rule("BAL-20")
def test_the_spider_summoner_makes_five_spiders_of_three_mandrakes() -> None:
    ada = as_a("spider_summoner", bench="3 mandrake")
    ada.uses("spider_summoner")
    assert (ada.left_on_bench, ada.outputs) == ("", "5 spider")


@pytest.mark.rule("BAL-19", "BAL-20")
def test_a_tome_effect_helps_a_characters_recipe_too() -> None:
    table = lay(characters=["toad_friend"], hands=["book_of_midnight"])
    table[0].studies("book_of_midnight")
    table[1].does(table[1].options[0])
    table[0].names("toad")
    table[0].uses("toad_friend", gives="heart")
    assert table[0].outputs == "heart"


@pytest.mark.rule("BAL-2")
def test_thirteen_kinds_and_who_of_them_has_a_recipe() -> None:
    assert len(CHARACTERS) == 13
    assert set(BASE_DECK.characters) == set(CHARACTERS)
    used = [card.text for card in CARDS[len(POTIONS) :]]
    assert used == [
        "hidden_power", "grimoire_reader", "swindler", "fey_blessed", "toad_friend", "spider_summoner", "wild_powers",
    ]  # fmt: skip
    assert all(card(name).kind >= 60 for name in used)
