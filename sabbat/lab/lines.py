"""Lines that are made up, and the people at their ends: honest ones on good lines and bad, and cheats of each kind."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sabbat.fair.contest import Contest, Press
from sabbat.fair.line import Line

DRIFT = 50e-6  # of a player's clock, at most
GROWS_AT = 20_000.0  # milliseconds after a match has begun: where a line grows, it is then


@dataclass(frozen=True)
class Player:
    """Somebody at the end of a line. Times in milliseconds."""

    delay: float  # one way, at least
    jitter: float = 0.0  # on top of that, on average, each way anew
    grows_by: float = 0.0  # one way, from GROWS_AT on
    stalls: float = 0.0  # how many messages of a hundred are held up ...
    stalls_for: float = 0.0  # ... for so long
    lies_by: float = 0.0  # every press is said to have been made so much earlier
    dawdles: float = 0.0  # every answer to a measurement is held back for so long
    peeks: bool = False  # shows the dice when they arrive, and does not wait for their moment


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

    def way(self, now: float) -> float:
        """How long a message takes that leaves now."""
        player = self.player
        takes = player.delay
        if player.jitter:
            takes += self._rng.gammavariate(2, player.jitter / 2)
        if now >= GROWS_AT:
            takes += player.grows_by
        if player.stalls and self._rng.random() * 100 < player.stalls:
            takes += player.stalls_for
        return takes

    def measure(self, contest: Contest, now: float) -> float:
        """One exchange, in both directions; when it is over."""
        asked = self.own(now)
        heard = now + self.way(now)
        self.clock.sent(1, asked)
        self.line.sent(1, heard)
        came = heard + self.way(heard)
        self.clock.heard(1, self.own(came), contest.clock.at(heard))
        answered = came + self.player.dawdles
        over = answered + self.way(answered)
        self.line.heard(1, over, self.own(answered))
        return over

    def react(self, contest: Contest, cue: int, took: float) -> Press:
        """Sees the cue when it has arrived and is due, and presses."""
        leaves = contest.leaves_at(cue, self.line)
        arrived = self.own(leaves + self.way(leaves))
        due = None if self.player.peeks else self.clock.moment(float(cue))
        seen = max(arrived, due) if due is not None else arrived
        pressed = self.own(self.real(seen) + took)
        received = self.real(pressed) + self.way(self.real(pressed))
        shown = self.clock.moment(float(cue)) if self.player.peeks else seen  # a cheat says: when it was due
        return Press(received, pressed - self.player.lies_by, shown)
