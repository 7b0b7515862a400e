"""A player of Charlatans with the words of a player, and the table that they sit at."""

from __future__ import annotations

from sabbat.games.charlatans import actions
from sabbat.games.charlatans.components import CHIPS, chip, chips
from sabbat.games.charlatans.events import DropMoved, PointsGained, RubiesGained
from sabbat.games.charlatans.rules.brewing import DrawOrStop
from sabbat.games.charlatans.state import Charlatan, Charlatans
from tests.hand_laid import LaidPlayer, LaidTable


class Player(LaidPlayer["Table"]):
    """One seat of the table, with the words of a player; looks through to the seat's state."""

    @property
    def state(self) -> Charlatan:
        return self.table.state.players[self.seat]

    @property
    def pot(self) -> str:
        """`B2@7 W1@8`; a chip that does not act ends in `!`."""
        return " ".join(map(str, self.state.pot))

    @property
    def bag(self) -> str:
        return " ".join(one.text for one in CHIPS for _ in range(self.state.bag[one.kind]))

    @property
    def exploded(self) -> bool:
        return self.state.exploded

    @property
    def points(self) -> int:
        return self.state.points

    @property
    def rubies(self) -> int:
        return self.state.rubies

    @property
    def drop(self) -> int:
        return self.state.drop

    @property
    def white(self) -> int:
        return self.state.white

    @property
    def scoring_space(self) -> int:
        """CHA-20; known from the end of the brewing to the end of the round."""
        return self.state.score_space

    @property
    def beside(self) -> str:
        """Red, page 2: the chips beside the pot."""
        return " ".join(map(str, self.state.beside))

    def draws(self, times: int = 1) -> None:
        for _ in range(times):
            self.does(actions.Draw())

    def stops(self) -> None:
        self.does(actions.Stop())

    def uses_flask(self) -> None:
        self.does(actions.UseFlask())

    def waives(self) -> None:
        self.does(actions.Waive())

    def acts(self) -> None:
        self.does(actions.Act())

    def places(self, text: str) -> None:
        self.does(actions.Place(chip(text)))

    def takes(self, text: str) -> None:
        self.does(actions.Take(chip(text)))

    def buys(self, text: str) -> None:
        self.does(actions.Buy(tuple(chips(text))))

    def is_done(self) -> None:
        self.does(actions.Done())

    def puts_back(self) -> None:
        self.does(actions.PutBack())

    def puts_in_bag(self, text: str) -> None:
        self.does(actions.PutInBag(chip(text)))

    def claims(self, purple: int) -> None:
        self.does(actions.ClaimRow(purple))

    def exchanges(self, old: str, new: str) -> None:
        self.does(actions.Exchange(chip(old), chip(new)))

    def pays_a_ruby(self) -> None:
        self.does(actions.PayRuby())

    def takes_points(self) -> None:
        self.does(actions.TakePoints())

    def takes_coins(self) -> None:
        self.does(actions.TakeCoins())

    def buys_a_drop(self) -> None:
        self.does(actions.BuyDrop())

    def fills_flask(self) -> None:
        self.does(actions.FillFlask())

    def takes_rubies(self) -> None:
        self.does(actions.TakeRubies())

    def takes_drops(self) -> None:
        self.does(actions.TakeDrops())

    def gives_up(self, tails: int) -> None:
        self.does(actions.GiveUpTails(tails))

    def removes_white(self) -> None:
        self.does(actions.RemoveWhite())

    def starts_again(self) -> None:
        self.does(actions.StartAgain())

    def moves_drop(self) -> None:
        self.does(actions.MoveDrop())

    def moves_tube_drop(self) -> None:
        self.does(actions.MoveTubeDrop())

    @property
    def on_offer(self) -> str:
        """The chips that may be taken now: `G1 B2`."""
        return " ".join(action.chip.text for action in self.options if isinstance(action, actions.Take))

    @property
    def flask_full(self) -> bool:
        return self.state.flask_full

    @property
    def rat(self) -> int:
        return self.state.rat

    @property
    def glass(self) -> int:
        """CHA-41: where the drop in the test tubes is."""
        return self.state.tube

    def gained_from(self, source: str) -> tuple[int, int, int]:
        """Points, rubies and steps of the drop that came from this book, card, `space`, `die`, … so far."""
        points = [
            event.points for event in self.table.told(PointsGained) if (event.seat, event.why) == (self.seat, source)
        ]
        rubies = [
            event.rubies for event in self.table.told(RubiesGained) if (event.seat, event.why) == (self.seat, source)
        ]
        steps = [event for event in self.table.told(DropMoved) if (event.seat, event.why) == (self.seat, source)]
        return sum(points), sum(rubies), len(steps)

    def has_a_chip_of(self, text: str) -> int:
        """How many chips of that kind are in the bag."""
        return self.state.bag[chip(text).kind]


class Table(LaidTable[Charlatans, Player]):
    """A match laid by hand. `table[0]` is the first player unless said otherwise."""

    def __getitem__(self, seat: int) -> Player:
        return Player(self, seat)

    def supply_of(self, text: str) -> int:
        return self.state.supply[chip(text).kind]

    def all_stop_after(self, *draws: int) -> None:
        """In a round of free brewing each seat draws that many chips and stops (unless exploded).

        Questions in between are waived."""
        for seat, times in enumerate(draws):
            player = self[seat]
            while player.state.draws < times and not player.state.finished:
                if isinstance(player.asked, DrawOrStop):
                    player.draws()
                else:
                    player.waives()
            while not player.state.finished:
                if isinstance(player.asked, DrawOrStop):
                    player.stops()
                else:
                    player.waives()

    def rest_of_round(self) -> None:
        """Everybody answers as quietly as possible until the round is over: no action, points, no chip, no ruby."""
        round = self.state.round
        while self.state.round == round and self.match.outcome is None:
            for player in self.everybody:
                if player.asked is not None and self.state.round == round:
                    player.does(next(action for action in QUIET_ANSWERS if action in player.options))


QUIET_ANSWERS = (
    actions.Waive(),
    actions.TakePoints(),
    actions.Buy(()),
    actions.Done(),
    actions.MoveDrop(),
    actions.Stop(),
    actions.Draw(),
    actions.GiveUpTails(0),
    actions.TakeRubies(),
    actions.TakeDrops(),
)
