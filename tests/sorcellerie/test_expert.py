"""SOR-20: signposts."""

import pytest

from sabbat.games.sorcellerie.events import WitchFlew
from tests.sorcellerie.table import lay


@pytest.mark.rule("SOR-20")
@pytest.mark.parametrize(
    ("witch", "white", "target"),
    [
        (0, 1, 1),  # S01: the star points left, which is clockwise; black pips follow the star
        (0, 2, 5),  # red pips follow the mushroom, the other way
        (1, 3, 5),  # S02: the star points right
        (1, 4, 5),
        (0, 5, 5),
        (1, 6, 0),
    ],
)
def test_she_flies_the_way_of_the_post_of_the_colour(witch: int, white: int, target: int) -> None:
    table = lay(witch=witch, expert=True).throws(white=white)
    assert table.state.target == target


@pytest.mark.rule("SOR-20")
def test_the_way_is_read_on_the_card_of_departure_though_it_is_taken() -> None:
    """Places 0 and 1 point at each other for a black 3: read anew on each card, she would bounce between them."""
    table = lay(witch=1, expert=True).throws(white=3)  # S02 to S06: right, against the clock
    assert table.state.target == 5
    table[0].says("cat")
    assert table[0].won == "S02"
    assert table.state.witch == 5
    assert [(event.place, event.clockwise) for event in table.told(WitchFlew)] == [(5, False)]


@pytest.mark.rule("SOR-20")
def test_without_the_variant_the_posts_mean_nothing() -> None:
    assert lay(witch=0).throws(white=2).state.target == 2
