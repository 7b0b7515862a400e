"""The frame of a table in a terminal: shows what is, asks, lets the bots answer in their own time. It holds no rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.theme import Theme
from textual.widgets import Static

from sabbat.cli.phrases import Phrases, phrases
from sabbat.cli.table.board import Drawn, Earned, board_of
from sabbat.cli.table.ending import earnings, ranking, reason, verdict
from sabbat.cli.table.news import News
from sabbat.cli.table.question import QuestionBar
from sabbat.cli.table.screens import EndingScreen, HelpScreen, QuitScreen, ReadScreen
from sabbat.cli.table.seating import Seating, Sitting
from sabbat.cli.table.seen import Seen
from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Question
from sabbat.engine.errors import IllegalAction
from sabbat.engine.events import Event
from sabbat.engine.match import Match
from sabbat.words import LANGUAGES, Words, language_name

NIGHT = Theme(
    name="night",
    primary="#8e6fd8",
    secondary="#57b95f",
    accent="#f2c14e",
    background="#15101f",
    surface="#1d172b",
    panel="#251d38",
    foreground="#e8e3f2",
    dark=True,
)
LARGE = (100, 30)  # from this size on there is room for larger things
SMALLEST = (80, 24)
MAIN_WIDTH = (48, 75)  # least, most
FOOTER = {"?": "help", "b": "books", "c": "card", "u": "undo", "q": "quit"}


class TableApp(App[None]):
    """One table. Seats answer independently: bots go on while a person thinks."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,h,f1", "help", show=False),
        Binding("b", "books", show=False),
        Binding("c", "card", show=False),
        Binding("l", "language", show=False),
        Binding("u,ctrl+z", "take_back", show=False),
        Binding("q,ctrl+q", "leave", show=False, priority=False),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("r", "rematch", show=False),
        Binding("pageup", "read_log(-1)", show=False),
        Binding("pagedown", "read_log(1)", show=False),
    ]

    def __init__(self, seating: Seating, language: str) -> None:
        super().__init__()
        self.title = seating.game.name
        self.seating = seating
        self.board = board_of(seating.game.name)
        self.sitting = Sitting(seating)
        self.interrupted = False
        self.save_error = ""
        self.speak(language)
        # Held here, because a screen that lies over the table would hide them from a query.
        seats = len(seating.kinds)
        self.head, self.foot, self.bar, self.main = (
            Static(id="head"),
            Static(id="foot"),
            QuestionBar(),
            Vertical(id="main"),
        )
        self.main_panels = [Drawn(panel) for panel in self.board.main(seats)]
        self.side_panels = [Drawn(panel) for panel in self.board.side(seats)]
        self.news = News()

    def speak(self, language: str) -> None:
        self.words = Words(self.seating.game.name, language)
        self.say: Phrases = phrases(language, self.seating.game.name)

    @property
    def next_language(self) -> str:
        return LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]

    @property
    def match(self) -> Match:
        return self.sitting.match

    # The screen

    def compose(self) -> ComposeResult:
        yield self.head
        with Horizontal(id="table"):
            with self.main:
                yield from self.main_panels
            with Vertical(id="side"):
                yield from self.side_panels
                yield self.news
        yield self.bar
        yield self.foot

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        self.bar.focus()
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        width, height = event.size
        large = width >= LARGE[0] and height >= LARGE[1]
        self.set_class(large, "large")
        self.main.styles.width = max(MAIN_WIDTH[0], min(MAIN_WIDTH[1], width * 55 // 100))
        for drawn in (*self.main_panels, *self.side_panels):
            drawn.styles.height = drawn.panel.large if large else drawn.panel.small
        if width < SMALLEST[0] or height < SMALLEST[1]:
            self.notify(self.say("too-small"), severity="warning", timeout=3)

    def on_news_width_changed(self) -> None:
        self.write_log()

    @property
    def seen(self) -> Seen:
        person = self.seating.person
        return Seen(
            view=self.match.view(person),
            seat=person or 0,
            words=self.words,
            say=self.say,
            names=self.seating.names,
            kinds=self.seating.kinds,
            thinking=self.sitting.thinking,
        )

    def show(self) -> None:
        """Draws everything as it is now."""
        seen = self.seen
        self.head.update(self.board.headline(seen))
        for drawn in (*self.main_panels, *self.side_panels):
            drawn.show(seen)
        labels = {key: self.say(f"footer-{what}") for key, what in FOOTER.items()} | {
            "l": language_name(self.next_language)
        }
        self.foot.update(Text("   ").join(Text.assemble((key, "bold"), f" {label}") for key, label in labels.items()))
        self.show_question(seen)

    def show_question(self, seen: Seen) -> None:
        person = self.seating.person
        sheet = None if person is None else self.board.sheet(self.match, person, self.words, self.say)
        if sheet is not None:
            self.bar.ask(sheet)
        elif waiting := sorted(seen.thinking):
            names = ", ".join(self.seating.names[seat] for seat in waiting)
            self.bar.rest(Text(self.say("waiting", names=names), "italic dim"))
        else:
            self.bar.rest(Text(self.say("ending-again") + "   " + self.say("ending-quit"), "dim"))

    def write_log(self, since: int = 0) -> None:
        """The log from an event on; from the first, it is written anew."""
        if not since:
            self.news.clear()
        for event in self.sitting.told[since:]:
            if self.board.is_logged(event):
                self.news.write(self._log_line(event))

    def _log_line(self, event: Event) -> Text:
        line = self.words.event(event, self.seating.names, self.seating.person)
        if self.board.begins_chapter(event):
            return Text(f"── {line}", "bold #c9b6f2")
        mine = getattr(event, "seat", None) == self.seating.person
        return Text(line, "#e8e3f2" if mine else "#a79fbd").append_text(self.board.signs(event))

    # The match

    def go_on(self) -> None:
        """Shows the table and lets the bots think about what they are newly asked."""
        self.show()
        for seat, question in self.sitting.newly_asked_bots():
            self.run_worker(self._let_bot_answer(self.sitting, seat, question), group="bots")
        if self.match.outcome is not None:
            self.save()
            self.call_after_refresh(self.show_ending)

    async def _let_bot_answer(self, sitting: Sitting, seat: Seat, question: Question) -> None:
        action = await sitting.thought(seat, question)
        if action is not None and sitting is self.sitting:
            self.submit(seat, action, question.number)

    def submit(self, seat: Seat, action: Action, question: int) -> None:
        self._play(lambda: self.sitting.submit(seat, action, question))

    def action_take_back(self) -> None:
        if self.seating.person is not None:
            self._play(self.sitting.take_back)

    def _play(self, step: Callable[[], int]) -> None:
        """One step of the match, and what it tells; or why not."""
        try:
            news = step()
        except IllegalAction as refused:
            self.refuse(self.words.refusal(refused.refusal), refused.rule)
            return
        self.write_log(news)
        self.go_on()

    def on_question_bar_answered(self, message: QuestionBar.Answered) -> None:
        person = self.seating.person
        if person is not None and person in self.match.pending:
            self.submit(person, message.action, self.match.pending[person].number)

    def on_question_bar_refused(self, message: QuestionBar.Refused) -> None:
        self.refuse(message.choice.why_not, message.choice.rule)

    def refuse(self, why: str, rule: str) -> None:
        self.notify(f"{why} {rule}".strip(), severity="warning", timeout=4, markup=False)

    def save(self) -> None:
        if why := self.sitting.save():
            self.save_error = self.say("not-saved", file=str(self.seating.save), why=why)

    # Keys

    def action_help(self) -> None:
        signs = self.say(self.board.help_lines) if self.board.help_lines else ""
        self.push_screen(HelpScreen(self.words, self.say, signs))

    def action_books(self) -> None:
        if (books := self.board.books(self.seen)) is not None:
            self.push_screen(ReadScreen(self.say("books"), books, self.say))

    def action_card(self) -> None:
        if (card := self.board.card(self.seen)) is not None:
            self.push_screen(ReadScreen(self.say("card"), card, self.say))

    def action_language(self) -> None:
        self.speak(self.next_language)
        self.write_log()
        self.show()

    def action_read_log(self, pages: int) -> None:
        self.news.scroll_relative(y=pages * max(1, self.news.size.height - 1), animate=False)

    def action_leave(self) -> None:
        if self.match.outcome is not None:
            self.exit()
        else:
            self.push_screen(QuitScreen(self.say, str(self.seating.save or "")), self._leave_if)

    def _leave_if(self, sure: bool | None) -> None:
        if sure:
            self.save()
            self.exit()

    def action_interrupt(self) -> None:
        self.save()
        self.interrupted = True
        self.exit()

    def action_rematch(self) -> None:
        if self.match.outcome is not None:
            self.sitting = self.sitting.again()
            self.write_log()
            self.go_on()

    def show_ending(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        names, kinds, together = self.seating.names, self.seating.kinds, self.match.game.together
        earned: list[Earned] = [
            gain for event in self.sitting.still_true if (gain := self.board.earned(event, self.words))
        ]
        screen = EndingScreen(
            self.say,
            verdict(outcome, names, self.seating.person, self.say, together),
            reason(outcome, self.words),
            None if together else ranking(outcome, names, kinds, self.say),
            earnings(outcome, names, earned, self.say),
        )
        self.push_screen(screen, self._after_ending)

    def _after_ending(self, what: str | None) -> None:
        if what == "again":
            self.action_rematch()
        elif what == "quit":
            self.exit()
