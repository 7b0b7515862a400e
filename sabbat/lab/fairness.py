"""How fair the clock is: two players race for the dice through the real clock code, over lines that are made up.

Time, lines and players are simulated, so that ten thousand contests take seconds; the table's clock, the measuring of
the lines, the stamps, the quotas, the windows and the rules of Sorcellerie ! are those of a real table. Both players
always know the right formula and take equally long on average; only their lines differ, or their honesty.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp
from random import Random

from sabbat.engine.actions import CLOCK, Action, Tick
from sabbat.engine.match import Match
from sabbat.fair.contest import Contest, Press
from sabbat.fair.line import Line
from sabbat.fair.quota import MOST, REFILL
from sabbat.games import GAMES
from sabbat.games.sorcellerie.actions import SHAKE_CUP, Say
from sabbat.games.sorcellerie.state import Sorcellerie, answer

QUICKEST, MEDIAN, SPREAD = 350.0, 250.0, 0.35  # milliseconds from dice to press: log-normal on top of the quickest
PAUSE = 5_000.0  # milliseconds between two contests
AT_FIRST = 6  # exchanges when the line opens, as the page makes them
IN_BETWEEN = 3
DRIFT = 50e-6  # of a player's clock, at most


@dataclass(frozen=True)
class Player:
    """Somebody at the end of a line. Times in milliseconds."""

    delay: float  # one way, at least
    jitter: float  # on top of that, on average, each way anew
    lies_by: float = 0.0  # every press is said to have been made so much earlier
    dawdles: float = 0.0  # every answer to a measurement is held back for so long


@dataclass
class Result:
    """By player."""

    contests: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    late: list[int] = field(default_factory=lambda: [0, 0])  # presses that came after all was settled
    gains: list[list[float]] = field(default_factory=lambda: [[], []])  # the time really taken, less that of the stamp
    quota: float = 0.0  # all that each seat has been given, whether or not it was used

    @property
    def decided(self) -> int:
        return sum(self.wins)

    def share(self, player: int) -> float:
        return self.wins[player] / self.decided

    def gain(self, player: int) -> float:
        """Milliseconds for each contest, on average."""
        return sum(self.gains[player]) / self.contests


class Browser:
    """A player's page: a clock of its own, and what it has measured of the table's."""

    def __init__(self, player: Player, rng: Random) -> None:
        self.player = player
        self._rng = rng
        self._zero = rng.uniform(-1e7, 0)
        self._pace = 1 + rng.uniform(-DRIFT, DRIFT)
        self.line = Line()  # what the server knows
        self.clock = Line()  # what the page knows: the same arithmetic, the other way round

    def own(self, time: float) -> float:
        return (time - self._zero) * self._pace

    def real(self, own: float) -> float:
        return own / self._pace + self._zero

    def way(self) -> float:
        """How long this message takes."""
        return self.player.delay + (self._rng.gammavariate(2, self.player.jitter / 2) if self.player.jitter else 0.0)

    def measure(self, contest: Contest, now: float) -> None:
        """One exchange, in both directions."""
        asked = self.own(now)
        heard = now + self.way()
        self.clock.sent(1, asked)
        self.line.sent(1, heard)
        came = heard + self.way()
        self.clock.heard(1, self.own(came), contest.clock.at(heard))
        answered = came + self.player.dawdles
        self.line.heard(1, answered + self.way(), self.own(answered))

    def react(self, contest: Contest, cue: int, took: float) -> Press:
        """Sees the cue when it has arrived and is due, and presses."""
        arrived = self.own(contest.leaves_at(cue, self.line) + self.way())
        due = self.clock.moment(float(cue))
        shown = max(arrived, due) if due is not None else arrived
        pressed = self.own(self.real(shown) + took)
        received = self.real(pressed) + self.way()
        return Press(received, pressed - self.player.lies_by, shown)


def race(players: tuple[Player, Player], contests: int, seed: int) -> Result:
    """So many contests, in as many matches as that takes."""
    rng = Random(f"fairness/{seed}")
    result = Result()
    number = 0
    while result.contests < contests:
        _play(players, contests, rng, f"{seed}/{number}", result)
        number += 1
    return result


def _play(players: tuple[Player, Player], contests: int, rng: Random, seed: str, result: Result) -> None:
    match = GAMES["sorcellerie"].start(2, seed, {"tie_band": 0})
    browsers = [Browser(player, rng) for player in players]
    now = 0.0
    contest = Contest(now)
    contest.note(match, None, CLOCK, 0, False)
    for _ in range(AT_FIRST):
        now += 1_000
        for browser in browsers:
            browser.measure(contest, now)
    while match.outcome is None and result.contests < contests:
        for _ in range(IN_BETWEEN):
            now += PAUSE / IN_BETWEEN
            for browser in browsers:
                browser.measure(contest, now)
        now = _contest(match, contest, browsers, now, rng, result)
    result.quota += MOST + now / 1000 * REFILL


def _contest(match: Match, contest: Contest, browsers: list[Browser], now: float, rng: Random, result: Result) -> float:
    """The cup is shaken, the dice are shown, both say the right formula; when it is over."""
    lines = [(seat, browser.line) for seat, browser in enumerate(browsers)]
    (shaker,) = match.pending
    _step(match, contest, shaker, SHAKE_CUP, contest.cue_moment(now, lines), True)
    cue = match.closes_at
    assert cue is not None
    now = max(now, contest.due(match, lines) or now)
    _step(match, contest, CLOCK, Tick(), None, True)
    table = match.state
    assert isinstance(table, Sorcellerie)
    formula = Say(answer(table))
    took = [QUICKEST + MEDIAN * exp(rng.gauss(0.0, SPREAD)) for _ in browsers]
    presses = [browser.react(contest, cue, took[seat]) for seat, browser in enumerate(browsers)]
    before = [len(caller.won) for caller in table.players]
    for seat in sorted((0, 1), key=lambda each: presses[each].received):
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
        result.gains[seat].append(cue + took[seat] - at)
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
