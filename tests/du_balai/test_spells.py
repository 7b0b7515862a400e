"""DUB-30 to DUB-33 and DUB-37: spells in general, and those that move or stop others, each at its moment."""

import pytest

from sabbat.engine import codec
from sabbat.games.du_balai import GAME
from sabbat.games.du_balai.events import PawnBlocked, SpellCast
from sabbat.games.du_balai.rules.effects import HexWhom, PullTowards
from sabbat.games.du_balai.rules.goes import TakeYourGo
from tests.du_balai.table import lay, written
from tests.hand_laid import refused

# In general


@pytest.mark.rule("DUB-30")
@pytest.mark.parametrize("card", ["inverted_flight", "barrel_roll", "loop"])
def test_acrobatics_are_secret_and_are_not_played(card: str) -> None:
    table = written("", "", hands={0: card})
    assert GAME.view(table.state, 0).players[0].hand == [card]
    for viewer in (1, None):
        seen = GAME.view(table.state, viewer)
        assert (seen.players[0].hand, seen.players[0].cards) == (None, 1)
        assert card not in codec.to_json(seen).decode()
    with refused("DUB-30", "kept_for_the_end"):
        table[0].plays(card)


@pytest.mark.rule("DUB-31")
def test_a_spell_is_played_by_its_owner_on_the_own_go_only() -> None:
    table = written("", "", hands={0: "tailwind", 1: "hex"}, squares=(5, 9))
    assert table.asked == [1]  # the leader goes first
    with refused("DUB-31", "not_its_moment"):
        table[0].plays("tailwind")
    with refused("DUB-31", "card_not_in_hand"):
        table[1].plays("tailwind")
    table[1].flies_on()
    table[1].flies_on()
    assert table.asked == [0]
    table[0].plays("tailwind")
    assert [(event.seat, event.card) for event in table.told(SpellCast)] == [(0, "tailwind")]


@pytest.mark.rule("DUB-31")
def test_no_spell_is_played_while_looking_or_casting() -> None:
    table = lay(hands={0: "tailwind decree"})
    with refused("DUB-10", "not_asked"):
        table[0].plays("tailwind")
    table.casts()
    with refused("DUB-11", "not_asked"):
        table[0].plays("decree")
    table.shuts()
    with refused("DUB-31", "only_while_moving"):
        table[0].plays("tailwind")


@pytest.mark.rule("DUB-31")
def test_the_question_does_not_tell_who_has_a_spell() -> None:
    """Whoever has any Black Magic is asked before and after their move, acrobatics or not."""
    table = written("", "", hands={0: "loop"})
    assert table[0].asked == TakeYourGo(moved=False)
    table[0].flies_on()
    assert table[0].asked == TakeYourGo(moved=True)
    table[0].flies_on()
    assert table.state.turn == 2


@pytest.mark.rule("DUB-31")
@pytest.mark.parametrize("card", ["decree", "double_game"])
def test_writing_spells_are_too_late_in_the_moving_phase(card: str) -> None:
    table = written("", "", hands={0: card})
    with refused("DUB-31", "only_while_writing"):
        table[0].plays(card)


@pytest.mark.rule("DUB-41")
def test_a_played_spell_goes_to_the_discard_for_all_to_see() -> None:
    table = written("", "", hands={0: "tailwind"})
    table[0].plays("tailwind")
    assert table[0].hand == ""
    assert GAME.view(table.state, 1).discard == ["tailwind"]


@pytest.mark.rule("DUB-31")
def test_several_spells_may_be_played_on_one_go() -> None:
    table = written("eye", "", hands={0: "tailwind tailwind hex"}, squares=(5, 9))
    assert table.asked == [0]  # seat 1 leads, but has nothing to play
    table[0].plays("tailwind")
    table[0].plays("hex")
    assert table.squares == [7, 6]
    table[0].flies_on()
    table[0].plays("tailwind")
    assert table.squares == [9, 6]


# DUB-32 Attraction


@pytest.mark.rule("DUB-32")
def test_attraction_comes_after_the_own_move() -> None:
    table = written("eye", "", hands={0: "attraction"})
    with refused("DUB-31", "after_your_move"):
        table[0].plays("attraction")


@pytest.mark.rule("DUB-32")
def test_attraction_pulls_every_other_pawn_one_or_two_squares_as_chosen_for_each() -> None:
    table = written("eye", "", "", "", hands={0: "attraction"}, squares=(9, 3, 15, 5), closer=0)
    table[0].flies_on()
    table[0].plays("attraction")
    assert table[0].asked == PullTowards(1)
    table[0].pulls(2)
    assert table[0].asked == PullTowards(2)
    table[0].pulls(1)
    table[0].pulls(2)
    assert table.squares == [10, 5, 14, 7]


