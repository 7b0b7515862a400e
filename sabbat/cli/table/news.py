"""The log on the screen. It says when its width has changed, because lines must then be broken anew."""

from __future__ import annotations

from textual.events import Resize
from textual.message import Message
from textual.widgets import RichLog

MOST_LINES = 2000


class News(RichLog, can_focus=False):
    """What has happened, the newest last."""

    class WidthChanged(Message):
        """Write it all again."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, markup=False, min_width=10, max_lines=MOST_LINES)
        self._width = 0

    def on_resize(self, event: Resize) -> None:
        if event.size.width != self._width:
            self._width = event.size.width
            self.post_message(self.WidthChanged())
