"""A table laid by hand, for tests that read like the rulebook: set, act, look. Everything goes through `submit`.

ada = producing("lore_of_spores", bench="2 mushroom")
ada.uses("lore_of_spores")
assert ada.outputs == "mandrake"
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sabbat.engine import Action, Match, Scripted, Seeded
from sabbat.engine.options import OptionValue
from sabbat.games.bal_des_chaudrons import GAME, actions
from sabbat.games.bal_des_chaudrons.cards import BASE_DECK
from sabbat.games.bal_des_chaudrons.components import ARCANA, CHARACTERS, card, ingredient, laid, pile
from sabbat.games.bal_des_chaudrons.components import lying as ingredients_of
from sabbat.games.bal_des_chaudrons.rules.flow import PASSING_HANDS, PRODUCING
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch
from tests.hand_laid import LaidPlayer, LaidTable

# Cards without symbols and with inputs that an empty bench cannot fill: for hands that should do nothing.
QUIET = ("curse_of_shadow", "secret_summoning", "mushroom_flood", "spider_quake", "toad_tornado", "rite_of_nature")


def shown(counts: Sequence[int]) -> str:
    """`2 mandrake, spider`."""
    names = [ingredient.text for ingredient in ingredients_of(list(counts))]
    kinds = [(names.count(name), name) for name in dict.fromkeys(names)]
    return ", ".join(f"{count} {name}" if count > 1 else name for count, name in kinds)


class Player(LaidPlayer["Table"]):
    """One seat of the table, with the words of a player; looks through to the seat's state."""

    @property
    def state(self) -> BalWitch:
        return self.table.state.witches[self.seat]

    @property
    def bench(self) -> str:
        """As everybody sees it: before a production that is not done."""
        return shown(self.state.bench)

    @property
    def left_on_bench(self) -> str:
        """What a production has left there so far."""
        return shown([has - spent for has, spent in zip(self.state.bench, self.state.spent, strict=True)])

    @property
    def outputs(self) -> str:
        return shown(self.state.made)

    @property
    def cauldron(self) -> str:
        return shown(self.state.cauldron)

    @property
    def circle(self) -> str:
        return shown(self.state.circle)

    @property
    def hand(self) -> list[str]:
        return [potion.text for potion in self.state.hand]

    @property
    def line(self) -> list[str]:
        return [str(potion) for potion in self.state.line]

    @property
    def markers(self) -> dict[str, int]:
        return dict(zip(ARCANA, self.state.markers, strict=True))

    def keeps(self, character: str) -> None:
        self.does(actions.KeepCharacter(character))

    def studies(self, potion: str) -> None:
        """`charm_of_fear`, or `charm_of_fear~` turned."""
        self.does(actions.StudyPotion(card(potion.rstrip("~")), potion.endswith("~")))

    def starts_afresh(self) -> None:
        self.does(actions.StartAfresh())

    def leaves_it_to_chance(self) -> None:
        self.does(actions.LeaveToChance())

    def lays_it(self, turned: bool) -> None:
        self.does(actions.LayDrawn(turned))

    def triggers(self, arcanum: str) -> None:
        self.does(actions.TriggerArcanum(arcanum))

    def conjures(self, text: str) -> None:
        self.does(actions.Conjure(ingredient(text)))

    def adds(self, text: str) -> None:
        self.does(actions.AddFromSupply(ingredient(text)))

    def removes(self, text: str) -> None:
        self.does(actions.RemoveFromBench(ingredient(text)))

    def names(self, text: str) -> None:
        self.does(actions.NameIngredient(ingredient(text)))

    def moves(self, text: str) -> None:
        self.does(actions.MoveToCauldron(ingredient(text)))

    def leaves_arcana(self) -> None:
        self.does(actions.LeaveArcana())

    def uses(self, potion: str, *fills: str, gives: str = "") -> None:
        """`uses("elixir_of_moon", "toad@bench", gives="mushroom")` answers what is asked on the way, in this order."""
        self.does(actions.UsePotion(card(potion)))
        for filled in fills:
            self.fills(filled)
        for given in gives.split():
            self.gives(given)

    def fills(self, text: str) -> None:
        name, source = text.split("@")
        self.does(actions.FillInput(ingredient(name), source))

    def gives(self, text: str) -> None:
        self.does(actions.FillOutput(ingredient(text)))

    def undoes(self) -> None:
        self.does(actions.UndoStep())

    def finishes(self) -> None:
        self.does(actions.FinishProduction())

    def calls(self) -> None:
        self.does(actions.CallInitiative())

    def puts_in_circle(self, text: str) -> None:
        self.does(actions.MoveToCircle(ingredient(text)))

    def keeps_cauldron(self) -> None:
        self.does(actions.KeepCauldron())

    def can_use(self, potion: str) -> bool:
        return actions.UsePotion(card(potion)) in self.options

    @property
    def may_fill_with(self) -> list[str]:
        return [
            f"{action.ingredient}@{action.source}" for action in self.options if isinstance(action, actions.FillInput)
        ]

    @property
    def may_give(self) -> list[str]:
        return [action.ingredient.text for action in self.options if isinstance(action, actions.FillOutput)]


