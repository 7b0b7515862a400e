"""The witches made of code, from weak to strong. Where each question is answered: `answers`.

kitchen: every production, searched; outlook: the table as a bot sees it; novice, sensible, strong: what each is after;
companion: between the first two, as the others need.
"""

from sabbat.engine.bot import Bot
from sabbat.engine.mastery import Mastery
from sabbat.games.bal_des_chaudrons.bots.companion import Companion
from sabbat.games.bal_des_chaudrons.bots.novice import Novice
from sabbat.games.bal_des_chaudrons.bots.sensible import Sensible
from sabbat.games.bal_des_chaudrons.bots.strong import Strong
from sabbat.games.bal_des_chaudrons.policy import BalPolicy

SEARCH = Mastery(usual=Strong, policy=BalPolicy, playouts=150)
MASTER = SEARCH  # wins more than strong: docs/bots.md
BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Novice, Companion, Sensible, Strong)}
