"""What the terminal says, in the reader's language: its own words, and the `terminal-…` words of the
game on the table."""

from __future__ import annotations

from functools import cache

from sabbat.words.texts import Fact, Texts, home_of

TERMINAL = "sabbat.cli"


class Phrases:
    """`say("quit-sure")`, with facts where the phrase wants some: `say("seat", number=2)`."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self._texts = Texts((TERMINAL, home_of(game)), language, strict=False)

    def __call__(self, phrase: str, **facts: Fact) -> str:
        return self._texts.write(phrase, facts=facts)


@cache
def phrases(language: str, game: str) -> Phrases:
    return Phrases(language, game)
