"""A trained charlatan: a network that has learnt from matches against itself (sabbat/train). NumPy alone."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.actions import EVERY_ACTION, STOP
from sabbat.games.charlatans.bots.answers import Options
from sabbat.games.charlatans.bots.network import network
from sabbat.games.charlatans.bots.seen_by import NOT_ASKED, Moment, all_seen, question_of, seen_by
from sabbat.games.charlatans.bots.strong import Strong
from sabbat.games.charlatans.components import LAST_SPACE, ROUNDS
from sabbat.games.charlatans.rules.beside import UseSetAside
from sabbat.games.charlatans.state import Charlatans, white_limit
from sabbat.games.charlatans.view import CharlatansView
from sabbat.games.charlatans.view_building import odds_to_explode

PLACE: Final = {action: place for place, action in enumerate(EVERY_ACTION)}
HARDLY: Final = 0.08  # odds at which nobody stops who has a full flask
NEVER: Final = 1e-9  # and who has none
MOST: Final = 5  # options that a search weighs
SURE: Final = 8.0  # an answer e**8 times as likely as another leaves that one out


class Trained(Bot):
    """The most likely answer of the network. What it has never met (waivers, test tubes), or hardly ever (a pot that is
    full), the strong one answers; also what can be reckoned to the end (the chips beside the pot in the last round),
    and where it would stop though hardly anything can happen."""

    name: ClassVar[str] = "trained"

    def __init__(self) -> None:
        self.strong = Strong()

    def choose(
        self,
        view: CharlatansView,
        asked: Decision[Any],  # of this game
        options: Options,
        rng: Random,
    ) -> Action:
        assert view.seat is not None
        if view.tubes or view.waivers or question_of(asked) == NOT_ASKED:
            return self.strong.choose(view, asked, options, rng)
        state = GAME.imagine(view, rng)
        if is_reckoned(state, view.seat, asked):
            return self.strong.choose(view, asked, options, rng)
        found = self.preferred(view, state, asked, options, rng)
        if found is STOP and is_harmless(state, view.seat):
            return self.strong.choose(view, asked, options, rng)
        return found

    def preferred(
        self,
        view: CharlatansView,
        state: Charlatans,
        asked: Decision[Any],  # of this game
        options: Options,
        rng: Random,
    ) -> Action:
        assert view.seat is not None
        return likely(state, view.seat, asked, options)[0][0]


def likely(state: Charlatans, seat: int, asked: Decision[Any], options: Options) -> list[tuple[Action, float]]:
    """What the network takes for likely, the likeliest first; and how much less likely than that each is, as a power
    of e."""
    logits = network(state).think(seen_by(state, seat, asked))
    ranked = sorted([(option, float(logits[PLACE[option]])) for option in options], key=lambda each: -each[1])
    most = ranked[0][1]
    return [(option, most - logit) for option, logit in ranked[:MOST] if most - logit < SURE]


def likeliest(moments: list[Moment]) -> list[Action]:
    """Of each, the answer that the network takes for the likeliest; all of one table's worlds."""
    rows = network(moments[0][0]).think(all_seen(moments)).tolist()
    return [_first(asked.options(state, seat), row) for (state, seat, asked), row in zip(moments, rows, strict=True)]


def _first(options: Options, logits: list[float]) -> Action:
    return max(options, key=lambda option: logits[PLACE[option]])


def is_reckoned(state: Charlatans, seat: int, asked: Decision[Any]) -> bool:
    """Whether strong knows the answer for certain: nothing lies further, or only the chips beside the pot are left."""
    last = isinstance(asked, UseSetAside) and state.round == ROUNDS
    return last or state.players[seat].last_space >= LAST_SPACE


def is_harmless(state: Charlatans, seat: int) -> bool:
    """Whether a further chip can do no harm, or hardly any."""
    me = state.players[seat]
    return odds_to_explode(state, me, white_limit(state, me)) < (HARDLY if me.flask_full else NEVER)
