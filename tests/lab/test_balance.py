"""What a balance report says of matches whose truth is known."""

from __future__ import annotations

from random import Random

import pytest

import sabbat
from sabbat.games import GAMES
from sabbat.lab.stories import Story, stories
from sabbat.lab.tournament import Plan
from sabbat.words.texts import LANGUAGES, Texts, home_of, resource

pytest.importorskip("numpy", reason="the extra `lab` is not installed")

from sabbat.lab.balance import balance


def made_up(lucks: int, good: float) -> list[Story]:
    """Two seats; `chip-B2` helps by `good`, `chip-R1` by nothing, and seat 1 wins every other match otherwise."""
    rng = Random(1)
    found = []
    for luck in range(lucks):
        for further in range(2):
            taken = tuple({"chip-B2": rng.randrange(3), "chip-R1": rng.randrange(3)} for _ in range(2))
            chance = 0.5 + good * (taken[0]["chip-B2"] - taken[1]["chip-B2"])
            winner = 0 if rng.random() < chance else 1
            bots = ("a", "b") if further == 0 else ("b", "a")
            offered = ({"chip-B2": 3, "chip-R1": 3},) * 2
            found.append(Story(luck, bots, (1, 1), (winner,), 10, {1: (1, 2)}, offered, taken))
    return found


def test_a_piece_that_helps_is_found_and_one_that_does_not_is_not() -> None:
    found = {piece.name: piece for piece in balance(made_up(600, 0.15), together=False).pieces}
    helps, does_not = found["chip-B2"], found["chip-R1"]
    assert helps.worth is not None
    assert does_not.worth is not None
    assert helps.worth == pytest.approx(0.15, abs=3 * helps.error)
    assert helps.worth > 3 * helps.error > 0
    assert abs(does_not.worth) < 3 * does_not.error
    assert helps.rate == pytest.approx(1 / 3, abs=0.05)


def test_shares_of_seats_and_bots_add_up() -> None:
    found = balance(made_up(50, 0.0), together=False)
    assert sum(seat.rate for seat in found.seats) == pytest.approx(1)
    assert sum(bot.rate for bot in found.bots) == pytest.approx(1)
    assert sum(share.rate for share in found.luck) == pytest.approx(1)
    assert all(share.low <= share.rate <= share.high for share in [*found.seats, *found.bots, *found.luck])


def test_a_luck_is_played_once_from_every_seat() -> None:
    plan = Plan("charlatans", ("novice", "random", "random"), 3, GAMES["charlatans"].agree(3, {}))
    told = list(stories(plan, 1, workers=1))
    assert [story.bots.index("novice") for story in told] == [0, 2, 1]
    assert {story.luck for story in told} == {0}
    for story in told:
        assert set(story.standings) == set(range(1, 10))
        for offered, taken in zip(story.offered, story.taken, strict=True):
            assert all(taken[name] <= offered[name] for name in taken)
            assert any(name.startswith("book-") for name in taken)


@pytest.mark.parametrize("game", sorted(sabbat.GAMES))
def test_every_piece_has_a_name_in_every_language(game: str) -> None:
    """Whatever an answer takes can be read."""
    rules = sabbat.game(game)
    plan = Plan(game, ("random",) * rules.fewest_seats, 5, rules.agree(rules.fewest_seats, {}))
    names = {name for story in stories(plan, 1, workers=1) for offered in story.offered for name in offered}
    for language in LANGUAGES:
        texts = Texts(("sabbat", home_of(game)), language, strict=True)
        assert all(texts.write(name) for name in names)


def test_all_languages_say_the_same_things() -> None:
    told = {
        language: {entry.id.name for entry in resource("sabbat.lab", language).body if hasattr(entry, "id")}
        for language in LANGUAGES
    }
    assert len(told["en"]) > 40
    assert all(ids == told["en"] for ids in told.values())
