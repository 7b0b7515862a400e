"""One table: an ordered mailbox, a match, and everybody who watches. A door, not a brain."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sabbat.bots import offered
from sabbat.engine import CLOCK, Action, BadRecord, Event, Game, Match, State, Step
from sabbat.engine.options import OptionValue, TableOption
from sabbat.games import GAMES
from sabbat.server import protocol as wire
from sabbat.server.body import GATHERING, OVER, PLAYING, Body, entry_bytes, read_entry
from sabbat.server.bot_seats import BotSeats
from sabbat.server.fair_play import FairPlay
from sabbat.server.metrics import ACTIONS, STORING
from sabbat.server.patience import Patience
from sabbat.server.store import Conflict, Store
from sabbat.server.telling import log_for, question_for, told_to_each, view_for
from sabbat.server.thinking import Thinking
from sabbat.server.timing import LoopTime, Time
from sabbat.server.viewers import Viewer

CHAT_KEPT = 100  # lines
STAND_IN = "sensible"  # the bot that plays for somebody who is away
OWN_CARDS = "own"  # an option's value that stands for the text of a card file


class Refused(Exception):
    """A request that the table, not the rules, turns down."""

    def __init__(self, why: str, **facts: int | str) -> None:
        super().__init__(why)
        self.why = why
        self.facts = facts


def now() -> int:
    """Server time in milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class House:
    """What all tables of a server share."""

    store: Store
    thinking: Thinking
    base_url: str
    bot_pause: float  # seconds, so that people can follow
    time: Time = field(default_factory=LoopTime)


