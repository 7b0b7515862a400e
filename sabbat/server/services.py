"""What all tables of a server share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sabbat.server.bot_workers import BotWorkers
from sabbat.server.card_files import CardFiles
from sabbat.server.reach import Reach
from sabbat.server.store import Store
from sabbat.server.timing import LoopTime, Time

if TYPE_CHECKING:  # it needs an extra
    from sabbat.server.turn_notices import TurnNotices


@dataclass(frozen=True)
class Services:
    store: Store
    bot_workers: BotWorkers
    reach: Reach
    bot_pause: float  # seconds, so that people can follow
    card_files: CardFiles = field(default_factory=CardFiles)
    several: bool = False  # other servers are on the same store
    time: Time = field(default_factory=LoopTime)
    notices: TurnNotices | None = None  # None: nobody is called
