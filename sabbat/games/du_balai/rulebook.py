"""Du balai !, as the engine plays it."""

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
from sabbat.games.du_balai import tensor
from sabbat.games.du_balai.actions import EVERY_ACTION, MOST_SEATS, CloseLid, KeepMagic, PlaySpell, WriteFormula
from sabbat.games.du_balai.components import MAGIC
from sabbat.games.du_balai.rules import flow, setup
from sabbat.games.du_balai.state import CASTING, LOOKING, WRITING, DuBalai, closes_at
from sabbat.games.du_balai.view import DuBalaiView, imagine_state, view


class Rulebook(Game[DuBalai]):
    """Bruno Cathala's and Serge Laget's race for 2 to 6 witches: look, remember, write, fly."""

    name: ClassVar[str] = "du_balai"
    box: ClassVar[Box] = Box(shelf=5, kind="memory", minutes=30, age=8, usual_seats=4, colours=("#0d1740", "#39508f"))
    rules_version: ClassVar[int] = 2
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = MOST_SEATS
    table_options: ClassVar[tuple[TableOption, ...]] = tuple(
        TableOption(f"handicap_{seat}", setup.HANDICAPS, setup.NONE) for seat in range(MOST_SEATS)
    )  # DUB-60, DUB-61
    longest: ClassVar[int] = 3_000
    former_names: ClassVar[dict[str, str]] = {"BroomRaceEnded": "MatchEnded", "BroomTurnBegan": "TurnBegan"}
    view_type: ClassVar[type[DuBalaiView]] = DuBalaiView
    by_clock: ClassVar[bool] = True

    def offered_options(self, seats: int) -> tuple[TableOption, ...]:
        """DUB-60, DUB-61. A handicap for each seat that there is."""
        return self.table_options[:seats]

    def set_up(self, seats: int, table_options: dict[str, OptionValue]) -> DuBalai:
        return setup.set_up(seats, table_options)

    def proceed(self, play: Play[DuBalai]) -> None:
        flow.proceed(play)

    def round_of(self, state: DuBalai) -> int:
        return state.turn

    def closes_at(self, state: DuBalai) -> int | None:
        return closes_at(state)

    def tick(self, play: Play[DuBalai]) -> None:
        flow.tick(play)

    def view(self, state: DuBalai, seat: Seat | None) -> DuBalaiView:
        return view(state, seat)

    def imagine_state(self, seen: DuBalaiView, rng: Random) -> DuBalai:
        return imagine_state(seen, rng)

    def explain(self, state: DuBalai, seat: Seat, action: Action) -> Refusal | None:
        """Why a seat that is not asked may not close the lid, write, or play a spell."""
        if isinstance(action, CloseLid):
            if state.phase == LOOKING:
                return Refusal("DUB-11", "has_seen_enough")
            return Refusal("DUB-10", "no_dice_yet") if state.phase == CASTING else Refusal("DUB-11", "lid_is_closed")
        if isinstance(action, WriteFormula):
            written = state.phase == WRITING and state.players[seat].written
            return Refusal("DUB-12", "formula_is_written") if written else Refusal("DUB-12", "not_time_to_write")
        if isinstance(action, PlaySpell):
            return Refusal("DUB-31", "not_its_moment")
        return None

    def taken(self, state: DuBalai, seat: Seat, action: Action) -> tuple[str, ...]:
        """The spell that is played, the card that is kept."""
        return (f"card-{action.card}",) if isinstance(action, (PlaySpell, KeepMagic)) else ()

    def standing(self, state: DuBalai) -> tuple[int, tuple[int, ...]]:
        return state.turn, tuple(player.square for player in state.players)

    def tensor_layout(self) -> tuple[Field, ...]:
        return tensor.LAYOUT

    def write_tensor(self, state: DuBalai, seat: Seat, into: Tensor) -> None:
        tensor.write(state, seat, into)

    def actions(self) -> Sequence[Action]:
        return EVERY_ACTION

    def pieces(self, state: DuBalai) -> dict[str, int]:
        """DUB-2. The 27 Black Magic cards: in pile and discard, in hands, drawn."""
        found = {}
        for kind, card in enumerate(MAGIC):
            held = sum(me.hand[kind] + me.drawn[kind] for me in state.players)
            found[card] = state.pile[kind] + state.discard[kind] + held
        return found
