"""What a press is stamped with, when a window closes, when a cue leaves: the real rules, made-up time."""

from __future__ import annotations

from typing import Any

import pytest

import sabbat
from sabbat.engine import CLOCK, Action, Match, Tick
from sabbat.fair.contest import MARGIN, WINDOW, Contest, Press
from sabbat.fair.line import MOST_DELAY, MOST_JITTER, RARELY_MORE, Line
from sabbat.fair.quota import MOST
from sabbat.games.du_balai.actions import CAST_DICE, CLOSE_LID, DOUBLE_GAME, PLAY, WRITE
from sabbat.games.du_balai.components import KIND
from sabbat.games.du_balai.rules.spells import AnswerSpell
from sabbat.games.du_balai.state import DuBalai
from sabbat.games.sorcellerie.actions import KEEP_QUIET, SHAKE_CUP, Say
from sabbat.games.sorcellerie.state import Sorcellerie, answer

BEGAN = 90_000.0  # server time
AHEAD = 2_000.0  # the server's time less everybody's own


def line(delay: float, jitter: float = 0.0) -> Line:
    measured = Line()
    for excess in (0.0, 2 * jitter):
        measured.sent(1, 0.0)
        measured.heard(1, 2 * delay + excess, delay + excess / 2 - AHEAD)
    return measured


NEAR, FAR = line(20), line(200)
LINES = [(0, NEAR), (1, FAR)]


class Race:
    """A match whose moments are followed; times that a test gives count from the cue."""

    def __init__(self, game: str, seats: int = 2, **options: Any) -> None:  # of any game
        self.match: Match = sabbat.GAMES[game].start(seats, seed=4, options=options)
        self.contest = Contest(BEGAN)
        self.contest.note(self.match, None, CLOCK, 0, False)
        self.cue = 0

    def step(self, seat: int, action: Action, at: int | None, cue: bool = False, question: int | None = None) -> None:
        before = self.match.state
        done = self.match.submit(seat, action, at, question)
        self.contest.note(self.match, before, seat, done.entry.at, cue)

    def press(
        self, seat: int, action: Action, made: float, way: float, by: Line, shown: float | None = 0.0, question: int = 0
    ) -> int:
        """Made so long after the cue, received so long after that; its stamp, counted from the cue."""
        zero = self.contest.clock.server_time(self.cue)
        own_shown = None if shown is None else zero + shown - AHEAD
        press = Press(zero + made + way, zero + made - AHEAD, own_shown)
        asked = question or self.match.pending[seat].number
        found, at = self.contest.hear(self.match, seat, asked, action, press, by)
        self.step(seat, action, at, question=found)
        return at - self.cue


def sorcellerie(seats: int = 2) -> Race:
    race = Race("sorcellerie", seats)
    (shaker,) = race.match.pending
    race.step(shaker, SHAKE_CUP, 5_000, cue=True)
    assert race.match.closes_at is not None
    race.cue = race.match.closes_at
    return race


def with_dice(seats: int = 2) -> tuple[Race, Say]:
    race = sorcellerie(seats)
    race.step(CLOCK, Tick(), None, cue=True)
    assert isinstance(race.match.state, Sorcellerie)
    return race, Say(answer(race.match.state))


def voices(race: Race) -> list[int]:
    assert isinstance(race.match.state, Sorcellerie)
    return [caller.voice for caller in race.match.state.players]


# --- the stamp


def test_an_honest_press_is_stamped_with_the_moment_at_which_it_was_made() -> None:
    race, right = with_dice()
    assert race.press(1, right, made=430, way=200, by=FAR) == 430
    assert race.press(0, right, made=445, way=20, by=NEAR) == 445


def test_the_one_who_was_quicker_wins_though_heard_later() -> None:
    race, right = with_dice()
    race.press(0, right, made=430, way=20, by=NEAR)
    race.press(1, right, made=400, way=200, by=FAR)
    assert isinstance(race.match.state, Sorcellerie)
    assert [len(caller.won) for caller in race.match.state.players] == [0, 1]


def test_a_cue_that_came_late_is_made_good() -> None:
    race, right = with_dice()
    assert race.press(0, right, made=430 + 15, way=20, by=line(20, jitter=15), shown=15) == 430


def test_no_press_is_stamped_later_than_it_was_received() -> None:
    race, right = with_dice()
    assert race.press(0, right, made=900, way=-300, by=NEAR) == 600  # a stamp from the future


def test_beyond_the_measured_delay_only_the_quota_is_believed() -> None:
    race, right = with_dice()
    assert race.press(0, right, made=100, way=400, by=NEAR) == pytest.approx(500 - 20 - MOST, abs=1)


def test_what_was_paid_from_the_quota_is_gone_and_comes_back_slowly() -> None:
    race, right = with_dice(3)
    press = Press(race.contest.clock.server_time(race.cue + 500), -1e9, None)
    stamps = [race.contest.hear(race.match, 0, 0, right, press, NEAR)[1] for _ in range(2)]
    assert stamps[1] - stamps[0] == MOST
    later = press._replace(received=press.received + 10_000)
    assert race.contest.hear(race.match, 0, 0, right, later, NEAR)[1] - stamps[1] == pytest.approx(10_000 - 15, abs=1)


def test_who_sends_no_stamp_is_given_the_usual_delay() -> None:
    race, right = with_dice()
    press = Press(race.contest.clock.server_time(race.cue + 500))
    assert race.contest.hear(race.match, 0, 0, right, press, FAR)[1] - race.cue == 300
    assert race.contest.hear(race.match, 0, 0, right, press, Line())[1] - race.cue == 500


