"""What the next chips may bring, as numbers for a network: where the pot would be scored, what lies on the next spaces,
how likely each chip is and where it would land, how soon the pot may explode, and which chips would lie on a ruby.

A network could work all of this out from the bag and the pot, but it would have to learn the board by heart first.
"""

from __future__ import annotations

from typing import Any, Final

import numpy

from sabbat.games.charlatans.components import BLUE, CHIPS, COINS, KINDS, POINTS, RUBY, WHITE

SPACES: Final = len(COINS)
AHEAD: Final = 8  # spaces that are looked at
SLACKS: Final = 8  # how much white a pot may still take
WHITES: Final = (1, 2, 3)  # the values of white chips
MOST_SEATS: Final = 4
FORESIGHT: Final = SPACES + 3 * AHEAD + 3 * MOST_SEATS + 2 * KINDS + SLACKS + 3 + 3 + 2 + KINDS + 2
Numbers = Any  # an array of NumPy or of JAX

PRINTED: Final = numpy.array(
    [[points / 15, coins / 35, float(ruby)] for points, coins, ruby in zip(POINTS, COINS, RUBY, strict=True)],
    numpy.float32,
)
WHITE_VALUE: Final = numpy.array([chip.value if chip.colour == WHITE else 0 for chip in CHIPS], numpy.float32)
BLUE_VALUE: Final = numpy.array([chip.value if chip.colour == BLUE else 0 for chip in CHIPS], numpy.float32)
WHITE_KINDS: Final = slice(0, len(WHITES))  # they are the first ones


def foresight(np: Any, player: dict[str, Numbers], landing: Numbers) -> Numbers:  # np: a module
    """`player` as in `features`; `landing`: by kind, the space on which the viewer's next chip would lie."""
    printed = np.asarray(PRINTED)
    scored = player["score_space"]
    before = scored.shape[:-1]
    spots = np.where(scored > 0, scored, np.minimum(player["last_space"] + 1, SPACES - 1)).astype(np.int32)
    others = printed[spots] * (player["there"][..., None] > 0)
    spot = spots[..., :1]
    ahead = printed[np.minimum(spot + np.arange(AHEAD), SPACES - 1)]
    slack = (player["limit"] - player["white"])[..., :1]
    bag = player["bag"][..., 0, :]
    chips = bag.sum(-1)[..., None]
    likely = bag / np.maximum(chips, 1)
    bursts = (np.asarray(WHITE_VALUE) > np.maximum(slack, 0)) * likely
    after = printed[np.minimum(landing + 1, SPACES - 1)]
    on_ruby = printed[np.minimum(landing, SPACES - 1)][..., 2]
    blue = np.asarray(BLUE_VALUE)
    whole = [
        (np.arange(SPACES) == spot) * 1.0,
        ahead.reshape(*before, -1),
        others.reshape(*before, -1),
        likely,
        (landing - player["last_space"][..., :1]) / 8,
        (np.arange(SLACKS) == slack) * 1.0,
        ((likely - bursts)[..., None] * after).sum(-2),
        (bursts[..., None] * after).sum(-2),
        np.stack(_soon(np, bag[..., WHITE_KINDS], chips, slack), -1),
        on_ruby,
        np.stack([(likely * on_ruby * (blue > 0)).sum(-1), (likely * on_ruby * blue).sum(-1)], -1),  # blue_3, blue_4
    ]
    return np.concatenate(whole, -1)


def _soon(np: Any, whites: Numbers, chips: Numbers, slack: Numbers) -> list[Numbers]:
    """How likely it is that one of the next two, and of the next three chips is a white one too many."""
    counts = np.concatenate([chips - whites.sum(-1)[..., None], whites], -1)  # by value; 0: all that is harmless
    value = np.arange(4)
    harms = value >= 1
    same = np.eye(4)
    once = (counts * (harms & (value > slack))).sum(-1) / np.maximum(chips[..., 0], 1)
    first = np.where(value > slack, 0.0, counts / np.maximum(chips, 1))
    left = np.maximum(counts[..., None, :] - same, 0)  # [first, next]
    chips, slack = chips[..., None], slack[..., None]
    bursts = (left * (harms & (value > slack - value[:, None]))).sum(-1) / np.maximum(chips[..., 0] - 1, 1)
    together = value[:, None] + value
    second = np.where(together > slack, 0.0, left / np.maximum(chips - 1, 1))
    last = np.maximum(counts[..., None, None, :] - same[:, None] - same, 0)  # [first, second, next]
    later = (last * (harms & (value > (slack - together)[..., None]))).sum(-1) / np.maximum(chips - 2, 1)
    two = (first * bursts).sum(-1)
    return [once + two, once + two + (first[..., None] * second * later).sum((-2, -1))]
