"""DUB-35, DUB-36: Decree and Double Game, played while writing."""

import pytest

from sabbat.engine import codec
from sabbat.games.du_balai import GAME
from sabbat.games.du_balai.components import SYMBOLS
from sabbat.games.du_balai.events import DecreeLooked, FormulaJudged, FormulaShown
from sabbat.games.du_balai.rules.writing import LookByDecree, WriteInSecret
from tests.du_balai.table import CAST_AT, lay
from tests.hand_laid import refused

# DUB-35 Décret


@pytest.mark.rule("DUB-35")
def test_a_decree_waits_until_all_others_have_written() -> None:
    table = lay(hands={0: "decree"}).casts().shuts()
    with refused("DUB-35", "others_still_write"):
        table[0].plays("decree")
    table[1].writes("eye")
    with refused("DUB-35", "others_still_write"):
        table[0].plays("decree")
    table[2].writes("")
    table[0].plays("decree")
    assert isinstance(table[0].asked, LookByDecree)


@pytest.mark.rule("DUB-35", "DUB-11")
def test_she_alone_sees_the_dice_and_then_writes() -> None:
    table = lay(seats=2, hands={0: "decree"}).casts().shuts()
    table[1].writes("eye")
    table[0].plays("decree")
    mine = GAME.view(table.state, 0).dice
    assert mine is not None
    assert len(mine) == 9
    for viewer in (1, None):
        seen = codec.to_json(GAME.view(table.state, viewer)).decode()
        assert GAME.view(table.state, viewer).dice is None
        assert not any(f'"symbol":"{symbol}"' in seen for symbol in SYMBOLS)
    with refused("DUB-35", "not_asked"):
        table[0].writes("eye ear web")
    table[0].has_seen_enough()
    assert GAME.view(table.state, 0).dice is None
    table[0].writes("eye ear web")
    assert table[0].square == 5


@pytest.mark.rule("DUB-35")
def test_by_the_clock_the_look_lasts_ten_seconds() -> None:
    table = lay(seats=2, hands={0: "decree"}).casts(at=CAST_AT)
    table[1].closes(after=5_000)
    table.ticks()  # nobody else had a hand on the lid
    table[1].writes("eye")
    table[0].plays("decree", after=9_000)
    assert table.told(DecreeLooked)[0].until == CAST_AT + 19_000
    assert table.match.closes_at == CAST_AT + 19_000
    assert GAME.view(table.state, None).closes_at == CAST_AT + 19_000
    table.ticks()
    assert table[0].asked == WriteInSecret("any")
    assert GAME.view(table.state, 0).dice is None
    assert table.match.closes_at is None


@pytest.mark.rule("DUB-35")
def test_who_has_a_decree_may_let_the_others_write_first() -> None:
    table = lay(hands={0: "decree", 1: "fog"}).casts().shuts()
    table[0].holds_back()
    assert table.asked == [1, 2]
    with refused("DUB-35", "no_reason_to_wait"):
        table[1].holds_back()
    table[1].writes("")
    table[2].writes("")
    assert table.asked == [0]
    with refused("DUB-35", "no_reason_to_wait"):
        table[0].holds_back()
    table[0].plays("decree")


@pytest.mark.rule("DUB-35")
def test_two_who_hold_back_do_not_wait_for_each_other_for_ever() -> None:
    table = lay(seats=2, hands={0: "decree", 1: "decree"}).casts().shuts()
    table[0].holds_back()
    table[1].holds_back()
    assert table.asked == [0, 1]
    with refused("DUB-35", "others_still_write"):
        table[0].plays("decree")
    table[1].writes("eye")
    table[0].plays("decree")
    table[1].lets_it_be()
    assert isinstance(table[0].asked, LookByDecree)


# DUB-36 Double jeu


