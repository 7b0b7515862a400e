"""Charlatans, moves that no good player makes: what a second reading of the strong bot's matches found."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.bots import make
from sabbat.engine import Action
from sabbat.games.charlatans.actions import CLAIM, DRAW, PLACE, STOP, WAIVE
from sabbat.games.charlatans.bots.bag_draws import best_of, chances_of_best
from sabbat.games.charlatans.bots.strong import Strong
from sabbat.games.charlatans.components import CHIP, RUBY, pile
from sabbat.games.charlatans.rules.beside import UseSetAside
from sabbat.games.charlatans.rules.purple import ClaimReward
from sabbat.games.charlatans.rules.second_chance import BrewAgain
from sabbat.games.charlatans.state import Placed
from tests.charlatans.player import Player
from tests.charlatans.table import brewed, lay

THOUGHTFUL = ("strong", "trained", "master", "grand_master")


def answer(bot: str, player: Player) -> Action:
    asked = player.asked
    assert asked is not None
    return make("charlatans", bot).choose(player.table.match.view(player.seat), asked, player.options, Random(0))


def in_pot(player: Player, *placed: tuple[str, int]) -> None:
    """These chips lie in the pot, and were drawn."""
    player.state.pot = [Placed(CHIP[text], space, True) for text, space in placed]
    player.state.draws = len(placed)
    player.state.last_is_fresh = True


@pytest.mark.parametrize("bot", THOUGHTFUL)
@pytest.mark.parametrize("set", [1, 3])
def test_a_second_chance_does_not_restart_an_excellent_pot(bot: str, set: int) -> None:
    """Three purple chips and a black one in five, no white: nothing like it comes again."""
    ada = lay(seats=4, round=8, card="second_chance", points=(30, 30, 30, 30), drops=(15, 8, 8, 8), set=set)[0]
    ada.state.bag = pile("W1 W1 W1 W1 W2 W2 W3 O1 O1")
    in_pot(ada, ("P1", 16), ("P1", 17), ("O1", 18), ("P1", 19), ("K1", 20))
    ada.table.state.asked[0] = BrewAgain()
    assert answer(bot, ada) == WAIVE


def test_what_lies_in_the_pot_counts_when_it_is_kept() -> None:
    """Purple page 1: three chips are two points and a step of the drop, however the round ends."""
    ada = lay(seats=4, round=5, set=1)[0]
    view = ada.table.match.view(0)
    empty = Strong().evaluator(view, Random(0)).held()
    in_pot(ada, ("P1", 5), ("P1", 6), ("P1", 7))
    full = Strong().evaluator(ada.table.match.view(0), Random(0)).held()
    assert full - empty > 2.0


@pytest.mark.parametrize("bot", THOUGHTFUL)
@pytest.mark.parametrize("rivals", ["", "K1 K1 K1"])
@pytest.mark.parametrize("pot", ["P1 O1 W1", "P1 P1 W1", "P1 P1 P1 W1"])
def test_purple_page_2_is_claimed_in_round_8(bot: str, pot: str, rivals: str) -> None:
    """A purple chip that is kept brings no more in round 9, and may not be drawn."""
    bags = dict.fromkeys((1, 2, 3), rivals)
    table = brewed(pot, "W1", "W1", "W1", round=8, set=2, points=(30, 30, 30, 30), bags=bags)
    ada = table[0]
    assert isinstance(ada.asked, ClaimReward)
    assert answer(bot, ada) in CLAIM


@pytest.mark.parametrize("bot", THOUGHTFUL)
def test_two_red_chips_are_both_used_in_round_9(bot: str) -> None:
    """The first leads from a ruby to a space without one, the second to a better space: together they gain."""
    ada = lay(seats=4, round=9, points=(40, 42, 40, 38), set=2)[0]
    ada.state.beside = [CHIP["R1"], CHIP["R1"]]
    ada.state.stopped = True
    in_pot(ada, ("W1", 29))
    assert [RUBY[30], RUBY[31], RUBY[32]] == [True, False, False]
    ada.table.state.asked[0] = UseSetAside()
    assert answer(bot, ada) == PLACE[CHIP["R1"].kind]
    ada.state.beside = [CHIP["R1"]]
    in_pot(ada, ("W1", 29), ("R1", 30))
    assert answer(bot, ada) == PLACE[CHIP["R1"].kind]


@pytest.mark.parametrize("bot", THOUGHTFUL)
@pytest.mark.parametrize("set", [1, 2, 3, 4])
@pytest.mark.parametrize("bag", ["W2 W3 O1 O1 P1 P1 B2 B4 G2", "W2 W2 W3 K1 P1 P1 B4 G4 Y1", "W3 W2 P1 P1 P1"])
def test_it_stops_on_the_last_space_with_the_match_won(bot: str, set: int, bag: str) -> None:
    """Risks of 20 to 40 %: nothing lies further, and nobody can come near."""
    ada = lay(seats=4, round=9, points=(80, 40, 38, 35), set=set)[0]
    ada.state.bag = pile(bag)
    in_pot(ada, ("W3", 40), ("W2", 45), ("W1", 50), ("O1", 52))
    assert 0.2 <= ada.table.match.view(0).players[0].odds <= 0.4
    assert answer(bot, ada) == STOP


@pytest.mark.parametrize("bot", THOUGHTFUL)
@pytest.mark.parametrize("set", [1, 2, 3, 4])
@pytest.mark.parametrize(("round", "space"), [(3, 16), (5, 18), (5, 26), (7, 20), (7, 30), (8, 32), (8, 46)])
def test_it_does_not_stop_at_7_percent_with_a_full_flask(bot: str, set: int, round: int, space: int) -> None:
    """One chip of fourteen would explode the pot; no ruby lies ahead."""
    ada = lay(seats=4, round=round, points=(20, 20, 20, 20), set=set)[0]
    ada.state.bag = pile("W1 W1 W1 W1 W2 O1 O1 O1 G2 B1 R1 Y2 K1 P1")
    in_pot(ada, ("W3", space - 6), ("W2", space - 4), ("W1", space - 2), ("O1", space))
    assert ada.table.match.view(0).players[0].odds == pytest.approx(1 / 14)
    assert not RUBY[space + 1]
    assert answer(bot, ada) == DRAW


def test_the_chances_of_the_best_chip_add_up() -> None:
    bag = pile("W1 W1 W3 O1 G4 B2")
    chances = chances_of_best(bag, 3, lambda chip: float(chip.value))
    assert sum(chance for _, chance in chances) == pytest.approx(1.0)
    assert sum(value * chance for value, chance in chances) == best_of(bag, 3, lambda chip: float(chip.value))
