"""BAL-10 to BAL-12: choose and reveal."""

from __future__ import annotations

import pytest

from sabbat.games.bal_des_chaudrons.events import PotionChosen, PotionRevealed
from sabbat.games.bal_des_chaudrons.rules.brewing import Produce
from tests.bal_des_chaudrons.table import lay
from tests.hand_laid import refused


@pytest.mark.rule("BAL-10")
def test_everybody_is_asked_at_once_and_may_answer_in_any_order() -> None:
    table = lay(seats=3)
    assert table.asked == [0, 1, 2]
    for seat in (2, 0):
        table[seat].studies(table[seat].hand[0])
    assert table.asked == [1]
    assert table.told(PotionRevealed) == []


@pytest.mark.rule("BAL-10")
def test_exactly_one_card_from_hand() -> None:
    table = lay(hands=["void_storm lost_arcana", "hex_of_finding"])
    with refused("BAL-10", "not_in_hand"):
        table[0].studies("hex_of_finding")
    table[0].studies("lost_arcana")
    with refused("BAL-10", "card_is_chosen"):
        table[0].studies("void_storm")
    assert table[0].hand == ["void_storm"]


@pytest.mark.rule("BAL-10")
def test_a_card_that_cannot_be_used_must_be_played_all_the_same() -> None:
    table = lay(hands=["curse_of_shadow"])
    assert [str(action) for action in table[0].options] == ["StudyPotion(potion=curse_of_shadow, turned=False)"]
    table[0].studies("curse_of_shadow")
    assert str(table[0].state.chosen) == "curse_of_shadow"


@pytest.mark.rule("BAL-10", "BAL-12")
def test_the_choice_is_face_down_until_all_have_chosen() -> None:
    table = lay(hands=["charm_of_fear void_storm", "hex_of_finding"])
    table[0].studies("charm_of_fear~")
    for viewer in (1, None):
        seen = table.match.view(viewer)
        assert (seen.witches[0].has_chosen, seen.witches[0].chosen) == (True, None)
        assert "charm_of_fear" not in seen.potions
    own = table.match.view(0).witches[0].chosen
    assert (own.potion, own.turned) == ("charm_of_fear", True)
    chosen = table.told(PotionChosen)[0]
    assert chosen.potion.seen_by == chosen.turned.seen_by == (0,)
    table[1].studies("hex_of_finding")
    shown = table.match.view(None).witches[0].line
    assert [(event.potion, event.turned) for event in shown] == [("charm_of_fear", True)]


@pytest.mark.rule("BAL-12")
def test_revealed_cards_join_the_line_for_good() -> None:
    table = lay(hands=["elixir_of_sorrow", "elixir_of_anger"], lines=["void_storm", ""])
    table.all_study("elixir_of_sorrow~", "elixir_of_anger")
    assert [(event.seat, event.potion.text, event.turned) for event in table.told(PotionRevealed)] == [
        (0, "elixir_of_sorrow", True),
        (1, "elixir_of_anger", False),
    ]
    table.rest_of_round()
    assert table[0].line == ["void_storm", "elixir_of_sorrow~"]
    assert table[1].line == ["elixir_of_anger"]


@pytest.mark.rule("BAL-11")
def test_a_two_way_card_lies_as_it_was_played_ever_after() -> None:
    table = lay(hands=["spell_of_vanishing", ""], benches=["mandrake, mushroom, spider"])
    table.all_study("spell_of_vanishing~", table[1].hand[0])
    table[0].uses("spell_of_vanishing")
    assert (table[0].left_on_bench, table[0].outputs) == ("mushroom, spider", "mushroom, spider")
    table[0].undoes()
    table.rest_of_round()
    table.all_study(table[0].hand[0], table[1].hand[0])
    while not isinstance(table[0].asked, Produce):
        table[0].leaves_arcana()
    table[0].uses("spell_of_vanishing")
    assert table[0].outputs == "mushroom, spider"
