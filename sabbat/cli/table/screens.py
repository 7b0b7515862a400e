"""What lies over the table for a while: rules, books, a question before leaving, the end."""

from __future__ import annotations

from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from sabbat.cli.phrases import Phrases
from sabbat.words import Words


def rules_text(words: Words, say: Phrases, wanted: str) -> Text:
    """The rules that hold every word of `wanted`, by id, title or text; all of them where nothing is wanted."""
    parts: list[Text] = []
    chapter = ""
    for rule in words.rules():
        told = words.rule(rule.id)
        searched = f"{rule.id} {told.title} {told.text}".casefold()
        if not all(word in searched for word in wanted.casefold().split()):
            continue
        if rule.chapter != chapter:
            chapter = rule.chapter
            parts.append(Text(chapter, "bold underline #c9b6f2"))
        parts.append(Text.assemble((f"{rule.id} ", "#8d86a3"), (told.title, "bold"), "\n", told.text))
    return Text("\n\n").join(parts or [Text(say("help-none"), "italic")])


class ReadScreen(ModalScreen[None]):
    """A text to read: books, a card."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,b,c,enter,space", "dismiss", show=False)]

    def __init__(self, title: str, text: Text, say: Phrases) -> None:
        super().__init__()
        self.heading, self.text, self.say = title, text, say

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self.heading, "bold"), classes="title")
            with VerticalScroll():
                yield Static(self.text)
            yield Static(Text(self.say("footer-close"), "dim"), classes="hint")


class HelpScreen(ModalScreen[None]):
    """The keys, the signs, and the rules with a search."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("pagedown,down", "scroll(1)", show=False),
        Binding("pageup,up", "scroll(-1)", show=False),
    ]

    def __init__(self, words: Words, say: Phrases, signs: str) -> None:
        super().__init__()
        self.words, self.say, self.signs = words, say, signs

    def compose(self) -> ComposeResult:
        example = self.words.rules()[0].id
        with Vertical(classes="sheet"):
            yield Static(Text(self.say("help-title"), "bold"), classes="title")
            yield Input(placeholder=self.say("help-search", example=example), id="search")
            with VerticalScroll(id="found"):
                yield Static(self.text_for(""), id="rules")
            yield Static(Text(self.say("footer-close"), "dim"), classes="hint")

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def text_for(self, wanted: str) -> Text:
        """What was searched for; before that the keys and signs, then all rules."""
        rules = rules_text(self.words, self.say, wanted)
        return rules if wanted.strip() else Text.assemble(self.say("keys"), f"\n\n{self.signs}\n\n", rules)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.query_one("#rules", Static).update(self.text_for(event.value))
        self.query_one("#found").scroll_home(animate=False)

    def action_scroll(self, pages: int) -> None:
        found = self.query_one("#found")
        found.scroll_relative(y=pages * max(1, found.size.height - 1), animate=False)


class QuitScreen(ModalScreen[bool]):
    """Sure?"""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,q,enter", "dismiss(True)", show=False),
        Binding("n,escape", "dismiss(False)", show=False),
    ]

    def __init__(self, say: Phrases, file: str) -> None:
        super().__init__()
        self.say, self.file = say, file

    def on_key(self, event: Key) -> None:
        """Yes begins with another letter in each language; the phrase shows it."""
        if event.key == self.say("quit-yes")[0]:
            self.dismiss(True)

    def compose(self) -> ComposeResult:
        kept = self.say("quit-saved", file=self.file) if self.file else self.say("quit-lost")
        with Vertical(classes="sheet small"):
            yield Static(Text(self.say("quit-sure"), "bold"), classes="title")
            yield Static(Text(kept))
            yield Static(Text(f"{self.say('quit-yes')}      {self.say('quit-no')}", "bold"), classes="hint")


class EndingScreen(ModalScreen[str]):
    """Who has won, and where the points came from; then once more, or home."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "dismiss('again')", show=False),
        Binding("q", "dismiss('quit')", show=False),
        Binding("escape", "dismiss('look')", show=False),
    ]

    def __init__(self, say: Phrases, verdict: str, reason: str, ranking: Table | None, earned: Table) -> None:
        super().__init__()
        self.say, self.verdict, self.reason, self.ranking, self.earned = say, verdict, reason, ranking, earned

    def compose(self) -> ComposeResult:
        hints = "      ".join(self.say(f"ending-{what}") for what in ("again", "look", "quit"))
        with Vertical(classes="sheet"):
            yield Static(Text(self.say("ending-title"), "bold"), classes="title")
            yield Static(Text(self.verdict, "bold #f2c14e"))
            yield Static(Text(f"{self.reason}\n"))
            with VerticalScroll():
                if self.ranking is not None:
                    yield Static(self.ranking)
                if self.earned.row_count:
                    yield Static(Text(f"\n{self.say('ending-from')}", "bold"))
                    yield Static(self.earned)
            yield Static(Text(hints, "bold"), classes="hint")
