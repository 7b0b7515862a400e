"""Classes are named by game: two games may use one name, and what was written under a former name is still read."""

from __future__ import annotations

from typing import ClassVar

import pytest

import sabbat
from sabbat.engine import Action, BadRecord, Event, codec
from sabbat.games.charlatans.actions import Draw
from sabbat.games.charlatans.round_events import MatchEnded as CharlatansEnded
from sabbat.games.sorcellerie.actions import ShakeCup
from sabbat.games.sorcellerie.events import MatchEnded as SorcellerieEnded
from tests.engine.toy import AUCTION, AuctionGame, Bid

ENDED = {"t": "MatchEnded", "scores": [3, 1], "winners": [0]}


class RenamedAuctionGame(AuctionGame):
    """The auction of before, when a bid was an offer."""

    former_names: ClassVar[dict[str, str]] = {"Offer": "Bid"}


def test_two_games_may_use_one_name() -> None:
    told, of_charlatans = codec.plain(SorcellerieEnded((3, 1), (0,))), sabbat.game("charlatans")
    assert told == ENDED == codec.plain(CharlatansEnded((3, 1), (0,)))
    assert codec.read(Event, ENDED, sabbat.game("sorcellerie")) == SorcellerieEnded((3, 1), (0,))
    assert codec.read(Event, ENDED, of_charlatans) == CharlatansEnded((3, 1), (0,))


def test_a_class_of_another_game_is_unknown() -> None:
    assert codec.read(Action, {"t": "Draw"}, sabbat.game("charlatans")) == Draw()
    assert codec.read(Action, {"t": "ShakeCup"}, sabbat.game("sorcellerie")) == ShakeCup()
    with pytest.raises(BadRecord, match="'ShakeCup' is no Action of charlatans"):
        codec.read(Action, {"t": "ShakeCup"}, sabbat.game("charlatans"))


def test_a_former_name_is_still_read() -> None:
    renamed = RenamedAuctionGame()
    assert codec.read(Action, {"t": "Offer", "coins": 3}, renamed) == Bid(3)
    assert codec.plain(Bid(3))["t"] == "Bid"
    with pytest.raises(BadRecord, match="'Offer' is no Action of auction"):
        codec.read(Action, {"t": "Offer", "coins": 3}, AUCTION)
    former = {**ENDED, "t": "SorcellerieEnded"}
    assert codec.read(Event, former, sabbat.game("sorcellerie")) == SorcellerieEnded((3, 1), (0,))


@pytest.mark.parametrize("game", sabbat.GAMES)
def test_a_former_name_leads_to_a_class_and_is_no_class_itself(game: str) -> None:
    names = [cls.__name__ for cls in sabbat.game(game).vocabulary()]
    for former, now in sabbat.game(game).former_names.items():
        assert now in names
        assert former not in names


def test_a_record_without_a_game_is_refused() -> None:
    for text in ("{}", "[]", '{"game": "parcheesi"}', '{"game": ["charlatans"]}'):
        with pytest.raises(BadRecord, match="there is no game"):
            sabbat.read_record(text)
    with pytest.raises(BadRecord):
        sabbat.read_record("no JSON")
