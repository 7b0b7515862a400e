"""How fair the clock is: players race for the dice through the real clock code, over lines that are made up.

Time, lines and players are simulated, so that ten thousand contests take seconds; the table's clock, the measuring of
the lines, the stamps, the quotas, the windows and the rules of Sorcellerie ! are those of a real table. All players
always know the right formula and take equally long on average; only their lines differ, or their honesty.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, inf
from random import Random

from sabbat.engine.actions import CLOCK, Action, Tick
from sabbat.engine.match import Match
from sabbat.fair.contest import Contest
from sabbat.fair.quota import MOST, REFILL
from sabbat.games import GAMES
from sabbat.games.sorcellerie.actions import SHAKE_CUP, Say
from sabbat.games.sorcellerie.state import Sorcellerie, answer
from sabbat.lab.lines import GROWS_AT, Browser, Player

QUICKEST, MEDIAN, SPREAD = 350.0, 250.0, 0.35  # milliseconds from dice to press: log-normal on top of the quickest
PAUSE = 5_000.0  # milliseconds between two contests
EVERY = 1_000.0  # between two measurements, as the page makes them
AT_FIRST = 6  # exchanges when the line opens
BURST = 6  # one after the other, when the cup is shaken


@dataclass(frozen=True)
class Span:
    """Which contests count, by their time in a match. Milliseconds."""

    begin: float = 0.0
    end: float = inf


WHOLE = Span()
JUST_GROWN = Span(GROWS_AT, GROWS_AT + 10_000)
LONG_GROWN = Span(GROWS_AT + 10_000)


class Result:
    """By player."""

    def __init__(self, players: int) -> None:
        self.contests = 0
        self.wins = [0] * players
        self.quickest = [0] * players  # who really took the least time
        self.late = [0] * players  # presses that came after all was settled
        self.gains = [0.0] * players  # the time really taken, less that of the stamp
        self.quota = 0.0  # all that each seat has been given, whether or not it was used

    @property
    def decided(self) -> int:
        return sum(self.wins)

    def share(self, player: int) -> float:
        return self.wins[player] / self.decided

    def earned(self, player: int) -> float:
        """The share that a table with no lines at all would have given."""
        return self.quickest[player] / self.contests

    def gain(self, player: int) -> float:
        """Milliseconds for each contest, on average."""
        return self.gains[player] / self.contests


def race(players: tuple[Player, ...], contests: int, seed: int, span: Span = WHOLE) -> Result:
    """So many contests that count, in as many matches as that takes."""
    rng = Random(f"fairness/{seed}")
    result = Result(len(players))
    number = 0
    while result.contests < contests:
        _play(players, contests, rng, f"{seed}/{number}", result, span)
        number += 1
    return result


def _play(players: tuple[Player, ...], contests: int, rng: Random, seed: str, result: Result, span: Span) -> None:
    match = GAMES["sorcellerie"].start(len(players), seed, {"tie_band": 0})
    browsers = [Browser(player, rng) for player in players]
    now = 0.0
    contest = Contest(now)
    contest.note(match, None, CLOCK, 0, False)
    now = _burst(contest, browsers, now, AT_FIRST)
    while match.outcome is None and result.contests < contests and now < span.end:
        over = now + PAUSE
        while now < over:
            now += EVERY
            _burst(contest, browsers, now, 1)
        counts = span.begin <= now < span.end
        now = _contest(match, contest, browsers, now, rng, result if counts else Result(len(players)))
    result.quota += MOST + now / 1000 * REFILL


def _burst(contest: Contest, browsers: list[Browser], now: float, exchanges: int) -> float:
    """Everybody measures, one exchange after the other; when the last is over."""
    last = now
    for browser in browsers:
        over = now
        for _ in range(exchanges):
            over = browser.measure(contest, over)
        last = max(last, over)
    return last


def _contest(match: Match, contest: Contest, browsers: list[Browser], now: float, rng: Random, result: Result) -> float:
    """The cup is shaken, the dice are shown, all say the right formula; when it is over."""
    lines = [(seat, browser.line) for seat, browser in enumerate(browsers)]
    (shaker,) = match.pending
    _step(match, contest, shaker, SHAKE_CUP, contest.cue_moment(now, lines), True)
    cue = match.closes_at
    assert cue is not None
    _burst_before(contest, browsers, now, contest.clock.server_time(cue))
    now = max(now, contest.due(match, lines) or now)
    _step(match, contest, CLOCK, Tick(), None, True)
    table = match.state
    assert isinstance(table, Sorcellerie)
    formula = Say(answer(table))
    took = [QUICKEST + MEDIAN * exp(rng.gauss(0.0, SPREAD)) for _ in browsers]
    result.quickest[took.index(min(took))] += 1
    presses = [browser.react(contest, cue, took[seat]) for seat, browser in enumerate(browsers)]
    before = [len(caller.won) for caller in table.players]
    for seat in sorted(range(len(browsers)), key=lambda seat: presses[seat].received):
        due = contest.due(match, lines)
        if due is not None and due < presses[seat].received:
            _step(match, contest, CLOCK, Tick(), None, False)
        now = presses[seat].received
        asked = match.pending.get(seat)
        put = contest.put(seat)
        if asked is None or put is None or not put.cue:
            result.late[seat] += 1
            continue
        question, at = contest.hear(match, seat, put.number, formula, presses[seat], browsers[seat].line)
        result.gains[seat] += cue + took[seat] - at
        _step(match, contest, seat, formula, at, False, question)
    due = contest.due(match, lines)
    if due is not None:
        now = max(now, due)
        _step(match, contest, CLOCK, Tick(), None, False)
    after = match.state
    assert isinstance(after, Sorcellerie)
    for seat, caller in enumerate(after.players):
        result.wins[seat] += len(caller.won) - before[seat]
    result.contests += 1
    return now


def _burst_before(contest: Contest, browsers: list[Browser], now: float, cue: float) -> None:
    """The cup is shaken: everybody measures as often as there is time for, before the cue leaves."""
    for browser in browsers:
        over = now + browser.way(now)  # until the page has heard of it
        for _ in range(BURST):
            if over < cue - 2 * browser.line.reach:
                over = browser.measure(contest, over)


def _step(
    match: Match,
    contest: Contest,
    seat: int,
    action: Action,
    at: int | None,
    cue: bool,
    question: int | None = None,
) -> None:
    before = match.state
    step = match.submit(seat, action, at, question)
    contest.note(match, before, seat, step.entry.at, cue)
