"""Le Chaudron Magique. `rulebook` is what the engine plays; `rules/` is the table of contents of the rules."""

from sabbat.games.chaudron_magique.rulebook import Rulebook

GAME = Rulebook()
