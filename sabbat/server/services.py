"""What all tables of a server share."""

from __future__ import annotations

from dataclasses import dataclass, field

from sabbat.server.bot_workers import BotWorkers
from sabbat.server.card_files import CardFiles
from sabbat.server.reach import Reach
from sabbat.server.store import Store
from sabbat.server.timing import LoopTime, Time


@dataclass(frozen=True)
class Services:
    store: Store
    bot_workers: BotWorkers
    reach: Reach
    bot_pause: float  # seconds, so that people can follow
    card_files: CardFiles = field(default_factory=CardFiles)
    several: bool = False  # other servers are on the same store
    time: Time = field(default_factory=LoopTime)
