"""CHA-22, the bonus die."""

from __future__ import annotations

from collections import Counter

import pytest

from sabbat.games.charlatans.components import DIE
from sabbat.games.charlatans.events import ChipMissing, DieRolled
from tests.charlatans.table import brewed, lay


@pytest.mark.rule("CHA-22")
def test_one_point_stands_on_two_of_the_six_faces() -> None:
    assert Counter(map(str, DIE)) == {"points1": 2, "points2": 1, "ruby": 1, "drop": 1, "chip": 1}


@pytest.mark.rule("CHA-22")
@pytest.mark.parametrize(
    ("face", "points", "rubies", "drop", "orange"),
    [
        ("points1", 1, 0, 0, 0),
        ("points2", 2, 0, 0, 0),
        ("ruby", 0, 1, 0, 0),
        ("drop", 0, 0, 1, 0),
        ("chip", 0, 0, 0, 1),
    ],
)
def test_each_face_gives_what_it_shows(face: str, points: int, rubies: int, drop: int, orange: int) -> None:
    table = brewed("W3", "W1", die=face)  # space 4: no ruby, no points
    assert [(event.seat, event.face) for event in table.told(DieRolled)] == [(0, face)]
    ada = table[0]
    assert (ada.points, ada.rubies - 1, ada.drop, ada.has_a_chip_of("O1")) == (points, rubies, drop, orange)


@pytest.mark.rule("CHA-20", "CHA-22")
def test_the_drop_of_the_die_does_not_change_the_scoring_space() -> None:
    table = brewed("O1 O1 O1", "W1", die="drop", drops=(1, 0))
    assert table[0].drop == 2
    assert table[0].scoring_space == 5
    assert table[0].rubies == 2


@pytest.mark.rule("CHA-6", "CHA-22")
def test_an_orange_chip_that_is_out_is_not_won() -> None:
    table = lay(card="roll_the_die", luck={"die": "chip chip"}, left={"O1": 1})
    assert [player.has_a_chip_of("O1") for player in table.everybody] == [2, 1]
    assert [event.seat for event in table.told(ChipMissing)] == [1]


@pytest.mark.rule("CHA-22")
def test_every_face_falls() -> None:
    rolled = {lay(card="roll_the_die", seed=seed).told(DieRolled)[0].face for seed in range(40)}
    assert rolled == {"points1", "points2", "ruby", "drop", "chip"}
