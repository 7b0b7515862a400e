"""SOR-4 and SOR-11 by the table's clock: the cue, false starts, the window, the tie band, the margins."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

import sabbat
from sabbat.engine import CLOCK, BadRecord, Tick, codec
from sabbat.games.sorcellerie import GAME
from sabbat.games.sorcellerie.components import LOCK, LONGEST_SHAKE, SHORTEST_SHAKE, WINDOW
from sabbat.games.sorcellerie.events import (
    AnswerTimed,
    CupShaken,
    DiceShown,
    FalseStart,
    FormulaHeard,
    LockLifted,
    NobodyWon,
    WitchCardWon,
)
from sabbat.games.sorcellerie.rules.racing import AwaitDice, BeFirst
from tests.hand_laid import refused
from tests.sorcellerie.table import CUE, SHAKEN_AT, Table, lay


def racing(**laid: int | bool | str) -> Table:
    """The dice have just been shown: 4 cats and 3 brooms, one witch. Right: bat."""
    return lay(**laid).shakes().ticks()  # type: ignore[arg-type]  # options of any type


def margins(table: Table) -> list[tuple[int, int]]:
    return [(event.seat, event.after) for event in table.told(AnswerTimed)]


@pytest.mark.rule("SOR-3", "SOR-4")
def test_there_are_no_dice_before_the_cue() -> None:
    table = lay().shakes()
    assert table.told(CupShaken)[0].cue == CUE
    assert not table.told(DiceShown)
    assert not table.state.dice
    assert table.match.closes_at == CUE
    for seat in (0, 1, 2, None):
        view = GAME.view(table.state, seat)
        assert (view.dice, view.white, view.step, view.closes_at) == ([], 0, "shaking", CUE)
    table.ticks()
    assert list(table.state.dice) == ["cat"] * 4 + ["broom"] * 3
    assert all(isinstance(table[seat].asked, BeFirst) for seat in range(3))


@pytest.mark.rule("SOR-3")
def test_how_long_the_cup_is_shaken_cannot_be_foretold() -> None:
    shaken = set()
    for seed in range(200):
        match = GAME.start(2, seed)
        (seat,) = match.pending
        match.submit(seat, match.options(seat)[0], at=SHAKEN_AT)
        assert match.closes_at is not None
        shaken.add(match.closes_at - SHAKEN_AT)
    assert SHORTEST_SHAKE <= min(shaken) < max(shaken) <= LONGEST_SHAKE
    assert len(shaken) > 100


@pytest.mark.rule("SOR-4")
def test_the_clock_cannot_be_early_and_has_nothing_to_say_where_no_window_is_open() -> None:
    table = lay()
    with refused("", "no_window_is_open"):
        table.ticks()
    table.shakes()
    with refused("", "window_is_open"):
        table.ticks(CUE - 1)
    table.ticks(CUE + 7)  # a little late is fine
    with refused("", "no_window_is_open"):
        table.ticks()


@pytest.mark.rule("SOR-4")
def test_a_false_start_locks_for_a_moment_for_all_to_see() -> None:
    table = lay().shakes()
    assert isinstance(table[1].asked, AwaitDice)
    events = table[1].says("bat", after=-5)
    assert [(event.seat, event.until) for event in events if isinstance(event, FalseStart)] == [(1, CUE + LOCK)]
    table.ticks()
    assert table.asked == [0, 2]
    assert GAME.view(table.state, None).players[1].voice == "locked"
    with refused("SOR-4", "locked_after_false_start"):
        table[1].says("bat", after=300)
    assert table.match.closes_at == CUE + LOCK
    table.ticks()
    assert [event.seat for event in table.told(LockLifted)] == [1]
    table[1].says("bat", after=LOCK + 400)  # it was not a wrong formula
    table.ticks()
    assert table[1].won == "S01"


@pytest.mark.rule("SOR-4")
def test_a_formula_that_was_said_before_the_cue_but_came_after_it_is_a_false_start_too() -> None:
    table = racing()
    table[2].says("bat", after=-1)
    assert table[2].voice == "locked"
    table[0].says("bat", after=0)  # on the cue is no false start
    assert table[0].voice == "spoken"


@pytest.mark.rule("SOR-4")
def test_when_all_have_started_falsely_the_dice_come_and_all_are_free_again() -> None:
    table = lay(seats=2).shakes()
    table[0].says("cat", after=-300)
    table[1].says("cat", after=-200)
    assert table.told(DiceShown)
    assert table.asked == [0, 1]


@pytest.mark.rule("SOR-4")
def test_nobody_is_locked_twice_in_a_turn() -> None:
    table = lay(seats=2).shakes()
    table[0].says("cat", after=-300)
    table[1].says("cat", after=-200)
    table[0].says("bat", after=-100)  # stamped before the cue again: counts as said on the cue
    assert table[0].voice == "spoken"
    table.ticks()
    assert margins(table) == [(0, 0)]


@pytest.mark.rule("SOR-4")
def test_when_only_the_locked_are_left_they_need_not_wait() -> None:
    table = lay(seats=2).shakes()
    table[1].says("cat", after=-100)
    table.ticks()
    table[0].says("cat", after=600)  # wrong
    assert table.asked == [1]


@pytest.mark.rule("SOR-11")
def test_after_the_first_right_formula_the_others_have_a_window() -> None:
    table = racing()
    table[1].says("bat", after=412)
    assert table.match.closes_at == CUE + 412 + WINDOW
    assert table.asked == [0, 2]
    assert not table.told(WitchCardWon)
    table[0].says("bat", after=530)
    table.ticks()
    assert table[1].won == "S01"
    assert margins(table) == [(1, 412), (0, 530)]
    assert WINDOW <= 250


@pytest.mark.rule("SOR-4", "SOR-11")
def test_who_was_quicker_wins_though_heard_later() -> None:
    """A long line delays a voice; its stamp tells when it spoke."""
    table = racing()
    table[1].says("bat", after=430)
    table[2].says("bat", after=390)
    assert table.match.closes_at == CUE + 390 + WINDOW
    table[0].says("cat", after=500)
    assert table[2].won == "S01"  # all have answered: nothing to wait for
    assert margins(table) == [(2, 390), (1, 430)]


@pytest.mark.rule("SOR-11")
@pytest.mark.parametrize(
    ("band", "gap", "tie"),
    [(0, 0, True), (0, 1, False), (20, 20, True), (20, 21, False), (40, 40, True), (80, 80, True), (80, 81, False)],
)
def test_the_same_moment_is_a_band_that_the_table_agrees_on(band: int, gap: int, tie: bool) -> None:
    table = racing(seats=2, tie_band=band)
    table[0].says("bat", after=500)
    table[1].says("bat", after=500 + gap)
    assert table[0].won == ("" if tie else "S01")
    assert [event.why for event in table.told(NobodyWon)] == (["tie"] if tie else [])
    assert margins(table) == [(0, 500), (1, 500 + gap)]
    assert (table.circle[:3] == "S01") == tie  # the card stays where it is


@pytest.mark.rule("SOR-11")
def test_a_third_voice_counts_only_within_the_band_of_the_first() -> None:
    table = racing(tie_band=20)
    table[0].says("bat", after=500)
    table[1].says("bat", after=530)
    table[2].says("bat", after=540)
    assert table[0].won == "S01"


@pytest.mark.rule("SOR-9", "SOR-11")
def test_a_wrong_formula_makes_no_tie() -> None:
    table = racing(seats=2)
    table[0].says("cat", after=500)
    table[1].says("bat", after=500)
    assert table[1].won == "S01"


@pytest.mark.rule("SOR-4")
def test_what_was_said_is_not_told_before_it_is_settled() -> None:
    table = racing()
    events = table[1].says("bat", after=412)
    heard = next(event for event in events if isinstance(event, FormulaHeard))
    assert codec.told_to(heard, 1)["symbols"] == ["bat"]
    assert codec.told_to(heard, 0)["symbols"] is None
    assert GAME.view(table.state, 0).players[1].said == []
    assert GAME.view(table.state, 1).players[1].said == ["bat"]
    assert b"412" not in msgspec.json.encode(GAME.view(table.state, 0).players[1])


@pytest.mark.rule("SOR-4")
def test_a_match_by_the_clock_replays_exactly() -> None:
    match = GAME.start(3, seed=9, options={"breath": 0})
    rng = Random(9)
    now = 1_000
    while match.outcome is None:
        now += rng.randrange(30, 700)
        if match.closes_at is not None and match.closes_at <= now:
            now = match.closes_at + 3
            match.submit(CLOCK, Tick(), now)
            continue
        seat = rng.choice(list(match.pending))
        match.submit(seat, rng.choice(match.options(seat)), at=now)
    ticks = [entry for entry in match.entries if entry.seat == CLOCK]
    assert len(ticks) > 10
    record = sabbat.read_record(codec.to_json(match.record()))
    assert sabbat.replay(record).state == match.state
    with refused("", "match_is_over"):
        match.submit(CLOCK, Tick())
    early = [replace(entry, at=entry.at - 4) if entry.seat == CLOCK else entry for entry in record.entries]
    with pytest.raises(BadRecord, match="window_is_open"):
        sabbat.replay(replace(record, entries=tuple(early)))


@pytest.mark.rule("SOR-3", "SOR-4")
def test_a_new_turn_remembers_nothing_of_the_last() -> None:
    """A false start, a lock, answers and times: whoever shakes the cup next finds everybody as at the beginning."""
    fresh = lay().state
    table = lay().shakes()
    table.does(0, table.match.options(0)[0], SHAKEN_AT + 1)  # too early: locked
    table.ticks()
    table[1].says("cat", after=300)
    table[2].says("bat", after=400)
    while table.state.turn == fresh.turn:
        table.ticks()
    for me, began in zip(table.state.players, fresh.players, strict=True):
        now = (me.voice, me.said, me.at, me.until, me.jumped, me.order)
        assert now == (began.voice, began.said, began.at, began.until, began.jumped, began.order)
    state = table.state
    assert (state.white, state.dice, state.clocked, state.cue_at, state.settles_at, state.answers) == (
        fresh.white, fresh.dice, fresh.clocked, fresh.cue_at, fresh.settles_at, fresh.answers,
    )  # fmt: skip
