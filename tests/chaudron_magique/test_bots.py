"""The witches made of code: they know every question, place well, and talk by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from sabbat.bots import bots_of, make
from sabbat.engine import Action, Bot, Decision, Match
from sabbat.engine.options import OptionValue
from sabbat.games.chaudron_magique import GAME
from sabbat.games.chaudron_magique.actions import LayBlock, PlayAndKeep, PutBurnt
from sabbat.games.chaudron_magique.bots.answers import Answers
from sabbat.games.chaudron_magique.components import spot
from sabbat.games.chaudron_magique.rules.adding import ChooseWhatFalls
from sabbat.games.chaudron_magique.rules.brewing import ChoosePotionToBrew, ChooseWhatToTake
from sabbat.games.chaudron_magique.rules.turns import CHOOSE_CARDS
from sabbat.games.chaudron_magique.state import Sabbath
from sabbat.games.chaudron_magique.view_building import view
from sabbat.lab import play_match
from sabbat.lab.one_match import play_through
from tests.chaudron_magique.table import EMPTY, Player, applying, between_turns, laid

LEVELS = ["novice", "sensible", "strong"]


def witch(level: str) -> Answers:
    bot = make("chaudron_magique", level)
    assert isinstance(bot, Answers)
    return bot


def choosing(hand: Sequence[str], lying: str = EMPTY, **laid_as: Any) -> Sabbath:
    """Seat 0 holds these cards and is asked which to play."""
    table = laid(lying, **laid_as)
    for name in hand:
        table.draw[table.printed.place[name]] -= 1
    table.hands[0] = tuple(hand)
    table.asked[0] = CHOOSE_CARDS
    return table


def played(level: str, table: Sabbath) -> tuple[str, str]:
    """The cards that she plays and keeps."""
    asked = table.asked[0]
    assert asked is not None
    answer = witch(level).choose(view(table, 0), asked, asked.options(table, 0), Random(1))
    assert isinstance(answer, PlayAndKeep)
    return table.hands[0][answer.play - 1], table.hands[0][answer.keep - 1]


def answer(level: str, player: Player) -> Action:
    chosen = witch(level).choose(player.match.view(player.seat), player.asked, player.options, Random(1))
    assert chosen in player.options
    return chosen


class Examined(Bot):
    """Plays at random, to get into odd corners; the first few times that a question comes, a witch is asked, too."""

    def __init__(self, bot: Bot, met: Counter[str]) -> None:
        self.bot = bot
        self.met = met

    def choose(self, view: Any, asked: Decision[Any], options: Sequence[Action], rng: Random) -> Action:  # any game
        self.met[type(asked).__name__] += 1
        if self.met[type(asked).__name__] <= 5:
            chosen = self.bot.choose(view, asked, options, rng)
            assert chosen in options, (asked, chosen)
        return rng.choice(options)


def test_the_witches_are_there_from_weak_to_strong() -> None:
    assert list(bots_of("chaudron_magique")) == ["random", *LEVELS, "master"]
    assert all(make("chaudron_magique", name).name == name for name in bots_of("chaudron_magique"))


TABLES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("novice", 7, {"potions": "hard"}),
    ("sensible", 3, {"deck": "apprentice"}),
    ("strong", 2, {"burnt": 28, "potions": "gentle"}),
]


@pytest.mark.compiled
@pytest.mark.parametrize(("level", "seats", "options"), TABLES, ids=str)
def test_a_witch_plays_whole_matches(level: str, seats: int, options: dict[str, OptionValue]) -> None:
    """`play_match` holds that every answer is one of the options."""
    bots = [make("chaudron_magique", level) for _ in range(seats)]
    outcome, actions = play_match(GAME, bots, "whole", GAME.agree(seats, options))
    assert actions > 10
    assert outcome.scores[0] >= 2  # random ones hardly ever brew two


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS)
def test_every_question_of_the_game_has_a_reasoned_answer(level: str) -> None:
    """A question that a bot does not know is an error: it falls back on nothing. The rare ones: see below."""
    rare = {"ChoosePotionToBrew", "ChooseWhatFalls"}
    questions = {kind.__name__ for kind in GAME.vocabulary() if issubclass(kind, Decision)} - rare
    met: Counter[str] = Counter()
    for number in range(60):
        bots = [Examined(make("chaudron_magique", level), met) for _ in range(4)]
        play_match(GAME, bots, f"odd/{number}", GAME.agree(4, {"burnt": 28}))
        if questions <= set(met):
            return
    assert set(met) - rare == questions


@pytest.mark.rule("CHM-30")
@pytest.mark.parametrize("level", LEVELS)
def test_she_says_which_resource_comes_down_first(level: str) -> None:
    """C4 wants BRF, BRF and B; any of the four bone powders of the basket completes it."""
    ada = applying("basket", "A2 BRF, A4 BRF", shown=["C4"], pile=["R1"]).lays("B D5")
    assert isinstance(ada.asked, ChooseWhatFalls)
    assert answer(level, ada) in ada.options


@pytest.mark.rule("CHM-50", "CHM-51")
@pytest.mark.parametrize("level", LEVELS)
def test_a_forced_brewing_is_paid_for_as_cheaply_as_it_can_be(level: str) -> None:
    """L3: a stone that is taken for itself saves four burnt tokens."""
    ben = between_turns("A2 P, F1 B, F6 P", shown=["L3"], markers=[3])
    assert isinstance(ben.asked, ChooseWhatToTake)
    chosen = answer(level, ben)
    assert isinstance(chosen, LayBlock)
    assert ben.asked.costs[ben.asked.spots.index(chosen.at)] == 8


@pytest.mark.rule("CHM-47")
@pytest.mark.parametrize("level", LEVELS)
def test_of_two_complete_potions_she_brews_the_one_that_leaves_most_to_the_other(level: str) -> None:
    """C4 (BRF, BRF, B) and C1 (BB/RR, FF, B) share what lies there; R1 is far away."""
    lying = "B2 BRF, B4 BRF, B6 BB, B7 RR, F3 F, F4 F, F6 B"
    state = laid(lying, shown=["C4", "C1"], markers=[1, 3])
    match = Match.begin(GAME, state, GAME.agree(3, {}), 0, None)
    ada = Player(match, state.decider)
    assert isinstance(ada.asked, ChoosePotionToBrew)
    assert answer(level, ada) in ada.options


@pytest.mark.parametrize("level", LEVELS)
def test_a_witch_answers_alike_when_asked_twice(level: str) -> None:
    """The view, the question and the luck of the bot decide; nothing is kept between decisions but notes."""
    bot = make("chaudron_magique", level)
    match = GAME.start(seats=3, seed=11)
    for number in range(12):
        seat, question = next(iter(match.pending.items()))
        seen, options = match.view(seat), match.options(seat)
        chosen = bot.choose(seen, question.decision, options, Random(number))
        other = make("chaudron_magique", level).choose(match.view(seat), question.decision, options, Random(number))
        assert chosen == other
        assert seen == match.view(seat)  # looking changes nothing
        match.submit(seat, chosen)


# Placing

ALMOST_C1 = """
      . . . . .
    . B B . . . .
    . R . . F F .
    . . . . . . .
    . . . . B . .
    . . . . . . .
      . . . . .