def test_who_has_the_dice_cannot_have_pressed_before_the_cue() -> None:
    race, right = with_dice()
    assert race.press(0, right, made=-10, way=20, by=NEAR, shown=None) == 0
    assert voices(race)[0] == 3  # spoken, not locked


def test_the_time_that_the_table_itself_lost_is_nobodys_loss() -> None:
    race, right = with_dice()
    behind = line(20)
    behind.behind = 60.0
    assert race.press(0, right, made=460, way=20, by=behind, shown=60) == 400
    assert race.press(1, right, made=470, way=20, by=NEAR) == 470


# --- a question that was taken away


def test_who_spoke_before_the_dice_has_started_falsely_though_heard_after_them() -> None:
    race = sorcellerie()
    asked = race.match.pending[0].number
    race.step(CLOCK, Tick(), None, cue=True)
    assert race.match.pending[0].number != asked
    race.press(0, Say(("cat",)), made=-30, way=200, by=FAR, shown=None, question=asked)
    assert voices(race) == [1, 0]  # locked


def test_a_second_hand_on_the_lid_is_heard_after_the_lid_was_closed() -> None:
    race = Race("du_balai", 3)
    (thrower,) = race.match.pending
    race.step(thrower, CAST_DICE, 8_000, cue=True)
    race.cue = 8_000
    asked = race.match.pending[2].number
    race.press(1, CLOSE_LID, made=4_000, way=20, by=NEAR)
    race.press(2, CLOSE_LID, made=3_900, way=200, by=FAR, question=asked)
    state = race.match.state
    assert isinstance(state, DuBalai)
    assert (state.closer, state.lid_at) == (2, 8_000 + 3_900)


@pytest.mark.rule("DUB-12", "DUB-34")
def test_a_formula_sent_for_the_question_that_a_spell_interrupted_counts() -> None:
    race = Race("du_balai", 3)
    (thrower,) = race.match.pending
    race.step(thrower, CAST_DICE, 8_000, cue=True)
    race.cue = 8_000
    state = race.match.state
    assert isinstance(state, DuBalai)
    for seat, card in ((0, "loop"), (1, "double_game"), (2, "fog")):
        state.pile[KIND[card]] -= 1
        state.players[seat].hand[KIND[card]] += 1
    race.press(0, CLOSE_LID, made=2_000, way=20, by=NEAR)
    race.step(CLOCK, Tick(), None)
    writes = race.match.pending[0].number
    race.step(1, PLAY[DOUBLE_GAME], 12_000)  # now seat 0 is asked about that
    answers = race.match.pending[0].number
    assert answers != writes
    race.press(0, WRITE[3], made=3_990, way=200, by=FAR, question=writes)
    state = race.match.state
    assert isinstance(state, DuBalai)
    assert state.players[0].formula == 3
    assert isinstance(state.asked[0], AnswerSpell)


def test_an_old_question_is_not_answered_by_what_is_no_answer_to_the_new_one() -> None:
    race = Race("du_balai", 2)
    (thrower,) = race.match.pending
    race.step(thrower, CAST_DICE, 8_000, cue=True)
    asked = race.match.pending[1].number
    race.press(0, CLOSE_LID, made=0, way=20, by=NEAR)
    press = Press(race.contest.clock.server_time(9_000))
    assert race.contest.hear(race.match, 1, asked, WRITE[0], press, NEAR)[0] != asked  # writing is
    assert race.contest.hear(race.match, 1, asked, CAST_DICE, press, NEAR)[0] == asked


# --- windows and cues


def test_a_contest_is_settled_when_its_window_closes_and_that_is_a_quarter_of_a_second() -> None:
    race, right = with_dice(3)
    assert race.contest.due(race.match, LINES) is None
    race.press(0, right, made=430, way=20, by=NEAR)
    assert race.contest.due(race.match, LINES) == race.contest.clock.server_time(race.cue + 430 + WINDOW)
    assert WINDOW == 250


def test_a_line_longer_than_the_window_is_waited_for_by_as_much() -> None:
    race, right = with_dice(3)
    race.press(0, right, made=430, way=20, by=NEAR)
    assert race.contest.due(race.match, [(0, NEAR), (1, line(280))]) == race.contest.clock.server_time(
        race.cue + 430 + 280
    )
    longest = race.contest.due(race.match, [(2, line(5_000))])
    assert longest == race.contest.clock.server_time(race.cue + 430 + MOST_DELAY + RARELY_MORE * MOST_JITTER)
    answered = race.contest.due(race.match, [(0, line(280)), (1, NEAR), (2, NEAR)])
    assert answered == race.contest.clock.server_time(race.cue + 430 + WINDOW)  # who has answered is not waited for


def test_a_cue_is_ready_early_and_leaves_so_that_it_arrives_in_time_and_not_before() -> None:
    race = sorcellerie()
    cue = race.contest.clock.server_time(race.cue)
    due = race.contest.due(race.match, LINES)
    assert due == cue - 200 - MARGIN
    assert [race.contest.leaves_at(race.cue, seat) for seat in (NEAR, FAR, None)] == [cue - 20, cue - 200, cue]


def test_an_answer_that_brings_a_cue_is_stamped_with_a_moment_that_all_can_keep() -> None:
    race = Race("sorcellerie")
    moment = race.contest.cue_moment(BEGAN + 500, LINES)
    assert moment == race.contest.clock.at(BEGAN + 500) + 200 + MARGIN


def test_after_a_restart_nothing_is_stamped_before_what_is_stored() -> None:
    race, _ = with_dice()
    race.contest.clock.resume(race.cue, now=0.0)
    press = Press(10.0)
    assert race.contest.hear(race.match, 0, 0, KEEP_QUIET, press, NEAR)[1] == race.cue
    assert race.contest.cue_moment(10.0, LINES) >= race.cue
