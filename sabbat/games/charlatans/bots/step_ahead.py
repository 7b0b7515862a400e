"""One step ahead: what an option is worth, judged by a network where the seat is asked next, over all that may happen
until then. What the own bag brings is weighed exactly, chip by chip; the rest is imagined some times, with the same
luck for every option."""

from __future__ import annotations

from math import tanh
from typing import Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance, Luck, Seeded
from sabbat.engine.play import Play
from sabbat.engine.progress import perform
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.actions import DRAW
from sabbat.games.charlatans.bots.network import judge
from sabbat.games.charlatans.bots.seen_by import NOT_ASKED, Moment, all_seen, question_of
from sabbat.games.charlatans.components import CHIPS, ROUNDS
from sabbat.games.charlatans.policy import CharlatansPolicy
from sabbat.games.charlatans.state import Charlatans

FEW: Final = 4  # worlds, where the next chip is weighed exactly: hardly anything else happens until the next choice
WIN, CLEAR, CLOSE_CALL = 0.85, 0.15, 15.0  # what a match pays, as in training

Reached = Moment | float  # where it goes on; what the match paid where it is over


class OneChip(Luck):
    """The next chip of one seat is this one; for the rest another luck."""

    def __init__(self, seat: Seat, chip: str, then: Luck) -> None:
        self.seat = seat
        self.chip = chip
        self.then = then

    def foretold(self, name: str, stream: int) -> str | None:
        if self.chip and name == "bag" and stream == self.seat:
            told, self.chip = self.chip, ""
            return told
        return None

    def number(self, stream: int, position: int) -> int:
        return self.then.number(stream, position)


class StepAhead:
    """Weighs the options of one question. `worlds` all fit what the seat sees."""

    def __init__(self, worlds: list[Charlatans], seat: Seat, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.policy = CharlatansPolicy()
        self.worlds = worlds

    def worths(self, options: list[Action]) -> list[float]:
        """From -0.15 to 1, as the judge of the match says it."""
        found = [0.0] * len(options)
        moments: list[Moment] = []
        shares: list[tuple[int, float]] = []
        for place, option in enumerate(options):
            for reached, share in self._outcomes(option):
                if isinstance(reached, float):
                    found[place] += share * reached
                else:
                    moments.append(reached)
                    shares.append((place, share))
        if moments:
            for (place, share), worth in zip(shares, judge().think(all_seen(moments))[:, 0], strict=True):
                found[place] += share * float(worth)
        return found

    def _outcomes(self, option: Action) -> list[tuple[Reached, float]]:
        """What may come of it, and how likely each is."""
        exact = option is DRAW and self.worlds[0].round < ROUNDS  # CHA-17: there it is drawn when all have decided
        worlds = self.worlds[:FEW] if exact else self.worlds
        found: list[tuple[Reached, float]] = []
        for number, world in enumerate(worlds):
            luck = Seeded(f"{self.seed}/{number}")
            if not exact:
                found.append((self._play(world, option, luck), 1 / len(worlds)))
                continue
            bag = world.players[self.seat].bag
            chips = sum(bag) * len(worlds)
            found += [
                (self._play(world, option, OneChip(self.seat, chip.text, luck)), bag[chip.kind] / chips)
                for chip in CHIPS
                if bag[chip.kind]
            ]
        return found

    def _play(self, world: Charlatans, option: Action, luck: Luck) -> Reached:
        """On until this seat has a choice again; everybody else answers by the quick policy."""
        seat = self.seat
        state = world.clone()
        play: Play[Charlatans] = Play(state, Chance(luck, state.streams, False), False)
        choices = Chance(luck, [0] * (len(state.streams) + 1), False)
        perform(GAME, play, seat, option)
        while state.outcome is None:
            asked = state.asked[seat]
            if asked is not None:
                options = asked.options(state, seat)
                if len(options) > 1 and question_of(asked) != NOT_ASKED:
                    return state, seat, asked
                perform(GAME, play, seat, self.policy.answer(state, seat, asked, choices))
                continue
            for other in range(len(state.asked)):
                theirs = state.asked[other]
                if theirs is not None and self._waits(state):
                    perform(GAME, play, other, self.policy.answer(state, other, theirs, choices))
        return paid(state, seat)

    def _waits(self, state: Charlatans) -> bool:
        """This seat for the others."""
        return state.outcome is None and state.asked[self.seat] is None


def paid(state: Charlatans, seat: Seat) -> float:
    """What a match that is over pays."""
    outcome = state.outcome
    assert outcome is not None
    best = max(score for other, score in enumerate(outcome.scores) if other != seat)
    share = (seat in outcome.winners) / len(outcome.winners)
    return WIN * share + CLEAR * tanh((outcome.scores[seat] - best) / CLOSE_CALL)
