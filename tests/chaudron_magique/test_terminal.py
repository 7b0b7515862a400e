"""The board in a terminal: what it draws, and that every answer can be reached, however large the question."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.cli.phrases import phrases
from sabbat.cli.table.board import board_of
from sabbat.cli.table.seen import Seen
from sabbat.cli.table.sheet import Sheet
from sabbat.engine import Action
from sabbat.games.chaudron_magique import GAME
from sabbat.games.chaudron_magique.terminal.asking import sheet
from sabbat.games.chaudron_magique.terminal.panels import cauldron, effect, hand_lines, headline, potion_lines
from sabbat.words import Words
from tests.chaudron_magique.table import applying

pytestmark = pytest.mark.compiled
WORDS = Words("chaudron_magique", "en", strict=True)


def reachable(asked: Sheet) -> list[Action]:
    """The actions at the end of every path through a sheet."""
    found: list[Action] = []
    for choice in asked.choices:
        assert choice.leads_to is not None
        found += reachable(choice.leads_to()) if callable(choice.leads_to) else [choice.leads_to]
    return found


@pytest.mark.parametrize("seats", [2, 5])
def test_every_answer_can_be_reached(seats: int) -> None:
    match = GAME.start(seats, seed=seats)
    rng = Random(3)
    asked = set()
    while match.outcome is None:
        seat = rng.choice(list(match.pending))
        put = sheet(match, seat, WORDS)
        assert put is not None
        asked.add(type(match.pending[seat].decision).__name__)
        assert set(reachable(put)) == set(match.options(seat))
        match.submit(seat, rng.choice(match.options(seat)))
    assert {"ChooseCards", "AddBlocks", "RemoveBlocks", "PlaceBurnt"} <= asked


def test_the_cauldron_is_drawn_with_its_names() -> None:
    ada = applying("double_wish", "A4 BRFCGPx", shown=["C1"])
    view = ada.match.view(0)
    rows = cauldron(view).plain.splitlines()
    assert rows[0].split() == list("ABCDEFG")
    assert rows[4].split() == ["4", *"BRFCGPx"]
    assert "Burnt 1/20" in headline(view, WORDS).plain
    assert "●○○○ Wart Philtre  BB/RR FF B" in potion_lines(view, WORDS).plain


def test_the_own_cards_are_told_in_a_line_each() -> None:
    ada = applying("mortar_B", "D4 BB, D5 BR")
    seen = Seen(
        ada.match.view(0),
        0,
        WORDS,
        phrases("en", "chaudron_magique"),
        ("Ada", "Ben", "Cleo"),
        ("person",) * 3,
        frozenset(),
    )
    assert hand_lines(seen).plain == "Played Bone Mortar  BB/BR → C./.G"
    assert effect(applying("black_work", "A2 BRF").match.view(0).ingredients["black_work"]) == "BRF, | xxx → P"
    assert effect(applying("deft_spoon", "A2 B").match.view(0).ingredients["deft_spoon"]) == "⇄ 2 → b"


def test_the_table_knows_the_board() -> None:
    board = board_of("chaudron_magique")
    assert [panel.name for panel in (*board.main(3), *board.side(3))] == ["cauldron", "potions", "hand"]
