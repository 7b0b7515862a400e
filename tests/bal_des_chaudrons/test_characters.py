"""The characters, one by one: BAL-6, BAL-40 to BAL-48."""

from __future__ import annotations

from typing import Any

import pytest

from sabbat.games.bal_des_chaudrons import GAME
from sabbat.games.bal_des_chaudrons.actions import LEAVE_TO_CHANCE, START_AFRESH
from sabbat.games.bal_des_chaudrons.cards import BASE_DECK
from sabbat.games.bal_des_chaudrons.components import CARDS, CHARACTERS, POTIONS, card
from sabbat.games.bal_des_chaudrons.events import (
    BenchOverflowed,
    CharacterBoxed,
    CharacterTurned,
    HandThrownAway,
    LeftToChance,
    PotionRevealed,
    PotionsDrawn,
)
from sabbat.games.bal_des_chaudrons.rules.arcana import TriggerOne, UseArcana
from sabbat.games.bal_des_chaudrons.rules.brewing import NameForTome, Produce
from sabbat.games.bal_des_chaudrons.rules.characters import ChooseConjured, ChooseForCircle
from sabbat.games.bal_des_chaudrons.rules.study import ChoosePotion, TurnDrawn
from tests.bal_des_chaudrons.table import Player, Table, lay, producing, refused


def as_a(character: str, *lines: str, **laid_as: Any) -> Player:
    """Seat 0 is this character, and brewing."""
    return producing(*lines, characters=[character], **laid_as)


# The novice


def novices(**laid_as: Any) -> Table:
    hands = ["void_storm lost_arcana hex_of_finding", "hex_of_binding lore_of_webs"]
    return lay(characters=["novice", "novice"], hands=hands, **laid_as)


@pytest.mark.rule("BAL-6")
def test_the_novice_throws_her_hand_away_and_draws_four_once_in_the_game() -> None:
    table = novices()
    table[0].starts_afresh()
    assert table.told(CharacterBoxed) == [CharacterBoxed(0, "novice")]
    table[1].studies("hex_of_binding")
    assert [each.text for each in table.told(HandThrownAway)[0].potions] == [
        "void_storm",
        "lost_arcana",
        "hex_of_finding",
    ]
    assert len(table[0].hand) == 4
    assert not set(table[0].hand) & {"void_storm", "lost_arcana", "hex_of_finding"}
    assert isinstance(table[0].asked, ChoosePotion)
    with refused("BAL-6", "novice_is_gone"):
        table[0].starts_afresh()


@pytest.mark.rule("BAL-6")
def test_the_novices_choice_is_for_before_she_chooses_a_card() -> None:
    table = novices()
    table[0].studies("void_storm")
    with refused("BAL-10", "card_is_chosen"):
        table[0].starts_afresh()


@pytest.mark.rule("BAL-6")
def test_two_novices_start_afresh_in_any_order_alike() -> None:
    hands = []
    for order in ((0, 1), (1, 0)):
        table = novices()
        for seat in order:
            table[seat].starts_afresh()
        hands.append([player.hand for player in table.everybody])
        assert table.asked == [0, 1]
    assert hands[0] == hands[1]


@pytest.mark.rule("BAL-6")
def test_the_new_hand_is_as_secret_as_the_old() -> None:
    table = novices()
    table[0].starts_afresh()
    table[1].studies("hex_of_binding")
    drawn = table.told(PotionsDrawn)[-1]
    assert (drawn.seat, drawn.count, drawn.potions.seen_by) == (0, 4, (0,))
    assert not set(table[0].hand) & set(table.match.view(1).potions)


@pytest.mark.rule("BAL-6")
def test_nobody_else_starts_afresh() -> None:
    with refused("BAL-6", "no_novice"):
        lay(characters=["seer"])[0].starts_afresh()
    assert START_AFRESH in novices()[0].options


# BAL-40


@pytest.mark.rule("BAL-40")
def test_the_seer_begins_with_five_cards() -> None:
    for seed in range(100):
        table = Table(GAME.start(2, seed, {"characters": "expert"}))
        if "seer" in table[0].state.dealt:
            table[0].keeps("seer")
            table[1].keeps(table[1].state.dealt[0])
            break
    assert [len(player.hand) for player in table.everybody] == [5, 4]


