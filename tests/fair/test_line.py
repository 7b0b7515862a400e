"""What is known of a connection, as pure arithmetic: nobody waits, no clock is read."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.fair.line import FEWEST, KEPT_FOR, MOST_DELAY, MOST_JITTER, MOST_KEPT, SHORT, Line

AHEAD = 7_000.0  # our clock less theirs


def exchange(line: Line, there: float, back: float, now: float = 50_000.0) -> None:
    line.sent(1, now)
    line.heard(1, now + there + back, now + there - AHEAD)


def test_a_line_that_was_never_measured_tells_nothing() -> None:
    line = Line()
    assert (line.is_known, line.delay, line.jitter, line.moment(5.0)) == (False, 0.0, 0.0, None)


def test_the_quickest_exchange_tells_the_delay_and_the_clock() -> None:
    line = Line()
    for there, back in ((90, 30), (20, 20), (25, 70)):
        exchange(line, there, back)
    assert line.delay == 20
    assert line.moment(1_000.0) == 1_000 + AHEAD
    assert line.jitter == pytest.approx((80 + 0 + 55) / 3)


def test_ways_of_unequal_length_put_the_clock_off_by_no_more_than_half_the_round_trip() -> None:
    rng = Random(1)
    for _ in range(200):
        line = Line()
        there, back = rng.uniform(0, 250), rng.uniform(0, 250)
        exchange(line, there, back)
        moment = line.moment(0.0)
        assert moment is not None
        assert abs(moment - AHEAD) <= line.delay + 1e-9


def test_a_line_that_grows_is_known_as_it_is_within_seconds() -> None:
    line = Line()
    exchange(line, 5, 5, now=50_000)
    for second in range(1, 10):
        exchange(line, 40, 40, now=50_000 + second * 1_000)  # another way through the network
        assert line.delay == (5 if second * 1_000 < KEPT_FOR else 40)


def test_some_exchanges_are_kept_however_old_and_never_very_many() -> None:
    line = Line()
    for _ in range(FEWEST):
        exchange(line, 5, 5, now=50_000)
    for minute in range(1, FEWEST):
        exchange(line, 40, 40, now=50_000 + minute * 60_000)
        assert line.delay == 5
    exchange(line, 40, 40, now=50_000 + FEWEST * 60_000)
    assert line.delay == 40
    exchange(line, 5, 5)
    for _ in range(MOST_KEPT):
        exchange(line, 40, 40)
    assert line.delay == 40


def test_only_the_answer_to_the_last_message_counts_and_only_once() -> None:
    line = Line()
    line.sent(1, 0.0)
    line.sent(2, 100.0)
    line.heard(1, 110.0, 0.0)
    assert not line.is_known
    line.heard(2, 120.0, 0.0)
    line.heard(2, 500.0, 0.0)
    assert line.delay == 10


def test_whoever_is_slow_to_answer_seems_far_away_and_nobody_further_than_the_most() -> None:
    slow, slower = Line(), Line()
    exchange(slow, 20 + 100, 20)
    exchange(slower, 20 + 10_000, 20)
    assert (slow.delay, slower.delay) == (70, MOST_DELAY)


def test_jitter_made_up_by_answering_late_now_and_then_has_its_bound_too() -> None:
    line = Line()
    for late in (0, 0, 5_000, 5_000):
        exchange(line, 20 + late, 20)
    assert (line.delay, line.jitter) == (20, MOST_JITTER)


def test_what_a_line_takes_beyond_the_most_delay_counts_as_jitter() -> None:
    line = Line()
    exchange(line, MOST_DELAY + 10, MOST_DELAY + 10)
    assert (line.delay, line.jitter) == (MOST_DELAY, 20)


def test_the_quality_of_a_line_in_a_word() -> None:
    def measured(*ways: float) -> Line:
        line = Line()
        for way in ways:
            exchange(line, way, way)
        return line

    assert measured().quality is None
    assert measured(20, 25).quality == "good"
    assert measured(SHORT + 1).quality == "long"
    assert measured(20, 120).quality == "unsteady"
    assert measured(MOST_DELAY).quality == "long"
    assert measured(MOST_DELAY + 1).quality == "too_long"
