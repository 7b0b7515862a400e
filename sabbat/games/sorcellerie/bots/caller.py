"""How the callers play: they see the dice when a person does, take a person's time, and err like one.

The time from the dice to the formula is `quickest` plus a log-normal time, which is how human reaction times fall: most
near the median, some much later, none before what eyes and hands allow. Looking for the least takes longer than for the
most, saying two formulas longer than one. With the chance `errs` the formula is wrong, half as often again where two
are wanted: then it is mostly one of the two only. With the chance `jumps` a caller speaks before the dice are there. In
slow mode there is time to look twice: errors are a third of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision
from sabbat.games.sorcellerie.actions import SAY, Say
from sabbat.games.sorcellerie.components import MANY
from sabbat.games.sorcellerie.rules.cup import TakeBreath
from sabbat.games.sorcellerie.rules.racing import AwaitDice, BeFirst
from sabbat.games.sorcellerie.state import wanted
from sabbat.games.sorcellerie.view import SorcellerieView

NEVER: Final = 60_000  # milliseconds: the dice come long before
SHAKES_AFTER: Final = (700, 1_800)
RESTED_AFTER: Final = (150, 450)  # a breath is for people: a bot keeps nobody waiting
JUMPS_AFTER: Final = (200, 900)
CARE: Final = 3  # how many times fewer errors in slow mode
TWICE_WRONG: Final = 1.5  # two formulas go wrong more often


class Manner(NamedTuple):
    """The figures of a level; times in milliseconds."""

    quickest: int
    median: int  # of what comes on top of the quickest
    spread: float  # of its logarithm
    slower_for_least: int
    slower_for_two: int
    errs: float
    jumps: float


class CallerBot(Bot):
    """One of the levels."""

    manner: ClassVar[Manner]

    def choose(
        self,
        view: SorcellerieView,
        asked: Decision[Any],  # of this game
        options: Sequence[Action],
        rng: Random,
    ) -> Action:
        if isinstance(asked, AwaitDice):
            return rng.choice(SAY)  # only if it cannot wait: see `delay`
        if not isinstance(asked, BeFirst):
            return options[0]  # the cup, or a breath
        right = answer_in(view)
        errs = self.manner.errs * (TWICE_WRONG if len(right) > 1 else 1.0) / (CARE if view.slow else 1)
        return Say(right) if rng.random() >= errs else mistake(right, rng)

    def delay(self, view: SorcellerieView, asked: Decision[Any], rng: Random) -> int:  # of this game
        manner = self.manner
        if isinstance(asked, AwaitDice):
            return rng.randrange(*JUMPS_AFTER) if rng.random() < manner.jumps else NEVER
        if isinstance(asked, TakeBreath):
            return rng.randrange(*RESTED_AFTER)
        if not isinstance(asked, BeFirst):  # without a clock, who has the cup leaves everybody the breath
            return rng.randrange(*SHAKES_AFTER) + (view.breath if view.turn > 1 and not view.rests_until else 0)
        time = manner.quickest + manner.median * exp(rng.gauss(0.0, manner.spread))
        if scene_in(view) != MANY:
            time += manner.slower_for_least
        if len(answer_in(view)) > 1:
            time += manner.slower_for_two
        return round(time)


def scene_in(view: SorcellerieView) -> str:
    target = view.circle[view.target]
    assert target is not None
    return target.scene


def answer_in(view: SorcellerieView) -> tuple[str, ...]:
    """What the dice that lie there ask for."""
    return wanted(tuple(view.dice), scene_in(view))


def mistake(right: tuple[str, ...], rng: Random) -> Say:
    """A wrong formula: of two mostly one; otherwise anything else."""
    near = [formula for formula in SAY if formula.symbols != right and set(formula.symbols) & set(right)]
    far = [formula for formula in SAY if not set(formula.symbols) & set(right)]
    return rng.choice(near) if rng.random() < 0.6 or not far else rng.choice(far)
