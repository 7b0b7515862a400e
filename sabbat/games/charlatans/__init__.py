"""Les Charlatans de Belcastel. `rulebook` is what the engine plays; `rules/` is the table of contents of the rules."""

from sabbat.games.charlatans.rulebook import Rulebook

GAME = Rulebook()
