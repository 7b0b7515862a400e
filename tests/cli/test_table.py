"""A table in the terminal, played with keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input, Static

from sabbat.cli.replay import read_record
from sabbat.cli.table.screens import EndingScreen, HelpScreen, QuitScreen, ReadScreen
from sabbat.engine import Undo
from sabbat.games.charlatans.actions import Buy, Draw, Stop
from sabbat.games.charlatans.rules.brewing import DrawOrStop
from sabbat.games.charlatans.rules.shopping import BuyChips
from sabbat.words import LANGUAGES
from tests.cli.at_table import Person, at_table

CAUTION = 0.2


async def plays_on(ada: Person) -> None:
    """One answer: brews while it is safe, buys the first two things that can be had, else takes the first option."""
    match = ada.app.match
    question = match.pending[0]
    if isinstance(question.decision, DrawOrStop):
        await ada.presses("d" if match.options(0) == [Draw()] or match.view(0).players[0].odds < CAUTION else "s")
    elif isinstance(question.decision, BuyChips):
        while match.pending.get(0) == question:
            await ada.presses("1")
    else:
        await ada.presses(next(choice.key for choice in ada.sheet.choices if choice.legal))
    await ada.waits_for(lambda: match.pending.get(0) != question)


async def plays_to_the_end(ada: Person) -> None:
    while await ada.is_asked():
        await plays_on(ada)


def test_a_whole_match_with_keys_ends_in_a_ranking_a_record_and_a_rematch(tmp_path: Path) -> None:
    file = tmp_path / "match.json"

    async def play(ada: Person) -> None:
        await plays_to_the_end(ada)
        await ada.waits_for(lambda: isinstance(ada.app.screen, EndingScreen))
        app, match = ada.app, ada.app.match
        assert match.outcome is not None
        assert read_record(file) == (match.record(), match.outcome)
        earned = [each for event in app.sitting.told if (each := app.board.earned(event, app.words))]
        for seat, score in enumerate(match.outcome.scores):
            assert sum(gain.points for gain in earned if gain.seat == seat) == score
        assert any(isinstance(entry.action, Buy) and len(entry.action.chips) == 2 for entry in match.entries)
        await ada.presses("r")  # another match, with luck of its own
        await ada.waits_for(lambda: app.match is not match)
        assert app.match.seed != match.seed
        assert await ada.is_asked()

    at_table(play, save=file)


def test_what_is_not_legal_is_dimmed_with_the_reason_and_the_rule() -> None:
    async def play(ada: Person) -> None:
        await ada.is_asked()
        stop = ada.choice("Stop")
        assert not stop.legal
        assert stop.rule == "CHA-13"
        assert f"CHA-13 {stop.why_not}" in ada.rendered(ada.app.bar)
        await ada.presses("s")
        await ada.pilot.pause()
        assert ada.app.match.view(0).players[0].stopped is False
        assert any(stop.why_not in told.message and "CHA-13" in told.message for told in ada.app._notifications)

    at_table(play)


def test_the_language_changes_while_one_plays() -> None:
    async def play(ada: Person) -> None:
        await ada.is_asked()
        await ada.presses("d")
        await ada.is_asked()
        english, log = ada.question, ada.log
        await ada.presses("l")
        assert ada.question != english
        assert ada.question == ada.app.words.question(ada.app.match.pending[0].decision)
        assert ada.app.words.language == "fr"
        await ada.waits_for(lambda: ada.log != log)
        assert "Manche 1" in str(ada.app.head.content)
        for _ in LANGUAGES[1:]:
            await ada.presses("l")
        assert ada.question == english

    at_table(play)


def test_bots_brew_while_a_person_thinks() -> None:
    async def play(ada: Person) -> None:
        await ada.waits_for(
            lambda: all(charlatan.stopped or charlatan.exploded for charlatan in ada.app.match.view(0).players[1:])
        )
        assert ada.app.match.view(0).players[0].draws == 0

    at_table(play, seats="person,sensible,novice,random")


def test_arrows_and_enter_answer_too() -> None:
    async def play(ada: Person) -> None:
        await ada.is_asked()
        await ada.presses("enter")  # draws
        await ada.waits_for(lambda: ada.app.match.view(0).players[0].draws == 1)
        await ada.is_asked()
        await ada.presses("down", "enter")
        await ada.waits_for(lambda: any(entry.seat == 0 and entry.action == Stop() for entry in ada.app.match.entries))

    at_table(play, seed=3, seats="person,novice")


def test_the_shop_takes_two_picks_and_one_can_go_back() -> None:
    async def play(ada: Person) -> None:
        while not isinstance(ada.app.match.pending[0].decision, BuyChips):
            await plays_on(ada)
            await ada.is_asked()
        await ada.presses("1")
        assert len(ada.app.bar.sheets) == 2
        assert BuyChips in [type(ada.app.match.pending[0].decision)]
        await ada.presses("backspace")
        assert len(ada.app.bar.sheets) == 1
        await ada.presses("1", "0")
        await ada.waits_for(lambda: any(isinstance(entry.action, Buy) for entry in ada.app.match.entries))
        bought = next(
            entry.action for entry in ada.app.match.entries if entry.seat == 0 and isinstance(entry.action, Buy)
        )
        assert len(bought.chips) == 1

    at_table(play)


def test_help_finds_a_rule() -> None:
    async def play(ada: Person) -> None:
        await ada.is_asked()
        await ada.presses("question_mark")
        await ada.waits_for(lambda: isinstance(ada.app.screen, HelpScreen))
        ada.app.screen.query_one(Input).value = "cha-16"
        await ada.pilot.pause()
        found = str(ada.app.screen.query_one("#rules", Static).content)
        assert ada.app.words.rule("CHA-16").title in found
        assert ada.app.words.rule("CHA-11").title not in found
        await ada.presses("escape")
        assert not isinstance(ada.app.screen, HelpScreen)

    at_table(play)


def test_books_and_card_can_be_read_while_bots_go_on() -> None:
    async def play(ada: Person) -> None:
        await ada.presses("b")
        await ada.waits_for(lambda: isinstance(ada.app.screen, ReadScreen))
        await ada.waits_for(lambda: ada.app.match.view(0).players[1].draws > 0)
        await ada.presses("escape", "c")
        await ada.waits_for(lambda: isinstance(ada.app.screen, ReadScreen))

    at_table(play)


def test_leaving_asks_first_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "match.json"

    async def play(ada: Person) -> None:
        await ada.is_asked()
        await ada.presses("d", "q")
        assert isinstance(ada.app.screen, QuitScreen)
        await ada.presses("n")
        assert not file.exists()
        await ada.presses("q", "y")

    at_table(play, save=file)
    record, outcome = read_record(file)
    assert outcome is None
    assert any(entry.seat == 0 for entry in record.entries)


def test_one_can_watch_bots_only() -> None:
    async def play(watcher: Person) -> None:
        await watcher.waits_for(lambda: watcher.app.match.outcome)

    assert at_table(play, seats="random,random").match.outcome is not None


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60), (30, 8)])
def test_every_size_is_drawn(size: tuple[int, int]) -> None:
    """Whatever the size: the question stands on the screen, and keys answer it."""
    width, height = size

    async def play(ada: Person) -> None:
        for _ in range(3):
            await ada.is_asked()
            await ada.pilot.pause()
            drawn = [strip.text for strip in ada.app.screen._compositor.render_strips()]
            assert (len(drawn), {len(line) for line in drawn}) == (height, {width})
            assert any(ada.question[: width // 2] in line for line in drawn), drawn
            await plays_on(ada)
        assert len([entry for entry in ada.app.match.entries if entry.seat == 0]) >= 3

    at_table(play, size=size, seats="person,random,random,random", set=2, test_tubes=True, waivers=True, together=True)


def test_an_answer_is_taken_back_with_a_key() -> None:
    """Beyond what came to nothing yet, where the bots agree, which they do."""

    async def play(ada: Person) -> None:
        match = ada.app.match
        await ada.is_asked()
        await ada.presses("d")
        await ada.waits_for(lambda: match.view(0).players[0].draws == 1)
        await ada.presses("ctrl+z")
        assert match.view(0).players[0].draws == 0
        assert "take your" in ada.log
        assert [type(entry.action) for entry in match.entries if entry.seat == 0] == [Draw, Undo]

    at_table(play, undo="consent")


def test_what_drew_luck_is_not_taken_back_at_a_safe_table() -> None:
    async def play(ada: Person) -> None:
        match = ada.app.match
        await ada.is_asked()
        await ada.presses("d")
        await ada.waits_for(lambda: match.view(0).players[0].draws == 1)
        await ada.presses("ctrl+z")
        await ada.pilot.pause()
        assert match.view(0).players[0].draws == 1
        assert any("consent" in told.message for told in ada.app._notifications)

    at_table(play)
