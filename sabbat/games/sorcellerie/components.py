"""Sorcellerie !, the pieces: typed values read from data/*.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias

from sabbat.games.printed import read_printed


def _data(name: str) -> dict[str, Any]:
    return read_printed(Path(__file__).parent / "data" / name)


_cards: Final = _data("cards.toml")
_dice: Final = _data("dice.toml")

MANY: Final = "many"  # SOR-6
ONE: Final = "one"
LEFT: Final = "left"
RIGHT: Final = "right"
Scene: TypeAlias = str  # MANY or ONE
Star: TypeAlias = str  # LEFT or RIGHT


class WitchCard:
    """A card, written `S01`: the forest on one side, a witch on the other. There is one object of each."""

    def __init__(self, number: int, text: str, told: dict[str, str]) -> None:
        self.number = number  # its place in CARDS
        self.text = text
        self.witch = told["witch"]
        self.scene = told["scene"]
        self.star = told["star"]  # SOR-20: where the black star points; the red mushroom points the other way

    @property
    def forest(self) -> str:
        """What can be seen of it in the circle: `many/left`."""
        return f"{self.scene}/{self.star}"

    @staticmethod
    def parse(text: str) -> WitchCard:
        return CARD[text]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __lt__(self, other: WitchCard) -> bool:
        return self.number < other.number

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return card, (self.text,)


CARDS: Final[tuple[WitchCard, ...]] = tuple(
    WitchCard(number, text, _cards["cards"][text]) for number, text in enumerate(_cards["cards"])
)
CARD: Final[dict[str, WitchCard]] = {card.text: card for card in CARDS}
WITCHES: Final[tuple[str, ...]] = tuple(witch["id"] for witch in _cards["witch"])
CIRCLE: Final[int] = _cards["circle"]  # SOR-2


def card(text: str) -> WitchCard:
    """`card("S01")`."""
    return CARD[text]


def cards(text: str) -> list[WitchCard]:
    """`cards("S01 S07")`."""
    return [CARD[part] for part in text.split()]


Sign: TypeAlias = str  # one of SYMBOLS
SYMBOLS: Final[tuple[str, ...]] = tuple(_dice["formulas"])  # SOR-7
SYMBOL_FACES: Final[tuple[str, ...]] = tuple(_dice["symbol_dice"]["faces"])  # SOR-1
SYMBOL_DICE: Final[int] = _dice["symbol_dice"]["count"]
WHITE_FACES: Final[tuple[int, ...]] = tuple(face["pips"] for face in _dice["white_die"]["faces"])
COLOUR_OF: Final[dict[int, str]] = {face["pips"]: face["colour"] for face in _dice["white_die"]["faces"]}
BLACK: Final = "black"

IDENTICAL: Final[int] = _dice["goal"]["identical"]  # SOR-13
FIVE: Final[int] = _dice["goal"]["five"]

SHORTEST_SHAKE: Final[int] = _dice["time"]["shake"][0]
LONGEST_SHAKE: Final[int] = _dice["time"]["shake"][1]
LOCK: Final[int] = _dice["time"]["lock"]
WINDOW: Final[int] = _dice["time"]["window"]
