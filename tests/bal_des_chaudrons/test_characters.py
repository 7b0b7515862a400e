"""The Potion Brewer, the Grimoire Reader and the Swindler: BAL-43 to BAL-45."""

from __future__ import annotations

import pytest

from sabbat.games.bal_des_chaudrons.events import CharacterTurned
from sabbat.games.bal_des_chaudrons.rules.arcana import UseArcana
from sabbat.games.bal_des_chaudrons.rules.brewing import NameForTome, Produce
from tests.bal_des_chaudrons.table import as_a, lay
from tests.hand_laid import refused

# BAL-43


@pytest.mark.rule("BAL-43")
@pytest.mark.parametrize("any_one", ["heart", "mandrake", "mushroom", "spider", "toad"])
def test_the_potion_brewer_moves_an_ingredient_of_any_type(any_one: str) -> None:
    table = lay(
        characters=["potion_brewer"],
        hands=["charm_of_love"],
        benches=["heart, mandrake, mushroom, spider, toad"],
        lines=["void_storm"],
    )
    table[0].studies("charm_of_love")
    table[1].does(table[1].options[0])
    assert table[0].asked == UseArcana(brew=0, raven=0, tome=0, move=1)
    table[0].moves(any_one)
    assert table[0].cauldron == any_one
    assert any_one not in table[0].bench
    assert isinstance(table[0].asked, Produce)


@pytest.mark.rule("BAL-43")
def test_one_for_each_brew_symbol_on_the_card_just_revealed() -> None:
    table = lay(characters=["potion_brewer"], hands=["lost_arcana"], benches=["3 toad"], lines=["brew_of_warts"])
    table[0].studies("lost_arcana")
    table[1].does(table[1].options[0])
    assert table[0].asked == UseArcana(brew=1, raven=2, tome=1, move=2)
    table[0].moves("toad")
    table[0].moves("toad")
    with refused("BAL-43", "nothing_to_move"):
        table[0].moves("toad")
    table[0].leaves_arcana()
    assert (table[0].cauldron, table[0].bench) == ("2 toad", "toad")


@pytest.mark.rule("BAL-43")
def test_she_moves_what_is_there_if_she_likes() -> None:
    table = lay(characters=["potion_brewer"], hands=["charm_of_love"], benches=["toad"], lines=["lore_of_croaks"])
    table[0].studies("charm_of_love")
    table[1].does(table[1].options[0])
    with refused("BAL-43", "not_on_bench"):
        table[0].moves("heart")
    table[0].leaves_arcana()
    assert table[0].bench == "toad"


@pytest.mark.rule("BAL-43")
def test_no_brew_symbol_nothing_to_move_and_for_nobody_else() -> None:
    for character, potion in (("potion_brewer", "charm_of_fear"), ("gust", "charm_of_love")):
        table = lay(characters=[character], hands=[potion], benches=["2 toad, 2 mushroom"])
        table[0].studies(potion)
        table[1].does(table[1].options[0])
        assert isinstance(table[0].asked, Produce)


# BAL-44


@pytest.mark.rule("BAL-44")
def test_two_mandrakes_for_a_tome_effect_once_a_round() -> None:
    ada = as_a("grimoire_reader", "spider_summoning", bench="4 mandrake")
    assert not ada.can_use("spider_summoning")
    ada.uses("grimoire_reader")
    assert isinstance(ada.asked, NameForTome)
    ada.names("mushroom")
    assert ada.left_on_bench == "2 mandrake"
    ada.uses("spider_summoning")
    assert ada.outputs == "mandrake, 2 spider"
    with refused("BAL-20", "used_already"):
        ada.uses("grimoire_reader")


@pytest.mark.rule("BAL-44")
def test_the_mandrakes_may_come_from_the_bench_or_from_outputs() -> None:
    for fills, left, outputs in (
        (("mandrake@bench",), "", ""),
        (("mandrake@outputs",), "", ""),
    ):
        ada = as_a("grimoire_reader", "lore_of_webs", bench="mandrake, spider")
        ada.uses("lore_of_webs")
        ada.uses("grimoire_reader", *fills)
        ada.names("toad")
        assert (ada.left_on_bench, ada.outputs) == (left, outputs)
    ada = as_a("grimoire_reader", "lore_of_webs", bench="2 mandrake, spider")
    ada.uses("lore_of_webs")
    ada.uses("grimoire_reader", "mandrake@bench", "mandrake@bench")
    ada.names("toad")
    assert (ada.left_on_bench, ada.outputs) == ("", "mandrake")


@pytest.mark.rule("BAL-44")
def test_one_mandrake_is_not_enough() -> None:
    ada = as_a("grimoire_reader", "void_storm", bench="mandrake")
    with refused("BAL-21", "inputs_missing"):
        ada.uses("grimoire_reader")


@pytest.mark.rule("BAL-44")
def test_it_may_come_on_top_of_a_normal_tome_effect_which_does_not_pay_for_it() -> None:
    table = lay(
        characters=["grimoire_reader"],
        hands=["book_of_midnight"],
        lines=["lore_of_webs sorcery_of_venom"],
        benches=["mandrake"],
    )
    ada = table[0]
    ada.studies("book_of_midnight")
    table[1].does(table[1].options[0])
    ada.names("mandrake")
    with refused("BAL-21", "inputs_missing"):
        ada.uses("grimoire_reader")  # the supply gives mandrakes for input slots only
    ada.uses("sorcery_of_venom", "mandrake@supply")
    ada.uses("grimoire_reader", "mandrake@bench")  # the other one comes from the outputs
    with refused("BAL-19", "named_already"):
        ada.names("mandrake")
    ada.names("spider")
    ada.uses("lore_of_webs")
    assert [ingredient.text for ingredient in ada.state.free] == ["mandrake", "spider"]
    assert (ada.left_on_bench, ada.outputs) == ("", "mandrake, 2 mushroom")


@pytest.mark.rule("BAL-44")
def test_her_tome_can_be_taken_back_and_is_as_secret_as_her_production() -> None:
    ada = as_a("grimoire_reader", "spider_summoning", bench="2 mandrake")
    ada.uses("grimoire_reader")
    ada.undoes()
    ada.uses("grimoire_reader")
    ada.names("mushroom")
    assert ada.table.match.view(1).witches[0].free == []
    assert ada.table.match.view(0).witches[0].free == ["mushroom"]
    ada.undoes()
    assert (ada.state.free, ada.left_on_bench) == ([], "2 mandrake")


# BAL-45


@pytest.mark.rule("BAL-45")
def test_the_swindler_takes_mushrooms_first_and_toads_in_the_next_round() -> None:
    ada = as_a("swindler", "void_storm", bench="2 mushroom, 2 toad")
    ada.uses("swindler")
    assert (ada.left_on_bench, ada.outputs) == ("2 toad", "2 toad")
    ada.finishes()
    assert ada.table.told(CharacterTurned) == [CharacterTurned(0, "swindler")]
    ada.table.all_study(*[player.hand[0] for player in ada.table.everybody])
    while not isinstance(ada.asked, Produce):
        ada.leaves_arcana()
    ada.uses("swindler")
    assert (ada.left_on_bench, ada.outputs) == ("", "2 mushroom")
    ada.table.rest_of_round()
    assert not ada.state.flipped
