"""Parties out of step: before anything is measured, each plays as far into its first match as it happens to be.

People who play on an evening did not sit down at the same moment. Parties that do so end their matches at the same
moment too, and a server would be measured by how it bears a thousand who come anew within seconds. So the head starts
are spread evenly over the length of a match: from then on matches end, and parties meet again, all the time and evenly,
at every rate that is measured. Nothing is left out by it: whoever is ahead has only begun earlier.
"""

from __future__ import annotations

import asyncio
from random import Random
from statistics import mean

import sabbat
from sabbat.bots import make
from sabbat.lab.load_party import SEATS, STUCK, Party, Player
from sabbat.lab.one_match import play_match

MATCHES = 10  # played here, to know how long one is
AT_A_TIME = 25  # parties


def length_of_a_match(game: str) -> int:
    """How many answers random players need, as those of a load do."""
    rules = sabbat.game(game)
    bots, agreed = [make(game, "random") for _ in range(SEATS)], rules.agree(SEATS, {})
    return round(mean(play_match(rules, bots, str(seed), agreed)[1] for seed in range(MATCHES)))


async def begin_out_of_step(parties: list[Party], length: int, rng: Random) -> None:
    """All matches begin; each is somewhere in its course at the end."""
    order = rng.sample(range(len(parties)), len(parties))
    answers = [number * length // len(parties) for number in order]
    for first in range(0, len(parties), AT_A_TIME):
        some = zip(parties[first : first + AT_A_TIME], answers[first : first + AT_A_TIME], strict=True)
        await asyncio.gather(*(HeadStart(party, count, rng).play() for party, count in some))


class HeadStart:
    """Hears a party's players instead of who measures, and answers at once for as long as the head start lasts."""

    def __init__(self, party: Party, answers: int, rng: Random) -> None:
        self._party = party
        self._measuring = party.listener
        self._left = answers
        self._rng = rng
        self._sent: set[tuple[Player, int]] = set()  # answers that are not acknowledged yet
        self._untold = 0  # for how many of the four, of all answers together
        self._heard = asyncio.Event()

    async def play(self) -> None:
        """Until nothing of it is on its way any more."""
        self._party.listener = self
        self._party.start()
        while self._left or self._sent or self._untold:
            self._heard.clear()
            await asyncio.wait_for(self._heard.wait(), STUCK)
        self._party.listener = self._measuring
        for player in self._party.players:
            if player.question is not None:
                self._measuring.asked(player)

    def asked(self, player: Player) -> None:
        if self._left:
            assert player.question is not None
            self._left -= 1
            self._sent.add((player, player.next_number))
            self._untold += SEATS
            player.answer(self._rng.choice(player.question.legal))

    def told(self, player: Player, seq: int, at: float) -> None:
        self._untold -= 1
        self._heard.set()

    def done(self, player: Player, n: int, at: float) -> None:
        self._sent.discard((player, n))  # or it is of no answer
        self._heard.set()

    def refused(self, player: Player, n: int, why: str) -> None:
        raise AssertionError(f"{why}: what was offered is refused")

    def over(self, party: Party) -> None:
        """A short match: the party goes on as all do."""
        self._left = 0
        self._measuring.over(party)

    def lost(self, player: Player, code: int, reason: str) -> None:
        self._measuring.lost(player, code, reason)
