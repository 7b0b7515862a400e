"""What is said at a table: chat, the game's phrases, and what somebody points at."""

from __future__ import annotations

import msgspec

from sabbat.engine import IllegalAction
from sabbat.server import protocol as wire
from sabbat.server.messages import BotSpeaks
from sabbat.server.refused import Refused
from sabbat.server.seating import clean_text
from sabbat.server.sitting import own_seat
from sabbat.server.store.chat_lines import KEPT, ChatRow
from sabbat.server.stored_table import PLAYING
from sabbat.server.table import Table
from sabbat.server.viewers import Viewer

LONGEST_CHAT = 400
LONGEST_POINT = 500  # bytes of JSON


async def say(table: Table, viewer: Viewer, request: wire.Say) -> None:
    """Chat, for those who sit here; while the game leaves only phrases, there is none."""
    seat = own_seat(table, viewer.person)
    text = clean_text(request.text, LONGEST_CHAT)
    if not text:
        raise Refused("nothing_said")
    if not table.may_talk_freely():
        raise Refused("phrases_only")
    await _add_to_chat(table, seat, text)


async def say_phrase(table: Table, viewer: Viewer, request: wire.Phrase) -> None:
    """One of the game's phrases."""
    seat = own_seat(table, viewer.person)
    if table.match is None:
        raise Refused("not_started")
    refusal = table.game.check_phrase(table.match.state, request.kind, request.subject)
    if refusal is not None:
        raise IllegalAction(refusal.rule, refusal.why, **refusal.facts)
    await _add_to_chat(table, seat, "", wire.PhraseView(request.kind, request.subject))


async def bot_speaks(table: Table, message: BotSpeaks) -> None:
    """The same, from a bot; what it may not say any more, it does not say."""
    match, phrase = message.match, message.phrase
    if table.match is match and match.game.check_phrase(match.state, phrase.kind, phrase.subject) is None:
        await _add_to_chat(table, message.seat, "", phrase)


async def _add_to_chat(table: Table, seat: int, text: str, phrase: wire.PhraseView | None = None) -> None:
    """Kept with the table, then told to everybody."""
    number = table.chat[-1].number + 1 if table.chat else 1
    line = wire.ChatLine(number, table.stored.chairs[seat].name, text, seat, phrase)
    await table.services.store.chat_lines.add(table.id, ChatRow(number, msgspec.json.encode(line)), table.fence)
    table.chat = [*table.chat, line][-KEPT:]
    table.tell_everybody(wire.Chatted(line))
    if phrase is not None:
        table.bots.hear(seat, phrase.kind, phrase.subject)


async def point(table: Table, viewer: Viewer, request: wire.Point) -> None:
    """Shows the others a proposal, which must be one: other people's pages draw it."""
    seat = own_seat(table, viewer.person)
    if table.phase != PLAYING:
        raise Refused("not_started")
    if len(msgspec.json.encode(request.what)) > LONGEST_POINT:
        raise Refused("too_large", most=LONGEST_POINT)
    assert table.match is not None
    if request.what is not None and not table.game.may_point(table.match.state, request.what):
        raise Refused("malformed", detail="neither an answer of this game, nor nothing")
    table.tell_everybody(wire.Pointed(seat, request.what), but_person=viewer.person)
