"""BAL-25: everybody at once in secret, or one by one in the open."""

from __future__ import annotations

import msgspec
import pytest

from sabbat.engine import IllegalAction
from sabbat.games.bal_des_chaudrons.actions import CallInitiative
from sabbat.games.bal_des_chaudrons.components import card
from sabbat.games.bal_des_chaudrons.events import (
    InitiativeCalled,
    PotionUndone,
    PotionUsed,
    ProductionBegan,
    ProductionFinished,
)
from sabbat.games.bal_des_chaudrons.rules.brewing import FillSlot, Produce
from tests.bal_des_chaudrons.table import Player, lay, producing
from tests.hand_laid import refused


def three(**benches: str) -> Player:
    """Three witches; the cards played have the initiatives 18, 16, 17 (charms of love, sleep, fear)."""
    table = lay(
        seats=3,
        hands=["charm_of_love", "charm_of_sleep", "charm_of_fear"],
        benches=["2 mushroom, spider", "2 spider, mushroom", "toad, mushroom"],
    )
    table.all_study("charm_of_love", "charm_of_sleep", "charm_of_fear")
    return table[0]


@pytest.mark.rule("BAL-25")
def test_everybody_produces_at_once() -> None:
    table = three().table
    assert table.asked == [0, 1, 2]
    table[2].uses("charm_of_fear", "toad@bench")
    table[0].uses("charm_of_love", "spider@bench")
    table[2].finishes()
    table[1].finishes()
    assert table.asked == [0]
    assert len(table.told(ProductionBegan)) == 1


@pytest.mark.rule("BAL-25")
def test_a_call_is_possible_while_a_slot_is_being_filled() -> None:
    """The rulebook's own example: she sees that it matters what another takes. The slot is empty again."""
    table = three().table
    table[0].uses("charm_of_love")
    assert isinstance(table[0].asked, FillSlot)
    assert CallInitiative() in table[0].options
    table[0].calls()
    assert [event.seat for event in table.told(InitiativeCalled)] == [0]
    assert table.asked == [1]  # the lowest initiative
    assert table.state.witches[0].spent == [0] * 5
    table[1].finishes()
    table[2].finishes()
    table[0].uses("charm_of_love")
    assert CallInitiative() not in table[0].options
    with refused("BAL-25", "order_is_called"):
        table[0].calls()


@pytest.mark.rule("BAL-25")
def test_a_production_is_secret_until_all_are_done() -> None:
    table = three().table
    before = [msgspec.json.encode(table.match.view(viewer)) for viewer in (1, 2, None)]
    table[0].uses("charm_of_love")  # in the middle of it: a slot is being filled
    assert [msgspec.json.encode(table.match.view(viewer)) for viewer in (1, 2, None)] == before
    table[0].fills("spider@bench")
    assert [msgspec.json.encode(table.match.view(viewer)) for viewer in (1, 2, None)] == before
    own = table.match.view(0).witches[0]
    assert (own.spent, own.made, len(own.steps)) == ({"spider": 1}, {"toad": 2}, 1)
    table[0].finishes()
    seen = table.match.view(1).witches[0]
    assert (seen.finished, seen.steps, seen.spent, seen.made) == (True, [], {}, {})
    assert seen.bench == {"mushroom": 2, "spider": 1}
    assert table.told(PotionUsed) == []
    assert [event.seat for event in table.told(ProductionFinished)] == [0]
    for seat in (1, 2):
        table[seat].finishes()
    assert [event.seat for event in table.told(PotionUsed)] == [0]


@pytest.mark.rule("BAL-25")
def test_productions_are_shown_in_initiative_order() -> None:
    table = three().table
    table[0].uses("charm_of_love", "spider@bench")
    table[1].uses("charm_of_sleep")
    table[2].uses("charm_of_fear", "toad@bench")
    for seat in (0, 1, 2):
        table[seat].finishes()
    assert [event.seat for event in table.told(PotionUsed)] == [1, 2, 0]


