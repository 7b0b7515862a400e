"""Sorcellerie !, as the engine plays it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from sabbat.engine.actions import Action, Seat
from sabbat.engine.box import Box
from sabbat.engine.errors import Refusal
from sabbat.engine.game import Game
from sabbat.engine.options import OptionValue, TableOption
from sabbat.engine.play import Play
from sabbat.engine.tensor import Field, Tensor
from sabbat.games.sorcellerie import tensor
from sabbat.games.sorcellerie.actions import EVERY_ACTION, Say
from sabbat.games.sorcellerie.components import CARDS
from sabbat.games.sorcellerie.rules import flow, setup
from sabbat.games.sorcellerie.state import CUP, LOCKED, OUT, RESTING, SHAKING, SPOKEN, Sorcellerie, closes_at
from sabbat.games.sorcellerie.view import SorcellerieView, imagine_state, view


class Rulebook(Game[Sorcellerie]):
    """Markus Nikisch's game for 2 to 4 witches: eight dice, three formulas, and a quick tongue."""

    name: ClassVar[str] = "sorcellerie"
    box: ClassVar[Box] = Box(shelf=4, kind="speed", minutes=10, age=5, usual_seats=3, colours=("#2b0d33", "#c4541f"))
    rules_version: ClassVar[int] = 4
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    table_options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("goal", ("different", "any_five"), "different"),  # SOR-13
        TableOption("expert", (False, True), False),  # SOR-20
        TableOption("tie_band", (0, 20, 40, 80), 20),  # SOR-11, milliseconds
        TableOption("slow", (0, 10, 20, 40), 0),  # SOR-4, seconds for everybody's answer; 0: a race
        TableOption("breath", (0, 3, 5), 3),  # SOR-3, seconds after each contest; 0: none
    )
    longest: ClassVar[int] = 3_000
    former_names: ClassVar[dict[str, str]] = {"SorcellerieEnded": "MatchEnded"}
    view_type: ClassVar[type[SorcellerieView]] = SorcellerieView
    by_clock: ClassVar[bool] = True

    def set_up(self, seats: int, table_options: dict[str, OptionValue]) -> Sorcellerie:
        return setup.set_up(seats, table_options)

    def proceed(self, play: Play[Sorcellerie]) -> None:
        flow.proceed(play)

    def round_of(self, state: Sorcellerie) -> int:
        return state.turn

    def closes_at(self, state: Sorcellerie) -> int | None:
        return closes_at(state)

    def cue_at(self, state: Sorcellerie) -> int | None:
        """SOR-5. The dice, which are in the cup until then."""
        return state.cue_at if state.phase == SHAKING else None

    def tick(self, play: Play[Sorcellerie]) -> None:
        flow.tick(play)

    def view(self, state: Sorcellerie, seat: Seat | None) -> SorcellerieView:
        return view(state, seat)

    def imagine_state(self, seen: SorcellerieView, rng: Random) -> Sorcellerie:
        return imagine_state(seen, rng)

    def explain(self, state: Sorcellerie, seat: Seat, action: Action) -> Refusal | None:
        """Why a seat that is not asked may not say its formula."""
        if not isinstance(action, Say):
            return None
        if state.phase in (CUP, RESTING):
            return Refusal("SOR-3", "cup_is_not_shaken")
        voice = state.players[seat].voice
        if voice == LOCKED:
            return Refusal("SOR-4", "locked_after_false_start")
        if voice == SPOKEN:
            return Refusal("SOR-4", "has_spoken")
        return Refusal("SOR-9", "out_for_this_turn") if voice == OUT else None

    def standing(self, state: Sorcellerie) -> tuple[int, tuple[int, ...]]:
        return state.turn, tuple(len(player.won) for player in state.players)

    def tensor_layout(self) -> tuple[Field, ...]:
        return tensor.LAYOUT

    def write_tensor(self, state: Sorcellerie, seat: Seat, into: Tensor) -> None:
        tensor.write(state, seat, into)

    def actions(self) -> Sequence[Action]:
        return EVERY_ACTION

    def pieces(self, state: Sorcellerie) -> dict[str, int]:
        """SOR-1. The 30 cards, wherever they lie."""
        lying = [*state.pile, *(card for card in state.circle if card is not None)]
        lying += [card for me in state.players for card in me.won]
        return {card.text: lying.count(card) for card in CARDS}
