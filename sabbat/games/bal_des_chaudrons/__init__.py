"""Le Bal des Chaudrons. `rulebook` is what the engine plays; `rules/` is the table of contents of the rules."""

from sabbat.games.bal_des_chaudrons.rulebook import Rulebook

GAME = Rulebook()
