"""Each of the 46 Potions: its pattern, that it brews wherever the pattern lies, and never with one resource missing."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.games.chaudron_magique.events import PotionBrewed
from tests.chaudron_magique.geometry import CAULDRON, as_lines, cell_name, packed
from tests.chaudron_magique.table import CLASSIC, Player, applying

POTIONS = {
    "common": {
        "C1": "BB/RR, FF, B",
        "C2": "RR/FF, BB, R",
        "C3": "FF/BB, RR, F",
        "C4": "BRF, BRF, B",
        "C5": "R./.F, BBR, FB",
        "C6": "BRB, FRF, R",
        "C7": "RFR, BFB, F",
        "C8": "FBF, RBR, B",
    },
    "rare": {
        "R1": "BBBB, RRR, FFF",
        "R2": "RRRR, FFF, BBB",
        "R3": "FFFF, BBB, RRR",
        "R4": "BR/FB, RFB, F, C",
        "R5": "RF/BR, FBR, B, G",
        "R6": "FB/RF, BRF, R, C",
        "R7": "B.B/.G./B.B, RF, FR",
        "R8": "R.R/.C./R.R, FB, BF",
        "R9": "F.F/.G./F.F, BR, RB",
        "R10": "BRF/FRB, C, RB",
    },
    "epic": {
        "E1": "BB/BR, CC, FR, B",
        "E2": "RR/RF, GG, BF, R",
        "E3": "FF/FB, CG, RB, F",
        "E4": "BCB, RGR, FFF",
        "E5": "RCR, FGF, BBB",
        "E6": "FCF, BGB, RRR",
        "E7": "CBC, RRR, FFB",
        "E8": "GRG, FFF, BBR",
        "E9": "BBBB, RRR, CG, F",
        "E10": "RRRR, FFF, CG, B",
        "E11": "CB/RG, FFB, RR",
        "E12": "B.C/.R./G.F, BR, F",
    },
    "mythic": {
        "M1": "BBB/RRR, CC, G, F",
        "M2": "RRR/FFF, GG, C, B",
        "M3": "FFF/BBB, CG, C, R",
        "M4": "BCB, RGR, FF, CB",
        "M5": "RCR, FGF, BB, GR",
        "M6": "CGC, BRF, BR, FB",
        "M7": "B.C/.G., RRR, CB, FF",
        "M8": "R.G/.C., FFF, GR, BB",
        "M9": "CG/GC, BRF, BRF",
        "M10": "BC/CB, RRR, GF, F",
    },
    "legendary": {
        "L1": "P, BBB, RRR, C, G, F",
        "L2": "P, CC, GG, BRF, BR",
        "L3": "CPC/GBG, RR, FF",
        "L4": "P./.P, BRF, CG, BB",
        "L5": "BPB/RCR, FGF, C",
        "L6": "PB/RC, GG, FFF, B",
    },
}
EVERY = [(rarity, name, blocks) for rarity, named in POTIONS.items() for name, blocks in named.items()]


@pytest.mark.rule("CHM-1", "CHM-3")
def test_the_box_holds_46_potions_of_five_rarities() -> None:
    assert len(EVERY) == 46
    assert [(potion.rarity, name, ", ".join(potion.texts)) for name, potion in CLASSIC.potions.items()] == EVERY


@pytest.mark.rule("CHM-23", "CHM-24", "CHM-45")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "blocks"), [row[1:] for row in EVERY], ids=[row[1] for row in EVERY])
def test_a_potion_brews_turned_and_flipped_but_not_with_one_missing(name: str, blocks: str, seed: int) -> None:
    """All but one of its resources lie there; a card adds the last."""
    rng = Random(f"{name} {seed}")
    lying = packed(blocks.split(", "), rng)
    last = rng.choice([token for token in lying if token[2] != "P"])
    there = as_lines([token for token in lying if token != last])
    ada = applying("double_wish", there, shown=[name], pile=["R1"])
    assert ada.state.shown == (name,)
    elsewhere = rng.choice(sorted(CAULDRON - {(y, x) for y, x, _ in lying}))
    away = ada.match.clone()
    ada.lays(f"{last[2]} {cell_name(last[0], last[1])}")
    assert name in ada.state.brewed
    (brewed,) = ada.heard(PotionBrewed)
    assert {covered.text for covered in brewed.cells} == {cell_name(y, x) for y, x, _ in lying}
    assert not any(ada.state.lying)
    assert not brewed.forced
    assert not brewed.missing
    wrong = "RFCGB"["BRFCG".index(last[2])]
    other = Player(away, 0).lays(f"{wrong} {cell_name(*elsewhere)}")
    assert other.state.shown == (name,)  # another resource does not complete it
