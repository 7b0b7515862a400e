"""A table laid by hand, for tests that read like the rulebook: set, act, look. Everything goes through `submit`.

table = lay().throws(white=3, dice="4 cat 3 broom")
table[1].says("bat")
assert table[1].won == "S01"
"""

from __future__ import annotations

from sabbat.engine import CLOCK, Chance, Event, Match, Play, Scripted, Seeded, Tick
from sabbat.engine.options import OptionValue
from sabbat.games.sorcellerie import GAME
from sabbat.games.sorcellerie.actions import KeepQuiet, Say, ShakeCup
from sabbat.games.sorcellerie.components import SHORTEST_SHAKE, SYMBOLS, cards
from sabbat.games.sorcellerie.rules.cup import pass_cup
from sabbat.games.sorcellerie.state import VOICES, Caller, Sorcellerie
from tests.hand_laid import LaidPlayer, LaidTable

# many, many, many, one, one, many, many; the star points left, right, left, right, left, right, left
CIRCLE = "S01 S02 S03 S04 S05 S06 S07"
CAT_OR_BAT = "4 cat 3 broom"  # most: cat; least: bat
SHAKEN_AT = 10_000
CUE = SHAKEN_AT + SHORTEST_SHAKE


def throw(text: str) -> list[str]:
    """`4 cat 3 broom` as seven faces."""
    words = text.split()
    return [symbol for count, symbol in zip(words[::2], words[1::2], strict=True) for _ in range(int(count))]


class Player(LaidPlayer["Table"]):
    """One seat of the table, with the words of a player."""

    @property
    def state(self) -> Caller:
        return self.table.state.players[self.seat]

    @property
    def won(self) -> str:
        return " ".join(map(str, self.state.won))

    @property
    def voice(self) -> str:
        return VOICES[self.state.voice]

    def says(self, text: str, after: int | None = None) -> list[Event]:
        """`says("cat bat")`, so many milliseconds after the cue where the table has a clock."""
        symbols = tuple(sorted(text.split(), key=SYMBOLS.index))
        return self.does(Say(symbols), None if after is None else CUE + after)

    def keeps_quiet(self) -> None:
        self.does(KeepQuiet())


class Table(LaidTable[Sorcellerie, Player]):
    """A match laid by hand."""

    def __init__(self, match: Match, luck: Scripted) -> None:
        super().__init__(match)
        self.luck = luck

    def __getitem__(self, seat: int) -> Player:
        return Player(self, seat)

    @property
    def circle(self) -> str:
        """`S01 … S03`; a dot is a gap."""
        return " ".join("." if card is None else card.text for card in self.state.circle)

    def scripts(self, white: int, dice: str, card: str) -> None:
        self.luck.script["white"] = [str(white)]
        self.luck.script["die"] = throw(dice)
        self.luck.script.pop("card", None)  # what comes from the pile: scripted, or whatever
        if card:
            self.luck.script["card"] = card.split()

    def throws(self, white: int = 3, dice: str = CAT_OR_BAT, card: str = "") -> Table:
        """Whoever has the cup shakes it, at a table without a clock; `card` is what will fill a gap."""
        self.scripts(white, dice, card)
        self.does(self.state.cup, ShakeCup())
        return self

    def shakes(self, white: int = 3, dice: str = CAT_OR_BAT, card: str = "") -> Table:
        """The same by the clock: the cup is shaken, the dice are not there yet. They come at CUE."""
        self.scripts(white, dice, card)
        self.luck.script["shake"] = ["0"]
        self.does(self.state.cup, ShakeCup(), SHAKEN_AT)
        return self

    def ticks(self, at: int | None = None) -> Table:
        """The window that is open closes."""
        self.does(CLOCK, Tick(), at)
        return self


def lay(
    seats: int = 3,
    circle: str = CIRCLE,
    witch: int = 0,
    pile: str | None = None,
    won: dict[int, str] | None = None,
    **options: OptionValue,
) -> Table:
    """A table with this circle; seat 0 has the cup. `pile` says what is left of the pile, `won` what they have won;
    `.` in the circle is a gap. All other cards are out of the box. Nobody takes a breath, unless the options say so."""
    agreed = GAME.agree(seats, {"breath": 0, **options})
    laid = GAME.lay(seats, agreed)
    laid.witch = witch
    luck = Scripted({"cup": ["0"], "card": circle.replace(".", "").split()}, otherwise=Seeded(1))
    for seat, text in (won or {}).items():
        laid.players[seat].won = cards(text)
        laid.pile = [card for card in laid.pile if card not in cards(text)]
    if "." not in circle and pile is None:
        return Table(Match.begin(GAME, laid, agreed, 0, luck), luck)
    laid.circle = [None if text == "." else cards(text)[0] for text in circle.split()]
    lying = [card for card in laid.circle if card is not None]
    left = [card for card in laid.pile if card not in lying]
    laid.pile = left if pile is None else cards(pile)
    pass_cup(Play(laid, Chance(luck, laid.streams, recording=False), wants_events=False), 0)
    return Table(Match(GAME, laid, luck, agreed), luck)
