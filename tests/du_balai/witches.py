"""Players for tests who get somewhere: they peek at the dice under the lid, and love spells.

Random formulas practically never move a pawn, so random matches show little of this game. These show all of it.
"""

from __future__ import annotations

from random import Random

from sabbat.engine import CLOCK, Action, Match, Step, Tick
from sabbat.games.du_balai.actions import HoldBack, LetSpellBe, PlaySpell, WriteFormula
from sabbat.games.du_balai.components import symbols_of, valid_sets
from sabbat.games.du_balai.rules.writing import WriteInSecret
from sabbat.games.du_balai.state import DuBalai

ERRS = 0.15
FORGETS = 0.25
CASTS = 0.6


def choose(match: Match, seat: int, rng: Random) -> Action:
    """A formula that is mostly right, a spell more often than not, or anything."""
    options = match.options(seat)
    asked = match.pending[seat].decision
    spells = [action for action in options if isinstance(action, (PlaySpell, HoldBack))]
    if spells and rng.random() < CASTS:
        return rng.choice(spells)
    if isinstance(asked, WriteInSecret) and rng.random() > ERRS:
        return _formula(match, asked, seat, rng)
    return rng.choice([action for action in options if not isinstance(action, LetSpellBe)] or options)


def _formula(match: Match, asked: WriteInSecret, seat: int, rng: Random) -> Action:
    assert isinstance(match.state, DuBalai)
    orange, black = valid_sets(match.state.dice)
    bits = {"orange": orange, "black": black}.get(asked.colour, max(orange, black, key=lambda each: each.bit_count()))
    kept = [symbol for symbol in symbols_of(bits) if rng.random() > FORGETS]
    return WriteFormula(tuple(kept)) if WriteFormula(tuple(kept)) in match.options(seat) else WriteFormula(())


def play_on(match: Match, rng: Random, now: int = 0) -> Step:
    """One answer of somebody, or of the clock if it is due; `now` is 0 at a table without a clock."""
    if now and match.closes_at is not None and match.closes_at <= now:
        return match.submit(CLOCK, Tick())
    seat = rng.choice(list(match.pending))
    return match.submit(seat, choose(match, seat, rng), now or None)
