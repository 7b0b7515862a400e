"""What people ask of a table: sit, set it up, start, answer, talk. Each function carries out one kind of request."""

from __future__ import annotations

import secrets

import msgspec

from sabbat.bots import offered
from sabbat.engine import Action, BadOptions, BadRecord, IllegalAction, codec
from sabbat.engine.options import OptionValue
from sabbat.engine.written import WrittenAction
from sabbat.server import protocol as wire
from sabbat.server.body import GATHERING, OVER, PLAYING
from sabbat.server.limits import LONGEST_DETAIL
from sabbat.server.seating import LONGEST_NAME, Chair, clean_name, clean_text, unique_name
from sabbat.server.table import STAND_IN, Refused, Table
from sabbat.server.viewers import Viewer

LONGEST_CHAT = 400
LONGEST_POINT = 500  # bytes of JSON
SHORTEST_CLOCK = 5  # seconds


async def carry_out(table: Table, viewer: Viewer, request: wire.Up) -> None:
    """Does what is asked, or raises Refused or IllegalAction and has changed nothing."""
    person = viewer.person
    match request:
        case wire.Act():
            await act(table, viewer, request)
        case wire.WhyNot():
            why_not(table, person, request)
        case wire.Sit(name=name, seat=seat):
            await sit(table, person, name, seat)
        case wire.Rise():
            await rise(table, person)
        case wire.SetSeat(seat=seat, bot=bot):
            await set_seat(table, person, seat, bot)
        case wire.SetTable():
            await set_table(table, person, request)
        case wire.Start(bot=bot):
            await start(table, person, bot)
        case wire.Say(text=text):
            await say(table, person, text)
        case wire.Phrase(kind=kind, subject=subject):
            await say_phrase(table, person, kind, subject)
        case wire.Point(what=what):
            point(table, person, what)
        case wire.Rematch():
            await rematch(table, person)
        case wire.Ping() | wire.Sync():
            pass


async def act(table: Table, viewer: Viewer, request: wire.Act) -> None:
    """An answer to a question. Sent again after a lost connection, it counts once."""
    seat, question, at = table.seat_of(viewer.person), request.question, None
    if table.match is None:
        raise Refused("not_started")
    if seat is None:
        raise Refused("not_seated")
    action = _read_action(table, request.action)
    if table.has_answered(seat, question, action):
        return
    if table.fair is not None:
        question, at = table.fair.hear(viewer, seat, request, action)
        if table.asked(seat) != question:
            raise Refused("too_late")
    await table.submit(seat, question, action, by="person", at=at)
    if table.body.chairs[seat].bot is not None:
        table.body.chairs[seat].bot = None  # the person is back
        await table.save()
        table.tell_table()


def why_not(table: Table, person: str, request: wire.WhyNot) -> None:
    """Whether this would be a legal answer of hers, for a page that holds no rule itself."""
    seat = _own_seat(table, person)
    if table.match is None:
        raise Refused("not_started")
    refusal = table.match.why_not(seat, _read_action(table, request.action), request.question)
    if refusal is not None:
        raise IllegalAction(refusal.rule, refusal.why, **refusal.facts)


def _read_action(table: Table, written: WrittenAction) -> Action:
    try:
        action: Action = codec.read(Action, written, table.game)
    except BadRecord as error:
        raise Refused("malformed", detail=str(error)[:LONGEST_DETAIL]) from None
    return action


async def sit(table: Table, person: str, name: str, seat: int | None) -> None:
    """Takes a seat, or changes it before the start. In a match, only a bot's seat can be taken."""
    name = clean_name(name)
    if not name:
        raise Refused("no_name")
    mine = table.seat_of(person)
    if mine is not None and (seat is None or table.body.phase != GATHERING):
        seat = mine
    if seat is None:
        seat = _first_seat_to_take(table)
    chair = _chair(table, seat)
    if chair.person not in (None, person):
        raise Refused("seat_is_taken", seat=seat)
    others = {each.name for each in table.body.chairs if each.name and each.person != person}
    if mine is not None and mine != seat:
        table.body.chairs[mine] = Chair()
    table.body.chairs[seat] = Chair(person=person, name=unique_name(name, others))
    await table.save()
    table.greet_anew(person)


def _chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.body.chairs):
        raise Refused("no_such_seat", seat=seat)
    return table.body.chairs[seat]


def _first_seat_to_take(table: Table) -> int:
    """A free one, else a bot's."""
    free = [seat for seat, chair in enumerate(table.body.chairs) if chair.free]
    bots = [seat for seat, chair in enumerate(table.body.chairs) if chair.person is None]
    if not free and not bots:
        raise Refused("table_is_full")
    return (free or bots)[0]


