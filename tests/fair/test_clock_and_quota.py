"""The table's clock over a restart; the quota that refills slowly."""

from __future__ import annotations

from sabbat.fair.clock import BEGINS_AT, COME_BACK_WITHIN, TableClock
from sabbat.fair.quota import MOST, REFILL, Quota


def test_the_clock_runs_with_the_server_and_never_shows_zero() -> None:
    clock = TableClock(now=400.0)
    assert clock.at(400.0) == BEGINS_AT > 0
    assert clock.at(1_400.0) - clock.at(400.0) == 1_000
    assert clock.server_time(clock.at(777.0)) == 777.0


def test_another_server_goes_on_from_the_last_stored_moment() -> None:
    """Whatever its own time is: earlier than the first server's, or much later."""
    for now in (0.0, 5.0, 1e9):
        clock = TableClock(now)
        clock.resume(last_at=60_000, now=now)
        assert clock.floor == 60_000
        assert clock.at(now + COME_BACK_WITHIN) == 60_000
        assert clock.at(now) < 60_000  # whoever was there has a moment to come back


def test_a_quota_is_paid_from_and_refills_slowly_up_to_its_most() -> None:
    quota = Quota()
    assert quota.left(1_000.0) == MOST
    quota.pay(MOST, 1_000.0)
    assert quota.left(1_000.0) == 0
    assert quota.left(3_000.0) == 2 * REFILL
    assert quota.left(1e9) == MOST
