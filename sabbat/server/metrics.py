"""Figures for operators, as Prometheus reads them. No names, no secrets."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
TABLES = Gauge("sabbat_tables", "tables in memory", registry=REGISTRY)
VIEWERS = Gauge("sabbat_viewers", "open connections", registry=REGISTRY)
ACTIONS = Counter("sabbat_actions", "answers accepted", ["game", "by"], registry=REGISTRY)
REFUSALS = Counter("sabbat_refusals", "requests refused", ["why"], registry=REGISTRY)
NOTICES = Counter("sabbat_notices", "turn notices: sent, gone, failed, dropped", ["how"], registry=REGISTRY)
STORING = Histogram(
    "sabbat_store_seconds",
    "time until an answer was safely stored",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
    registry=REGISTRY,
)
THINKING = Histogram(
    "sabbat_bot_seconds",
    "time that a bot thought",
    ["bot"],
    buckets=(0.005, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0),
    registry=REGISTRY,
)
UNTHOUGHT = Counter("sabbat_unthought", "bots' answers without a thought: no turn came in time", registry=REGISTRY)


@cache
def actions(game: str, by: str) -> Counter:
    """The counter of these: to find it takes longer than to count."""
    return ACTIONS.labels(game, by)
