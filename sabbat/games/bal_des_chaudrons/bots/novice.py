"""A novice at the family table."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from sabbat.engine.actions import Action
from sabbat.engine.decision import Decision
from sabbat.games.bal_des_chaudrons.actions import CALL_INITIATIVE, START_AFRESH, UNDO_STEP
from sabbat.games.bal_des_chaudrons.bots.answers import Options
from sabbat.games.bal_des_chaudrons.bots.kitchen import Pile, Worth
from sabbat.games.bal_des_chaudrons.bots.outlook import weight
from sabbat.games.bal_des_chaudrons.bots.sensible import Sensible
from sabbat.games.bal_des_chaudrons.rules.study import ChoosePotion
from sabbat.games.bal_des_chaudrons.view import BalView

SLIPS: Final = 0.15  # how often an answer is just a guess


class Novice(Sensible):
    """Studies whatever looks nice, brews whatever can be brewed, never looks at her neighbours; sometimes errs."""

    name: ClassVar[str] = "novice"

    def choose(
        self,
        view: BalView,
        asked: Decision[Any],  # of this game
        options: Options,
        rng: Random,
    ) -> Action:
        likely = [option for option in options if option not in (UNDO_STEP, CALL_INITIATIVE, START_AFRESH)]
        if isinstance(asked, ChoosePotion) or rng.random() < SLIPS:
            return rng.choice(likely)
        return super().choose(view, asked, options, rng)

    def worth(self, view: BalView) -> Worth:
        def worth(bench: Pile, cauldron: Pile) -> float:
            return weight(cauldron) + 0.3 * weight(bench)

        return worth
