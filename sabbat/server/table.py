"""One table: its state, its inbox, its bots, its clock, and what it tells everybody around it. A door, not a brain."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from sabbat.bots import offered, usual_bot
from sabbat.engine.options import OptionValue, TableOption
from sabbat.server import protocol as wire
from sabbat.server import timing
from sabbat.server.bot_seats import BotSeats
from sabbat.server.fair_play import FairPlay
from sabbat.server.inbox import Inbox
from sabbat.server.messages import Asks, Message, WindowCloses
from sabbat.server.replies import Replies
from sabbat.server.seen_events import log_for
from sabbat.server.services import Services
from sabbat.server.stored_table import StoredTable
from sabbat.server.table_state import LogLine, TableState
from sabbat.server.telling import OWN_CARDS, question_for, told_to_each, undo_for, view_for
from sabbat.server.viewers import Viewer

CROWD = 16  # viewers
TELLS_EVERY = 1000.0  # ms, of those who look on in a crowd
SOON = 100.0  # ms: those who go on to the next table, one after the other, need not hear of each other

_encode = msgspec.json.Encoder().encode


class Table(TableState):
    """`handle` does what a message says (handlers.py), `begin` the same where nothing is unusual;
    `open_next` opens the table of a rematch."""

    def __init__(
        self,
        id: str,
        stored: StoredTable,
        services: Services,
        handle: Callable[[Table, Message], Awaitable[None]],
        open_next: Callable[[Table], Awaitable[str]],
        begin: Callable[[Table, Message], bool],
    ) -> None:
        super().__init__(id, stored)
        self.services = services
        self.open_next = open_next
        self._telling: timing.Cancellable | None = None  # of those who have come and gone, and when
        self._tells_at = 0.0
        self._bots, self._usual_bot = offered(stored.game), usual_bot(stored.game)
        self.inbox: Inbox[Message] = Inbox(
            id, lambda message: handle(self, message), _ask_again, lambda message: begin(self, message)
        )
        self.replies = Replies()
        self.fair: FairPlay | None = None
        if self.game.by_clock:
            self.fair = FairPlay(self, services.time, self._window_closes, self.tell_table)
        self.bots = BotSeats(self, self.fair, services.bot_workers, services.bot_pause, self.inbox.tell)

    def _window_closes(self) -> None:
        self.inbox.leave_word(WindowCloses())

    def move_on(self) -> None:
        """Its home is elsewhere: nothing can be stored from here any more, and everybody is sent there."""
        self.inbox.shut()
        if self.fair is not None:
            self.fair.stop()
        self.bots.stop()
        for viewer in self.viewers:
            viewer.come_back()

    async def close(self) -> None:
        """Nothing goes on here any more; all is in the store."""
        if self.fair is not None:
            self.fair.stop()
        await self.inbox.close()
        await self.bots.close()

    def let_go(self) -> None:
        """Of all that is large, and of the parts that hold on to the table in turn: so nothing of it is left for the
        garbage collector, which may not look for a long time."""
        self.match, self.log, self.chat, self.fair = None, [], [], None
        self.inbox.let_go()
        self.bots.let_go()

    async def save(self, draft: StoredTable) -> None:
        """Stores the table as it is to be; then it is so."""
        await self.services.store.save(self.id, msgspec.json.encode(draft), self.fence)
        self.stored = draft

    # --- what can be seen of it

    def view(self) -> wire.TableView:
        """The table around the match, the same for everybody."""
        stored = self.stored
        qualities = {} if self.fair is None else self.fair.qualities()
        return wire.TableView(
            id=self.id,
            game=stored.game,
            phase=self.phase,
            seats=[
                wire.SeatView(chair.name, chair.bot, self.here(chair.person), self.deadline(seat), qualities.get(seat))
                for seat, chair in enumerate(stored.chairs)
            ],
            fewest_seats=self.game.fewest_seats,
            most_seats=self.game.most_seats,
            options=[
                wire.OptionView(option.name, list(option.values), self._shown(option))
                for option in self.game.offered_options(len(stored.chairs))
            ],
            bots=self._bots,
            usual_bot=self._usual_bot,
            grows=self.may_grow(),
            host=self.seat_of(stored.host),
            watchers=sum(self.seat_of(viewer.person) is None and not viewer.is_tv for viewer in self.viewers),
            tv=any(viewer.is_tv for viewer in self.viewers),
            stand_in_after=stored.stand_in_after,
            clock=stored.clock,
            hide_odds=stored.hide_odds,
            by_clock=self.game.by_clock,
            free_talk=self.may_talk_freely(),
            next=stored.next,
            guide=stored.guide,
            ask_host=stored.ask_host,
            knocks=[
                wire.KnockView(id, knock.name, knock.seat, self.still_to_agree(knock))
                for id, knock in self.knocks.items()
            ],
            named_after=stored.named_after,
            went_back=stored.went_back,
            undo=stored.undo,
            wish=self._wish(),
        )

    def _wish(self) -> wire.UndoWish | None:
        wish = self.wish
        return None if wish is None else wire.UndoWish(wish.seat, wish.entry, self.stored.missing_consents())

    def _shown(self, option: TableOption) -> OptionValue:
        """What was chosen. A deck of one's own is long: it is named, not told."""
        chosen = self.stored.options[option.name]
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
            log=log_for(self.log, seat, since),
            chat=self.chat,
            now=timing.now(),
            answered=self.answered_at(seat),
            undo=undo_for(self.match, seat, self.stored.undo) if self.match else None,
        )

    # --- telling

    def tell_everybody(self, message: wire.Down, but_person: str | None = None) -> None:
        text = _encode(message)
        for viewer in self.viewers:
            if viewer.person != but_person:
                viewer.send(text)

    def tell_table(self, but: Viewer | None = None) -> None:
        """Seats, presence, options or phase have changed. All spectators are told the same, so it is written once."""
        self._told()
        table = self.view()
        texts: dict[tuple[int | None, bool], bytes] = {}
        for viewer in self.viewers:
            if viewer is not but:
                who = self.seat_of(viewer.person), self.is_host(viewer.person)
                if who not in texts:
                    texts[who] = _encode(wire.TableChanged(table, *who))
                viewer.send(texts[who])

    def tell_of_presence(self, viewer: Viewer, watches: bool) -> None:
        """Somebody has come or gone. Of who has no seat a crowd is told once in a while, for all of them; at a table
        that has a next one, where everybody goes, it is told a moment later to those who have stayed."""
        if self.stored.next is not None:
            self._tell_within(SOON)
        elif watches and len(self.viewers) > CROWD:
            self._tell_within(TELLS_EVERY)
        else:
            self.tell_table(but=viewer)

    def _tell_within(self, delay: float) -> None:
        at = self.services.time.now() + delay
        if self._telling is None or at < self._tells_at:
            self._told()
            self._tells_at = at
            self._telling = self.services.time.call_at(at, self._tell_now)

    def _tell_now(self) -> None:
        self._telling = None
        if self.viewers and not self.inbox.closed:
            self.tell_table()

    def _told(self) -> None:
        """Nothing is left to be told of those who have come and gone."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None

    def greet_all(self) -> None:
        """Everything anew for everybody."""
        texts: dict[tuple[int | None, bool], bytes] = {}
        for viewer in self.viewers:
            who = self.seat_of(viewer.person), self.is_host(viewer.person)
            if who not in texts:
                texts[who] = _encode(self.welcome(viewer, since=-1))
            viewer.send(texts[who])

    def greet_anew(self, person: str) -> None:
        """Somebody's seat has changed: what they may see has changed with it."""
        for viewer in self.viewers:
            if viewer.person == person:
                viewer.tell(self.welcome(viewer, since=-1))
        self.tell_table()

    def tell_step(self, line: LogLine, at: int | None = None, cue: bool = False) -> None:
        """One message to each viewer, made for that seat; spectators share one."""
        match = self.match
        assert match is not None
        seats = {viewer: self.seat_of(viewer.person) for viewer in self.viewers}
        told = told_to_each(match, self.seq, line[1], set(seats.values()), self.stored.undo, at)
        for viewer, seat in seats.items():
            if cue and self.fair is not None:
                self.fair.cue_told(viewer)
            viewer.send(told[seat])


def _ask_again(message: Message) -> None:
    """A request that was lost on the way: its page connects again, and asks once more."""
    if isinstance(message, Asks):
        message.viewer.come_back()
