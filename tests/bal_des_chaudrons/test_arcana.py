"""BAL-13 to BAL-19: symbols, markers and the three effects."""

from __future__ import annotations

import pytest

from sabbat.games.bal_des_chaudrons.events import ArcanumLost, MarkerMoved
from sabbat.games.bal_des_chaudrons.rules.arcana import UseArcana, triggers
from sabbat.games.bal_des_chaudrons.rules.brewing import Produce
from tests.bal_des_chaudrons.table import Player, lay
from tests.hand_laid import refused


def studying(potion: str, markers: str = "", bench: str = "", **laid_as: str) -> Player:
    """Seat 0 has just revealed this card."""
    table = lay(hands=[potion], markers=[markers], benches=[bench], lines=[laid_as.pop("line", "")])
    table[0].studies(potion)
    table[1].does(table[1].options[0])
    return table[0]


@pytest.mark.rule("BAL-E1")
def test_brew_and_raven_now_and_the_tome_a_round_later() -> None:
    table = lay(hands=["lore_of_webs", "book_of_midnight"], markers=["brew raven"], benches=["3 toad"])
    table.all_study("lore_of_webs", "book_of_midnight")
    ada = table[0]
    assert ada.markers == {"brew": 2, "raven": 2, "tome": 1}
    assert ada.asked == UseArcana(brew=1, raven=2, tome=0, move=0)
    ada.adds("heart")
    ada.removes("toad")
    ada.removes("toad")
    assert (ada.cauldron, ada.bench) == ("heart", "toad")

    table = lay(hands=["book_of_midnight", ""], markers=["brew brew raven raven tome"])
    table.all_study("book_of_midnight", table[1].hand[0])
    assert table[0].markers == {"brew": 2, "raven": 2, "tome": 3}
    assert table[0].asked == UseArcana(brew=0, raven=0, tome=1, move=0)


@pytest.mark.rule("BAL-13")
def test_only_the_card_just_revealed_moves_the_markers() -> None:
    ada = studying("charm_of_love", line="lost_arcana", bench="toad")
    assert ada.markers == {"brew": 1, "raven": 0, "tome": 0}


@pytest.mark.rule("BAL-13")
def test_a_turned_card_has_the_same_symbols() -> None:
    table = lay(hands=["charm_of_fear", ""])
    table.all_study("charm_of_fear~", table[1].hand[0])
    assert table[0].markers == {"brew": 0, "raven": 1, "tome": 0}


@pytest.mark.rule("BAL-14")
@pytest.mark.parametrize(
    ("before", "now", "times"),
    [(0, 1, 0), (1, 2, 1), (0, 2, 1), (1, 3, 1), (2, 3, 0), (5, 6, 1), (6, 7, 0), (7, 8, 1), (7, 9, 1), (9, 11, 1)],
)
def test_even_numbers_trigger_past_six_too(before: int, now: int, times: int) -> None:
    assert triggers(before, now) == times
    ada = studying("charm_of_sleep" if now - before == 1 else "book_of_midnight", markers="tome " * before)
    assert ada.markers["tome"] == now
    assert (ada.asked == UseArcana(0, 0, 1, 0)) == bool(times)


@pytest.mark.rule("BAL-14")
def test_each_even_number_passed_is_one_use() -> None:
    assert [triggers(1, now) for now in (2, 3, 4, 6)] == [1, 1, 2, 3]


@pytest.mark.rule("BAL-14")
def test_an_effect_that_was_not_triggered_cannot_be_used() -> None:
    ada = studying("whirling_secrets", bench="toad")
    assert ada.asked == UseArcana(brew=1, raven=0, tome=0, move=0)
    with refused("BAL-14", "effect_not_triggered"):
        ada.removes("toad")
    with refused("BAL-14", "effect_not_triggered"):
        ada.names("toad")
    ada.adds("toad")
    assert not isinstance(ada.asked, UseArcana)


@pytest.mark.rule("BAL-14")
def test_a_raven_does_not_brew() -> None:
    ada = studying("void_storm", bench="toad")
    with refused("BAL-14", "effect_not_triggered"):
        ada.adds("toad")


@pytest.mark.rule("BAL-15")
def test_an_effect_not_used_is_lost() -> None:
    ada = studying("lost_arcana", bench="toad", line="lore_of_croaks")
    assert ada.asked == UseArcana(brew=1, raven=2, tome=1, move=0)
    ada.adds("heart")
    ada.leaves_arcana()
    assert [event.arcanum for event in ada.table.told(ArcanumLost)] == ["raven", "tome"]
    assert isinstance(ada.asked, Produce)
    assert ada.state.free == []
    ada.table.rest_of_round()
    ada.table.all_study(ada.hand[0])
    assert ada.bench == "toad"
    assert ada.markers["raven"] >= 2  # and it does not come back by itself


