"""DUB-34: Magic Fog, the answer to a spell."""

import pytest

from sabbat.games.du_balai import GAME
from sabbat.games.du_balai.events import SpellLostInFog
from sabbat.games.du_balai.rules.goes import TakeYourGo
from sabbat.games.du_balai.rules.spells import AnswerSpell
from sabbat.games.du_balai.rules.writing import WriteInSecret
from tests.du_balai.table import lay, written
from tests.hand_laid import refused


@pytest.mark.rule("DUB-34")
def test_fog_takes_the_effect_from_an_opponents_spell() -> None:
    table = written("", "", hands={0: "tailwind", 1: "fog"}, squares=(5, 3))
    table[0].plays("tailwind")
    assert table[1].asked == AnswerSpell(0, "tailwind")
    table[1].plays("fog")
    assert table.squares == [5, 3]
    assert [(event.seat, event.card) for event in table.told(SpellLostInFog)] == [(0, "tailwind")]
    assert sorted(GAME.view(table.state, None).discard) == ["fog", "tailwind"]


@pytest.mark.rule("DUB-34")
def test_a_spell_that_nobody_answers_takes_effect() -> None:
    table = written("", "", hands={0: "tailwind", 1: "fog"}, squares=(5, 3))
    table[0].plays("tailwind")
    assert table.squares == [5, 3]  # not before the answer
    table[1].lets_it_be()
    assert table.squares == [6, 3]
    assert table[1].hand == "fog"


@pytest.mark.rule("DUB-34")
def test_everybody_with_black_magic_is_asked_so_that_nobody_knows_who_has_a_fog() -> None:
    table = written("", "", "", "", hands={0: "tailwind", 1: "loop", 3: "fog"}, first=0)
    table[0].plays("tailwind")
    assert table.asked == [1, 3]
    with refused("DUB-31", "card_not_in_hand"):
        table[1].plays("fog")
    with refused("DUB-31", "spell_in_the_air"):
        table[1].plays("loop")
    table[1].lets_it_be()
    table[3].lets_it_be()
    assert table[0].square == 1


@pytest.mark.rule("DUB-34")
def test_fog_may_answer_fog_and_the_last_one_decides() -> None:
    table = written("", "", hands={0: "tailwind fog", 1: "fog"}, squares=(5, 3))
    table[0].plays("tailwind")
    table[1].plays("fog")
    assert table[0].asked == AnswerSpell(1, "fog")
    table[0].plays("fog")
    assert table.squares == [6, 3]  # nobody has Black Magic any more
    assert not table.told(SpellLostInFog)


@pytest.mark.rule("DUB-34")
def test_a_third_may_answer_the_fog_as_well() -> None:
    table = written("", "", "", hands={0: "tailwind loop", 1: "fog loop", 2: "fog"}, first=0)
    table[0].plays("tailwind")
    table[1].plays("fog")
    assert table.asked == [0, 2]  # about the fog now; nobody is asked about the tailwind any more
    assert table[2].asked == AnswerSpell(1, "fog")
    table[0].lets_it_be()
    table[2].plays("fog")
    table[0].lets_it_be()
    table[1].lets_it_be()
    assert table[0].square == 1
    assert table[0].asked == TakeYourGo(moved=False)


@pytest.mark.rule("DUB-34")
def test_fog_is_not_played_on_its_own() -> None:
    table = written("", "", hands={0: "fog"})
    with refused("DUB-34", "fog_answers_a_spell"):
        table[0].plays("fog")


@pytest.mark.rule("DUB-34")
@pytest.mark.parametrize("card", ["attraction", "roadblock", "hex", "tailwind"])
def test_fog_works_against_every_spell_of_the_go(card: str) -> None:
    table = written("", "eye ear web", hands={0: card, 1: "fog"}, squares=(9, 7), first=0)
    if card in ("attraction", "roadblock"):
        table[0].flies_on()
    table[0].plays(card)
    table[1].plays("fog")
    while table.state.turn == 1:
        table[table.asked[0]].flies_on()
    assert table.squares == [9, 12]


@pytest.mark.rule("DUB-34", "DUB-38", "DUB-39")
@pytest.mark.parametrize("card", ["mended_memory", "correction"])
def test_fog_leaves_the_formula_as_it_was_written(card: str) -> None:
    table = written("eye", "", hands={0: f"{card} loop", 1: "fog"}, closer=0)
    table[0].plays(card)
    table[1].plays("fog")
    table[0].lets_it_be()
    assert table[0].asked == TakeYourGo(moved=False)
    table[0].flies_on()
    assert table[0].square == 1


@pytest.mark.rule("DUB-34", "DUB-36")
def test_fog_over_a_double_game_leaves_one_formula_and_interrupts_the_writing() -> None:
    table = lay(seats=3, hands={0: "double_game", 1: "fog"}).casts().shuts()
    table[0].plays("double_game")
    assert table[1].asked == AnswerSpell(0, "double_game")
    assert isinstance(table[2].asked, WriteInSecret)  # without Black Magic, not troubled
    table[1].plays("fog")
    assert [table[seat].asked for seat in range(3)] == [WriteInSecret("any")] * 3  # where it was interrupted
    table.all_write("eye", "", "")
    assert table[0].square == 1


@pytest.mark.rule("DUB-34", "DUB-35")
def test_fog_over_a_decree_and_no_dice_are_seen() -> None:
    table = lay(seats=2, hands={0: "decree", 1: "fog"}).casts().shuts()
    table[1].writes("eye")
    table[0].plays("decree")
    table[1].plays("fog")
    assert GAME.view(table.state, 0).dice is None
    assert table[0].asked == WriteInSecret("any")


@pytest.mark.rule("DUB-31", "DUB-34")
def test_one_spell_at_a_time() -> None:
    table = lay(seats=3, hands={0: "double_game", 1: "double_game", 2: "loop"}).casts().shuts()
    table[0].plays("double_game")
    table[1].lets_it_be()
    assert table[1].asked == WriteInSecret("any")
    with refused("DUB-31", "spell_in_the_air"):
        table[1].plays("double_game")
    table[2].lets_it_be()
    table[1].plays("double_game")
    table[2].lets_it_be()
    assert table[0].asked == table[1].asked == WriteInSecret("orange")
