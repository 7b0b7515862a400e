"""Charlatans, the pieces: typed values read from data/*.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias

from sabbat.games.printed import read_printed

WHITE: Final = 0
ORANGE: Final = 1
GREEN: Final = 2
BLUE: Final = 3
RED: Final = 4
YELLOW: Final = 5
PURPLE: Final = 6
BLACK: Final = 7
COLOURS: Final = ("white", "orange", "green", "blue", "red", "yellow", "purple", "black")
LETTERS: Final = "WOGBRYPK"
Colour: TypeAlias = str  # one of COLOURS


class Chip:
    """An ingredient chip, written `B2`: its colour's letter, then its value. There is one object of each kind."""

    def __init__(self, kind: int, text: str) -> None:
        self.kind = kind  # its place in CHIPS, in bags and in the supply
        self.text = text
        self.colour = LETTERS.index(text[0])
        self.value = int(text[1:])

    @staticmethod
    def parse(text: str) -> Chip:
        return CHIP[text]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __lt__(self, other: Chip) -> bool:
        return self.kind < other.kind

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return self.kind

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return chip, (self.text,)


def _data(name: str) -> dict[str, Any]:
    return read_printed(Path(__file__).parent / "data" / name)


_chips: Final = _data("chips.toml")
_board: Final = _data("board.toml")
_books: Final = _data("books.toml")
_cards: Final = _data("cards.toml")

CHIPS: Final[tuple[Chip, ...]] = tuple(Chip(kind, text) for kind, text in enumerate(_chips["supply"]))
CHIP: Final[dict[str, Chip]] = {chip.text: chip for chip in CHIPS}
KINDS: Final = 18
BOX: Final[tuple[int, ...]] = tuple(_chips["supply"].values())
STARTING_BAG: Final[tuple[int, ...]] = tuple(_chips["starting_bag"].get(chip.text, 0) for chip in CHIPS)
WHITE_1: Final[Chip] = CHIP["W1"]


def chip(text: str) -> Chip:
    """`chip("B2")`."""
    return CHIP[text]


def chips(text: str) -> list[Chip]:
    """`chips("B2 W3")`."""
    return [CHIP[part] for part in text.split()]


def pile(text: str) -> list[int]:
    """A bag or a supply: how many of each kind, in the order of CHIPS."""
    counts = [0] * KINDS
    for part in text.split():
        counts[CHIP[part].kind] += 1
    return counts


def upgrade(old: Chip, value: int) -> Chip | None:
    """The chip of the same colour with that value, if there is one."""
    return CHIP.get(f"{LETTERS[old.colour]}{value}")


# CHA-12, CHA-18, CHA-20: the pot, 53 bubbles and the spoon
LAST_SPACE: Final[int] = _board["last_chip_space"]
COINS: Final[tuple[int, ...]] = tuple(space["coins"] for space in _board["pot"])
POINTS: Final[tuple[int, ...]] = tuple(space["points"] for space in _board["pot"])
RUBY: Final[tuple[bool, ...]] = tuple(space["ruby"] for space in _board["pot"])


def printed(space: int) -> tuple[int, int, bool]:
    """What is printed on a space, and names it for people: its number (coins), points, ruby. No two are alike."""
    return COINS[space], POINTS[space], RUBY[space]


ROUNDS: Final[int] = _board["rounds"]  # CHA-1
WHITE_LIMIT: Final[int] = _board["white_limit"]  # CHA-14
LAP: Final[int] = _board["score"]["lap"]  # CHA-11
TAILS_AFTER: Final[tuple[int, ...]] = tuple(_board["score"]["tails_after"])


class Bonus:
    """What a face of the die or a test tube gives."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.points: int = given.get("points", 0)
        self.rubies: int = given.get("rubies", 0)
        self.drops: int = given.get("drop", 0)
        self.chip: Chip | None = CHIP[given["chip"]] if "chip" in given else None

    def __str__(self) -> str:
        """A name for scripts and logs: `points1`, `points2`, `ruby`, `drop`, `chip`."""
        if self.points:
            return f"points{self.points}"
        return "ruby" if self.rubies else "drop" if self.drops else "chip" if self.chip else "nothing"


DIE: Final[tuple[Bonus, ...]] = tuple(Bonus(face) for face in _board["die"])  # CHA-22
TUBES: Final[tuple[Bonus, ...]] = tuple(Bonus(glass) for glass in _board["tubes"])  # CHA-41
LAST_TUBE: Final[int] = len(_board["tubes"]) - 1

CARDS: Final[tuple[str, ...]] = tuple(card["id"] for card in _cards["card"])  # CHA-2
PURPLE_CARDS: Final[frozenset[str]] = frozenset(card["id"] for card in _cards["card"] if card["colour"] == "purple")

# CHA-3: the round in which a colour's book opens; white has no book
OPENS: Final[tuple[int, ...]] = tuple(99 if colour == "white" else _books["opens"].get(colour, 1) for colour in COLOURS)
PAGES: Final = 4
MIXED: Final = ("green", "blue", "red", "yellow", "purple")  # the colours whose page the table chooses
BOOKS: Final[dict[tuple[int, int], str]] = {
    (COLOURS.index(book["colour"]), int(book["page"])): str(book["id"]) for book in _books["book"]
}
_PRICES: Final[dict[tuple[int, int, int], int]] = {
    (COLOURS.index(book["colour"]), int(book["page"]), int(value)): int(price)
    for book in _books["book"]
    for value, price in book["prices"].items()
}


def prices_of(pages: tuple[int, ...]) -> tuple[int, ...]:
    """CHA-27. The price of each kind of chip under these pages (one per colour); 0: not for sale."""
    return tuple(_PRICES.get((chip.colour, pages[chip.colour], chip.value), 0) for chip in CHIPS)
