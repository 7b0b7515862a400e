"""The 60 potions, one by one: what they take, give and move. Written down a second time, to compare."""

from __future__ import annotations

import pytest

from sabbat.games.bal_des_chaudrons.actions import UsePotion
from sabbat.games.bal_des_chaudrons.cards import BASE_DECK
from sabbat.games.bal_des_chaudrons.components import ARCANA, POTIONS, card
from tests.bal_des_chaudrons.table import lay, producing
from tests.hand_laid import refused

LETTERS = {"H": "heart", "D": "mandrake", "M": "mushroom", "S": "spider", "T": "toad"}
# id, arcana (brew, raven, tome), input slots, one way or two, output slots; S/T is a hybrid slot.
ROWS = """
    void_storm             rr                - -> M S T
    lost_arcana            bbrrtt            - -> -
    book_of_midnight       tt      M M S/T S/T -> H
    whirling_secrets       bb                D <> M S T
    curse_of_shadow        -         H D M S T -> H H
    secret_summoning       -               H H -> D S S T T
    lore_of_spores         brt               M -> D
    lore_of_webs           brt               S -> D
    lore_of_croaks         brt               T -> D
    brew_of_blisters       bt                M -> D S
    brew_of_baldness       rt                S -> D T
    brew_of_warts          br                T -> D M
    elixir_of_stars        bt              D M -> D S/T
    elixir_of_sun          br              D S -> D M/T
    elixir_of_moon         rt              D T -> D M/S
    charm_of_sleep         t               S/T <> M M
    charm_of_fear          r               M/T <> S S
    charm_of_love          b               M/S <> T T
    flask_of_shapes        r               M/S -> M/T M
    flask_of_insight       t               S/T -> M/S S
    flask_of_dreams        b               M/T -> S/T T
    sorcery_of_venom       t                 D -> D M M
    sorcery_of_crawling    r                 D -> D S S
    sorcery_of_leaping     b                 D -> D T T
    incantation_of_storm   r                 H -> H M S
    incantation_of_lava    b                 H -> H S T
    incantation_of_river   t                 H -> H M T
    hex_of_shattering      rt                M -> M S T
    hex_of_binding         br                S -> M S T
    hex_of_finding         bt                T -> M S T
    spider_summoning       t               M M -> D S S
    slime_summoning        r               S S -> D T T
    spore_summoning        b               T T -> D M M
    mushroom_offering      r             M M M -> D S T
    spider_offering        t             S S S -> D M T
    toad_offering          b             T T T -> D M S
    mushroom_flood         -               D D -> M M M
    spider_quake           -               D D -> S S S
    toad_tornado           -               D D -> T T T
    rite_of_nature         -               M M <> M S T T
    rite_of_growth         -               S S <> M M S T
    rite_of_creatures      -               T T <> M S S T
    elixir_of_sorrow       bt              M M <> S T
    elixir_of_anger        br              S S <> M T
    elixir_of_despair      rt              T T <> M S
    spell_of_vanishing     br              M S <> D
    spell_of_levitation    rt              S T <> D
    spell_of_invisibility  bt              M T <> D
    tonic_of_speed         r             M S T <> M M T
    tonic_of_stamina       t             M S T <> M S S
    tonic_of_strength      b             M S T <> S T T
    remedy_for_backache    b               D M <> H
    remedy_for_toothache   r               D S <> H
    remedy_for_headache    t               D T <> H
    mystery_of_shadow      b             D M M -> H S T
    mystery_of_chaos       r             D S S -> H M T
    mystery_of_dread       t             D T T -> H M S
    ritual_of_earth        t           D M S T <> H M M
    ritual_of_fire         b           D M S T <> H S S
    ritual_of_wind         r           D M S T <> H T T
"""


class Row:
    """One line of ROWS."""

    def __init__(self, text: str) -> None:
        self.two_way = "<>" in text
        before, after = text.split("<>" if self.two_way else "->")
        self.id, self.arcana, *takes = before.split()
        self.takes = [] if takes == ["-"] else takes
        self.gives = [] if after.split() == ["-"] else after.split()

    def ways(self, slots: list[str]) -> list[list[str]]:
        """Every way to fill these slots, as lists of ingredients."""
        found: list[list[str]] = [[]]
        for slot in slots:
            found = [[*way, LETTERS[letter]] for way in found for letter in slot.split("/")]
        return found


POTION_ROWS = [Row(line) for line in ROWS.strip().splitlines()]


