"""The charlatans made of code, from weak to strong. Where each question is answered: `answers`.

novice, sensible, strong: how each brews and what it likes; values: what things are worth to whom;
odds: exact chances of a bag; stakes, outlook, mind: how the strong one looks ahead while brewing.
"""

from sabbat.engine.bot import Bot
from sabbat.games.charlatans.bots.novice import Novice
from sabbat.games.charlatans.bots.sensible import Sensible
from sabbat.games.charlatans.bots.strong import Strong

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Novice, Sensible, Strong)}
