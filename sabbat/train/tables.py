"""The printed figures of Charlatans as arrays, from the same data that the engine reads."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from sabbat.games.charlatans import actions as a
from sabbat.games.charlatans import components as c
from sabbat.games.charlatans.rules.cards import ANY_1, ANY_2, ANY_4
from sabbat.games.charlatans.rules.chip_actions import CHIPS_FOR_GREEN
from sabbat.games.charlatans.rules.purple import PURPLE_ROWS
from sabbat.games.charlatans.rules.rats import tails_between
from sabbat.games.charlatans.rules.setup import pages_of

Array = np.ndarray[Any, Any]

K: Final = c.KINDS
P: Final = 32  # room in a pot; no match of ours has come near
MOST_POINTS: Final = 400

COLOUR: Final[Array] = np.array([chip.colour for chip in c.CHIPS], np.int32)
VALUE: Final[Array] = np.array([chip.value for chip in c.CHIPS], np.int32)
OPENS: Final[Array] = np.array([c.OPENS[chip.colour] for chip in c.CHIPS], np.int32)
COINS: Final[Array] = np.array(c.COINS, np.int32)
POINTS: Final[Array] = np.array(c.POINTS, np.int32)
RUBY: Final[Array] = np.array(c.RUBY, np.int32)
TAILS: Final[Array] = np.array([tails_between(0, points) for points in range(MOST_POINTS)], np.int32)
START: Final[Array] = np.array(c.STARTING_BAG, np.int32)
BOX: Final[Array] = np.array(c.BOX, np.int32)
W1: Final = c.CHIP["W1"].kind
O1: Final = c.CHIP["O1"].kind
G1: Final = c.CHIP["G1"].kind
B2: Final = c.CHIP["B2"].kind
P1: Final = c.CHIP["P1"].kind
K1: Final = c.CHIP["K1"].kind
CARD: Final = {name: at for at, name in enumerate(c.CARDS)}
CARDS: Final = len(c.CARDS)

# the die: points, rubies, drops, an orange chip
DIE: Final[Array] = np.array(
    [[face.points, face.rubies, face.drops, int(face.chip is not None)] for face in c.DIE], np.int32
)


def pages(seats: int) -> Array:
    """By set 1 to 4 (row 0 is not used): the page of each colour."""
    options = {"set": 1, **dict.fromkeys(c.MIXED, 0)}
    return np.array([pages_of(seats, {**options, "set": max(1, number)}) for number in range(5)], np.int32)


def prices(seats: int) -> Array:
    """By set: the price of each kind."""
    return np.array([c.prices_of(tuple(int(page) for page in row)) for row in pages(seats)], np.int32)


# Questions
(
    NONE, DRAW_OR_STOP, PLACE_BLUE, PLACE_STRONG, BACK_YELLOW, BACK_STIRRED, BREW_AGAIN, SET_ASIDE, POINTS_OR_COINS,
    BUY, SPEND, WISELY, ONLY_ONE, WHEEL, JUST_IN_TIME, SCHADENFREUDE, RATS_GIFT, GREEN_1, GREEN_2, GREEN_4,
    TAILS_CHOICE, EXCHANGE_ONE, EXCHANGE_IN_POT, CLAIM_1, CLAIM_2, PAY_1, PAY_2,
) = range(27)  # fmt: skip
QUESTIONS: Final = 27


def _gifts() -> tuple[Array, Array]:
    """By question: the chips on offer; then points, rubies, drops, white, price, may waive (points -2: the tails)."""
    chips = np.zeros((QUESTIONS, K), np.int32)
    rest = np.tile(np.array([-1, -1, -1, 0, 0, 0], np.int32), (QUESTIONS, 1))
    offers: dict[int, tuple[Any, list[int]]] = {
        WISELY: ([c.CHIP["P1"]], [-1, -1, 2, 0, 0, 0]),
        ONLY_ONE: ([c.CHIP["K1"], *ANY_2], [-1, 3, -1, 0, 0, 0]),
        WHEEL: (ANY_1, [-1, -1, -1, 0, 1, 1]),
        JUST_IN_TIME: ([], [4, -1, -1, 1, 0, 0]),
        SCHADENFREUDE: (ANY_2, [-1, -1, -1, 0, 0, 1]),
        RATS_GIFT: (ANY_4, [-2, -1, -1, 0, 0, 0]),
        GREEN_1: (CHIPS_FOR_GREEN[1], [-1, -1, -1, 0, 0, 1]),
        GREEN_2: (CHIPS_FOR_GREEN[2], [-1, -1, -1, 0, 0, 1]),
        GREEN_4: (CHIPS_FOR_GREEN[4], [-1, -1, -1, 0, 0, 1]),
    }
    for question, (offered, figures) in offers.items():
        for chip in offered:
            chips[question, chip.kind] = 1
        rest[question] = figures
    return chips, rest


GIFT_CHIPS, GIFTS = _gifts()

# purple pages 1 and 2 by page and number of chips: points, rubies, drops, then the chips
ROWS: Final[Array] = np.zeros((3, 4, 3 + K), np.int32)
for _page in (1, 2):
    for _count, _row in enumerate(PURPLE_ROWS[f"purple_{_page}"], start=1):
        ROWS[_page, _count, :3] = [_row.points, _row.rubies, _row.drops]
        for _chip in _row.chips:
            ROWS[_page, _count, 3 + _chip.kind] += 1

# Actions, by dense number
ACTIONS: Final = a.EVERY_ACTION
N: Final = len(ACTIONS)
_place = {action: at for at, action in enumerate(ACTIONS)}
DRAW, STOP, FLASK, PUT_BACK, AGAIN, WAIVE = (
    _place[action] for action in (a.DRAW, a.STOP, a.USE_FLASK, a.PUT_BACK, a.START_AGAIN, a.WAIVE)
)
TAKE_POINTS, TAKE_COINS, TAKE_RUBIES, TAKE_DROPS, REMOVE_WHITE, PAY_RUBY = (
    _place[action] for action in (a.TAKE_POINTS, a.TAKE_COINS, a.TAKE_RUBIES, a.TAKE_DROPS, a.REMOVE_WHITE, a.PAY_RUBY)
)
BUY_DROP, FILL_FLASK, DONE, BUY_NOTHING = (
    _place[action] for action in (a.BUY_DROP, a.FILL_FLASK, a.DONE, a.BUY_NOTHING)
)


def _by_kind(kind: type[a.Place | a.PutInBag | a.Take]) -> Array:
    """By action: the kind of chip that an action of this class names, or -1."""
    return np.array([action.chip.kind if isinstance(action, kind) else -1 for action in ACTIONS], np.int32)


PLACE_OF: Final[Array] = _by_kind(a.Place)
BAG_OF: Final[Array] = _by_kind(a.PutInBag)
TAKE_OF: Final[Array] = _by_kind(a.Take)
TAILS_OF: Final[Array] = np.array([x.tails if isinstance(x, a.GiveUpTails) else -1 for x in ACTIONS], np.int32)
CLAIM_OF: Final[Array] = np.array([x.chips if isinstance(x, a.ClaimRow) else 0 for x in ACTIONS], np.int32)
OLD_OF: Final[Array] = np.array([x.old.kind if isinstance(x, a.Exchange) else -1 for x in ACTIONS], np.int32)
NEW_OF: Final[Array] = np.array([x.new.kind if isinstance(x, a.Exchange) else -1 for x in ACTIONS], np.int32)
IS_BUY: Final[Array] = np.array([isinstance(x, a.Buy) for x in ACTIONS])
BOUGHT: Final[Array] = np.zeros((N, K), np.int32)  # by action: the chips of a purchase
for _at, _action in enumerate(ACTIONS):
    if isinstance(_action, a.Buy):
        for _chip in _action.chips:
            BOUGHT[_at, _chip.kind] += 1
# by action: the first and the second chip of a purchase, K where there is none
FIRST: Final[Array] = np.array([x.chips[0].kind if isinstance(x, a.Buy) and x.chips else K for x in ACTIONS], np.int32)
SECOND: Final[Array] = np.array(
    [x.chips[1].kind if isinstance(x, a.Buy) and len(x.chips) > 1 else K for x in ACTIONS], np.int32
)
# purple page 4: the purple chips that an exchange needs; the card takes only the next value
NEEDED: Final[Array] = np.array(
    [0 if not isinstance(x, a.Exchange) else 1 if x.new.value == 2 else 2 if x.old.value == 2 else 3 for x in ACTIONS],
    np.int32,
)
NEXT_VALUE: Final[Array] = np.array(
    [isinstance(x, a.Exchange) and x.new.value == 2 * x.old.value for x in ACTIONS], bool
)
