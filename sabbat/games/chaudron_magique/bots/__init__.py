"""The witches made of code, from weak to strong. Where each question is answered: `answers`.

fits, plans: where a Potion lies best and what it lacks; outlook: what a cauldron is worth; wishes, placing: where a
block might go; trying: a card to its end; hearing, talk: the phrase wheel; novice, sensible, strong: what each looks
at; policy: a quick witch for the worlds that a master imagines.
"""

from sabbat.engine.bot import Bot
from sabbat.engine.mastery import Mastery
from sabbat.games.chaudron_magique.bots.novice import Novice
from sabbat.games.chaudron_magique.bots.policy import ChaudronPolicy
from sabbat.games.chaudron_magique.bots.sensible import Sensible
from sabbat.games.chaudron_magique.bots.strong import Foreseeing, Strong

SEARCH = Mastery(usual=Foreseeing, policy=ChaudronPolicy, playouts=40)
MASTER = SEARCH  # how much more they win than strong ones: docs/bots.md
BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Novice, Sensible, Strong)}
