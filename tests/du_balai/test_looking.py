"""DUB-10, DUB-11: the dice, the lid, and who may see what."""

import msgspec
import pytest

from sabbat.engine import codec
from sabbat.games.du_balai import GAME
from sabbat.games.du_balai.components import EVERY_DIE, SYMBOLS
from sabbat.games.du_balai.events import DiceCastAgain, LidClosed, LidClosedEarlier, LidFellShut, LidOpened, TurnBegan
from sabbat.games.du_balai.rules.looking import CastTheDice, LookAtDice
from sabbat.games.du_balai.rules.writing import WriteInSecret
from sabbat.words import Words
from tests.du_balai.table import CAST_AT, Table, faces_for, flown, lay
from tests.hand_laid import refused


@pytest.mark.rule("DUB-1")
def test_the_pawns_start_on_the_line() -> None:
    assert lay(seats=6).squares == [0] * 6


@pytest.mark.rule("DUB-10")
def test_in_the_first_turn_anybody_may_throw() -> None:
    first = {GAME.start(4, seed).state.thrower for seed in range(60)}  # type: ignore[attr-defined]  # this game's
    assert first == {0, 1, 2, 3}
    novice = {GAME.start(2, seed, {"handicap_0": "novice7"}).state.thrower for seed in range(40)}  # type: ignore[attr-defined]  # this game's
    assert novice == {0, 1}  # though one of them is ahead


@pytest.mark.rule("DUB-10")
def test_who_was_drawn_to_begin_is_not_told_to_be_last() -> None:
    first, later = lay()[0].asked, lay(squares=(4, 2, 7), turn=2)[1].asked
    assert first is not None
    assert later is not None
    for language, last in (("en", "You are last"), ("fr", "Vous êtes dernier")):
        words = Words("du_balai", language)
        assert not words.question(first).startswith(last)
        assert words.question(later).startswith(last)


@pytest.mark.rule("DUB-10")
def test_later_the_last_in_the_race_throws() -> None:
    table = lay(squares=(4, 2, 7), turn=2)
    assert table.asked == [1]
    assert isinstance(table[1].asked, CastTheDice)
    with refused("DUB-10", "not_asked"):
        table[1].closes()
    with refused("DUB-10", "no_dice_yet"):
        table[0].closes()


@pytest.mark.rule("DUB-10")
def test_among_the_last_the_thrower_is_drawn() -> None:
    throwers = set()
    for seed in range(40):
        throwers.add(lay(squares=(3, 9, 3, 3), seats=4, turn=2, seed=seed, thrower=0).state.thrower)
        table = flown("", "", "", "", squares=(3, 9, 3, 3), seed=seed)
        throwers.add(table.told(TurnBegan)[-1].seat)
    assert throwers == {0, 2, 3}


@pytest.mark.rule("DUB-10")
def test_everybody_looks_at_once() -> None:
    table = lay(seats=4).casts()
    assert table.asked == [0, 1, 2, 3]
    assert all(isinstance(table[seat].asked, LookAtDice) for seat in range(4))
    shown = [GAME.view(table.state, seat).dice for seat in (0, 1, 2, 3, None)]
    assert shown[0] is not None
    assert len(shown[0]) == 9
    assert all(dice == shown[0] for dice in shown)


@pytest.mark.rule("DUB-13")
def test_a_throw_without_any_valid_symbol_is_thrown_again() -> None:
    """Every symbol that shows, shows in both colours."""
    table = lay()
    nothing = [EVERY_DIE[die][face] for die, face in enumerate(faces_for("", ""))]
    table.luck.script["die"] = [*nothing, *(die[0] for die in EVERY_DIE)]
    table[0].casts()
    assert len(table.told(DiceCastAgain)) == 1
    assert table.asked == [0, 1, 2]


@pytest.mark.rule("DUB-11")
def test_any_player_may_close_the_lid_and_looking_ends_for_all() -> None:
    table = lay().casts()
    table[2].closes()
    assert [(event.seat, event.after) for event in table.told(LidClosed)] == [(2, -1)]
    assert table.state.closer == 2
    assert all(isinstance(table[seat].asked, WriteInSecret) for seat in range(3))
    with refused("DUB-11", "lid_is_closed"):
        table[0].closes()


