"""Characters with styles on a grid, for boards that are drawn rather than written."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

_BLANK = Style.null()


class Canvas:
    """Put things anywhere; what falls outside is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [[_BLANK] * width for _ in range(height)]

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Writes over what is there, keeping a background unless `style` brings its own."""
        if not 0 <= y < self.height:
            return
        for at, character in enumerate(text, start=x):
            if 0 <= at < self.width:
                self._characters[y][at] = character
                self._styles[y][at] = self._styles[y][at] + style

    def text(self) -> Text:
        """All of it; characters of one style that stand together are one piece."""
        pieces: list[tuple[str, Style]] = []
        for characters, styles in zip(self._characters, self._styles, strict=True):
            start = 0
            for at in range(1, self.width + 1):
                if at == self.width or styles[at] is not styles[start]:
                    pieces.append(("".join(characters[start:at]), styles[start]))
                    start = at
            pieces.append(("\n", _BLANK))
        return Text.assemble(*pieces[:-1], no_wrap=True, end="")
