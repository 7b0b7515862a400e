"""BAL-20 to BAL-24: a production, step by step."""

from __future__ import annotations

from random import Random

import pytest

import sabbat
from sabbat.engine.open_match import CHANCE, OVER, open_match
from sabbat.games.bal_des_chaudrons.actions import (
    CALL_INITIATIVE,
    FINISH,
    UNDO_STEP,
    USE,
    CallInitiative,
    FillInput,
    FinishProduction,
    StudyPotion,
    UndoStep,
    UsePotion,
)
from sabbat.games.bal_des_chaudrons.components import card
from sabbat.games.bal_des_chaudrons.events import CauldronFilled, PotionUsed, ProductionFinished
from sabbat.games.bal_des_chaudrons.rules.brewing import FillSlot, PickOutput, Produce
from tests.bal_des_chaudrons.table import producing
from tests.hand_laid import refused


@pytest.mark.rule("BAL-E2")
def test_two_mandrakes_and_two_spiders() -> None:
    ada = producing("elixir_of_moon spider_summoning lore_of_spores", bench="mandrake, toad, 2 mushroom")
    ada.uses("elixir_of_moon", gives="mushroom")
    assert (ada.left_on_bench, ada.outputs) == ("2 mushroom", "mandrake, mushroom")
    ada.uses("spider_summoning", "mushroom@bench", "mushroom@outputs")
    assert (ada.left_on_bench, ada.outputs) == ("mushroom", "2 mandrake, 2 spider")
    assert ada.can_use("lore_of_spores")  # and yet it is not
    ada.finishes()
    told = [event for event in ada.table.told(CauldronFilled) if event.seat == 0]
    assert [" ".join(ingredient.text for ingredient in event.ingredients) for event in told] == [
        "mandrake mandrake spider spider"
    ]


@pytest.mark.rule("BAL-20")
def test_potions_are_used_in_any_order_each_once() -> None:
    ada = producing("lore_of_spores brew_of_blisters", bench="3 mushroom")
    ada.uses("brew_of_blisters")
    ada.uses("lore_of_spores")
    for potion in ("lore_of_spores", "brew_of_blisters"):
        with refused("BAL-20", "used_already"):
            ada.uses(potion)
    assert (ada.left_on_bench, ada.outputs) == ("mushroom", "2 mandrake, spider")


@pytest.mark.rule("BAL-20")
def test_a_potion_may_be_used_again_in_the_next_round() -> None:
    ada = producing("lore_of_spores", "void_storm", bench="2 mushroom")
    ada.uses("lore_of_spores")
    ada.table.rest_of_round()
    ada.table.all_study(*[player.hand[0] for player in ada.table.everybody])
    while not isinstance(ada.asked, Produce):
        ada.leaves_arcana()
    assert ada.can_use("lore_of_spores")


@pytest.mark.rule("BAL-20")
def test_using_a_potion_is_never_an_obligation_even_without_inputs() -> None:
    ada = producing("void_storm")
    assert ada.can_use("void_storm")
    ada.finishes()
    assert ada.table.told(PotionUsed) == []


@pytest.mark.rule("BAL-20")
def test_only_own_potions_are_used() -> None:
    ada = producing("lore_of_spores", "lore_of_webs", bench="mushroom, spider")
    for potion in ("lore_of_webs", "void_storm", "fey_blessed"):
        with refused("BAL-20", "not_your_potion"):
            ada.uses(potion)


@pytest.mark.rule("BAL-21")
def test_inputs_are_never_filled_partly() -> None:
    ada = producing("void_storm spider_offering", bench="2 spider")
    with refused("BAL-21", "inputs_missing"):
        ada.uses("spider_offering")
    ada.uses("void_storm")  # a third spider comes from its outputs
    ada.uses("spider_offering", "spider@bench", "spider@bench")
    assert (ada.left_on_bench, ada.outputs) == ("", "mandrake, 2 mushroom, 2 toad")


