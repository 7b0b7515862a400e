"""Le Bal des Chaudrons, as the engine plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from sabbat.engine.actions import Action, Seat
from sabbat.engine.box import Box
from sabbat.engine.errors import Refusal
from sabbat.engine.game import Game
from sabbat.engine.options import OptionValue, TableOption
from sabbat.engine.play import Play
from sabbat.engine.tensor import Field, Tensor
from sabbat.games.bal_des_chaudrons import tensor
from sabbat.games.bal_des_chaudrons.actions import (
    EVERY_ACTION,
    CallInitiative,
    FinishProduction,
    KeepCharacter,
    LayDrawn,
    LeaveToChance,
    StartAfresh,
    StudyPotion,
    UndoStep,
    UsePotion,
)
from sabbat.games.bal_des_chaudrons.cards import BASE, deck_in, load_cards
from sabbat.games.bal_des_chaudrons.components import POTIONS
from sabbat.games.bal_des_chaudrons.imagining import imagine_state
from sabbat.games.bal_des_chaudrons.rules import flow, setup
from sabbat.games.bal_des_chaudrons.state import Bal
from sabbat.games.bal_des_chaudrons.view import BalView
from sabbat.games.bal_des_chaudrons.view_building import view, views

CARDS = TableOption("cards", (BASE,), BASE)


class Rulebook(Game[Bal]):
    """Erik Andersson Sundén's game for 2 to 5 witches: brew more than your neighbour can hold."""

    name: ClassVar[str] = "bal_des_chaudrons"
    box: ClassVar[Box] = Box(
        shelf=2, kind="drafting", minutes=30, age=14, usual_seats=4, colours=("#3a1140", "#a33c5b")
    )
    rules_version: ClassVar[int] = 2
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 5
    table_options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("characters", ("novice", "expert"), "novice"),  # BAL-2
        CARDS,  # or the text of a deck: see `agree`
    )

    card_file: ClassVar[str] = CARDS.name
    report_options: ClassVar[dict[str, tuple[OptionValue, ...]]] = {"expert": (True,)}
    longest: ClassVar[int] = 3_000
    former_names: ClassVar[dict[str, str]] = {"BalEnded": "MatchEnded", "BalRoundBegan": "RoundBegan"}
    view_type: ClassVar[type[BalView]] = BalView

    def agree(self, seats: int, wanted: Mapping[str, object]) -> dict[str, OptionValue]:
        """`cards` is `base`, the text of another deck (`load_cards(path).text`) or of a card file; what is agreed on is
        a deck, which is all that a replay needs."""
        others = {name: value for name, value in wanted.items() if name != CARDS.name}
        agreed = super().agree(seats, others)
        agreed[CARDS.name] = deck_in(wanted.get(CARDS.name, BASE)).text
        return agreed

    def read_cards(self, path: str) -> OptionValue:
        return load_cards(path).text

    def set_up(self, seats: int, table_options: dict[str, OptionValue]) -> Bal:
        return setup.set_up(seats, table_options)

    def proceed(self, play: Play[Bal]) -> None:
        flow.proceed(play)

    def round_of(self, state: Bal) -> int:
        return state.round

    def view(self, state: Bal, seat: Seat | None) -> BalView:
        return view(state, seat)

    def views(self, state: Bal, seats: Sequence[Seat | None]) -> list[BalView]:
        return views(state, seats)

    def imagine_state(self, seen: BalView, rng: Random) -> Bal:
        return imagine_state(seen, rng)

    def explain(self, state: Bal, seat: Seat, action: Action) -> Refusal | None:
        """Why a seat that is not asked may not do what the others are doing."""
        me = state.witches[seat]
        if state.step == flow.CHOOSING and isinstance(action, (StudyPotion, StartAfresh, LeaveToChance, LayDrawn)):
            return Refusal("BAL-10", "card_is_chosen") if me.chosen is not None else None
        if state.step == flow.PRODUCING and isinstance(action, (UsePotion, UndoStep, FinishProduction, CallInitiative)):
            return Refusal("BAL-24", "production_is_finished") if me.finished else Refusal("BAL-25", "not_your_turn")
        return None

    def taken(self, state: Bal, seat: Seat, action: Action) -> tuple[str, ...]:
        """The character that is kept, the potion that is studied."""
        if isinstance(action, KeepCharacter):
            return (f"character-{action.character}",)
        return (f"potion-{action.potion.text}",) if isinstance(action, StudyPotion) else ()

    def standing(self, state: Bal) -> tuple[int, tuple[int, ...]]:
        return state.round, tuple(sum(witch.circle) for witch in state.witches)

    def tensor_layout(self) -> tuple[Field, ...]:
        return tensor.LAYOUT

    def write_tensor(self, state: Bal, seat: Seat, into: Tensor) -> None:
        tensor.write(state, seat, into)

    def actions(self) -> Sequence[Action]:
        return EVERY_ACTION

    def pieces(self, state: Bal) -> dict[str, int]:
        """BAL-4. All potions: piled, thrown away, in hands, face down, in lines. Ingredients are endless (BAL-5)."""
        found = dict.fromkeys([potion.text for potion in POTIONS], 0)
        for card in [*state.deck, *state.discards]:
            found[card.text] += 1
        for me in state.witches:
            revealed = state.step >= flow.ARCANA  # then the card chosen lies in the line
            down = [me.chosen.potion] if me.chosen is not None and not revealed else []
            for card in [*me.hand, *down, *[laid.potion for laid in me.line]]:
                found[card.text] += 1
        return found