@pytest.mark.rule("BAL-16")
def test_one_card_may_trigger_all_three_in_any_order() -> None:
    ada = studying("lost_arcana", bench="toad, spider", line="hex_of_finding")
    ada.names("toad")
    ada.removes("spider")
    ada.adds("mandrake")
    assert ada.asked == UseArcana(brew=0, raven=1, tome=0, move=0)
    ada.removes("toad")
    assert (ada.bench, ada.cauldron) == ("", "mandrake")
    assert [ingredient.text for ingredient in ada.state.free] == ["toad"]


@pytest.mark.rule("BAL-17")
@pytest.mark.parametrize("ingredient", ["heart", "mandrake", "mushroom", "spider", "toad"])
def test_brew_puts_any_ingredient_into_the_own_cauldron(ingredient: str) -> None:
    ada = studying("whirling_secrets", line="void_storm")
    ada.adds(ingredient)
    assert (ada.cauldron, ada.bench) == (ingredient, "")


@pytest.mark.rule("BAL-17", "BAL-21")
def test_what_is_in_the_cauldron_feeds_no_potion() -> None:
    ada = studying("whirling_secrets", line="void_storm")
    ada.adds("mandrake")
    assert not ada.can_use("whirling_secrets")


@pytest.mark.rule("BAL-18")
def test_the_raven_takes_up_to_two_alike_or_not() -> None:
    for second, left in (("toad", "spider"), ("spider", "toad")):
        ada = studying("void_storm", bench="2 toad, spider")
        ada.removes("toad")
        ada.removes(second)
        assert ada.bench == left
        assert not isinstance(ada.asked, UseArcana)


@pytest.mark.rule("BAL-18")
def test_the_raven_may_take_only_one() -> None:
    ada = studying("void_storm", bench="2 toad")
    ada.removes("toad")
    ada.leaves_arcana()
    assert ada.bench == "toad"
    assert ada.table.told(ArcanumLost) == []


@pytest.mark.rule("BAL-18")
def test_the_raven_takes_only_what_lies_on_the_own_bench() -> None:
    ada = studying("void_storm", bench="toad")
    with refused("BAL-18", "not_on_bench"):
        ada.removes("heart")
    ada.removes("toad")
    assert isinstance(ada.asked, Produce)  # nothing is left to remove


@pytest.mark.rule("BAL-18")
def test_a_raven_over_a_bare_bench_asks_nothing() -> None:
    ada = studying("void_storm")
    assert isinstance(ada.asked, Produce)
    assert [(event.space, event.triggers) for event in ada.table.told(MarkerMoved)] == [(2, True)]


@pytest.mark.rule("BAL-19")
def test_the_supply_gives_the_type_that_was_named_for_input_slots() -> None:
    ada = studying("book_of_midnight", line="spider_summoning lore_of_webs", bench="")
    ada.names("mushroom")
    assert ada.can_use("spider_summoning")
    assert not ada.can_use("lore_of_webs")
    ada.uses("spider_summoning")
    assert (ada.left_on_bench, ada.outputs) == ("", "mandrake, 2 spider")


@pytest.mark.rule("BAL-19")
def test_the_supply_is_a_choice_not_a_duty() -> None:
    ada = studying("book_of_midnight", line="spider_summoning", bench="mushroom")
    ada.names("mushroom")
    ada.uses("spider_summoning")
    assert ada.may_fill_with == ["mushroom@bench", "mushroom@supply"]
    ada.fills("mushroom@bench")  # the second must come from the supply
    assert (ada.left_on_bench, ada.outputs) == ("", "mandrake, 2 spider")


@pytest.mark.rule("BAL-19")
def test_the_tome_holds_for_this_round_only() -> None:
    ada = studying("book_of_midnight", line="spider_summoning")
    ada.names("mushroom")
    ada.table.rest_of_round()
    ada.table.all_study(ada.hand[0], ada.table[1].hand[0])
    assert not ada.can_use("spider_summoning")


@pytest.mark.rule("BAL-19")
def test_everybody_sees_the_effects_used() -> None:
    ada = studying("book_of_midnight", line="spider_summoning")
    ada.names("mushroom")
    assert ada.table.match.view(None).witches[0].free == ["mushroom"]
