"""Around the match: tables are laid, people sit down, talk, start, and meet again."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.server import protocol as wire
from sabbat.server.codes import LETTERS, clean_code, new_table_id, table_with_code
from sabbat.server.messages import Arrives, Leaves
from sabbat.server.my_tables import tables_of
from sabbat.server.seating import LONGEST_NAME, clean_name, unique_name
from sabbat.server.store.chat_lines import KEPT
from sabbat.server.talking import LONGEST_CHAT
from tests.server.inside import Guest, a_room, finished, in_a_loop, play_on, until

pytestmark = pytest.mark.both  # much of it is compiled

# --- sitting down


@in_a_loop
async def test_a_table_is_laid_and_people_sit_down() -> None:
    async with a_room() as room:
        table = await room.table(host="ada", seats=3)
        ada, bea = await room.guest(table, "ada"), await room.guest(table, "bea")
        assert (ada.seat, ada.last(wire.Welcome).host, bea.last(wire.Welcome).host) == (None, True, False)
        assert await ada.sits("Ada", 2) == wire.Done(1)
        assert await bea.sits("Bea") == wire.Done(1)
        assert (ada.seat, bea.seat) == (2, 0)
        assert [seat.name for seat in bea.around.seats] == ["Bea", None, "Ada"]
        assert [seat.here for seat in bea.around.seats] == [True, False, True]
        assert (bea.around.host, bea.around.phase) == (2, "gathering")


@in_a_loop
async def test_people_change_seats_before_the_start_and_names_at_any_time() -> None:
    async with a_room() as room:
        ada, bea = await room.seated("ada", "bea", seats=3)
        await ada.sits("Ada", 2)
        assert [seat.name for seat in bea.around.seats] == [None, "Bea", "Ada"]
        assert await ada.sits("Ada", 1) == wire.Refused(3, "", "seat_is_taken", {"seat": 1})
        assert await ada.sits("Ada", 3) == wire.Refused(4, "", "no_such_seat", {"seat": 3})
        await ada.starts()
        await ada.sits("Adele", 0)  # no other seat any more, but another name
        assert [seat.name for seat in bea.around.seats] == [None, "Bea", "Adele"]


@in_a_loop
async def test_a_full_table_seats_nobody_else_but_a_bot_makes_room() -> None:
    async with a_room() as room:
        ada, bea = await room.seated("ada", "bea")
        cy = await room.guest(ada.table.id, "cy")
        assert await cy.sits("Cy") == wire.Refused(1, "", "table_is_full", {})  # made for two
        await ada.asks(wire.SetSeat(50, 1, "random"))
        assert bea.seat is None
        assert bea.last(wire.Welcome).seat is None  # what may be seen has changed with the seat
        await ada.starts()
        await cy.sits("Cy")
        assert cy.seat == 1
        assert cy.question is not None


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("A\u202eda\x00\x07", "Ada"),  # neither bells nor letters that run backwards
        ("Ame\u0301lie", "Amélie"),
        ("<b>Ada</b>", "<b>Ada</b>"),  # text, and shown as text
        ("x" * 100, "x" * LONGEST_NAME),
        ("\ud800", ""),
        ("\u200d\u200b", ""),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_names_are_cleaned(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


def test_names_are_unique_at_a_table() -> None:
    assert unique_name("Ada", {"Bea"}) == "Ada"
    assert unique_name("ada", {"Ada", "ada 2"}) == "ada 3"
    long = "x" * LONGEST_NAME
    assert len(unique_name(long, {long})) <= LONGEST_NAME


@in_a_loop
async def test_two_of_a_name_and_none_without() -> None:
    async with a_room() as room:
        table = await room.table()
        one, other = await room.guest(table, "one"), await room.guest(table, "other")
        assert await one.sits(" \u200b ") == wire.Refused(1, "", "no_name", {})
        await one.sits("Ada")
        await other.sits("ADA")
        assert [seat.name for seat in one.around.seats] == ["Ada", "ADA 2"]


@in_a_loop
async def test_who_rises_before_the_start_leaves_an_empty_seat() -> None:
    async with a_room() as room:
        ada, bea = await room.seated("ada", "bea")
        assert await bea.asks(wire.Rise(9)) == wire.Done(9)
        assert bea.seat is None
        assert ada.around.seats[1] == wire.SeatView(None, None, False, None)
        assert await bea.asks(wire.Rise(10)) == wire.Refused(10, "", "not_seated", {})


@in_a_loop
async def test_spectators_are_counted_and_see_but_do_not_play() -> None:
    async with a_room() as room:
        ada, _bea = await room.playing("ada", "bea")
        watcher = await room.guest(ada.table.id, "watcher")
        assert ada.around.watchers == 1
        welcome = watcher.last(wire.Welcome)
        assert (welcome.seat, welcome.question, welcome.host) == (None, None, False)
        assert welcome.view is not None
        assert welcome.view["seat"] is None
        assert await watcher.acts({"t": "Draw"}, 1) == wire.Refused(1, "", "not_seated", {})
        assert await watcher.says("hello") == wire.Refused(2, "", "not_seated", {})
        await watcher.leaves()
        assert ada.around.watchers == 0


@in_a_loop
async def test_whoever_comes_is_welcome_at_once() -> None:
    """Without a turn of the loop, in which others would come first."""
    async with a_room() as room:
        (ada,) = await room.playing("ada", seats=2)
        bea = Guest(ada.table, "bea")
        assert ada.table.inbox.leave_word(Arrives(bea.listener, -1))
        assert (bea.around.watchers, ada.around.watchers) == (1, 1)
        assert ada.table.inbox.leave_word(Leaves(bea.listener))
        assert ada.around.watchers == 0


# --- the host


@in_a_loop
async def test_only_the_host_sets_the_table() -> None:
    async with a_room() as room:
        ada, bea = await room.seated("ada", "bea")
        wish = wire.SetTable(9, 4, {"set": 3, "together": True}, stand_in_after=30, clock=60, hide_odds=True)
        assert await bea.asks(wish) == wire.Refused(9, "", "host_only", {})
        assert await bea.asks(wire.SetSeat(10, 0, None)) == wire.Refused(10, "", "host_only", {})
        assert await bea.starts() == wire.Refused(2, "", "host_only", {})
        assert await ada.asks(wish) == wire.Done(9)
        seen = bea.around
        assert (len(seen.seats), seen.stand_in_after, seen.clock, seen.hide_odds) == (4, 30, 60, True)
        chosen = {option.name: option.chosen for option in seen.options}
        assert (chosen["set"], chosen["together"], chosen["flask"]) == (3, True, "any")


@in_a_loop
async def test_what_the_host_cannot_have() -> None:
    async with a_room() as room:
        ada, _bea, cy = await room.seated("ada", "bea", "cy")
        wishes: list[tuple[wire.Up, str]] = [
            (wire.SetTable(0, 9, {}), "bad_options"),
            (wire.SetTable(0, 3, {"set": 5}), "bad_options"),
            (wire.SetTable(0, 3, {"set": [[1]]}), "bad_options"),
            (wire.SetTable(0, 3, {"dragons": True}), "bad_options"),
            (wire.SetTable(0, 2, {}), "seat_is_taken"),
            (wire.SetSeat(0, 0, "random"), "own_seat"),
            (wire.SetSeat(0, 7, "random"), "no_such_seat"),
            (wire.SetSeat(0, 1, "dragon"), "no_such_bot"),
            (wire.Start(0, "dragon"), "no_such_bot"),
            (wire.Rematch(0), "match_is_on"),
        ]
        for n, (wish, why) in enumerate(wishes, start=100):
            wish.n = n
            before = cy.around
            answer = await ada.asks(wish)
            assert isinstance(answer, wire.Refused)
            assert (answer.why, cy.around) == (why, before)


@in_a_loop
async def test_after_the_start_the_table_stays_as_it_is() -> None:
    async with a_room() as room:
        ada, _bea = await room.playing("ada", "bea")
        assert await ada.asks(wire.SetTable(9, 4, {})) == wire.Refused(9, "", "already_started", {})
        assert await ada.starts() == wire.Refused(3, "", "already_started", {})


@in_a_loop
async def test_bots_fill_the_table_and_play_to_the_end() -> None:
    async with a_room() as room:
        (ada,) = await room.seated("ada", seats=4)
        await ada.asks(wire.SetSeat(9, 1, "novice"))
        await ada.starts(bot="random")
        assert [(seat.name, seat.bot) for seat in ada.around.seats] == [
            ("Ada", None),
            (None, "novice"),
            (None, "random"),
            (None, "random"),
        ]
        await play_on([ada], Random(1))
        await until(lambda: ada.around.phase == "over")
        told = ada.last(wire.Told)
        assert told.waiting == []
        assert told.view["outcome"] is not None


@in_a_loop
async def test_one_click_against_bots() -> None:
    async with a_room() as room:
        table = await room.lobby.quick("ada", "Ada", "charlatans", 3, {"set": 2}, "random")
        ada = await room.guest(table.id, "ada")
        assert (ada.seat, ada.around.phase) == (0, "playing")
        assert ada.question is not None
        assert [mine.id for mine in await tables_of(room.lobby, "ada")] == [table.id]


# --- talk


@in_a_loop
async def test_what_is_said_is_heard_by_all_and_kept() -> None:
    async with a_room() as room:
        ada, bea = await room.seated("ada", "bea")
        watcher = await room.guest(ada.table.id, "watcher")
        await ada.says("  Bonsoir\x00 <i>à</i> \n tous ")
        line = wire.ChatLine(1, "Ada", "Bonsoir <i>à</i> tous", seat=0)
        assert [guest.last(wire.Chatted).line for guest in (ada, bea, watcher)] == [line] * 3
        assert await bea.says(" \n\x00 ") == wire.Refused(2, "", "nothing_said", {})
        await bea.says("x" * 5_000)
        assert ada.last(wire.Chatted).line.text == "x" * LONGEST_CHAT
        for n in range(KEPT):
            await bea.says(str(n))
        late = await room.guest(ada.table.id, "late")
        chat = late.last(wire.Welcome).chat
        assert len(chat) == KEPT
        assert [said.number for said in chat] == list(range(3, KEPT + 3))


# --- finding it again


@in_a_loop
async def test_my_tables_are_those_where_i_sit_the_newest_first() -> None:
    async with a_room() as room:
        older, newer = [(await room.seated("ada", "bea"))[0].table.id for _ in range(2)]
        (playing,) = await room.playing("ada", seats=2)
        mine = await tables_of(room.lobby, "ada")
        assert [listed.id for listed in mine] == [playing.table.id, newer, older]
        assert mine[0].my_turn is True
        assert mine[0].waiting == sorted(playing.table.waiting)
        assert mine[2].names == ["Ada", "Bea"]
        assert await tables_of(room.lobby, "nobody") == []
        over, _ = await finished(room)
        assert over.table.id not in [listed.id for listed in await tables_of(room.lobby, "ada")]


@in_a_loop
async def test_nobody_guesses_a_table_and_everybody_can_type_its_code() -> None:
    async with a_room() as room:
        ids = {await new_table_id(room.lobby.services.store) for _ in range(300)}
        assert len(ids) == 300
        assert all(len(id) == 16 and id.isalnum() and id.islower() for id in ids)
        assert set("".join(id[:6] for id in ids)) == set(LETTERS)  # 23**6 * 31**10 is more than 2**76
        table = await room.table(host="ada")
        typed = f" {table[:3].upper()}-{table[3:6]} "
        assert clean_code(typed) == table[:6]
        assert await table_with_code(room.lobby.services.store, table[:6]) == table
        assert clean_code("abcdeo") is None  # an o is no letter of ours


@in_a_loop
async def test_a_family_of_four_finds_seats_at_a_table_for_three() -> None:
    async with a_room() as room:
        people = await room.seated("ada", "bea", "cy", seats=3)
        assert people[0].around.grows
        dan, eve = [await room.guest(people[0].table.id, name) for name in ("dan", "eve")]
        assert await dan.sits("Dan") == wire.Done(1)
        assert (dan.seat, len(dan.around.seats), dan.around.grows) == (3, 4, False)
        assert await eve.sits("Eve") == wire.Refused(1, "", "table_is_full", {})
        await people[0].starts()
        assert dan.question is not None
