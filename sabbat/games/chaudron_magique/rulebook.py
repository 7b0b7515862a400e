"""Le Chaudron Magique, as the engine plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from sabbat.engine.actions import Action, Seat
from sabbat.engine.box import Box
from sabbat.engine.errors import Refusal
from sabbat.engine.game import Game
from sabbat.engine.options import OptionValue, TableOption
from sabbat.engine.play import Play
from sabbat.engine.tensor import Field, Tensor
from sabbat.games.chaudron_magique import tensor
from sabbat.games.chaudron_magique.actions import PlayAndKeep, every_action, small_steps
from sabbat.games.chaudron_magique.cards import APPRENTICE, BASE, FULL, deck_in, load_cards
from sabbat.games.chaudron_magique.components import BURNT_ALLOWED, SPLITS
from sabbat.games.chaudron_magique.imagining import imagine_state
from sabbat.games.chaudron_magique.phrases import check_phrase
from sabbat.games.chaudron_magique.rules import flow, setup
from sabbat.games.chaudron_magique.state import Sabbath
from sabbat.games.chaudron_magique.view import ChaudronView
from sabbat.games.chaudron_magique.view_building import view, views

CARDS = TableOption("cards", (BASE,), BASE)


class Rulebook(Game[Sabbath]):
    """Alexys Dussier's game for 2 to 7 witches, all together: seven Potions from one cauldron before it burns."""

    name: ClassVar[str] = "chaudron_magique"
    box: ClassVar[Box] = Box(
        shelf=3,
        kind="cooperative",
        minutes=45,
        age=8,
        usual_seats=4,
        usual_bot="sensible",  # all win together: nobody is beaten
        colours=("#0c2b3d", "#1d6a63"),
    )
    rules_version: ClassVar[int] = 5
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 7
    together: ClassVar[bool] = True  # CHM-6
    has_phrases: ClassVar[bool] = True  # CHM-60
    table_options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("burnt", (16, BURNT_ALLOWED, 24, 28), BURNT_ALLOWED),  # CHM-6
        TableOption("potions", tuple(SPLITS), "rulebook"),  # CHM-4
        TableOption("deck", (FULL, APPRENTICE), FULL),
        TableOption("stones", ("one", "each"), "one"),  # CHM-51: what "once per Potion" means
        TableOption("talk", ("phrases", "free"), "phrases"),  # CHM-60; for the server
        CARDS,  # or the text of a deck: see `agree`
    )

    card_file: ClassVar[str] = CARDS.name
    longest: ClassVar[int] = 500
    former_names: ClassVar[dict[str, str]] = {"SabbathTurnBegan": "TurnBegan"}
    view_type: ClassVar[type[ChaudronView]] = ChaudronView

    def agree(self, seats: int, wanted: Mapping[str, object]) -> dict[str, OptionValue]:
        """`cards` is `base` or the text of another deck (`load_cards(path).text`): all that a replay needs."""
        others = {name: value for name, value in wanted.items() if name != CARDS.name}
        agreed = super().agree(seats, others)
        agreed[CARDS.name] = deck_in(wanted.get(CARDS.name, BASE)).text
        return agreed

    def read_cards(self, path: str) -> OptionValue:
        return load_cards(path).text

    def may_talk_freely(self, state: Sabbath) -> bool:
        """CHM-60. Cards are secret until the match is over."""
        return state.talk == "free" or state.outcome is not None

    def check_phrase(self, state: Sabbath, kind: str, subject: str) -> Refusal | None:
        return check_phrase(state, kind, subject)

    def may_point(self, state: Sabbath, what: dict[str, Any]) -> bool:
        """An answer, and if one likes what would come of it: how much burns and is lost, which Potions are brewed."""
        figures = [what.get(key) for key in ("burnt", "lost")]
        brews = what.get("brews", [])
        if not all(figure is None or (type(figure) is int and 0 <= figure < 100) for figure in figures):
            return False
        if not isinstance(brews, list) or not all(
            isinstance(potion, str) and potion in state.shown for potion in brews
        ):
            return False
        answer = {key: value for key, value in what.items() if key not in ("burnt", "lost", "brews")}
        return super().may_point(state, answer)

    def set_up(self, seats: int, table_options: dict[str, OptionValue]) -> Sabbath:
        return setup.set_up(seats, table_options)

    def proceed(self, play: Play[Sabbath]) -> None:
        flow.proceed(play)

    def round_of(self, state: Sabbath) -> int:
        return state.turn

    def view(self, state: Sabbath, seat: Seat | None) -> ChaudronView:
        return view(state, seat)

    def views(self, state: Sabbath, seats: Sequence[Seat | None]) -> list[ChaudronView]:
        return views(state, seats)

    def imagine_state(self, seen: ChaudronView, rng: Random) -> Sabbath:
        return imagine_state(seen, rng)

    def explain(self, state: Sabbath, seat: Seat, action: Action) -> Refusal | None:
        """Why a seat that is not asked may not do what another is doing."""
        if isinstance(action, PlayAndKeep):
            return Refusal("CHM-13", "cards_are_chosen") if state.step == flow.CHOOSING else None
        return Refusal("CHM-15", "owner_decides") if state.step == flow.APPLYING else None

    def taken(self, state: Sabbath, seat: Seat, action: Action) -> tuple[str, ...]:
        """The card that is played."""
        return (f"card-{state.hands[seat][action.play - 1]}",) if isinstance(action, PlayAndKeep) else ()

    def standing(self, state: Sabbath) -> tuple[int, tuple[int, ...]]:
        return state.turn, (len(state.brewed),) * len(state.hands)

    def tensor_layout(self) -> tuple[Field, ...]:
        return tensor.LAYOUT

    def write_tensor(self, state: Sabbath, seat: Seat, into: Tensor) -> None:
        tensor.write(state, seat, into)

    def actions(self) -> Sequence[Action]:
        return every_action()

    def small_steps(self, action: Action) -> tuple[str, ...]:
        return small_steps(action)

    def pieces(self, state: Sabbath) -> dict[str, int]:
        """CHM-1. The seven Potions; the cards: piled, discarded, in hands, picked, kept; no cell holds two things."""
        lying = [mask.bit_count() for mask in state.lying]
        found = {
            "potions": len(state.pile) + len(state.shown) + len(state.brewed) if state.step else 0,
            "cells": sum(lying) + state.empty.bit_count(),
        }
        for place, name in enumerate(state.printed.names):
            found[name] = state.draw[place] + state.discards[place]
        for cards in (*state.hands, state.picked, state.kept):
            for card in cards:
                if card:
                    found[card] += 1
        return found

    def figures(self, state: Sabbath) -> dict[str, int]:
        return {"brewed": len(state.brewed), "burnt": state.burnt, "turns": state.turn}