@pytest.mark.rule("BAL-40")
def test_the_seer_usually_draws_two_and_her_left_neighbour_none() -> None:
    names = [each.text for each in POTIONS if each.text.startswith(("brew", "lore", "hex", "tonic", "ritual"))]
    hands = ["curse_of_shadow " + " ".join(names[:4]), "toad_tornado " + " ".join(names[4:7])]
    table = lay(seats=3, characters=["seer"], hands=[*hands, "rite_of_growth " + " ".join(names[7:10])])
    table.all_study("curse_of_shadow", "toad_tornado", "rite_of_growth")
    drawn = {event.seat: event.count for event in table.told(PotionsDrawn)}
    assert drawn == {0: 2, 2: 1}
    assert [len(player.hand) for player in table.everybody] == [5, 4, 4]


# BAL-41


def dares(potion: str, bench: str = "", markers: str = "", line: str = "") -> Player:
    """The Daredevil has left it to chance, and chance picks this card."""
    table = lay(
        characters=["daredevil"],
        hands=[f"void_storm {potion}"],
        benches=[bench],
        markers=[markers],
        lines=[line],
        luck={"dare@0": potion},
    )
    table[0].leaves_it_to_chance()
    return table[0]


@pytest.mark.rule("BAL-41")
def test_chance_picks_the_card_and_the_daredevil_picks_an_effect() -> None:
    ada = dares("hex_of_finding", bench="2 toad")
    ada.table[1].does(ada.table[1].options[0])
    assert ada.table.told(LeftToChance) == [LeftToChance(0)]
    assert ada.table.told(PotionRevealed) == []  # the effect comes first
    assert isinstance(ada.asked, TriggerOne)
    ada.triggers("raven")
    ada.removes("toad")
    ada.leaves_arcana()
    assert ada.line == ["hex_of_finding"]
    assert ada.bench == "toad"


@pytest.mark.rule("BAL-41")
@pytest.mark.parametrize(("arcanum", "left"), [("brew", (1, 0, 0, 0)), ("raven", (0, 2, 0, 0)), ("tome", (0, 0, 1, 0))])
def test_the_daredevil_may_choose_any_of_the_three(arcanum: str, left: tuple[int, int, int, int]) -> None:
    ada = dares("hex_of_finding", bench="toad")
    ada.table[1].does(ada.table[1].options[0])
    ada.triggers(arcanum)
    assert ada.asked == UseArcana(*left)


@pytest.mark.rule("BAL-41")
def test_her_effect_comes_on_top_of_those_triggered_normally() -> None:
    ada = dares("charm_of_love", markers="brew", line="lore_of_croaks", bench="toad")
    ada.lays_it(turned=False)
    ada.table[1].does(ada.table[1].options[0])
    ada.triggers("brew")
    ada.adds("heart")
    assert ada.asked == UseArcana(brew=1, raven=0, tome=0, move=0)  # brew has reached 2 as well
    ada.adds("heart")
    assert ada.cauldron == "2 heart"


@pytest.mark.rule("BAL-41")
@pytest.mark.parametrize("turned", [False, True])
def test_a_two_way_card_that_chance_picked_may_be_turned(turned: bool) -> None:
    ada = dares("charm_of_fear")
    assert isinstance(ada.asked, TurnDrawn)
    assert ada.table.match.view(0).witches[0].drawn == "charm_of_fear"
    seen = ada.table.match.view(1)  # that there is something to turn is nobody else's business
    assert (seen.witches[0].drawn, seen.witches[0].dared, seen.asked[0]) == (None, False, {"t": "ChoosePotion"})
    ada.lays_it(turned)
    assert str(ada.state.chosen) == ("charm_of_fear~" if turned else "charm_of_fear")


@pytest.mark.rule("BAL-41")
def test_a_one_way_card_is_laid_at_once_and_no_other_can_be_chosen() -> None:
    ada = dares("hex_of_finding")
    assert str(ada.state.chosen) == "hex_of_finding"
    with refused("BAL-10", "card_is_chosen"):
        ada.studies("void_storm")


