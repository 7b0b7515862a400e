"""Du balai ! `rulebook` is what the engine plays; `rules/` is the table of contents of the rules."""

from sabbat.games.du_balai.rulebook import Rulebook

GAME = Rulebook()
