"""Les Charlatans de Belcastel, as the engine plays it."""

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
from sabbat.games.charlatans import tensor
from sabbat.games.charlatans.actions import EVERY_ACTION, Buy, Draw, Stop, UseFlask
from sabbat.games.charlatans.components import BOOKS, CHIPS, MIXED, PAGES
from sabbat.games.charlatans.rules import (
    flow,
    setup,
)
from sabbat.games.charlatans.state import Charlatans
from sabbat.games.charlatans.view import CharlatansView, imagine_state
from sabbat.games.charlatans.view_building import view, views

_AS_THE_SET = 0


class Rulebook(Game[Charlatans]):
    """Wolfgang Warsch's game for 2 to 4 charlatans: nine rounds of pushing one's luck."""

    name: ClassVar[str] = "charlatans"
    box: ClassVar[Box] = Box(
        shelf=1, kind="push_your_luck", minutes=45, age=10, usual_seats=3, colours=("#241546", "#6b2a4e")
    )
    rules_version: ClassVar[int] = 2
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    table_options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("set", tuple(range(1, PAGES + 1)), 1),  # CHA-3
        *(TableOption(name, tuple(range(PAGES + 1)), _AS_THE_SET) for name in MIXED),  # CHA-40
        TableOption("test_tubes", (False, True), False),  # CHA-41
        TableOption("flask", ("any", "white"), "any"),  # CHA-16
        TableOption("together", (False, True), False),  # CHA-17
        TableOption("waivers", (False, True), False),  # CHA-15
    )

    report_options: ClassVar[dict[str, tuple[OptionValue, ...]]] = {"set": (1, 2, 3, 4)}
    longest: ClassVar[int] = 1_000
    view_type: ClassVar[type[CharlatansView]] = CharlatansView

    def set_up(self, seats: int, table_options: dict[str, OptionValue]) -> Charlatans:
        return setup.set_up(seats, table_options)

    def proceed(self, play: Play[Charlatans]) -> None:
        flow.proceed(play)

    def round_of(self, state: Charlatans) -> int:
        return state.round

    def view(self, state: Charlatans, seat: Seat | None) -> CharlatansView:
        return view(state, seat)

    def views(self, state: Charlatans, seats: Sequence[Seat | None]) -> list[CharlatansView]:
        return views(state, seats)

    def imagine_state(self, seen: CharlatansView, rng: Random) -> Charlatans:
        return imagine_state(seen, rng)

    def explain(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        """Why a seat that is not asked may not do what it could do while brewing."""
        me = state.players[seat]
        if state.step != flow.BREWING or not isinstance(action, (Draw, Stop, UseFlask)):
            return None
        if me.exploded:
            is_flask = isinstance(action, UseFlask)
            return Refusal("CHA-16", "exploding_chip_stays") if is_flask else Refusal("CHA-14", "pot_has_exploded")
        if me.stopped:
            return Refusal("CHA-13", "stopping_is_final")
        return Refusal("CHA-17", "hand_is_held_out")

    def taken(self, state: Charlatans, seat: Seat, action: Action) -> tuple[str, ...]:
        """What is bought: the chip, and the page that it is used with."""
        if not isinstance(action, Buy):
            return ()
        pages = [BOOKS.get((chip.colour, state.pages[chip.colour]), "") for chip in action.chips]
        return (*[f"chip-{chip.text}" for chip in action.chips], *[f"book-{page}" for page in pages if page])

    def standing(self, state: Charlatans) -> tuple[int, tuple[int, ...]]:
        return state.round, tuple(player.points for player in state.players)

    def tensor_layout(self) -> tuple[Field, ...]:
        return tensor.LAYOUT

    def write_tensor(self, state: Charlatans, seat: Seat, into: Tensor) -> None:
        tensor.write(state, seat, into)

    def actions(self) -> Sequence[Action]:
        return EVERY_ACTION

    def pieces(self, state: Charlatans) -> dict[str, int]:
        """CHA-6. All chips: in the supply, out of the game, in bags, in and beside pots, drawn."""
        found = {chip.text: state.supply[chip.kind] + state.box[chip.kind] for chip in CHIPS}
        for me in state.players:
            for chip in CHIPS:
                found[chip.text] += me.bag[chip.kind]
            for lying in [*[placed.chip for placed in me.pot], *me.beside, *me.drawn]:
                found[lying.text] += 1
        return found
