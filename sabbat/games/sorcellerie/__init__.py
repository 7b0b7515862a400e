"""Sorcellerie ! `rulebook` is what the engine plays; `rules/` is the table of contents of the rules."""

from sabbat.games.sorcellerie.rulebook import Rulebook

GAME = Rulebook()