"""  # BB/RR, FF, B: one root is missing, on C3


@pytest.mark.parametrize("level", ["sensible", "strong"])
def test_a_block_goes_where_it_completes_a_potion(level: str) -> None:
    """Tarnished Crystal: a crystal becomes a basic resource of her choice."""
    ada = applying("tarnished_crystal", ALMOST_C1.replace("B B . .", "B B . C"), shown=["C1", "R1"], markers=[3, 1])
    while not ada.is_done and ada.outcome() is None:
        ada.does(answer(level, ada))
    assert ada.state.brewed == ("C1",)


@pytest.mark.parametrize("level", ["sensible", "strong"])
def test_a_block_with_a_choice_becomes_what_is_missing(level: str) -> None:
    ada = applying("double_wish", ALMOST_C1, shown=["C1", "R1"], markers=[2, 1])
    assert answer(level, ada) == LayBlock(1, spot("R C3"))


@pytest.mark.parametrize("level", LEVELS)
def test_burnt_tokens_go_where_nothing_is_wanted(level: str) -> None:
    ada = applying("leak", ALMOST_C1.replace("R .", ". .", 1), shown=["C1", "R1"], markers=[3, 1])
    while not isinstance(chosen := answer(level, ada), PutBurnt):
        ada.does(chosen)
    assert str(chosen.cell) not in ("B3", "C3")


# Cards


@pytest.mark.parametrize("level", ["sensible", "strong"])
def test_the_card_that_completes_a_potion_is_played_and_a_poor_one_never_kept(level: str) -> None:
    hand = ["hole", "armful_B", "armful_R", "leak"]
    table = choosing(hand, ALMOST_C1, shown=["C1"], markers=[3])
    assert played(level, table) == ("armful_R", "armful_B")


def test_a_novice_is_careless_with_her_cards() -> None:
    table = choosing(["armful_B", "armful_R"], ALMOST_C1, shown=["C1", "R1"], markers=[3, 1])
    bot = witch("novice")
    options = CHOOSE_CARDS.options(table, 0)
    answers = {bot.choose(view(table, 0), CHOOSE_CARDS, options, Random(number)) for number in range(30)}
    assert answers == {PlayAndKeep(2, 1), PlayAndKeep(1, 2)}


@pytest.mark.rule("CHM-60")
@pytest.mark.parametrize("level", ["sensible", "strong"])
def test_what_another_witch_promises_need_not_be_made_twice(level: str) -> None:
    """Both a root and a fluid are missing: with a root promised, she brings the fluid."""
    lacking = """
          . . . . .
        . B B . . . .
        . R . . F . .
        . . . . . . .
        . . . . B . .
        . . . . . . .
          . . . . .
    """
    table = choosing(["press_BR", "press_BF"], lacking, shown=["C1"], markers=[3])
    options = CHOOSE_CARDS.options(table, 0)
    seen = view(table, 0)
    plays = {}
    for promised in "RF":
        bot = witch(level)
        bot.hear(seen, 1, "can_make", promised)
        chosen = bot.choose(seen, CHOOSE_CARDS, options, Random(1))
        assert isinstance(chosen, PlayAndKeep)
        plays[promised] = table.hands[0][chosen.play - 1]
    assert plays == {"R": "press_BF", "F": "press_BR"}


def ends_of(level: str, seats: int, seeds: range) -> list[Sabbath]:
    """How matches of witches of one level end."""
    bots = [make("chaudron_magique", level) for _ in range(seats)]
    ends = [play_through(GAME, bots, f"{seed}", GAME.agree(seats, {}))[0] for seed in seeds]
    return [state for state in ends if isinstance(state, Sabbath)]


@pytest.mark.compiled
def test_whoever_thinks_brews_far_more_than_chance() -> None:
    """The first seeds. Twenty matches do not tell the thinking levels apart: docs/chaudron_magique.md."""
    levels = ("random", "novice", "sensible")
    brewed = {level: [len(end.brewed) for end in ends_of(level, 2, range(2))] for level in levels}
    assert max(brewed["random"]) + 2 < min(brewed["novice"] + brewed["sensible"])