@pytest.mark.rule("BAL-21")
def test_outputs_of_earlier_potions_serve_not_those_of_later_ones() -> None:
    ada = producing("lore_of_spores remedy_for_headache", bench="mushroom, toad")
    assert not ada.can_use("remedy_for_headache")
    ada.uses("lore_of_spores")
    ada.uses("remedy_for_headache")
    assert (ada.left_on_bench, ada.outputs) == ("", "heart")


@pytest.mark.rule("BAL-21")
def test_a_potion_never_feeds_itself() -> None:
    ada = producing("void_storm sorcery_of_leaping")
    with refused("BAL-21", "inputs_missing"):
        ada.uses("sorcery_of_leaping")


@pytest.mark.rule("BAL-21")
def test_where_bench_and_outputs_both_serve_the_player_chooses_slot_by_slot() -> None:
    for fills, left, outputs in (
        (("mushroom@bench", "mushroom@bench"), "", "mandrake, mushroom, 3 spider, toad"),
        (("mushroom@bench", "mushroom@outputs"), "mushroom", "mandrake, 3 spider, toad"),
        (("mushroom@outputs",), "mushroom", "mandrake, 3 spider, toad"),
    ):
        ada = producing("void_storm spider_summoning", bench="2 mushroom")
        ada.uses("void_storm")
        ada.uses("spider_summoning", *fills)
        assert isinstance(ada.asked, Produce)
        assert (ada.left_on_bench, ada.outputs) == (left, outputs)


@pytest.mark.rule("BAL-21")
def test_what_can_be_filled_in_one_way_only_is_not_asked() -> None:
    ada = producing("ritual_of_earth", bench="mandrake, mushroom, spider, toad")
    ada.uses("ritual_of_earth")
    assert isinstance(ada.asked, Produce)
    assert (ada.left_on_bench, ada.outputs) == ("", "heart, 2 mushroom")


@pytest.mark.rule("BAL-22")
def test_outputs_come_from_the_supply_onto_every_output_slot() -> None:
    ada = producing("hex_of_finding", bench="9 toad, 9 spider, 9 mushroom")
    ada.uses("hex_of_finding")
    assert (ada.left_on_bench, ada.outputs) == ("9 mushroom, 9 spider, 8 toad", "mushroom, spider, toad")


@pytest.mark.rule("BAL-23")
def test_a_hybrid_slot_takes_what_is_printed_on_it() -> None:
    ada = producing("flask_of_insight", bench="spider, toad, mushroom")
    ada.uses("flask_of_insight")
    assert isinstance(ada.asked, FillSlot)
    assert ada.may_fill_with == ["spider@bench", "toad@bench"]
    with refused("BAL-23", "not_on_this_slot"):
        ada.fills("mushroom@bench")
    with refused("BAL-21", "cannot_fill_with"):
        ada.fills("toad@outputs")
    ada.fills("toad@bench")
    assert isinstance(ada.asked, PickOutput)
    assert ada.may_give == ["mushroom", "spider"]
    with refused("BAL-23", "not_on_this_slot"):
        ada.gives("toad")
    ada.gives("mushroom")
    assert (ada.left_on_bench, ada.outputs) == ("mushroom, spider", "mushroom, spider")


@pytest.mark.rule("BAL-23")
def test_hybrid_slots_are_chosen_anew_at_each_use() -> None:
    ada = producing("charm_of_sleep~", "void_storm", bench="4 mushroom")
    ada.uses("charm_of_sleep", gives="spider")
    ada.undoes()
    ada.uses("charm_of_sleep", gives="toad")
    assert ada.outputs == "toad"


@pytest.mark.rule("BAL-23")
def test_a_choice_that_would_leave_another_slot_empty_is_none() -> None:
    """Book of Midnight: two mushrooms and twice spider or toad. One of each is there: both must be taken."""
    ada = producing("book_of_midnight", bench="2 mushroom, spider, toad")
    ada.uses("book_of_midnight")
    assert ada.may_fill_with == ["spider@bench", "toad@bench"]
    ada.fills("spider@bench")
    assert (ada.left_on_bench, ada.outputs) == ("", "heart")