class Table(LaidTable[Bal, Player]):
    """A match laid by hand."""

    def __getitem__(self, seat: int) -> Player:
        return Player(self, seat)

    def all_study(self, *potions: str) -> None:
        for seat, potion in enumerate(potions):
            self[seat].studies(potion)

    def rest_of_round(self) -> None:
        """Everybody answers as quietly as possible until the round is over."""
        round = self.state.round
        while self.state.round == round and self.match.outcome is None:
            self[self.asked[0]].does(quiet_answer(self[self.asked[0]]))


QUIET_ANSWERS = (actions.LEAVE_ARCANA, actions.FINISH, actions.KEEP_CAULDRON)


def quiet_answer(player: Player) -> Action:
    return next((action for action in QUIET_ANSWERS if action in player.options), player.options[0])


def lay(
    seats: int = 2,
    characters: Sequence[str] = (),
    hands: Sequence[str] = (),
    lines: Sequence[str] = (),
    benches: Sequence[str] = (),
    circles: Sequence[str] = (),
    markers: Sequence[str] = (),
    pile_of: str | None = None,
    discards: str = "",
    round: int = 2,
    luck: dict[str, str] | None = None,
    seed: int = 0,
    **options: OptionValue,
) -> Table:
    """A table at the start of a round, everybody choosing a card.

    Characters are novices that are gone, unless named; hands hold one QUIET card, unless given; benches are bare.
    `markers`: `brew raven` puts brew and raven on 1. `pile_of` is the draw pile, else all cards that are nowhere else.
    `luck` scripts draws by name (`potions`, `dare@0`); the rest is seeded.
    """
    agreed = GAME.agree(seats, options)
    table = GAME.lay(seats, agreed)
    spare = [name for name in QUIET if name not in " ".join([*hands, *lines, pile_of or "", discards])]
    for seat, me in enumerate(table.witches):
        named = _at(characters, seat)
        assert named in ("", *CHARACTERS)
        me.character, me.in_play = named or "novice", bool(named)
        given = _at(hands, seat).split()
        me.hand = tuple(card(name) for name in (given or [spare.pop(0)]))
        me.line = [laid(name) for name in _at(lines, seat).split()]
        me.bench = pile(_at(benches, seat))
        me.circle = pile(_at(circles, seat))
        me.markers = [_at(markers, seat).split().count(arcanum) for arcanum in ARCANA]
    held = {potion for me in table.witches for potion in [*me.hand, *[one.potion for one in me.line]]}
    table.discards = [card(name) for name in discards.split()]
    left = [potion for potion in BASE_DECK.cards if potion not in held and potion not in table.discards]
    table.deck = left if pile_of is None else [card(name) for name in pile_of.split()]
    table.round = round - 1
    table.step = PASSING_HANDS  # a new round begins
    script = {name: text.split() for name, text in (luck or {}).items()}
    return Table(Match.begin(GAME, table, agreed, 0, Scripted(script, otherwise=Seeded(seed))))


def _at(given: Sequence[str], seat: int) -> str:
    return given[seat] if seat < len(given) else ""


def producing(
    *lines: str,
    bench: str = "",
    benches: Sequence[str] = (),
    seats: int = 2,
    **laid_as: Any,
) -> Player:
    """Seat 0 in the middle of brewing, everybody at once; `lines` are the potions of seat 0, 1, …

    Everybody has studied a card without symbols in this round, from a hand of one.
    """
    table = lay(seats=seats, lines=lines, benches=benches or (bench,), **laid_as)
    while table.state.step < PRODUCING:
        for seat in table.asked:
            table[seat].does(quiet_answer(table[seat]))
    return table[0]


def as_a(character: str, *lines: str, **laid_as: Any) -> Player:
    """Seat 0 is this character, and brewing."""
    return producing(*lines, characters=[character], **laid_as)
