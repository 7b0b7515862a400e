"""The table's clock over a restart; the quota that refills slowly."""

from __future__ import annotations

from random import Random

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


def test_what_was_not_needed_is_saved_up_to_the_jitter_and_time_adds_nothing_to_it() -> None:
    quota = Quota()
    quota.save(50.0, 1_000.0, jitter=20.0)
    assert quota.left(1_000.0) == quota.left(1e9) == MOST + 20
    quota.pay(MOST + 20, 1e9)
    quota.save(8.0, 1e9, jitter=20.0)
    assert quota.left(1e9) == 8
    assert quota.left(1e9 + 1_000) == 8 + REFILL


def test_however_somebody_saves_and_pays_the_gain_is_what_time_has_given() -> None:
    rng = Random(1)
    for _ in range(50):
        quota, now, gained = Quota(), 0.0, 0.0
        for _ in range(100):
            now += rng.uniform(0, 10_000)
            if rng.random() < 0.5:
                wanted = min(rng.uniform(0, 200), quota.left(now))
                quota.pay(wanted, now)
                gained += wanted
            else:
                spare = rng.uniform(0, 100)
                quota.save(spare, now, jitter=60.0)
                gained -= spare
            assert gained <= MOST + now / 1000 * REFILL + 1e-6
