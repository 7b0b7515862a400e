"""What a master cares for when she chooses a card (`keen_study`), in hundredths of what a playout is worth, by round:
the first, the second, the third, and later.

Found by regression. One quick master played 63,152 matches among three quick strong ones, the second half with what the
first had taught. At each of her choices of a card every option was played out once, all with the same luck; what it
brought, less the mean of its choice, was fitted to what she looks at, for each column by itself.
"""

from __future__ import annotations

from typing import Final

CARES: Final[dict[str, tuple[float, float, float, float]]] = {
    "value": (13.47, 3.24, 1.52, 0.51),  # her best production, as a strong one weighs it by AMONG_STRONG
    "lead": (0.00, 7.65, 5.68, 6.81),  # how far her Circle is then ahead of the fullest other one
    "suffered": (0.00, 0.00, -1.61, -1.53),  # what spills from her own bench into the left neighbour's Circle
    "ends": (0.00, 0.00, 2.97, -3.34),  # her Circle is full: the match ends
    "sent_hearts": (-0.14, -1.48, -2.25, -1.17),  # what she sends to the right
    "sent_mandrakes": (0.74, -1.16, -1.63, -0.63),
    "sent_basics": (1.39, -1.11, -1.82, -0.61),
    "used": (-9.91, -2.57, 0.41, 0.45),  # the card is used at once
    "spilled_late": (0.00, 0.00, -1.45, -0.15),  # what spills to the right, times the fullest Circle of another
    "next_used": (4.88, 2.90, 0.78, -0.07),  # in the next round, by what will probably lie there: the card is used,
    "next_spilled": (0.00, 2.08, 1.45, 1.32),  # what spills to the right,
    "next_spilled_late": (0.00, 0.00, -1.03, -0.43),  # the same times the fullest Circle,
    "next_kept": (-0.69, -0.54, -0.21, -0.08),  # what stays on her bench, by weight
    "brew": (5.83, 2.95, 5.27, 5.88),  # an effect of this arcanum is triggered
    "brew_near": (3.44, 1.75, 1.73, 0.08),  # one symbol more will trigger one
    "raven": (4.12, 0.27, 0.80, -0.05),
    "raven_near": (1.68, 0.02, 0.22, -0.17),
    "raven_relief": (0.00, 0.00, 1.12, 2.23),  # what the raven may keep from spilling
    "tome": (-12.30, 0.50, 3.77, 4.50),
    "tome_near": (2.22, 0.39, 0.70, 0.13),
    "takes_hearts": (-6.92, -1.46, -0.87, -0.45),  # slots of the recipe
    "takes_hybrids": (4.97, 0.87, -0.01, -0.20),
    "gives_hearts": (1.90, 0.72, 0.88, 0.54),
    "gives_basics": (1.98, 1.19, 1.34, 0.54),
    "gives_hybrids": (5.28, 1.89, 1.67, 0.94),
}
# By how much a new hand must be better on average (BAL-6): there is only one.
FRESH: Final = (4.0, 3.3, 1.5, 0.3)
BY_ROUND: Final = [[care[phase] for care in CARES.values()] for phase in range(len(FRESH))]