async def rise(table: Table, person: str) -> None:
    """Leaves the seat; in a match a bot stands in, and the person may come back."""
    seat = _own_seat(table, person)
    if table.body.phase == PLAYING:
        table.body.chairs[seat].bot = STAND_IN
    else:
        table.body.chairs[seat] = Chair()
    await table.save()
    table.greet_anew(person)


async def set_seat(table: Table, person: str, seat: int, bot: str | None) -> None:
    """The host puts a bot on a seat or frees it; in a match, a bot stands in for somebody who is away."""
    _only_host(table, person)
    chair = _chair(table, seat)
    _known_bot(table, bot)
    if table.body.phase == GATHERING:
        if chair.person == person:
            raise Refused("own_seat")
        table.body.chairs[seat] = Chair(bot=bot)
    elif chair.person is None:
        chair.bot = bot or chair.bot
    elif bot is not None and table.here(chair.person):
        raise Refused("person_is_here", seat=seat)
    else:
        chair.bot = bot
    await table.save()
    table.greet_all()


async def set_table(table: Table, person: str, wanted: wire.SetTable) -> None:
    """The host changes the seats and what the table agrees on, before the start."""
    _only_host(table, person)
    _only_before_the_start(table)
    try:
        changed = msgspec.convert(wanted.options, dict[str, OptionValue])
        agreed = table.game.agree(wanted.seats, {**table.body.options, **changed})
    except (BadOptions, msgspec.ValidationError) as error:
        raise Refused("bad_options", detail=str(error)[:LONGEST_DETAIL]) from None
    chairs = table.body.chairs
    if any(chair.person for chair in chairs[wanted.seats :]):
        raise Refused("seat_is_taken", seat=wanted.seats)
    table.body.chairs = chairs[: wanted.seats] + [Chair() for _ in range(wanted.seats - len(chairs))]
    table.body.options = agreed
    table.body.stand_in_after = wanted.stand_in_after
    table.body.clock = None if wanted.clock is None else max(SHORTEST_CLOCK, wanted.clock)
    table.body.hide_odds = wanted.hide_odds
    await table.save()
    table.tell_table()


async def start(table: Table, person: str, bot: str) -> None:
    """The host starts the match; free seats get bots. Its luck is drawn now and told to nobody."""
    _only_host(table, person)
    _only_before_the_start(table)
    _known_bot(table, bot)
    for seat, chair in enumerate(table.body.chairs):
        if chair.free:
            table.body.chairs[seat] = Chair(bot=bot)
    table.body.seed = secrets.token_hex(16)
    table.body.phase = PLAYING
    await table.save()
    table.begin()
    table.greet_all()


async def say(table: Table, person: str, text: str) -> None:
    """Chat, for those who sit here; while the game leaves only phrases, there is none."""
    seat = _own_seat(table, person)
    text = clean_text(text, LONGEST_CHAT)
    if not text:
        raise Refused("nothing_said")
    if not table.may_talk_freely():
        raise Refused("phrases_only")
    await table.add_to_chat(seat, text)


async def say_phrase(table: Table, person: str, kind: str, subject: str) -> None:
    """One of the game's phrases."""
    seat = _own_seat(table, person)
    if table.match is None:
        raise Refused("not_started")
    refusal = table.game.check_phrase(table.match.state, kind, subject)
    if refusal is not None:
        raise IllegalAction(refusal.rule, refusal.why, **refusal.facts)
    await table.add_to_chat(seat, "", wire.PhraseView(kind, subject))


def point(table: Table, person: str, what: wire.Json | None) -> None:
    """Shows the others a proposal. The table does not look at it: it goes on as it came."""
    seat = _own_seat(table, person)
    if table.body.phase != PLAYING:
        raise Refused("not_started")
    if len(msgspec.json.encode(what)) > LONGEST_POINT:
        raise Refused("too_large", most=LONGEST_POINT)
    for viewer in table.viewers:
        if viewer.person != person:
            viewer.tell(wire.Pointed(seat, what))


async def rematch(table: Table, person: str) -> None:
    """The same people at a new table, which everybody is told of; asked twice, it is the same one."""
    _own_seat(table, person)
    if table.body.phase != OVER:
        raise Refused("match_is_on")
    if table.body.next is None:
        table.body.next = await table.open_next(table)
        await table.save()
    table.tell_table()


def _own_seat(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not_seated")
    return seat


def _only_host(table: Table, person: str) -> None:
    if not table.is_host(person):
        raise Refused("host_only")


def _only_before_the_start(table: Table) -> None:
    if table.body.phase != GATHERING:
        raise Refused("already_started")


def _known_bot(table: Table, bot: str | None) -> None:
    if bot is not None and bot not in offered(table.body.game):
        raise Refused("no_such_bot", bot=bot[:LONGEST_NAME])
