"""How the witches made of code play. They see the dice only while a person could; see `memory`.

A witch closes the lid with a reason: all nine dice are in her mind by then, and she dares to (`dares`, a chance for
each turn). Otherwise she says that she has seen enough, and lets the others look. Without a clock she never closes it:
nobody could tell how long the others have looked. `thinks` is how often she plays Black Magic by reason rather than on
a whim.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

import msgspec

from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision
from sabbat.games.du_balai.actions import (
    CAST_DICE,
    CLOSE_LID,
    DECREE,
    DOUBLE_GAME,
    FLY_ON,
    FOG,
    HOLD_BACK,
    LET_SPELL_BE,
    PLAY,
    SEEN_ENOUGH,
    WRITE,
    WriteFormula,
)
from sabbat.games.du_balai.bots import spells
from sabbat.games.du_balai.bots.memory import Mind, kept, look, remembered
from sabbat.games.du_balai.components import COLOURS, bits_of, size
from sabbat.games.du_balai.rules.effects import CorrectFormula, HexWhom, MendFormula, PullTowards
from sabbat.games.du_balai.rules.goes import TakeYourGo
from sabbat.games.du_balai.rules.looking import CastTheDice, LookAtDice
from sabbat.games.du_balai.rules.magic import KeepOneMagic
from sabbat.games.du_balai.rules.spells import AnswerSpell
from sabbat.games.du_balai.rules.writing import LookByDecree, WriteInSecret
from sabbat.games.du_balai.view import DuBalaiView

Options = Sequence[Action]

LETS_READ: Final = 6_000  # milliseconds before the very first throw: newcomers read how a turn goes
SORTS: Final = 600  # milliseconds to go through it once more before the lid
WRITES: Final = (2_500, 6_000)  # milliseconds
ANSWERS: Final = (500, 1_600)
LETS_FOLLOW: Final = (4_500, 1_500)  # milliseconds, and so many for each seat: the check of the last turn is looked at
DECREE_LOOK: Final = 8_500
MOST_ERRS: Final = 0.6  # however gentle, somebody who looks remembers something


class FlyerBot(Bot):
    """One of the levels."""

    mind: Mind
    dares: float
    thinks: ClassVar[float]

    def take_it_easy(self, gently: float) -> None:
        """So many times slower and more forgetful than the level; daring less by as much, but never more."""
        mind = self.mind
        errs = [min(MOST_ERRS, chance * gently) for chance in (mind.misreads, mind.forgets)]
        self.mind = Mind(round(mind.a_die * gently), errs[0], errs[1], mind.longest_look)
        self.dares = self.dares / max(1.0, gently)

    def choose(
        self,
        view: DuBalaiView,
        asked: Decision[Any],  # of this game
        options: Options,
        rng: Random,
    ) -> Action:
        match asked:
            case CastTheDice():
                return CAST_DICE
            case LookAtDice():
                return self.look(view, options, rng)
            case LookByDecree():
                self.keep_in_mind(view, rng)
                return SEEN_ENOUGH
            case WriteInSecret():
                return self.write(view, asked, options)
        if isinstance(asked, AnswerSpell):
            options = [
                option for option in options if not isinstance(option, WriteFormula)
            ]  # one thing after the other
        return self.reason(view, asked, options) if rng.random() < self.thinks else rng.choice(options)

    def delay(self, view: DuBalaiView, asked: Decision[Any], rng: Random) -> int:  # of this game
        match asked:
            case CastTheDice() if view.turn == 1:
                return LETS_READ
            case CastTheDice():
                return LETS_FOLLOW[0] + LETS_FOLLOW[1] * len(view.players)
            case LookAtDice():
                return min(self.mind.longest_look, kept(self.notes).done_at + SORTS)
            case LookByDecree():
                return DECREE_LOOK
            case WriteInSecret():
                return rng.randrange(*WRITES)
        return rng.randrange(*ANSWERS)

    def keep_in_mind(self, view: DuBalaiView, rng: Random) -> None:
        self.notes = msgspec.json.encode(look(self.mind, view, rng)).decode()

    def look(self, view: DuBalaiView, options: Options, rng: Random) -> Action:
        """DUB-11. The lid, if all dice are in her mind by then and she dares."""
        self.keep_in_mind(view, rng)
        all_seen = kept(self.notes).done_at + SORTS <= self.mind.longest_look
        dares = rng.random() < self.dares
        return CLOSE_LID if view.cast_at and all_seen and dares and CLOSE_LID in options else SEEN_ENOUGH

    def write(self, view: DuBalaiView, asked: WriteInSecret, options: Options) -> Action:
        """DUB-12. All that she remembers of one colour: of the one that promises more."""
        orange, black = remembered(self.mind, kept(self.notes), view)
        if PLAY[DECREE] in options:
            return PLAY[DECREE]
        if HOLD_BACK in options:
            return HOLD_BACK
        if PLAY[DOUBLE_GAME] in options and orange and black:
            return PLAY[DOUBLE_GAME]
        if asked.colour == COLOURS[0]:
            return WRITE[orange]
        if asked.colour == COLOURS[1]:
            first = bits_of(tuple(spells.me_of(view).formula or ()))
            return WRITE[black & ~first]
        return WRITE[orange if size(orange) + 0.5 >= size(black) else black]

    def reason(self, view: DuBalaiView, asked: Decision[Any], options: Options) -> Action:  # of this game
        """Black Magic, as it helps."""
        match asked:
            case AnswerSpell(seat, card):
                return PLAY[FOG] if PLAY[FOG] in options and spells.fogged(view, card, seat) else LET_SPELL_BE
            case TakeYourGo():
                return spells.on_the_go(view, options) or FLY_ON
            case PullTowards(seat):
                return spells.choose_pull(view, seat, options)
            case HexWhom():
                return spells.choose_victim(view, options)
            case MendFormula() | CorrectFormula():
                return max(options, key=lambda each: spells.mended(view, each))
            case KeepOneMagic():
                return spells.choose_card(options)
        raise NotImplementedError(f"{type(asked).__name__} is no question of this game")
