"""A table laid by hand, for tests that read like the rulebook: set, act, look. Everything goes through `submit`.

ada = brewing(pot="W3 W3", luck="W2")
ada.draws()
assert ada.exploded
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from sabbat.engine import Action, Decision, Event, IllegalAction, Match, Scripted, Seeded
from sabbat.engine.options import OptionValue
from sabbat.games.charlatans import GAME, actions
from sabbat.games.charlatans.components import CHIPS, ROUNDS, chip, chips, pile
from sabbat.games.charlatans.events import DropMoved, PointsGained, RubiesGained
from sabbat.games.charlatans.rules.beside import UseSetAside
from sabbat.games.charlatans.rules.brewing import DrawOrStop
from sabbat.games.charlatans.rules.flow import BREWING
from sabbat.games.charlatans.rules.placing import ActOrWaive
from sabbat.games.charlatans.state import Charlatan, Charlatans

QUIET = "quiet"  # a card that does nothing: no such card is in the game


@contextmanager
def refused(rule: str, why: str) -> Iterator[None]:
    """The action inside is refused for this rule and reason."""
    with pytest.raises(IllegalAction) as raised:
        yield
    assert (raised.value.rule, raised.value.why) == (rule, why)


class Player:
    """One seat of the table, with the words of a player; looks through to the seat's state."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    @property
    def state(self) -> Charlatan:
        return self.table.state.players[self.seat]

    @property
    def asked(self) -> Decision[Any] | None:
        return self.table.state.asked[self.seat]

    @property
    def options(self) -> list[Action]:
        return self.table.match.options(self.seat)

    @property
    def pot(self) -> str:
        """`B2@7 W1@8`; a chip that does not act ends in `!`."""
        return " ".join(map(str, self.state.pot))

    @property
    def bag(self) -> str:
        return " ".join(each.text for each in CHIPS for _ in range(self.state.bag[each.kind]))

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

    def does(self, action: Action) -> list[Event]:
        """Submits it; the events it brought."""
        events = list(self.table.match.submit(self.seat, action).events)
        self.table.events += events
        return events

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
        points = [each.points for each in self.table.told(PointsGained) if (each.seat, each.why) == (self.seat, source)]
        rubies = [each.rubies for each in self.table.told(RubiesGained) if (each.seat, each.why) == (self.seat, source)]
        steps = [each for each in self.table.told(DropMoved) if (each.seat, each.why) == (self.seat, source)]
        return sum(points), sum(rubies), len(steps)

    def has_a_chip_of(self, text: str) -> int:
        """How many chips of that kind are in the bag."""
        return self.state.bag[chip(text).kind]