@pytest.mark.rule("BAL-24")
def test_outputs_go_to_the_own_cauldron_and_inputs_to_the_supply() -> None:
    ada = producing("lore_of_spores", "void_storm", bench="mushroom, toad")
    ada.uses("lore_of_spores")
    assert (ada.bench, ada.cauldron) == ("mushroom, toad", "")  # nothing has happened yet
    ada.finishes()
    ada.table[1].finishes()
    assert ada.bench == "toad"
    assert ada.table[1].bench == "mandrake"  # passed on


@pytest.mark.rule("BAL-24")
def test_done_is_done() -> None:
    ada = producing("lore_of_spores", "void_storm", bench="mushroom")
    ada.finishes()
    for action in (USE[card("lore_of_spores").kind], UNDO_STEP, FINISH, CALL_INITIATIVE):
        with refused("BAL-24", "production_is_finished"):
            ada.does(action)


@pytest.mark.rule("BAL-24")
def test_who_can_use_nothing_is_done_without_being_asked() -> None:
    ada = producing("void_storm", "lore_of_webs")
    assert ada.table.asked == [0]
    assert ada.table[1].state.finished
    assert ada.table.told(ProductionFinished) == []


@pytest.mark.rule("BAL-20")
def test_steps_can_be_taken_back_one_by_one() -> None:
    ada = producing("elixir_of_moon spider_summoning", bench="mandrake, toad, 2 mushroom")
    with refused("BAL-20", "nothing_to_undo"):
        ada.undoes()
    before = (ada.left_on_bench, ada.outputs)
    ada.uses("elixir_of_moon", gives="mushroom")
    between = (ada.left_on_bench, ada.outputs)
    ada.uses("spider_summoning", "mushroom@outputs")
    ada.undoes()
    assert (ada.left_on_bench, ada.outputs) == between
    ada.undoes()
    assert (ada.left_on_bench, ada.outputs) == before
    assert ada.can_use("elixir_of_moon")


@pytest.mark.rule("BAL-20")
def test_a_potion_that_is_being_filled_can_be_put_down() -> None:
    ada = producing("flask_of_insight", bench="spider, toad")
    ada.uses("flask_of_insight")
    ada.undoes()
    assert isinstance(ada.asked, Produce)
    assert ada.left_on_bench == "spider, toad"
    ada.uses("flask_of_insight", "spider@bench")
    assert isinstance(ada.asked, PickOutput)
    ada.undoes()
    assert (ada.left_on_bench, ada.outputs, ada.state.steps) == ("spider, toad", "", [])


@pytest.mark.rule("BAL-21")
def test_the_story_of_a_potion_used() -> None:
    ada = producing("void_storm mushroom_offering", bench="2 mushroom")
    ada.uses("void_storm")
    ada.uses("mushroom_offering", "mushroom@bench", "mushroom@bench")
    ada.finishes()
    told = ada.table.told(PotionUsed)[-1]
    assert [
        [ingredient.text for ingredient in came] for came in (told.bench, told.outputs, told.supply, told.given)
    ] == [
        ["mushroom", "mushroom"],
        ["mushroom"],
        [],
        ["mandrake", "spider", "toad"],
    ]


def test_where_luck_is_left_open_a_production_needs_no_copy_of_the_table() -> None:
    match, rng = open_match(sabbat.game("bal_des_chaudrons"), 2, {}), Random(3)
    copied: dict[bool, set[type]] = {True: set(), False: set()}
    while match.to_move != OVER:
        if match.to_move == CHANCE:
            match.step(rng.choice(match.shares)[0])
            continue
        before, number = match.state, rng.choice(match.legal(match.to_move))
        match.step(number)
        if match.draw is None:
            copied[match.state is not before].add(type(match.face.actions[number]))
    assert copied[False] >= {UsePotion, FillInput, UndoStep}
    assert FinishProduction in copied[True]
    assert not copied[False] & {FinishProduction, CallInitiative, StudyPotion}
