"""A toy game, in plain Python, on the engine: everybody bids at once in secret, the highest bid takes a random prize.

It shows how little a game needs, and lets the engine be tested without any rulebook.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from sabbat.engine import Action, Decision, Event, Game, Outcome, Play, Refusal, Secret, State, TableOption, state
from sabbat.engine.options import OptionValue

ROUNDS = 3


@dataclass(frozen=True)
class Bid(Action):
    coins: int


@dataclass(frozen=True)
class BidMade(Event):
    seat: int
    coins: Secret[int]


@dataclass(frozen=True)
class PrizeWon(Event):
    seat: int
    prize: int


@state
class Purse:
    coins: int
    bid: int
    prizes: list[int]


@state
class Auction(State):
    round: int
    purses: list[Purse]


@dataclass(frozen=True)
class MakeBid(Decision[Auction]):
    rule: ClassVar[str] = "TOY-1"

    def candidates(self, state: Auction, seat: int) -> list[Action]:
        return [Bid(coins) for coins in range(6)]

    def check(self, state: Auction, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Bid):
            return self.not_asked()
        coins = state.purses[seat].coins
        return None if 0 <= action.coins <= coins else Refusal("TOY-1", "too_few_coins", {"coins": coins})

    def resolve(self, play: Play[Auction], seat: int, action: Action) -> None:
        assert isinstance(action, Bid)
        play.state.purses[seat].bid = action.coins
        if play.wants_events:
            play.tell(BidMade(seat, Secret(action.coins, (seat,))))


class AuctionGame(Game[Auction]):
    name: ClassVar[str] = "auction"
    most_seats: ClassVar[int] = 3
    table_options: ClassVar[tuple[TableOption, ...]] = (TableOption("coins", (5, 3), 5),)

    def set_up(self, seats: int, table_options: dict[str, OptionValue]) -> Auction:
        purses = [Purse(int(table_options["coins"]), -1, []) for _ in range(seats)]
        return Auction(0, purses)

    def proceed(self, play: Play[Auction]) -> None:
        table = play.state
        if table.round:
            best = max(range(len(table.purses)), key=lambda seat: table.purses[seat].bid)
            prize = play.chance.below("prize", len(table.purses), 10)
            table.purses[best].coins -= table.purses[best].bid
            table.purses[best].prizes.append(prize)
            play.tell(PrizeWon(best, prize))
        if table.round == ROUNDS:
            scores = tuple(sum(purse.prizes) for purse in table.purses)
            ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
            table.outcome = Outcome(scores, ranks, tuple(s for s, rank in enumerate(ranks) if rank == 1), "TOY-2")
            return
        table.round += 1
        for seat, purse in enumerate(table.purses):
            purse.bid = -1
            play.ask(seat, MakeBid())

    def view(self, state: Auction, seat: int | None) -> dict[str, Any]:
        return {
            "round": state.round,
            "coins": [purse.coins for purse in state.purses],
            "bid": None if seat is None else state.purses[seat].bid,
        }

    def actions(self) -> Sequence[Action]:
        return [Bid(coins) for coins in range(6)]

    def pieces(self, state: Auction) -> dict[str, int]:
        return {}


AUCTION = AuctionGame()