@pytest.mark.rule("DUB-36")
def test_a_double_game_is_two_formulas_each_judged_by_itself() -> None:
    table = lay(seats=2, hands={0: "double_game"}).casts("eye ear web", "skull star").shuts()
    table[0].plays("double_game")
    assert table[0].asked == WriteInSecret("orange")
    table[0].writes("eye ear web")
    assert table[0].asked == WriteInSecret("black")
    table[0].writes("skull")
    table[1].writes("")
    assert table[0].square == 3 + 2 + 1
    shown = [(event.colour, event.symbols) for event in table.told(FormulaShown) if event.seat == 0]
    assert shown == [("orange", ("eye", "web", "ear")), ("black", ("skull",))]
    verdicts = [(event.colour, event.verdict) for event in table.told(FormulaJudged) if event.seat == 0]
    assert verdicts == [("orange", "perfect"), ("black", "valid")]


@pytest.mark.rule("DUB-36", "DUB-17")
def test_each_perfect_one_gives_its_own_bonus() -> None:
    table = lay(seats=2, hands={0: "double_game"}).casts("eye", "skull star").shuts().draws("loop hex")
    table[0].plays("double_game")
    table[0].writes("eye")
    table[0].writes("skull star")
    table[1].writes("")
    assert table[0].square == 1 + 2 + 2
    table[0].keeps("loop")
    assert table[0].hand == "loop"


@pytest.mark.rule("DUB-36")
def test_a_card_is_in_one_formula_only() -> None:
    table = lay(seats=2, hands={0: "double_game"}).casts().shuts()
    table[0].plays("double_game")
    table[0].writes("eye skull")
    with refused("DUB-36", "card_already_used"):
        table[0].writes("skull")
    assert len(table[0].options) == 2**7


@pytest.mark.rule("DUB-36")
def test_there_are_never_more_than_two_formulas() -> None:
    table = lay(seats=2, hands={0: "double_game double_game"}).casts().shuts()
    table[0].plays("double_game")
    with refused("DUB-36", "formula_already_lies"):
        table[0].plays("double_game")


@pytest.mark.rule("DUB-36")
def test_the_orange_formula_must_be_orange_and_the_black_one_black() -> None:
    table = lay(seats=2, hands={0: "double_game"}, squares=(4, 4)).casts("eye", "skull star").shuts()
    table[0].plays("double_game")
    table[0].writes("star")
    table[0].writes("eye")
    table[1].writes("")
    assert table[0].square == 4


@pytest.mark.rule("DUB-36", "DUB-19")
@pytest.mark.parametrize(
    ("orange", "black", "square"), [("rain", "spider", 4), ("eye", "spider", 5), ("rain", "skull", 5)]
)
def test_the_closer_pays_once_if_either_is_invalid(orange: str, black: str, square: int) -> None:
    table = lay(seats=2, hands={0: "double_game"}, squares=(6, 6)).casts("eye ear", "skull star")
    table[0].closes()
    table[0].plays("double_game")
    table[0].writes(orange)
    table[0].writes(black)
    table[1].writes("")
    assert table[0].square == square


@pytest.mark.rule("DUB-36", "DUB-38", "DUB-39")
def test_either_of_two_formulas_may_be_mended_or_corrected() -> None:
    table = lay(seats=2, hands={0: "double_game mended_memory correction"}).casts("eye ear", "skull star").shuts()
    table[0].plays("double_game")
    table[0].writes("eye")
    table[0].writes("skull rain")
    table[1].writes("")
    table[0].plays("mended_memory")
    table[0].adds("ear")
    table[0].plays("correction")
    table.draws("loop hex")
    table[0].swaps("rain", "star", second=True)
    assert table[0].square == 4 + 2
    assert GAME.view(table.state, 1).players[0].second == ["star", "skull"]


@pytest.mark.rule("DUB-36", "DUB-12")
def test_how_many_formulas_lie_there_is_public_what_they_say_is_not() -> None:
    table = lay(seats=2, hands={0: "double_game"}).casts().shuts()
    table[0].plays("double_game")
    table[0].writes("eye")
    seen = GAME.view(table.state, 1).players[0]
    assert (seen.double, seen.written, seen.formula) == (True, 1, None)
