"""BAL-26, BAL-29, BAL-30: cauldrons to the right, hands to the left, and the pile."""

from __future__ import annotations

import pytest

from sabbat.games.bal_des_chaudrons.events import BenchOverflowed, CauldronPassed, PileRanOut, PotionsDrawn
from tests.bal_des_chaudrons.table import Table, lay, producing


def brewed(table: Table) -> None:
    """Everybody uses every potion once that can be used, then is done."""
    for player in table.everybody:
        for potion in [studied.potion.text for studied in player.state.line]:
            if player.asked is not None and player.can_use(potion):
                player.uses(potion)
    for player in table.everybody:
        if player.asked is not None:
            player.finishes()


@pytest.mark.rule("BAL-26")
def test_cauldrons_go_to_the_right_neighbour_at_the_same_time() -> None:
    ada = producing("lore_of_spores", "void_storm", "lore_of_webs", seats=3, benches=["mushroom", "", "spider"])
    table = ada.table
    brewed(table)
    assert [(event.seat, event.to) for event in table.told(CauldronPassed)] == [(0, 2), (1, 0), (2, 1)]
    assert [player.bench for player in table.everybody] == ["mushroom, spider, toad", "mandrake", "mandrake"]
    assert [player.cauldron for player in table.everybody] == ["", "", ""]


@pytest.mark.rule("BAL-E3")
def test_two_mandrakes_too_many() -> None:
    """Seat 1 sends 2 spiders and 4 mandrakes to seat 0, whose bench holds 1 heart and 2 mandrakes."""
    lines = "spell_of_vanishing spell_of_levitation spell_of_invisibility spider_summoning"
    ada = producing("", lines, benches=["heart, 2 mandrake", "4 mushroom, 2 spider, 2 toad"])
    brewed(ada.table)
    passed = next(event for event in ada.table.told(CauldronPassed) if event.seat == 1)
    assert sorted(ingredient.text for ingredient in passed.ingredients) == ["mandrake"] * 4 + ["spider"] * 2
    assert ada.bench == "heart, 4 mandrake, 2 spider"
    assert ada.table[1].circle == "2 mandrake"
    over = ada.table.told(BenchOverflowed)
    assert [(event.seat, event.to, [ingredient.text for ingredient in event.ingredients]) for event in over] == [
        (0, 1, ["mandrake", "mandrake"])
    ]


@pytest.mark.rule("BAL-7", "BAL-26")
@pytest.mark.parametrize(
    ("full", "potion", "over"),
    [
        ("3 heart", "incantation_of_lava", "heart"),
        ("4 mandrake", "sorcery_of_leaping", "mandrake"),
        ("9 mushroom", "hex_of_shattering", "mushroom"),
        ("9 spider", "hex_of_binding", "spider"),
        ("9 toad", "hex_of_finding", "toad"),
    ],
)
def test_each_ingredient_has_its_own_limit(full: str, potion: str, over: str) -> None:
    ada = producing("", potion, benches=[full, over])
    brewed(ada.table)
    assert ada.table[1].circle == over
    assert full in ada.bench


@pytest.mark.rule("BAL-26")
def test_what_was_used_in_production_has_left_its_space() -> None:
    """The receiver produces first, then is sent something."""
    ada = producing("lore_of_croaks", "hex_of_finding", benches=["9 toad", "toad"])
    ada.uses("lore_of_croaks")
    ada.finishes()
    ada.table[1].uses("hex_of_finding")
    ada.table[1].finishes()
    assert ada.table[1].circle == ""
    assert ada.bench == "mushroom, spider, 9 toad"


@pytest.mark.rule("BAL-26")
def test_with_two_players_each_is_both_neighbours_of_the_other() -> None:
    ada = producing("hex_of_finding", "hex_of_binding", benches=["9 toad", "9 spider, 9 toad"])
    brewed(ada.table)
    assert (ada.circle, ada.table[1].circle) == ("toad", "")


@pytest.mark.rule("BAL-29")
def test_hands_go_to_the_left_and_are_filled_up_to_four() -> None:
    hands = ["curse_of_shadow void_storm lost_arcana", "secret_summoning hex_of_finding", "mushroom_flood"]
    table = lay(seats=3, hands=hands)
    table.all_study("curse_of_shadow", "secret_summoning", "mushroom_flood")  # nobody can produce: the round is over
    assert table[1].hand[:2] == ["void_storm", "lost_arcana"]
    assert table[2].hand[:1] == ["hex_of_finding"]
    assert [len(player.hand) for player in table.everybody] == [4, 4, 4]
    drawn = {event.seat: event for event in table.told(PotionsDrawn)}
    assert {seat: event.count for seat, event in drawn.items()} == {0: 4, 1: 2, 2: 3}
    assert all(event.potions.seen_by == (seat,) for seat, event in drawn.items())
    assert table.state.round == 3


@pytest.mark.rule("BAL-30")
def test_when_the_pile_is_out_nobody_draws_and_play_goes_on() -> None:
    table = lay(hands=["curse_of_shadow void_storm", "secret_summoning"], pile_of="hex_of_finding")
    table.all_study("curse_of_shadow", "secret_summoning")
    assert table[0].hand == ["hex_of_finding"]  # initiative 5 draws before initiative 6
    assert table[1].hand == ["void_storm"]
    assert table.told(PileRanOut) == [PileRanOut(shuffled=False)]
    assert table.asked == [0, 1]


@pytest.mark.rule("BAL-30")
def test_who_has_no_card_skips_the_study_phase() -> None:
    hands = ["curse_of_shadow", "secret_summoning void_storm"]
    table = lay(hands=hands, lines=["lore_of_spores", ""], benches=["mushroom"], pile_of="")
    table.all_study("curse_of_shadow", "secret_summoning")
    table.rest_of_round()
    assert (table[0].hand, table[1].hand) == (["void_storm"], [])
    assert table.asked == [0]
    table[0].studies("void_storm")
    table[0].leaves_arcana()
    assert table[0].can_use("void_storm")
    table[0].finishes()
    assert (table[0].hand, table[1].hand) == ([], [])
    assert table.asked == [0]
    assert table[0].can_use("lore_of_spores")  # no study for anybody: straight to production
    assert table[0].markers["raven"] == 2  # and no symbol moves a second time


@pytest.mark.rule("BAL-30")
def test_hands_thrown_away_make_a_new_pile() -> None:
    table = lay(pile_of="hex_of_finding", discards="void_storm lost_arcana")
    table.all_study(*[player.hand[0] for player in table.everybody])
    assert sorted(name for player in table.everybody for name in player.hand) == [
        "hex_of_finding",
        "lost_arcana",
        "void_storm",
    ]
    assert PileRanOut(shuffled=True) in table.told(PileRanOut)


@pytest.mark.rule("BAL-26", "BAL-25")
def test_the_view_tells_neighbours_and_what_room_there_is_without_telling_a_secret() -> None:
    ada = producing("lore_of_spores", bench="2 mushroom", seats=3)
    mine, theirs = ada.table.match.view(0).witches[0], ada.table.match.view(1).witches[0]
    assert (mine.left, mine.right) == (1, 2)
    assert mine.room == theirs.room == {"heart": 3, "mandrake": 4, "mushroom": 7, "spider": 9, "toad": 9}
    ada.uses("lore_of_spores")
    mine, theirs = ada.table.match.view(0).witches[0], ada.table.match.view(1).witches[0]
    assert mine.room["mushroom"] == 7 + mine.spent["mushroom"] > 7
    assert theirs.room["mushroom"] == 7
