"""The bar at the bottom: what is asked, what may be answered and with which key, and what may not and why."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from sabbat.cli.table.sheet import Choice, Sheet
from sabbat.engine.actions import Action

FAINT = "#8d86a3"
KEY = "bold #1a1a1a on #c9b6f2"
DIM_KEY = "#8d86a3 on #3a3152"
MARKED = "bold on #4a3d70"
MARKED_KEY = "bold #1a1a1a on #f2c14e"
GAP = 2
INDENT = 4
_CONSOLE = Console(width=200, force_terminal=False)  # Rich wraps text for a console; any will do


class QuestionBar(Widget, can_focus=True):
    """Keys, or arrows and Enter. A choice of several parts is made sheet by sheet; Backspace goes back."""

    class Answered(Message):
        """A legal choice was made."""

        def __init__(self, action: Action) -> None:
            super().__init__()
            self.action = action

    class Refused(Message):
        """Somebody tried what is not legal."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self) -> None:
        super().__init__(id="question")
        self.sheets: list[Sheet] = []
        self.marked = 0
        self.idle = Text()

    @property
    def sheet(self) -> Sheet | None:
        return self.sheets[-1] if self.sheets else None

    def ask(self, sheet: Sheet) -> None:
        """A new question; one that says the same (in another language, with newer figures) keeps its mark.

        Who is in the middle of an answer of several parts stays there while others act."""
        if len(self.sheets) > 1 and _alike(self.sheets[0], sheet):
            return
        same = bool(self.sheet) and len(self.sheets) == 1 and len(sheet.choices) == len(self.sheets[0].choices)
        self.sheets = [sheet]
        self.marked = self.marked if same else sheet.first
        self.refresh()

    def rest(self, text: Text) -> None:
        """Nothing is asked; says what everybody waits for."""
        self.sheets, self.marked, self.idle = [], 0, text
        self.refresh()

    def on_key(self, event: events.Key) -> None:
        sheet = self.sheet
        if sheet is None:
            return
        steps = {"down": self._columns(), "up": -self._columns(), "right": 1, "left": -1, "tab": 1, "shift+tab": -1}
        if event.key in steps:
            self._mark(steps[event.key], wraps=event.key in ("tab", "shift+tab") or not sheet.side_by_side)
        elif event.key == "enter":
            self._choose(sheet.choices[self.marked])
        elif event.key == "backspace" and len(self.sheets) > 1:
            self.sheets.pop()
            self.marked = 0
            self.refresh()
        elif event.character and (choice := self._with_key(event.character)):
            self._choose(choice)
        else:
            return
        event.stop()
        event.prevent_default()

    def _with_key(self, key: str) -> Choice | None:
        choices = self.sheet.choices if self.sheet else ()
        return next((choice for choice in choices if choice.key == key.lower()), None)

    def _mark(self, step: int, wraps: bool) -> None:
        assert self.sheet is not None
        count = len(self.sheet.choices)
        to = self.marked + step
        self.marked = to % count if wraps else min(max(to, 0), count - 1)
        self.refresh()

    def _choose(self, choice: Choice) -> None:
        assert self.sheet is not None
        self.marked = self.sheet.choices.index(choice)
        self.refresh()
        if choice.leads_to is None:
            self.post_message(self.Refused(choice))
        elif isinstance(choice.leads_to, Action):
            self.post_message(self.Answered(choice.leads_to))
        else:
            self.sheets.append(choice.leads_to())
            self.marked = self.sheets[-1].first

    # Drawing

    def render(self) -> Text:
        width, height = self.size
        if self.sheet is None:
            return self.idle
        lines = [_title(self.sheet)]
        room = height - 1
        if self.sheet.side_by_side:
            grid = self._grid()
            lines += self._window(grid, room - 1, self._row_of(self.marked, len(grid)))
            lines.append(_detail(self.sheet.choices[self.marked]))
        else:
            lines += self._list(width, room)
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return Text("\n").join(lines)

    def _columns(self) -> int:
        if self.sheet is None or not self.sheet.side_by_side:
            return 1
        return max(1, (self.size.width + GAP) // (self._widest() + GAP))

    def _widest(self) -> int:
        assert self.sheet is not None
        return max(
            self._cell(at).cell_len for at in range(len(self.sheet.choices) - 1)
        )  # the last has a row of its own

    def _grid(self) -> list[Text]:
        assert self.sheet is not None
        columns, widest = self._columns(), self._widest()
        rows = []
        last = len(self.sheet.choices) - 1
        for start in range(0, last, columns):
            row = Text()
            for at in range(start, min(start + columns, last)):
                cell = self._cell(at)
                row.append_text(cell).append(" " * (widest - cell.cell_len + GAP))
            rows.append(row)
        return [*rows, self._cell(last)]

    def _row_of(self, at: int, rows: int) -> int:
        assert self.sheet is not None
        return rows - 1 if at == len(self.sheet.choices) - 1 else at // self._columns()

    def _cell(self, at: int) -> Text:
        assert self.sheet is not None
        choice = self.sheet.choices[at]
        cell = Text.assemble((f" {choice.key or ' '} ", KEY if choice.legal else DIM_KEY), " ", choice.label)
        if not choice.legal:
            cell.append(" ✗", FAINT)
            cell.stylize("dim")
        if at == self.marked:
            cell.stylize_before(MARKED, 3)  # under the colours of a chip
            cell.stylize(MARKED_KEY, 0, 3)
        return cell

    def _line(self, at: int) -> Text:
        """A choice with all that is to be said about it."""
        assert self.sheet is not None
        choice = self.sheet.choices[at]
        labels = max(choice.label.cell_len for choice in self.sheet.choices)
        cell = self._cell(at)
        cell.append(" " * (labels - choice.label.cell_len + (3 if choice.legal else 1)))
        if choice.legal:
            return cell.append_text(choice.note)
        return cell.append(f"{choice.rule} ", FAINT).append(choice.why_not, f"italic {FAINT}")

    def _list(self, width: int, room: int) -> list[Text]:
        """One line for each choice; reasons are told in full where there is room for that."""
        assert self.sheet is not None
        lines = [self._line(at) for at in range(len(self.sheet.choices))]
        in_full = [row for line in lines for row in _broken(line, width)]
        return in_full if len(in_full) <= room else self._window(lines, room, self.marked)

    @staticmethod
    def _window(lines: list[Text], room: int, around: int) -> list[Text]:
        """As many lines as fit, the marked one among them."""
        if len(lines) <= room:
            return lines
        start = min(max(0, around - room // 2), len(lines) - room)
        return lines[start : start + room]


def _broken(line: Text, width: int) -> list[Text]:
    """A line in as many rows as it needs, the later ones indented."""
    if line.cell_len <= width:
        return [line]
    rows = list(line.wrap(_CONSOLE, max(1, width - INDENT)))
    return [rows[0], *(Text.assemble(" " * INDENT, row) for row in rows[1:])]


def _alike(one: Sheet, other: Sheet) -> bool:
    """Do they ask the same, with the same choices?"""
    says = [[sheet.title.plain, *(choice.label.plain for choice in sheet.choices)] for sheet in (one, other)]
    return says[0] == says[1]


def _title(sheet: Sheet) -> Text:
    return Text.assemble(sheet.title, "  ", (sheet.rule, FAINT))


def _detail(choice: Choice) -> Text:
    if choice.legal:
        return Text.assemble("  ", choice.note)
    return Text.assemble(("  ✗ ", "#ff6b5e"), choice.note, (f"  {choice.rule} ", FAINT), choice.why_not)
