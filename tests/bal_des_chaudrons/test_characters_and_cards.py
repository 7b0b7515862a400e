"""The characters who change hands, studies and cards, one by one: BAL-6 and those of BAL-40 to BAL-48."""

from __future__ import annotations

from typing import Any

import pytest

from sabbat.games.bal_des_chaudrons import GAME
from sabbat.games.bal_des_chaudrons.actions import LEAVE_TO_CHANCE, START_AFRESH
from sabbat.games.bal_des_chaudrons.components import POTIONS
from sabbat.games.bal_des_chaudrons.events import (
    CharacterBoxed,
    HandThrownAway,
    LeftToChance,
    PotionRevealed,
    PotionsDrawn,
)
from sabbat.games.bal_des_chaudrons.rules.arcana import TriggerOne, UseArcana
from sabbat.games.bal_des_chaudrons.rules.brewing import Produce
from sabbat.games.bal_des_chaudrons.rules.study import ChoosePotion, TurnDrawn
from tests.bal_des_chaudrons.table import Player, Table, as_a, lay
from tests.hand_laid import refused

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
    assert [potion.text for potion in table.told(HandThrownAway)[0].potions] == [
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
    names = [potion.text for potion in POTIONS if potion.text.startswith(("brew", "lore", "hex", "tonic", "ritual"))]
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
