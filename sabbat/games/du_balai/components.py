"""Du balai !, the pieces: typed values read from data/*.toml.

A formula is a set of symbols, kept as the bits of a number: bit 0 is the first of SYMBOLS. Black Magic cards are kept
as counts by kind, in the order of MAGIC.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias

from sabbat.games.printed import read_printed


def _data(name: str) -> dict[str, Any]:
    return read_printed(Path(__file__).parent / "data" / name)


_track: Final = _data("track.toml")
_dice: Final = _data("dice.toml")
_magic: Final = _data("magic.toml")

LOWEST: Final[int] = _track["lowest"]  # DUB-1
START: Final[int] = _track["start"]
FINISH: Final[int] = _track["finish"]
FINISH_POINTS: Final[tuple[int, ...]] = tuple(_track["points"])  # DUB-50
LAST_TURN: Final[int] = _track["last_turn"]
NOVICE: Final[tuple[int, ...]] = tuple(_track["novice"])  # DUB-60
ORANGE_BONUS: Final[int] = _track["orange_bonus"]  # DUB-17
PENALTY: Final[int] = _track["penalty"]  # DUB-19
DECREE_LOOK: Final[int] = _track["decree_look"] * 1000  # DUB-35, milliseconds
HEX: Final[int] = _track["hex"]  # DUB-37
PULLS: Final[tuple[int, ...]] = tuple(_track["pull"])  # DUB-32
LID_WINDOW: Final[int] = _track["lid_window"]  # DUB-11
PAWNS: Final[tuple[str, ...]] = tuple(pawn["colour"] for pawn in _track["pawn"])

Sign: TypeAlias = str  # one of SYMBOLS
SYMBOLS: Final[tuple[str, ...]] = tuple(_dice["symbols"])  # DUB-2
SYLLABLES: Final[dict[str, str]] = {symbol: told["syllable"] for symbol, told in _dice["symbols"].items()}
ALL_SYMBOLS: Final = 511
ORANGE: Final = 0
BLACK: Final = 1
COLOURS: Final = ("orange", "black")
Colour: TypeAlias = str  # one of COLOURS
FormulaColour: TypeAlias = str  # one of COLOURS, or `any`
VERDICTS: Final = ("fell", "empty", "valid", "perfect")  # DUB-15 to DUB-18
Verdict: TypeAlias = str  # one of VERDICTS
EVERY_DIE: Final[tuple[tuple[str, ...], ...]] = tuple((*die["orange"], *die["black"]) for die in _dice["die"])
DICE: Final = 9
FACES: Final = 6
ORANGE_FACES: Final = 3  # faces 0 to 2 of a die are orange

MAGIC: Final[tuple[str, ...]] = tuple(card["id"] for card in (*_magic["spell"], *_magic["acrobatics"]))
COPIES: Final[tuple[int, ...]] = tuple(card["copies"] for card in (*_magic["spell"], *_magic["acrobatics"]))
SPELLS: Final[tuple[str, ...]] = tuple(card["id"] for card in _magic["spell"])
POINTS: Final[tuple[int, ...]] = tuple(card.get("points", 0) for card in (*_magic["spell"], *_magic["acrobatics"]))
KIND: Final[dict[str, int]] = {card: kind for kind, card in enumerate(MAGIC)}


# DUB-2: the symbols of a formula, and what each face of each die shows, as bits
BIT_OF: Final[dict[str, int]] = {symbol: 1 << place for place, symbol in enumerate(SYMBOLS)}
BIT_SHOWN: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(BIT_OF[symbol] for symbol in die) for die in EVERY_DIE)


def symbol_of(die: int, face: int) -> str:
    """What a die shows."""
    return EVERY_DIE[die][face]


def face_with(die: int, symbol: str) -> int:
    """The face of a die that shows it."""
    for face, shown in enumerate(EVERY_DIE[die]):
        if shown == symbol:
            return face
    return -1


def colour_of(face: int) -> int:
    return ORANGE if face < ORANGE_FACES else BLACK


def bits_of(symbols: tuple[str, ...]) -> int:
    bits = 0
    for symbol in symbols:
        bits |= BIT_OF[symbol]
    return bits


def symbols_of(bits: int) -> tuple[str, ...]:
    return tuple([symbol for place, symbol in enumerate(SYMBOLS) if bits >> place & 1])


def size(bits: int) -> int:
    """How many symbols."""
    return bits.bit_count()


def valid_sets(faces: tuple[int, ...]) -> tuple[int, int]:
    """DUB-13. The valid symbols, orange and black: a symbol that shows in both colours is eliminated."""
    orange = 0
    black = 0
    for die, face in enumerate(faces):
        bit = BIT_SHOWN[die][face]
        if face < ORANGE_FACES:
            orange |= bit
        else:
            black |= bit
    both = orange & black
    return orange & ~both, black & ~both


def magic(text: str) -> list[int]:
    """Cards by kind: `magic("fog loop loop")`."""
    counts = [0] * len(MAGIC)
    for card in text.split():
        counts[KIND[card]] += 1
    return counts


def magic_text(counts: list[int]) -> str:
    """The opposite of `magic`."""
    return " ".join([card for kind, card in enumerate(MAGIC) for _ in range(counts[kind])])
