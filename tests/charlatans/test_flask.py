"""CHA-16, the flask."""

import pytest

from tests.charlatans.table import brewing, refused


@pytest.mark.rule("CHA-16")
def test_the_flask_puts_the_last_chip_back_with_its_space_and_its_white() -> None:
    ada = brewing(pot="O1 W3", bag="W1")
    ada.uses_flask()
    assert ada.pot == "O1@1"
    assert ada.state.white == 0
    assert ada.bag == "W1 W3"
    assert not ada.state.flask_full


@pytest.mark.rule("CHA-16")
def test_the_flask_works_once_while_full() -> None:
    ada = brewing(pot="O1 W3", luck="W3", bag="W1")
    ada.uses_flask()
    ada.draws()
    with refused("CHA-16", "flask_is_empty"):
        ada.uses_flask()


@pytest.mark.rule("CHA-14", "CHA-16")
def test_the_flask_never_takes_back_the_chip_that_exploded() -> None:
    ada = brewing(pot="W3 W3", luck="W2")
    ada.draws()
    assert ada.exploded
    with refused("CHA-16", "exploding_chip_stays"):
        ada.uses_flask()
