"""Material and set-up: CHM-1 to CHM-5, and what a table may agree on."""

from __future__ import annotations

from collections import Counter

import pytest

import sabbat
from sabbat.engine.errors import BadOptions
from sabbat.games.chaudron_magique import GAME
from sabbat.games.chaudron_magique.cards import BASE_DECK
from sabbat.games.chaudron_magique.components import CELLS, PIECES, RARITIES
from sabbat.games.chaudron_magique.events import ResourcesThrown
from tests.chaudron_magique.table import applying, drawn, table_of


@pytest.mark.rule("CHM-1")
def test_the_cauldron_has_45_cells_without_corners() -> None:
    assert len(CELLS) == 45
    assert {"A1", "A7", "G1", "G7"}.isdisjoint(place.text for place in CELLS)
    assert drawn(GAME.start(2).view().grid).count("\n") == 6


@pytest.mark.rule("CHM-1")
def test_with_none_left_in_the_supply_nothing_is_added() -> None:
    """Twelve stones lie there; there is no thirteenth."""
    assert PIECES == (40, 40, 40, 20, 20, 12)
    ada = applying("fiery_fusion", "A2 PPPPPPP, A3 PPPPP, D6 CC")
    ada.lays("D6").lays("D5")
    assert ada.is_done
    assert ada.state.lying[5].bit_count() == 12
    assert ada.state.burnt == 0


@pytest.mark.rule("CHM-3", "CHM-4")
@pytest.mark.parametrize(
    ("seats", "split"),
    [
        (2, (1, 1, 3, 2, 0)),
        (3, (2, 2, 2, 1, 0)),
        (4, (1, 1, 3, 2, 0)),
        (5, (0, 2, 3, 1, 1)),
        (6, (0, 1, 2, 3, 1)),
        (7, (0, 1, 2, 2, 2)),
    ],
)
def test_seven_potions_from_common_to_legendary(seats: int, split: tuple[int, ...]) -> None:
    for seed in range(5):
        state = table_of(GAME.start(seats, seed))
        potions = (*state.shown, *state.pile)
        rarities = [RARITIES.index(BASE_DECK.potions[name].rarity) for name in potions]
        assert len(set(potions)) == 7
        assert rarities == sorted(rarities)
        assert tuple(rarities.count(place) for place in range(5)) == split


@pytest.mark.rule("CHM-3")
def test_the_pile_differs_from_match_to_match_and_is_unseen() -> None:
    piles = {table_of(GAME.start(4, seed)).pile for seed in range(10)}
    assert len(piles) > 5
    view = GAME.start(4, 0).view(0)
    assert len(view.pile) == 6
    assert set(view.pile) <= set(RARITIES)


@pytest.mark.rule("CHM-5")
def test_eight_resources_settle_on_eight_cells() -> None:
    cells: Counter[str] = Counter()
    for seed in range(60):
        match = GAME.start(3, seed)
        (thrown,) = [event for event in match.told_at_start if isinstance(event, ResourcesThrown)]
        assert thrown.resources == tuple("BBRRFFCG")
        assert len(set(thrown.cells)) == 8
        cells.update(covered.text for covered in thrown.cells)
    assert len(cells) == 45  # everywhere, sooner or later


@pytest.mark.rule("CHM-4", "CHM-6")
def test_a_table_may_make_it_easier_or_harder() -> None:
    gentle = GAME.start(4, options={"potions": "gentle", "burnt": 28, "deck": "apprentice", "talk": "free"})
    rarities = [BASE_DECK.potions[name].rarity for name in (*table_of(gentle).shown, *table_of(gentle).pile)]
    assert rarities == ["common"] * 2 + ["rare"] * 3 + ["epic"] * 2
    assert gentle.view().limit == 28
    assert gentle.view().draw_pile == 88 - 16
    assert "leak" not in {card for hand in table_of(gentle).hands for card in hand}
    with pytest.raises(BadOptions, match="burnt"):
        GAME.start(4, options={"burnt": 21})
    with pytest.raises(BadOptions, match="2 to 7"):
        GAME.start(8)
    assert sabbat.game("chaudron_magique") is GAME