class Table:
    """All that happens here happens one at a time, in the order in which it came."""

    def __init__(self, id: str, body: Body, house: House, open_next: Callable[[Table], Awaitable[str]]) -> None:
        self.id = id
        self.body = body
        self.house = house
        self.open_next = open_next
        self._kept = msgspec.json.encode(body)  # the body as the store has it
        self.game: Game[Any] = GAMES[body.game]  # any game
        self.match: Match | None = None
        self.viewers: set[Viewer] = set()
        self.idle_since = now()
        self.one_at_a_time = asyncio.Lock()
        self.bots = BotSeats(self)
        self.fair = FairPlay(self, house.time) if self.game.by_clock else None
        self._lines: list[tuple[int, tuple[Event, ...]]] = []
        self._answered: dict[int, tuple[int, Action]] = {}  # by seat: the last question answered, and how
        self._patience = Patience()

    # --- set-up and resumption

    def begin(self) -> None:
        """Lays the match; its seed is part of the body."""
        self.match = self.game.start(len(self.body.chairs), self.body.seed, self.body.options)
        self._lines = [(0, self.match.told_at_start)]
        self._answered = {}
        self._patience.note_questions(self.match, now())
        if self.fair is not None:
            self.fair.note(self.match, None, CLOCK, 0)

    def resume(self, entries: list[bytes]) -> None:
        """Plays the stored answers again. The table goes on where it was, in the middle of any question."""
        if self.body.phase == GATHERING:
            return
        self.begin()
        assert self.match is not None
        for stored in entries:
            question, entry = read_entry(stored, self.game)
            before = self.match.state
            step = self.match.submit(entry.seat, entry.action, entry.at)
            if step.entry != entry:
                raise BadRecord(f"table {self.id}: the stored match falls differently")
            self._note(self.match, before, question, step)
        if self.match.outcome is not None:
            self.body.phase = OVER  # the server may have died between the last answer and this
        if self.fair is not None:
            self.fair.resumed(self.match)

    def _note(self, match: Match, before: State, question: int, step: Step) -> int | None:
        """Keeps in mind what has happened. Where it brings a cue, the moment at which everybody must see it."""
        seat = step.entry.seat
        self._answered[seat] = (question, step.entry.action)
        self._lines.append((self.seq, step.events))
        self._patience.note_questions(match, now())
        return None if self.fair is None else self.fair.note(match, before, seat, step.entry.at)

    # --- looking

    @property
    def seq(self) -> int:
        return len(self.match.entries) if self.match else 0

    @property
    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return list(self.match.pending) if self.match else []

    def seat_of(self, person: str) -> int | None:
        for seat, chair in enumerate(self.body.chairs):
            if chair.person == person:
                return seat
        return None

    def here(self, person: str | None) -> bool:
        return any(viewer.person == person for viewer in self.viewers)

    def is_host(self, person: str) -> bool:
        """The host; while the host is away, anybody who sits here."""
        if person == self.body.host:
            return True
        return not self.here(self.body.host) and self.seat_of(person) is not None

    def asked(self, seat: int) -> int | None:
        """The number of the seat's question."""
        question = self.match.pending.get(seat) if self.match else None
        return question.number if question else None

    def may_talk_freely(self) -> bool:
        """Some games leave people only phrases while they play."""
        return self.match is None or self.match.outcome is not None or self.game.may_talk_freely(self.match.state)

    def has_answered(self, seat: int, question: int, action: Action) -> bool:
        """Has this very answer been given already?"""
        return self._answered.get(seat) == (question, action)

    def view(self) -> wire.TableView:
        """The table around the match, the same for everybody."""
        qualities = {} if self.fair is None else self.fair.qualities()
        return wire.TableView(
            id=self.id,
            game=self.body.game,
            phase=self.body.phase,
            seats=[
                wire.SeatView(chair.name, chair.bot, self.here(chair.person), self._deadline(seat), qualities.get(seat))
                for seat, chair in enumerate(self.body.chairs)
            ],
            fewest_seats=self.game.fewest_seats,
            most_seats=self.game.most_seats,
            options=[
                wire.OptionView(option.name, list(option.values), self._shown(option))
                for option in self.game.offered_options(len(self.body.chairs))
            ],
            bots=offered(self.body.game),
            host=self.seat_of(self.body.host),
            watchers=sum(self.seat_of(viewer.person) is None for viewer in self.viewers),
            stand_in_after=self.body.stand_in_after,
            clock=self.body.clock,
            hide_odds=self.body.hide_odds,
            by_clock=self.game.by_clock,
            free_talk=self.may_talk_freely(),
            next=self.body.next,
            link=f"{self.house.base_url}/t/{self.id}",
        )

    def _shown(self, option: TableOption) -> OptionValue:
        """What was chosen. A deck of one's own is long: it is named, not told."""
        chosen = self.body.options[option.name]
        return OWN_CARDS if option.name == self.game.card_file and chosen not in option.values else chosen

    def welcome(self, viewer: Viewer, since: int) -> wire.Welcome:
        seat = self.seat_of(viewer.person)
        return wire.Welcome(
            seq=self.seq,
            seat=seat,
            host=self.is_host(viewer.person),
            table=self.view(),
            waiting=self.waiting,
            view=view_for(self.match, seat) if self.match else None,
            question=question_for(self.match, seat) if self.match else None,
            log=log_for(self._lines, seat, since),
            chat=self.body.chat,
            now=now(),
        )

    # --- coming and going

    async def join(self, viewer: Viewer, since: int) -> None:
        """A browser opens the table. Whoever has a seat here gets it back from the bot that stood in."""
        async with self.one_at_a_time:
            self.viewers.add(viewer)
            self._patience.came(viewer.person)
            seat = self.seat_of(viewer.person)
            if seat is not None and self.body.chairs[seat].stood_in:
                self.body.chairs[seat].bot = None
                await self.save()
            if self.fair is not None:
                self.fair.draw_curtain(viewer)
            viewer.tell(self.welcome(viewer, since))
            self.tell_table(but=viewer)
            self.wake()

    async def leave(self, viewer: Viewer) -> None:
        async with self.one_at_a_time:
            self.viewers.discard(viewer)
            if not self.here(viewer.person) and self.seat_of(viewer.person) is not None:
                self._patience.left(viewer.person, now())
            self.idle_since = now()
            self.tell_table()

    async def tick(self) -> None:
        """Looks after the absent and after the clock; called a few times a second."""
        if self.body.phase != PLAYING or not self.viewers:
            return
        async with self.one_at_a_time:
            for seat, chair in enumerate(self.body.chairs):
                if chair.person is None or chair.bot is not None:
                    continue
                patience = self.body.stand_in_after
                away = 0 if self.here(chair.person) else self._patience.away_for(chair.person, now())
                if patience is not None and away > patience * 1000:
                    chair.bot = STAND_IN
                    await self.save()
                    self.tell_table()
                deadline = self._deadline(seat)
                if deadline is not None and now() > deadline:
                    self.bots.answer(seat, STAND_IN, pause=0)
            self.wake()

    def bot_may_answer(self, seat: int) -> bool:
        """A bot's own seat, or one it stands in for; and anybody's, for one answer, when the clock has run out."""
        deadline = self._deadline(seat)
        return self.body.chairs[seat].bot is not None or (deadline is not None and now() > deadline)

    def _deadline(self, seat: int) -> int | None:
        if self.body.clock is None or seat not in self.waiting:
            return None
        return self._patience.deadline(seat, self.body.clock)

    def wake(self) -> None:
        """Sets the bots among those who are asked to work."""
        for seat in self.waiting:
            bot = self.body.chairs[seat].bot
            if bot is not None:
                self.bots.answer(seat, bot, self.house.bot_pause)

    async def close(self) -> None:
        """Nothing goes on here any more; all is in the store."""
        await self.bots.close()
        if self.fair is not None:
            await self.fair.close()

    # --- playing

    async def submit(self, seat: int, question: int | None, action: Action, by: str, at: int | None = None) -> None:
        """Stored, then told. The clock answers no question."""
        match = self.match
        assert match is not None
        before = match.state
        step = match.submit(seat, action, at, question)
        number = question or 0
        try:
            with STORING.time():
                await self.house.store.append(self.id, self.seq - 1, entry_bytes(number, step.entry))
        except BaseException as error:
            match.state = before
            match.entries.pop()
            if isinstance(error, Conflict):
                await self._reload()
                if self.has_answered(seat, number, action):
                    return  # it had been kept, though the store could not say so at the time
                raise Refused("table_moved_on") from None
            raise
        cue = self._note(match, before, number, step)
        ACTIONS.labels(self.body.game, by).inc()
        urgent = self.fair is not None and any(event.urgent for event in step.events)
        self._tell_step(step.events, step.entry.at if urgent and cue is None else cue, cue is not None)
        if self.fair is not None:
            self.fair.wind()
        if match.outcome is not None:
            self.body.phase = OVER  # not worth a save: a table resumed sees it in its match
        if match.outcome is not None or self.body.clock is not None:
            self.tell_table()

    async def _reload(self) -> None:
        """Another server has written to this table: the store is right."""
        stored = await self.house.store.load(self.id)
        assert stored is not None
        self.body, self._kept = msgspec.json.decode(stored.body, type=Body), stored.body
        self.resume(stored.entries)
        self.greet_all()

    async def save(self) -> None:
        """Keeps the body. Where that fails, the table is as it was."""
        body = msgspec.json.encode(self.body)
        try:
            await self.house.store.save(self.id, body)
        except BaseException:
            self.body = msgspec.json.decode(self._kept, type=Body)
            if self.match is not None and self.match.outcome is not None:
                self.body.phase = OVER  # which is not worth a save
            raise
        self._kept = body

    async def add_to_chat(self, seat: int, text: str, phrase: wire.PhraseView | None = None) -> None:
        """Kept with the table, then told to everybody."""
        number = self.body.chat[-1].number + 1 if self.body.chat else 1
        line = wire.ChatLine(number, self.body.chairs[seat].name, text, seat, phrase)
        self.body.chat = [*self.body.chat, line][-CHAT_KEPT:]
        await self.save()
        self.tell_everybody(wire.Chatted(line))
        if phrase is not None:
            self.bots.hear(seat, phrase.kind, phrase.subject)

    # --- telling

    def tell_everybody(self, message: wire.Down) -> None:
        for viewer in self.viewers:
            viewer.tell(message)

    def tell_table(self, but: Viewer | None = None) -> None:
        """Seats, presence, options or phase have changed."""
        table = self.view()
        for viewer in self.viewers:
            if viewer is not but:
                viewer.tell(wire.TableChanged(table, self.seat_of(viewer.person), self.is_host(viewer.person)))

    def greet_all(self) -> None:
        """Everything anew for everybody."""
        for viewer in self.viewers:
            viewer.tell(self.welcome(viewer, since=-1))

    def greet_anew(self, person: str) -> None:
        """Somebody's seat has changed: what they may see has changed with it."""
        for viewer in self.viewers:
            if viewer.person == person:
                viewer.tell(self.welcome(viewer, since=-1))
        self.tell_table()

    def _tell_step(self, events: tuple[Event, ...], at: int | None = None, cue: bool = False) -> None:
        """One message to each viewer, made for that seat; spectators share one."""
        match = self.match
        assert match is not None
        seats = {viewer: self.seat_of(viewer.person) for viewer in self.viewers}
        told = told_to_each(match, self.seq, events, set(seats.values()), at)
        for viewer, seat in seats.items():
            if cue and self.fair is not None:
                self.fair.cue_told(viewer)
            viewer.send(told[seat])
