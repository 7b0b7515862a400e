"""Potions have more blocks the more witches there are: CHM-4, ours."""

from __future__ import annotations

import pytest

from sabbat.games.card_source import BadCards
from sabbat.games.chaudron_magique import GAME
from sabbat.games.chaudron_magique.card_files import MOST_CELLS
from sabbat.games.chaudron_magique.cards import BASE, BASE_DECK, Deck, deck_of
from sabbat.games.chaudron_magique.view_building import view
from tests.chaudron_magique.table import CLASSIC, laid

COUNTED = CLASSIC.text.replace('"BB/RR"', '"BB/RR","3+ C","5-6 GG"', 1)


@pytest.mark.rule("CHM-4")
def test_a_block_counts_from_its_number_of_witches_on() -> None:
    assert '"3+ C"' in COUNTED, "the text of a deck is written otherwise than this test thinks"
    found = {seats: deck_of(COUNTED, seats).potions["C1"].texts for seats in (2, 3, 4, 5, 7)}
    assert found[2] == ["BB/RR", "FF", "B"]
    assert found[3] == found[4] == ["BB/RR", "C", "FF", "B"]
    assert found[5] == ["BB/RR", "C", "GG", "FF", "B"]
    assert found[7] == found[3]


@pytest.mark.rule("CHM-4")
def test_the_table_plays_and_shows_the_potion_of_its_number() -> None:
    for seats, size in ((2, 7), (3, 8), (6, 10)):
        state = laid(seats=seats, shown=["C1"], cards=COUNTED)
        assert state.printed.potions["C1"].size == size
        assert sum(map(len, view(state, None).potions["C1"].blocks)) >= size
        assert view(state, None).shown[0].size == size


@pytest.mark.rule("CHM-4")
def test_a_potion_needs_a_block_for_any_number() -> None:
    with pytest.raises(BadCards, match="any number of witches"):
        Deck.parse(CLASSIC.text.replace('["BB/RR","FF","B"]', '["3+ BB/RR"]', 1))


@pytest.mark.rule("CHM-1", "CHM-3")
def test_the_box_holds_46_potions_and_104_cards_at_every_number() -> None:
    rarities = [potion.rarity for potion in BASE_DECK.potions.values()]
    split = [rarities.count(rarity) for rarity in ("common", "rare", "epic", "mythic", "legendary")]
    assert split == [8, 10, 12, 10, 6]
    assert sum(BASE_DECK.copies("full")) == 104
    assert sum(BASE_DECK.copies("apprentice")) == 88
    for seats in range(GAME.fewest_seats, GAME.most_seats + 1):
        for fewer, more in zip(
            deck_of(BASE, max(2, seats - 1)).potions.values(), deck_of(BASE, seats).potions.values(), strict=True
        ):
            assert 4 <= fewer.size <= more.size + 3 <= MOST_CELLS + 3