def brews(row: Row, takes: list[str], gives: list[str], turned: bool) -> None:
    """With exactly one way of inputs on the bench, the potion takes them all and gives one way of outputs."""
    ada = producing(row.id + ("~" if turned else ""), bench=" ".join(takes))
    wanted = list(gives)
    ada.does(UsePotion(card(row.id)))
    while ada.may_fill_with:
        ada.fills(ada.may_fill_with[0])
    while ada.may_give:
        each = next(one for one in wanted if one in ada.may_give)
        wanted.remove(each)
        ada.gives(each)
    assert ada.left_on_bench == ""
    assert sorted(ingredient.text for step in ada.state.steps for ingredient in step.given) == sorted(gives)


@pytest.mark.rule("BAL-20", "BAL-21", "BAL-22", "BAL-23")
@pytest.mark.parametrize("row", [row for row in POTION_ROWS if row.takes or row.gives], ids=lambda row: row.id)
def test_what_a_potion_takes_and_gives(row: Row) -> None:
    for takes in row.ways(row.takes):
        for gives in row.ways(row.gives):
            brews(row, takes, gives, turned=False)


@pytest.mark.rule("BAL-11", "BAL-23")
@pytest.mark.parametrize("row", [row for row in POTION_ROWS if row.two_way], ids=lambda row: row.id)
def test_a_two_way_potion_turned_takes_what_it_gives(row: Row) -> None:
    for takes in row.ways(row.gives):
        for gives in row.ways(row.takes):
            brews(row, takes, gives, turned=True)


@pytest.mark.rule("BAL-21")
@pytest.mark.parametrize("row", [row for row in POTION_ROWS if row.takes], ids=lambda row: row.id)
def test_a_potion_lacking_one_ingredient_cannot_be_used(row: Row) -> None:
    for takes in row.ways(row.takes):
        ada = producing("void_storm " + row.id, bench=" ".join(takes[1:]))
        with refused("BAL-21", "inputs_missing"):
            ada.uses(row.id)


@pytest.mark.rule("BAL-13")
@pytest.mark.parametrize("row", POTION_ROWS, ids=lambda row: row.id)
def test_the_symbols_of_a_potion(row: Row) -> None:
    table = lay(hands=[row.id])
    table[0].studies(row.id)
    table[1].does(table[1].options[0])
    assert table[0].markers == {name: row.arcana.count(name[0]) for name in ARCANA}


@pytest.mark.rule("BAL-11")
@pytest.mark.parametrize("row", POTION_ROWS, ids=lambda row: row.id)
def test_only_two_way_potions_can_be_played_turned(row: Row) -> None:
    table = lay(hands=[row.id])
    if row.two_way:
        table[0].studies(row.id + "~")
    else:
        with refused("BAL-11", "one_way_card"):
            table[0].studies(row.id + "~")


@pytest.mark.rule("BAL-21")
def test_the_lost_arcana_have_no_slots_and_are_never_used() -> None:
    ada = producing("void_storm lost_arcana")
    with refused("BAL-21", "potion_has_no_slots"):
        ada.uses("lost_arcana")


@pytest.mark.rule("BAL-4")
def test_these_are_all_potions() -> None:
    assert [row.id for row in POTION_ROWS] == [potion.text for potion in POTIONS]
    assert len(POTION_ROWS) == 60


@pytest.mark.rule("BAL-4", "BAL-11", "BAL-13", "BAL-23")
def test_the_deck_counted_through() -> None:
    potions = list(BASE_DECK.potions.values())
    assert [sum(potion.arcana[kind] for potion in potions) for kind in range(3)] == [27, 27, 27]
    symbols = [sum(potion.arcana) for potion in potions]
    assert {count: symbols.count(count) for count in sorted(set(symbols))} == {0: 8, 1: 30, 2: 18, 3: 3, 6: 1}
    assert sum(potion.two_way for potion in potions) == 22
    slots = [[*potion.upright.inputs, *potion.upright.outputs] for potion in potions]
    assert sum(any(len(slot) > 1 for slot in card) for card in slots) == 10
    for side, total, counted in (
        ("inputs", 114, {"heart": 6, "mandrake": 23, "mushroom": 27, "spider": 25, "toad": 25, "hybrid": 8}),
        ("outputs", 146, {"heart": 15, "mandrake": 22, "mushroom": 33, "spider": 35, "toad": 35, "hybrid": 6}),
    ):
        found = [slot for potion in potions for slot in getattr(potion.upright, side)]
        names = [slot[0].text if len(slot) == 1 else "hybrid" for slot in found]
        assert len(found) == total
        assert {name: names.count(name) for name in counted} == counted


@pytest.mark.rule("BAL-25")
def test_initiatives_are_different_and_only_that_of_the_lost_arcana_is_known() -> None:
    potions = list(BASE_DECK.potions.values())
    assert sorted(potion.initiative for potion in potions) == list(range(1, 61))
    assert [potion.card.text for potion in potions if "initiative" not in potion.designed] == ["lost_arcana"]
    assert BASE_DECK.potions[card("lost_arcana")].initiative == 2