@pytest.mark.rule("DUB-11")
def test_a_player_on_the_last_penalty_square_may_not_close_it() -> None:
    table = lay(squares=(0, -2, -1)).casts()
    with refused("DUB-11", "too_far_back"):
        table[1].closes()
    table[2].closes()  # -1 is far enough
    assert table.state.closer == 2


def told_of_dice(table: Table) -> list[str]:
    """What any seat or a spectator is told, as JSON, without one's own cards and the question's words."""
    return [msgspec.json.encode(GAME.view(table.state, seat)).decode() for seat in (0, 1, 2, None)]


@pytest.mark.rule("DUB-11")
def test_nothing_of_the_dice_is_shown_after_the_lid_is_closed() -> None:
    table = lay().casts()
    assert all('"symbol"' in told for told in told_of_dice(table))
    table[0].closes()
    for told in told_of_dice(table):
        assert not any(f'"{symbol}"' in told for symbol in SYMBOLS)
        assert '"orange"' not in told
    events = b"".join(codec.to_json(event) for event in table.events).decode()
    assert not any(f'"{symbol}"' in events for symbol in SYMBOLS)  # a log keeps what was told while it was open, too


@pytest.mark.rule("DUB-11", "DUB-13")
def test_the_dice_come_back_with_the_check() -> None:
    table = lay(seats=2).casts()
    table[0].closes()
    table[0].writes("eye")
    assert not table.told(LidOpened)
    table[1].writes("")
    assert len(table.told(LidOpened)[0].symbols) == 9


@pytest.mark.rule("DUB-10")
def test_when_all_have_seen_enough_the_lid_falls_shut_and_nobody_closed_it() -> None:
    table = lay(squares=(-2, -2, -2)).casts()
    for seat in range(3):
        assert table.state.closer == -1
        table[seat].has_seen_enough()
    assert len(table.told(LidFellShut)) == 1
    assert table.state.closer == -1
    assert isinstance(table[0].asked, WriteInSecret)


@pytest.mark.rule("DUB-11")
def test_who_has_seen_enough_leaves_the_lid_to_the_others() -> None:
    table = lay().casts()
    table[0].has_seen_enough()
    with refused("DUB-11", "has_seen_enough"):
        table[0].closes()
    table[1].closes()
    assert table.state.closer == 1


# By the table's clock


@pytest.mark.rule("DUB-11")
def test_how_long_the_dice_were_seen_is_told() -> None:
    table = lay().casts(at=CAST_AT)
    table[1].closes(after=7_250)
    assert table.told(LidClosed)[0].after == 7_250
    assert GAME.view(table.state, 0).looked == 7_250


@pytest.mark.rule("DUB-11")
def test_of_two_hands_on_the_lid_the_earlier_one_has_closed_it() -> None:
    table = lay().casts(at=CAST_AT)
    table[1].closes(after=4_000)
    assert table.match.closes_at == CAST_AT + 4_250
    table[2].closes(after=3_900)
    assert table.state.closer == 2
    assert [(event.seat, event.after) for event in table.told(LidClosedEarlier)] == [(2, 3_900)]
    table[0].closes(after=3_950)  # not the earliest
    assert table.state.closer == 2
    with refused("DUB-11", "lid_is_closed"):
        table[0].closes(after=3_000)  # one claim each
    table.ticks()
    with refused("DUB-11", "lid_is_closed"):
        table[1].closes(after=3_000)
    with refused("", "no_window_is_open"):
        table.ticks()
    assert isinstance(table[0].asked, WriteInSecret)


@pytest.mark.rule("DUB-11")
def test_nobody_on_the_last_square_claims_the_lid_either() -> None:
    table = lay(squares=(0, -2, 0)).casts(at=CAST_AT)
    table[0].closes(after=4_000)
    with refused("DUB-11", "too_far_back"):
        table[1].closes(after=3_900)