@pytest.mark.rule("DUB-32")
def test_attraction_never_pulls_beyond_the_caster_and_leaves_who_is_there() -> None:
    table = written("", "", "", "", hands={0: "attraction"}, squares=(9, 8, 9, 10), first=0)
    table[0].flies_on()
    table[0].plays("attraction")  # one square away: nothing to choose
    assert table.squares == [9, 9, 9, 9]
    assert table.moves_by("attraction") == [(1, 8, 9), (3, 10, 9)]


@pytest.mark.rule("DUB-32")
def test_the_only_answers_are_one_and_two() -> None:
    table = written("", "", hands={0: "attraction"}, squares=(9, 3), first=0)
    table[0].flies_on()
    table[0].plays("attraction")
    with refused("DUB-32", "not_asked"):
        table[0].pulls(3)
    with refused("DUB-32", "not_asked"):
        table[0].flies_on()


# DUB-33 Blocage


@pytest.mark.rule("DUB-33")
def test_nobody_passes_the_roadblock_this_turn() -> None:
    table = written("", "eye ear web", "eye", hands={0: "roadblock"}, squares=(9, 7, 8), first=0)
    with refused("DUB-31", "after_your_move"):
        table[0].plays("roadblock")
    table[0].flies_on()
    table[0].plays("roadblock")
    assert table.squares == [9, 9, 9]  # 7 + 3 + 2 stops on the blocker's square
    assert {(event.seat, event.square) for event in table.told(PawnBlocked)} == {(1, 9)}
    assert table.state.turn == 2
    assert table.state.blocks == ()


@pytest.mark.rule("DUB-33")
def test_who_shares_the_blockers_square_stays_there_and_who_is_ahead_is_free() -> None:
    table = written("", "eye", "eye", hands={0: "roadblock"}, squares=(9, 9, 10), first=0)
    table[0].flies_on()
    table[0].plays("roadblock")
    assert table.squares == [9, 9, 11]


@pytest.mark.rule("DUB-33", "DUB-40")
def test_a_roadblock_stops_spells_too() -> None:
    table = written("", "", hands={0: "roadblock", 1: "tailwind"}, squares=(9, 8), first=0)
    table[0].flies_on()
    table[0].plays("roadblock")
    table[1].lets_it_be()
    table[1].plays("tailwind")  # second: two squares
    assert table.squares == [9, 9]


@pytest.mark.rule("DUB-33")
def test_the_blocker_moves_on_freely() -> None:
    table = written("", "", hands={0: "roadblock tailwind"}, squares=(9, 12), first=0)
    table[0].flies_on()
    table[0].plays("roadblock")
    table[0].plays("tailwind")
    assert table[0].square == 11


# DUB-37 Mauvais sort


@pytest.mark.rule("DUB-37")
def test_the_hex_sends_the_leader_back_three_squares() -> None:
    table = written("", "", "", hands={2: "hex"}, squares=(9, 12, 4), first=2)
    table[2].plays("hex")
    assert table.squares == [9, 9, 4]


@pytest.mark.rule("DUB-37")
def test_with_several_in_the_lead_the_caster_chooses() -> None:
    table = written("", "", "", hands={2: "hex"}, squares=(9, 9, 4), first=2)
    table[2].plays("hex")
    assert isinstance(table[2].asked, HexWhom)
    with refused("DUB-37", "not_in_the_lead"):
        table[2].hexes(2)
    table[2].hexes(1)
    assert table.squares == [9, 6, 4]


@pytest.mark.rule("DUB-37")
def test_the_hex_goes_never_below_the_last_penalty_square() -> None:
    table = written("", "", hands={1: "hex"}, squares=(0, -1), first=1)
    table[1].plays("hex")
    assert table.squares == [-2, -1]


@pytest.mark.rule("DUB-37", "DUB-41")
def test_a_pawn_across_the_finish_is_out_of_reach() -> None:
    table = written("eye ear web", "", "", hands={1: "hex attraction"}, squares=(20, 15, 17), closer=0)
    table[1].plays("hex")
    assert table.squares == [23, 15, 14]
    table[1].flies_on()
    table[1].plays("attraction")  # one square away
    assert table.squares == [23, 15, 15]


@pytest.mark.rule("DUB-41")
def test_with_everybody_across_there_is_nobody_to_hex() -> None:
    table = written("eye ear web", "eye ear web", hands={1: "hex tailwind"}, squares=(20, 20), closer=0)
    table[1].flies_on()
    with refused("DUB-41", "nobody_in_reach"):
        table[1].plays("hex")
    with refused("DUB-41", "already_across"):
        table[1].plays("tailwind")
