"""What a load finds: how many moves, and how long they took."""

from __future__ import annotations

from collections import Counter
from time import perf_counter
from typing import Any

Figures = dict[str, Any]  # JSON


class Meter:
    """What happened to the moves that were due since it was made; latencies in milliseconds."""

    def __init__(self) -> None:
        self.began = perf_counter()
        self.ack: list[float] = []
        self.told: list[float] = []
        self.refused: Counter[str] = Counter()

    def figures(self, seconds: float) -> Figures:
        return {
            "moves": len(self.ack),
            "told_to_all": len(self.told),
            "moves_per_second": len(self.ack) / seconds,
            **{f"ack_{name}": value for name, value in spread(self.ack).items()},
            **{f"told_{name}": value for name, value in spread(self.told).items()},
            "refused": dict(self.refused),
        }


def spread(values: list[float]) -> Figures:
    ordered = sorted(values) or [0.0]
    return {
        "p50": ordered[len(ordered) // 2],
        "p99": ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)],
        "max": ordered[-1],
    }
