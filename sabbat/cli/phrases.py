"""The terminal's own words, in the reader's language; a game's words come from `sabbat.words`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource


class Phrases:
    """`say("quit-sure")`, with facts where the phrase wants some: `say("seat", number=2)`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        source = Path(__file__).parent / "text" / f"{language}.ftl"
        self._bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def __call__(self, phrase: str, **facts: str | int | float) -> str:
        pattern = self._bundle.get_message(phrase).value  # LookupError where there is no such phrase
        assert pattern is not None
        said, wrong = self._bundle.format_pattern(pattern, facts)
        if wrong:
            raise wrong[0]
        return str(said)


@cache
def phrases(language: str) -> Phrases:
    return Phrases(language)
