"""The witches made of code: they know every question, brew what is best, and the better ones are better."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from sabbat.bots.random_bot import Random as Evenly
from sabbat.engine import Action, Bot, Decision
from sabbat.engine.options import OptionValue
from sabbat.games.bal_des_chaudrons import GAME
from sabbat.games.bal_des_chaudrons.actions import (
    CALL_INITIATIVE,
    LEAVE_TO_CHANCE,
    START_AFRESH,
    UNDO_STEP,
    StudyPotion,
)
from sabbat.games.bal_des_chaudrons.bots import BOTS
from sabbat.games.bal_des_chaudrons.bots.answers import Thought
from sabbat.games.bal_des_chaudrons.bots.kitchen import Kitchen, Pile
from sabbat.games.bal_des_chaudrons.bots.outlook import NOTHING, Witch, spills, weight
from sabbat.games.bal_des_chaudrons.bots.strong import Strong
from sabbat.games.bal_des_chaudrons.bots.weighing import flood
from sabbat.games.bal_des_chaudrons.cards import BASE_DECK
from sabbat.games.bal_des_chaudrons.components import card, pile
from sabbat.games.bal_des_chaudrons.rules.setup import ChooseCharacter
from sabbat.games.bal_des_chaudrons.view import BalView
from sabbat.lab import play_match
from tests.audit import amount, is_whole
from tests.bal_des_chaudrons.table import Player, producing

LEVELS: dict[str, type[Bot]] = {"random": Evenly, **BOTS}
TABLES: list[dict[str, OptionValue]] = [{"characters": "novice"}, {"characters": "expert"}]


class Meddling(Bot):
    """Plays like another, but now and then at random, to get into odd corners; notes what was asked."""

    def __init__(self, bot: Bot, met: set[str]) -> None:
        self.bot = bot
        self.met = met

    def choose(self, view: Any, asked: Decision[Any], options: Sequence[Action], rng: Random) -> Action:  # any game
        self.met.add(type(asked).__name__)
        answer = self.bot.choose(view, asked, options, rng)
        assert answer in options, (asked, answer)
        if LEAVE_TO_CHANCE in options:
            return LEAVE_TO_CHANCE
        return rng.choice(options) if isinstance(asked, ChooseCharacter) or rng.random() < 0.1 else answer


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_whole_matches_at_every_table(name: str, table: dict[str, OptionValue], seats: int) -> None:
    """`play_match` holds that every answer is one of the options."""
    bots = [BOTS[name]() for _ in range(seats)]
    outcome, _ = play_match(GAME, bots, f"{name}/{seats}", GAME.agree(seats, table))
    assert max(outcome.scores) >= 5


@pytest.mark.compiled
def test_every_question_of_the_game_has_a_reasoned_answer() -> None:
    """A question that a bot does not know is an error: it falls back on nothing. All answer in one place."""
    questions = {kind.__name__ for kind in GAME.vocabulary() if issubclass(kind, Decision)} - {"Decision"}
    met: set[str] = set()
    for number in range(40):
        bots = [Meddling(BOTS["sensible"](), met) for _ in range(5)]
        play_match(GAME, bots, f"odd/{number}", GAME.agree(5, TABLES[1]))
        if met >= questions:
            break
    assert met >= questions


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_alike_when_asked_twice(name: str) -> None:
    """The view, the question and the luck of the bot decide; nothing is kept between decisions."""
    match = GAME.start(seats=3, seed=11, options=TABLES[1])
    for number in range(40):
        if match.outcome is not None:
            break
        seat, question = next(iter(match.pending.items()))
        options, view = match.options(seat), match.view(seat)
        answer = BOTS[name]().choose(view, question.decision, options, Random(number))
        assert answer == BOTS[name]().choose(match.view(seat), question.decision, options, Random(number))
        assert view == match.view(seat)  # looking changes nothing
        match.submit(seat, answer)


def answers(player: Player, name: str) -> None:
    """The bot brews for this player until she is done."""
    while player.asked is not None and not player.state.finished and player.table.state.round == 2:
        view, options = player.table.match.view(player.seat), player.options
        answer = BOTS[name]().choose(view, player.asked, options, Random(0))
        assert answer not in (UNDO_STEP, CALL_INITIATIVE)
        player.does(answer)


@pytest.mark.parametrize("name", ["sensible", "strong"])
def test_a_chain_of_potions_is_found(name: str) -> None:
    """Lore, then a remedy, then an incantation: each feeds the next, and a heart spills on the full bench beside."""
    lines = "incantation_of_lava remedy_for_headache lore_of_spores"
    ada = producing(lines, "void_storm", benches=["mushroom, toad", "3 heart"])
    answers(ada, name)
    ada.table[1].finishes()
    assert ada.circle == "heart"


@pytest.mark.parametrize("name", ["sensible", "strong"])
def test_of_two_outputs_the_one_that_spills(name: str) -> None:
    for full in ("mushroom", "spider"):
        ada = producing("elixir_of_moon", "void_storm", benches=["mandrake, toad", f"9 {full}"])
        answers(ada, name)
        ada.table[1].finishes()
        assert ada.circle == full


def test_the_strong_one_sees_that_her_neighbour_will_make_room() -> None:
    """Seat 1 will use her toads up (three for an offering): mushrooms spill there, toads would not."""
    benches = ["mandrake, mushroom", "9 toad, 9 spider", ""]
    ada = producing("elixir_of_stars", "toad_offering", benches=benches)
    answers(ada, "strong")
    answers(ada.table[1], "sensible")
    assert ada.circle == "spider"


def sent(bench: Pile, outputs: Pile) -> float:
    return weight(outputs)


def test_the_kitchen_finds_the_best_of_all_productions() -> None:
    """Against every order and every choice, tried by hand through the rules' own recipes."""
    names = ["void_storm", "spider_summoning", "lore_of_croaks", "flask_of_dreams", "tonic_of_speed"]
    recipes = [BASE_DECK.potions[card(name)].upright for name in names]
    kitchen = Kitchen(recipes, (), sent)
    bench = tuple(pile("mushroom, 2 spider"))
    assert kitchen.best(0, bench, NOTHING) == weight(kitchen.end(0, bench, NOTHING)[1])
    without = [Kitchen(recipes[:place] + recipes[place + 1 :], (), sent).best(0, bench, NOTHING) for place in range(5)]
    assert kitchen.best(0, bench, NOTHING) >= max(without)
    assert Kitchen(recipes[:1], (), sent).best(0, bench, NOTHING) == 3