class Table:
    """A match laid by hand. `table[0]` is the first player unless said otherwise."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = list(match.told_at_start)

    def __getitem__(self, seat: int) -> Player:
        return Player(self, seat)

    @property
    def state(self) -> Charlatans:
        assert isinstance(self.match.state, Charlatans)
        return self.match.state

    @property
    def everybody(self) -> list[Player]:
        return [self[seat] for seat in self.match.seats]

    @property
    def asked(self) -> list[int]:
        """The seats that owe an answer."""
        return list(self.match.pending)

    def supply_of(self, text: str) -> int:
        return self.state.supply[chip(text).kind]

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of that kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

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
                    player.does(next(each for each in QUIET_ANSWERS if each in player.options))


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


def lay(
    seats: int = 2,
    round: int = 1,
    card: str = QUIET,
    bags: dict[int, str] | None = None,
    luck: dict[str, str] | None = None,
    points: tuple[int, ...] = (),
    rubies: tuple[int, ...] = (),
    first: int = 0,
    out_of: str = "",
    drops: tuple[int, ...] = (),
    glasses: tuple[int, ...] = (),
    empty_flasks: tuple[int, ...] = (),
    left: dict[str, int] | None = None,
    next_card: str = "",
    seed: int = 0,
    **options: OptionValue,
) -> Table:
    """A table at the start of a round, its card being read.

    `bags` replaces what a bag holds (white 1s for round 6 not included), `luck` scripts draws by name (`bag@0`: the
    bag of seat 0; `die@1`: the die of seat 1), `out_of` empties the supply of those chips, `left` says how many there
    are. Luck without a script is seeded. `drops` puts the drops on those spaces, `glasses` the drops in the test tubes.
    The rounds that follow have quiet cards, but for `next_card`.
    """
    agreed = GAME.agree(seats, options)
    laid = GAME.lay(seats, agreed)
    laid.round = round - 1
    laid.first = first
    quiet = [f"{QUIET}_{later}" for later in range(round + 1, ROUNDS + 1)]
    laid.deck = (card, next_card, *quiet[1:]) if next_card else (card, *quiet)
    for seat, text in (bags or {}).items():
        laid.players[seat].bag = pile(text)
    for seat, each in enumerate(points):
        laid.players[seat].points = each
    for seat, each in enumerate(rubies):
        laid.players[seat].rubies = each
    for seat, each in enumerate(drops):
        laid.players[seat].drop = each
    for seat, each in enumerate(glasses):
        laid.players[seat].tube = each
    for seat in empty_flasks:
        laid.players[seat].flask_full = False
    for text, count in {**dict.fromkeys(out_of.split(), 0), **(left or {})}.items():
        kind = chip(text).kind
        laid.box[kind] += laid.supply[kind] - count
        laid.supply[kind] = count
    script = {
        "first player": [str(first)],
        "card": list(laid.deck),
        **{name: text.split() for name, text in (luck or {}).items()},
    }
    return Table(Match.begin(GAME, laid, agreed, 0, Scripted(script, otherwise=Seeded(seed))))


def brewing(pot: str = "", luck: str = "", bag: str = "", card: str = QUIET, **laid: Any) -> Player:
    """Seat 0 in the middle of brewing: `pot` has been drawn in this order (questions in between are waived), `luck` is
    what comes next; the bag holds both and `bag` besides."""
    contents = " ".join((pot, luck, bag))
    script = {"bag@0": f"{pot} {luck}", **laid.pop("script", {})}
    table = lay(card=card, bags={0: contents, **laid.pop("bags", {})}, luck=script, **laid)
    ada = table[0]
    for _ in pot.split():
        ada.draws()
        while ada.asked is not None and not isinstance(ada.asked, DrawOrStop):
            ada.waives()
    return ada


def brewed(*pots: str, die: str = "chip", bags: dict[int, str] | None = None, **laid: Any) -> Table:
    """A table whose brewing is over: each seat has drawn its pot in this order and stopped, unless it exploded.

    The bags hold nothing else but what `bags` adds. Choices in between are waived, actions are not; chips beside a pot
    are kept. Whoever may roll the die rolls `die`: `chip` (an orange one) touches neither points nor rubies nor drops.
    """
    pots = pots if len(pots) > 1 else (*pots, "W1")
    extra = bags or {}
    script = {"die": " ".join([die] * 20), **{f"bag@{seat}": pot for seat, pot in enumerate(pots)}}
    contents = {seat: f"{pot} {extra.get(seat, '')}" for seat, pot in enumerate(pots)}
    table = lay(seats=len(pots), bags=contents, luck={**script, **laid.pop("script", {})}, **laid)
    round = table.state.round
    while table.match.outcome is None and table.state.step == BREWING and table.state.round == round:
        seat = table.asked[0]
        _brews_on(table[seat], len(pots[seat].split()))
    return table


def _brews_on(player: Player, draws: int) -> None:
    match player.asked:
        case DrawOrStop() if player.state.draws < draws:
            player.draws()
        case DrawOrStop():
            player.stops()
        case ActOrWaive():
            player.acts()
        case UseSetAside():
            player.is_done()
        case _:
            player.waives()