@pytest.mark.rule("BAL-25")
def test_after_a_call_the_lowest_initiative_goes_first_and_one_at_a_time() -> None:
    table = three().table
    table[0].calls()
    assert table.told(InitiativeCalled) == [InitiativeCalled(0, (1, 2, 0))]
    order: list[int] = []
    while len(order) < 3:
        (seat,) = table.asked
        assert isinstance(table[seat].asked, Produce)
        order.append(seat)
        table[seat].finishes()
    assert order == [1, 2, 0]


@pytest.mark.rule("BAL-25")
def test_seventeen_decides_before_eighteen() -> None:
    """The rulebook's own case: 17 lies turned and leaves a choice of output, 18 a choice of input."""
    table = lay(hands=["charm_of_love", "charm_of_fear"], benches=["mushroom, spider", "2 spider"])
    table.all_study("charm_of_love", "charm_of_fear~")
    table[0].calls()
    assert table.asked == [1]
    table[1].uses("charm_of_fear")
    assert table[1].may_give == ["mushroom", "toad"]
    table[1].gives("toad")
    table[1].finishes()
    assert table.asked == [0]
    table[0].uses("charm_of_love")
    assert table[0].may_fill_with == ["mushroom@bench", "spider@bench"]


@pytest.mark.rule("BAL-25")
def test_the_last_potion_played_counts_not_an_earlier_one() -> None:
    ada = producing("lost_arcana lore_of_spores", "void_storm lore_of_webs", bench="mushroom")  # 2 and 1 before
    last = [int(player.state.line[-1].potion is card("curse_of_shadow")) for player in ada.table.everybody]
    assert last == [1, 0]  # 5 (curse of shadow) against 6 (secret summoning)
    ada.calls()
    assert ada.table.told(InitiativeCalled)[0].order == (0, 1)


@pytest.mark.rule("BAL-25")
def test_in_the_open_everybody_sees_every_step() -> None:
    table = three().table
    table[2].calls()
    table[1].uses("charm_of_sleep")
    seen = table.match.view(0).witches[1]
    assert (seen.spent, seen.made, [step.potion for step in seen.steps]) == (
        {"spider": 1},
        {"mushroom": 2},
        ["charm_of_sleep"],
    )
    assert [event.potion.text for event in table.told(PotionUsed)] == ["charm_of_sleep"]
    table[1].undoes()
    assert [event.potion.text for event in table.told(PotionUndone)] == ["charm_of_sleep"]
    table[1].uses("charm_of_sleep")
    table[1].finishes()
    seen = table.match.view(0).witches[1]
    assert (seen.bench, seen.cauldron) == ({"mushroom": 1, "spider": 1}, {"mushroom": 2})
    assert len(table.told(PotionUsed)) == 2  # and it is not told again at the end


@pytest.mark.rule("BAL-25")
def test_what_was_brewed_in_secret_before_a_call_begins_anew() -> None:
    table = three().table
    table[0].uses("charm_of_love", "spider@bench")
    table[0].finishes()
    table[1].uses("charm_of_sleep")
    table[2].calls()
    for player in table.everybody:
        assert (player.state.steps, player.outputs, player.state.finished) == ([], "", False)
        assert player.left_on_bench == player.bench
    assert table.asked == [1]
    with refused("BAL-25", "not_your_turn"):
        table[0].uses("charm_of_love")


@pytest.mark.rule("BAL-25")
def test_one_call_is_enough_and_holds_for_this_phase_only() -> None:
    table = three().table
    table[0].calls()
    with refused("BAL-25", "order_is_called"):
        table[1].calls()
    table.rest_of_round()
    assert not table.state.ordered
    assert table.state.round == 3


@pytest.mark.rule("BAL-25")
def test_a_late_answer_after_a_call_is_refused() -> None:
    table = three().table
    number = table.match.pending[0].number
    table[2].calls()
    with pytest.raises(IllegalAction):
        table.match.submit(0, table[1].options[0], question=number)