def test_what_spills_now_and_later() -> None:
    bench, arriving = tuple(pile("3 heart, 8 toad")), tuple(pile("heart, 2 toad"))
    assert spills(bench, arriving) == 2
    assert flood(bench, arriving, NOTHING, fades=0.5) == pytest.approx(2 + 3 * 0.5 + 3 * 0.25)
    assert flood(bench, arriving, tuple(pile("heart, 2 toad")), fades=0.5) == 2
    assert flood(bench, NOTHING, NOTHING, fades=0.5) == 0


def share_of_wins(better: type[Bot], worse: type[Bot], matches: int, table: dict[str, OptionValue]) -> float:
    """Alone among three of the other kind, on every seat equally often; an even share is 0.25."""
    wins = 0.0
    for number in range(matches):
        bots: list[Bot] = [better() if seat == number % 4 else worse() for seat in range(4)]
        outcome, _ = play_match(GAME, bots, f"levels/{number}", GAME.agree(4, table))
        wins += (number % 4 in outcome.winners) / len(outcome.winners)
    return wins / matches


@pytest.mark.compiled
def test_the_levels_are_ordered() -> None:
    """Fixed seeds: the sample is small, but always the same."""
    for better, worse, least in (("novice", "random", 0.6), ("sensible", "random", 0.9), ("strong", "novice", 0.6)):
        assert share_of_wins(LEVELS[better], LEVELS[worse], 16, {}) >= least, (better, worse)


AMONG_SENSIBLE = amount(24, 1_000, "matches of strong among sensible")
AMONG_RANDOM = amount(8, 1_000, "matches of sensible among random")


@pytest.mark.compiled
@pytest.mark.audit
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_strong_alone_among_three_sensible_wins_more_than_its_share(table: dict[str, OptionValue]) -> None:
    least = 0.35 if is_whole() else 0.25
    assert share_of_wins(BOTS["strong"], BOTS["sensible"], AMONG_SENSIBLE, table) >= least


@pytest.mark.compiled
@pytest.mark.audit
def test_sensible_alone_among_three_random_wins_nearly_always() -> None:
    assert share_of_wins(BOTS["sensible"], Evenly, AMONG_RANDOM, {}) >= 0.7


@pytest.mark.rule("BAL-6")
def test_a_strong_novice_throws_a_poor_hand_away_and_keeps_a_good_one() -> None:
    """The four worst cards of her own hand-reading, and the four best, at the same bench of a first round."""
    match = GAME.start(3, seed=1)
    bot, view = Strong(), match.view(0)
    asked, options = match.pending[0].decision, match.options(0)
    assert START_AFRESH in options
    deck = Witch(view, 0).deck
    ranked = sorted(deck.potions, key=lambda card: bot._laid(thought_of(bot, view), deck.potions[card], False, NOTHING))
    for hand, afresh in ((ranked[:4], True), (ranked[-4:], False)):
        held = msgspec.structs.replace(view.witches[0], hand=[card.text for card in hand])
        seen = msgspec.structs.replace(view, witches=[held, *view.witches[1:]])
        legal = [StudyPotion(card, False) for card in hand] + [START_AFRESH]
        assert (bot.choose(seen, asked, legal, Random(1)) == START_AFRESH) == afresh


def thought_of(bot: Strong, view: BalView) -> Thought:
    return Thought(Witch(view, 0), bot.worth(view))
