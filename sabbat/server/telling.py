"""What one viewer is told of the match: events, view and question, each made for that seat alone."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

import msgspec

from sabbat.engine import Action, Match, codec
from sabbat.engine.undo import BY_CONSENT, NONE
from sabbat.server.protocol import Json, OptionOffer, QuestionView, RefusalView, Told, UndoPolicy, UndoView
from sabbat.server.seen_events import events_for_each
from sabbat.server.shared_views import written_views

OWN_CARDS = "own"  # stands for the text of a deck of one's own, which is long and told once, in `Welcome`

_encode = msgspec.json.Encoder().encode


def view_for(match: Match, seat: int | None) -> Json:
    view: Json = msgspec.to_builtins(match.view(seat))
    return view


def told_to_each(
    match: Match,
    seq: int,
    events: list[Json],
    seats: Collection[int | None],
    policy: UndoPolicy,
    at: int | None = None,
) -> dict[int | None, bytes]:
    """One message for each seat (None: the spectators), with its own events, view and question in it."""
    waiting = [seat for seat, decision in enumerate(match.state.asked) if decision is not None]
    views: list[Any] = match.game.views(match.state, list(seats))
    if match.game.has_own_cards(match.table_options):
        views = [msgspec.structs.replace(view, **{match.game.card_file: OWN_CARDS}) for view in views]
    texts: list[Any] = written_views(views)  # JSON already; it is what Told promises, and so are the events
    seen: dict[int | None, Any] = events_for_each(events, seats)
    return {
        seat: _encode(
            Told(
                seq,
                seen[seat],
                waiting,
                view,
                question_for(match, seat),
                at,
                undo_for(match, seat, policy),
            )
        )
        for seat, view in zip(seats, texts, strict=True)
    }


def undo_for(match: Match, seat: int | None, policy: UndoPolicy) -> UndoView | None:
    """What this seat can take back, by what the table has agreed on."""
    if seat is None or policy == NONE:
        return None
    free = match.undo_of(seat)
    if free is not None:
        return UndoView(free.entry, free=True)
    agreed = match.undo_of(seat, agreed=True) if policy == BY_CONSENT else None
    return None if agreed is None else UndoView(agreed.entry, free=False)


def question_for(match: Match, seat: int | None) -> QuestionView | None:
    """The seat's question, with all that a player might think of: legal, or grey with the reason."""
    decision = None if seat is None else match.state.asked[seat]
    if decision is None or seat is None:
        return None
    return QuestionView(
        number=match.state.numbers[seat],
        decision=codec.plain(decision),
        rule=decision.rule,
        offers=[
            _offer(action, decision.check(match.state, seat, action)) for action in decision.listed(match.state, seat)
        ],
        composed=decision.composed(match.state, seat),
    )


def _offer(action: Action, refusal: Any) -> OptionOffer:  # Refusal or None, as below
    if refusal is None:
        return _legal_offer(action)
    return OptionOffer(codec.plain(action), refusal_view(refusal))


@lru_cache(4096)
def _legal_offer(action: Action) -> OptionOffer:
    """The same few are offered again and again."""
    return OptionOffer(codec.plain(action), None)


def refusal_view(refusal: Any) -> RefusalView | None:  # Refusal or None; compiled classes are opaque to the checker
    return None if refusal is None else RefusalView(refusal.rule, refusal.why, dict(refusal.facts))
