"""A match as it stands, kept beside its entries: from there it goes on, also under rules that were changed since.

The log since the snapshot before goes with it, as plain data with its secrets still closed: what people saw happen
stays to be seen even where the rules of today would tell it differently.
"""

from __future__ import annotations

import zlib
from contextlib import suppress
from typing import Any

import msgspec

from sabbat.engine import Action, BadRecord, Event, Game, Match, PastStep, Seeded, State, codec
from sabbat.engine.undo import BY_CONSENT, NONE, since_revealed
from sabbat.fair.contest import Put
from sabbat.server.fair_play import FairPlay
from sabbat.server.protocol import Json
from sabbat.server.store import StoredSnapshot
from sabbat.server.table_state import LogLine, TableState

SNAPSHOT_EVERY = 50  # entries
ROUND_OF = 25  # entries, at the least: when so many have come, the end of the round brings a snapshot
STATES_KEPT = 3  # of the newest snapshots
QUICKLY = 1  # how hard zlib tries: the size is nearly the same


class KeptStep(msgspec.Struct):
    """A step that may still be taken back (`PastStep`)."""

    entry: int
    seat: int
    revealed: bool
    before: Json  # the fields that differ from the snapshot's state
    action: Json | None = None  # older snapshots know neither this
    at: int = 0
    events: list[Json] = []  # nor this
    own_luck: tuple[str, ...] = ()  # nor this


class Snapshot(msgspec.Struct):
    """What a table has in mind of its match."""

    state: Json  # without a deck of somebody's own, which the table has
    at: int  # of the last entry, by the table's clock
    answered: dict[int, tuple[int, Json]]  # by seat: the last question answered, and how
    cue: int = 0
    put: dict[int, tuple[int, int, bool]] = {}  # by seat: its question as it was put (fair time)
    past: list[KeptStep] = []  # what an undo can go back to


def take_snapshot(table: TableState, fair: FairPlay | None, since: int) -> StoredSnapshot:
    """`since`: the seq of the snapshot before, -1 where there is none."""
    match = table.match
    assert match is not None
    state = codec.plain(match.state)
    snapshot = Snapshot(
        state=_differing(state, _own_cards(table)),
        at=table.last_at,
        answered={seat: (question, codec.plain(action)) for seat, (question, action) in table.answered.items()},
    )
    if table.stored.undo != NONE:
        steps = match.past if table.stored.undo == BY_CONSENT else since_revealed(match.past)
        snapshot.past = [_kept(step, state) for step in steps]
    if fair is not None:
        snapshot.cue = fair.cue
        snapshot.put = {seat: (put.number, put.at, put.cue) for seat, put in fair.contest.questions.items()}
    log = [line for line in table.log if line[0] > since]
    return StoredSnapshot(table.seq, table.game.rules_version, _packed(snapshot), _packed(log))


def go_on_from(table: TableState, fair: FairPlay | None, kept: StoredSnapshot) -> None:
    """Lays the match as it was. BadRecord where the game of today cannot read it."""
    assert kept.state is not None
    stored = table.stored
    try:
        snapshot = msgspec.json.decode(zlib.decompress(kept.state), type=Snapshot)
        kind = type(table.game.set_up(len(stored.chairs), stored.options))
        whole = _own_cards(table) | snapshot.state
        state: State = codec.read(kind, whole, table.game)
        past = [_step(step, kind, whole, table.game) for step in snapshot.past]
        answered = {
            seat: (question, codec.read(Action, action, table.game))
            for seat, (question, action) in snapshot.answered.items()
        }
    except (zlib.error, msgspec.DecodeError, ValueError, LookupError, TypeError) as error:
        raise BadRecord(str(error)) from error
    match = Match(table.game, state, Seeded(stored.seed), stored.options, stored.seed, earlier=kept.seq)
    match.past = past
    table.begin(match, snapshot.at, answered)
    if fair is not None:
        fair.cue = snapshot.cue
        fair.contest.go_on_from({seat: Put(*put) for seat, put in snapshot.put.items()})


def _own_cards(table: TableState) -> Json:
    """What a state repeats of the table's options: the text of a deck of somebody's own, which may be long."""
    options, name = table.stored.options, table.game.card_file
    return {name: options[name]} if table.game.has_own_cards(options) else {}


def _kept(step: PastStep, known: Json) -> KeptStep:
    before, action = _differing(codec.plain(step.before), known), codec.plain(step.action)
    events = codec.plain(step.events)
    return KeptStep(step.entry, step.seat, step.revealed, before, action, step.at, events, step.own_luck)


def _step(kept: KeptStep, kind: type[State], whole: Json, game: Game[Any]) -> PastStep:  # any game
    before: State = codec.read(kind, whole | kept.before, game)
    action: Action | None = None if kept.action is None else codec.read(Action, kept.action, game)
    events = tuple(codec.read(Event, event, game) for event in kept.events)
    return PastStep(kept.entry, kept.seat, kept.revealed, before, action, kept.at, events, kept.own_luck)


def _differing(state: Json, known: Json) -> Json:
    """The fields of a state that `known` has not, or has otherwise."""
    return {name: value for name, value in state.items() if name not in known or known[name] != value}


def log_until(snapshots: list[StoredSnapshot], seq: int) -> list[LogLine]:
    """The log that lies in the snapshots, up to this one. A part that cannot be read is left out; of a step that was
    told twice (the match was played again from its start) the newer telling counts."""
    log: dict[int, list[Json]] = {}
    for kept in snapshots:
        if kept.seq <= seq:
            with suppress(zlib.error, msgspec.DecodeError):
                log.update(msgspec.json.decode(zlib.decompress(kept.log), type=list[LogLine]))
    return sorted(log.items())


def packed_entries(entries: list[bytes]) -> bytes:
    """Entries that were taken back, in one piece."""
    return zlib.compress(msgspec.json.encode([msgspec.Raw(entry) for entry in entries]), QUICKLY)


def _packed(value: object) -> bytes:
    return zlib.compress(msgspec.json.encode(value), QUICKLY)
