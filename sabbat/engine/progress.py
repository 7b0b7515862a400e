"""How a match goes on: one answer is played, then the game proceeds for as long as nobody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance, Luck
from sabbat.engine.decision import Decision
from sabbat.engine.options import OptionValue
from sabbat.engine.play import Play, is_anybody_asked
from sabbat.engine.state import State

if TYPE_CHECKING:
    from sabbat.engine.game import Game


def begin(game: Game[Any], seats: int, table_options: dict[str, OptionValue], luck: Luck, at: int = 0) -> Play[Any]:
    """A match in place, from the laid table to the first question: nobody wants its events, and nothing is recorded."""
    state: State = game.lay(seats, table_options)
    play: Play[Any] = Play(state, Chance(luck, state.streams, recording=False), wants_events=False, at=at)
    go_on(game, play)
    return play


def perform(game: Game[Any], play: Play[Any], seat: Seat, action: Action) -> None:  # any game
    """Plays one legal action on `play.state`, in place: the seat's question is answered, then the match goes on."""
    decision = play.state.asked[seat]
    assert decision is not None
    answer(game, play, decision, seat, action)


def answer(game: Game[Any], play: Play[Any], decision: Decision[Any], seat: Seat, action: Action) -> None:
    """The same, for whoever has the seat's question at hand."""
    play.state.asked[seat] = None
    decision.resolve(play, seat, action)
    go_on(game, play)


def pass_time(game: Game[Any], play: Play[Any]) -> None:  # any game
    """A window of time has closed on `play.state`; then the match goes on."""
    game.tick(play)
    go_on(game, play)


def go_on(game: Game[Any], play: Play[Any]) -> None:  # any game
    """Asks what was put off, then lets the game go on for as long as nobody is asked."""
    state: State = play.state
    while state.outcome is None and not play.chance.luck.waits:
        for seat, later in enumerate(state.later):
            if later and state.asked[seat] is None:
                _ask_next(play, seat)
        if is_anybody_asked(state):
            return
        game.proceed(play)


def _ask_next(play: Play[Any], seat: Seat) -> None:  # any game
    """The first question put off that still leaves a choice; what has become impossible is dropped."""
    state: State = play.state
    while state.later[seat]:
        decision: Decision[Any] = state.later[seat][0]
        state.later[seat] = state.later[seat][1:]
        if decision.options(state, seat):
            play.ask(seat, decision)
            return
