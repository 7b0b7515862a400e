"""The witches made of code, from weak to strong. Where each question is answered: `answers`.

kitchen: every production, searched; outlook: the table as a bot sees it; weighing: what a strong one cares about;
novice, sensible, strong: what each is after; companion: between the first two, as the others need. policy: a strong one
for the worlds that a master imagines, on plain numbers (ways, scales, quick_kitchen, glance, quick_study); keen_study:
how a master chooses a card herself, by what she cares for (cares).
"""

from sabbat.engine.bot import Bot
from sabbat.engine.mastery import Mastery
from sabbat.games.bal_des_chaudrons.bots.companion import Companion
from sabbat.games.bal_des_chaudrons.bots.novice import Novice
from sabbat.games.bal_des_chaudrons.bots.policy import IS_PLAIN, BalPolicy
from sabbat.games.bal_des_chaudrons.bots.sensible import Sensible
from sabbat.games.bal_des_chaudrons.bots.strong import AmongStrong, Strong

DOUBT = 2.0 if IS_PLAIN else 0.3  # the few playouts on plain Python tell little: docs/bots.md
SEARCH = Mastery(usual=AmongStrong, policy=BalPolicy, playouts=300, doubt=DOUBT)
MASTER = SEARCH  # wins more than strong: docs/bots.md
BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Novice, Companion, Sensible, Strong)}
