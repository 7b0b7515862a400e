"""Every word that a player reads, in the reader's language.

words = Words("charlatans", reader_language())
for event in step.events:
    print(words.event(event, ["Ada", "Ben"]))
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sabbat.engine.actions import Action
from sabbat.engine.codec import plain, told_to
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.events import Event
from sabbat.engine.options import OptionValue
from sabbat.words.facts import Plain, about, facts_of, name_of
from sabbat.words.texts import FALLBACK, LANGUAGES, SHARED, Fact, LedgerRule, MissingText, Texts, ledger, texts_of

__all__ = ["LANGUAGES", "LedgerRule", "MissingText", "Titled", "Words", "language_name", "reader_language"]

LOCALES = ("SABBAT_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # what names a reader's language, the first first


class Titled(NamedTuple):
    """A rule, a card. Written alone, it is its title."""

    title: str
    text: str

    def __str__(self) -> str:
        return self.title


class Words:
    """The words of one game in one language. `strict` (in tests) raises MissingText where a player would read an id."""

    def __init__(self, game_name: str, language: str, strict: bool = False) -> None:
        self.game = game_name
        self.language = language
        self._texts = texts_of(game_name, language, strict)

    def text(self, message: str, **facts: Fact) -> str:
        return self._texts.write(message, facts=facts)

    def has(self, message: str) -> bool:
        return self._texts.has(message)

    def attribute(self, message: str, name: str, **facts: Fact) -> str:
        return self._texts.write(message, name, facts)

    # The rules and the pieces

    def rule(self, rule: str) -> Titled:
        return Titled(self.attribute(f"rule-{rule}", "title"), self.text(f"rule-{rule}"))

    def rules(self) -> tuple[LedgerRule, ...]:
        """All rules in the order of the ledger, each with its chapter."""
        return ledger(self.game, self.language)

    def titled(self, message: str) -> Titled:
        """A card or whatever else has a title and, as its attribute `text`, what it says."""
        return Titled(self.text(message), self.attribute(message, "text"))

    def source(self, source: str) -> str:
        """What an event's `why` or a question's `source` names: a card, a book, a chip, the die, a space …"""
        return name_of(self._texts, "source", source)

    def step(self, step: str) -> str:
        return self.text(f"step-{step}")

    def option(self, option: str) -> str:
        return self.text(f"option-{option}")

    def option_value(self, option: str, value: OptionValue) -> str:
        return self.attribute(f"option-{option}", f"is-{str(value).lower()}")

    # What is told and asked: each works on the plain form, as a browser gets it

    def event(self, event: Event | Plain, names: Sequence[str], viewer: int | None = None) -> str:
        """One line of the log, as `viewer` (None: a spectator) may read it; names by seat, for everybody else."""
        told: Plain = told_to(event, viewer) if isinstance(event, Event) else event
        message = f"event-{told['t']}"
        facts = facts_of(self._texts, told, names, viewer)
        # What was told before she sat down on this seat may keep from her what `you` would name.
        to_you = (
            viewer is not None and viewer == about(self._texts, told) and self._texts.suffices(facts, message, "you")
        )
        return self._texts.write(message, "you" if to_you else "", facts)

    def question(self, decision: Decision[Any] | Plain, names: Sequence[str] = ()) -> str:  # of any game
        asked = _plain(decision)
        return self._texts.write(f"ask-{asked['t']}", facts=facts_of(self._texts, asked, names))

    def action(
        self, action: Action | Plain, decision: Decision[Any] | Plain | None = None, names: Sequence[str] = ()
    ) -> str:
        """A short label. Where the question gives an action its own words, they are an attribute named after it."""
        done = _plain(action)
        asked = {} if decision is None else _plain(decision)
        message, attribute = f"do-{done['t']}", str(asked.get("t", ""))
        facts = facts_of(self._texts, {**asked, **done}, names)
        return self._texts.write(message, attribute if self._texts.has(message, attribute) else "", facts)

    def refusal(self, refusal: Refusal) -> str:
        return self._texts.write(f"why-{refusal.why}", facts=facts_of(self._texts, refusal.facts, ()))


def _plain(value: Action | Decision[Any] | Plain) -> Plain:  # a decision of any game
    told: Plain = value if isinstance(value, Mapping) else plain(value)
    return told


def language_name(language: str) -> str:
    """What the language calls itself: `Deutsch`."""
    return Texts((SHARED,), language, strict=True).write("language-name")


def reader_language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or the one that the environment names, if there are words in it; English for all else."""
    locale = asked or next((environ[name] for name in LOCALES if environ.get(name)), "")
    spoken = locale.lower().replace("-", "_").split(".")[0].split("_")[0]
    return spoken if spoken in LANGUAGES else FALLBACK
