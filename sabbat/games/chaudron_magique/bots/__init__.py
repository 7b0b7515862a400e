from sabbat.engine.bot import Bot
from sabbat.games.chaudron_magique.bots.sensible import Sensible
from sabbat.games.chaudron_magique.bots.strong import Strong

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Sensible, Strong)}