@pytest.mark.rule("BAL-41")
def test_the_daredevil_may_do_without_her_effect_or_without_the_dare() -> None:
    ada = dares("hex_of_finding", bench="toad")
    ada.table[1].does(ada.table[1].options[0])
    ada.leaves_arcana()
    assert isinstance(ada.asked, Produce)
    table = lay(characters=["daredevil"], hands=["void_storm"], benches=["toad"])
    table[0].studies("void_storm")
    table[1].does(table[1].options[0])
    assert table[0].asked == UseArcana(brew=0, raven=2, tome=0, move=0)


@pytest.mark.rule("BAL-41", "BAL-18")
def test_a_raven_over_a_bare_bench_is_no_choice() -> None:
    ada = dares("hex_of_finding")
    ada.table[1].does(ada.table[1].options[0])
    with refused("BAL-18", "bench_is_bare"):
        ada.triggers("raven")


@pytest.mark.rule("BAL-41")
def test_nobody_else_leaves_it_to_chance() -> None:
    with refused("BAL-41", "no_daredevil"):
        lay(characters=["gust"])[0].leaves_it_to_chance()
    assert LEAVE_TO_CHANCE in lay(characters=["daredevil"])[0].options


@pytest.mark.rule("BAL-41")
def test_any_card_of_the_hand_may_come() -> None:
    hand = "void_storm lost_arcana hex_of_finding hex_of_binding"
    picked = set()
    for seed in range(40):
        table = lay(characters=["daredevil"], hands=[hand], seed=seed)
        table[0].leaves_it_to_chance()
        picked.add(str(table[0].state.chosen))
    assert picked == set(hand.split())


# BAL-42


@pytest.mark.rule("BAL-42")
@pytest.mark.parametrize("any_one", ["heart", "mandrake", "mushroom", "spider", "toad"])
def test_the_toad_friend_turns_three_toads_into_anything(any_one: str) -> None:
    ada = as_a("toad_friend", bench="4 toad")
    ada.uses("toad_friend", gives=any_one)
    assert (ada.left_on_bench, ada.outputs) == ("toad", any_one)
    with refused("BAL-20", "used_already"):
        ada.uses("toad_friend")


@pytest.mark.rule("BAL-42")
def test_two_toads_are_not_enough_for_the_toad_friend() -> None:
    ada = as_a("toad_friend", "void_storm", bench="2 toad")
    with refused("BAL-21", "inputs_missing"):
        ada.uses("toad_friend")


@pytest.mark.rule("BAL-42")
@pytest.mark.parametrize(
    ("gives", "outputs"), [("heart heart heart", "3 heart"), ("toad heart spider", "heart, spider, toad")]
)
def test_the_three_outputs_of_hidden_power_may_be_alike_or_different(gives: str, outputs: str) -> None:
    ada = as_a("hidden_power", bench="heart, mandrake, mushroom, spider, toad")
    ada.uses("hidden_power", gives=gives)
    assert (ada.left_on_bench, ada.outputs) == ("", outputs)


@pytest.mark.rule("BAL-6", "BAL-42")
def test_hidden_power_goes_back_to_the_box_after_use() -> None:
    ada = as_a("hidden_power", "void_storm", bench="2 heart, 2 mandrake, 2 mushroom, 2 spider, 2 toad")
    ada.uses("hidden_power", gives="toad toad toad")
    ada.undoes()  # not yet used for good
    assert ada.can_use("hidden_power")
    ada.uses("hidden_power", gives="toad toad toad")
    ada.finishes()
    assert ada.table.told(CharacterBoxed) == [CharacterBoxed(0, "hidden_power")]
    ada.table.all_study(*[player.hand[0] for player in ada.table.everybody])
    while not isinstance(ada.asked, Produce):
        ada.leaves_arcana()
    with refused("BAL-20", "not_your_potion"):
        ada.uses("hidden_power")


@pytest.mark.rule("BAL-6")
def test_hidden_power_unused_stays() -> None:
    ada = as_a("hidden_power", "void_storm", bench="heart, mandrake, mushroom, spider, toad")
    ada.finishes()
    assert ada.state.in_play
    assert ada.table.told(CharacterBoxed) == []


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
    assert [each.text for each in ada.state.free] == ["mandrake", "spider"]
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
    used = [each.text for each in CARDS[len(POTIONS) :]]
    assert used == [
        "hidden_power", "grimoire_reader", "swindler", "fey_blessed", "toad_friend", "spider_summoner", "wild_powers",
    ]  # fmt: skip
    assert all(card(each).kind >= 60 for each in used)
