"""How somebody is called: on all her devices, in her language; and no table ever waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from sabbat.server import turn_notices
from sabbat.server.kept_keys import VAPID, kept_key
from sabbat.server.notice_settings import NoticeSettings, notices_of
from sabbat.server.push_message import new_key, private_text
from sabbat.server.subscriptions import MOST_DEVICES, Calling, Subscription, Subscriptions
from sabbat.server.turn_notices import LONGEST_QUEUE, TurnNotices, payload
from tests.server.inside import a_store, in_a_loop, until
from tests.server.push_service import PushService, a_push_service


@asynccontextmanager
async def a_sender(again: float = 0.01) -> AsyncIterator[tuple[TurnNotices, PushService]]:
    async with a_store() as store, a_push_service() as service:
        notices = await notices_of(store, NoticeSettings(again=again, anywhere=True), "https://sabbat.example")
        assert notices is not None
        working = asyncio.create_task(notices.run())
        try:
            yield notices, service
        finally:
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)


CALLING = Calling("bea", "abcdefgh23456789", "charlatans")


@in_a_loop
async def test_a_notice_says_whose_turn_it_is_where_and_nothing_else() -> None:
    async with a_sender() as (notices, service):
        phone, laptop = service.subscribes(notices.public_key), service.subscribes(notices.public_key)
        await notices.subscriptions.add("bea", Subscription(**phone.subscription("fr")))
        await notices.subscriptions.add("bea", Subscription(**laptop.subscription("de")))
        notices.call(CALLING)
        await until(lambda: phone.got and laptop.got)
        assert phone.got == [
            {
                "title": "À vous de jouer",
                "body": "Les Charlatans de Belcastel, table ABCDEF",
                "off": "Plus d’avis",
                "table": "abcdefgh23456789",
            }
        ]
        assert laptop.got[0]["title"] == "Du bist dran"
        assert phone.contact == "https://sabbat.example"
        assert int(phone.headers[0]["ttl"]) > 3600
        assert "abcdef" not in phone.headers[0]["topic"]  # the push service learns no table


@in_a_loop
@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_forgotten(status: int) -> None:
    async with a_sender() as (notices, service):
        gone, there = service.subscribes(notices.public_key), service.subscribes(notices.public_key)
        gone.answers = [status]
        await notices.subscriptions.add("bea", Subscription(**gone.subscription()))
        await notices.subscriptions.add("bea", Subscription(**there.subscription()))
        notices.call(CALLING)
        await until(lambda: there.got)
        known = await notices.subscriptions.of("bea")
        assert [subscription.endpoint for subscription in known] == [there.subscription()["endpoint"]]


@in_a_loop
async def test_a_push_service_in_trouble_is_tried_once_more() -> None:
    async with a_sender() as (notices, service):
        browser = service.subscribes(notices.public_key)
        await notices.subscriptions.add("bea", Subscription(**browser.subscription()))
        browser.answers = [503]
        notices.call(CALLING)
        await until(lambda: browser.got)
        assert browser.tried == 2
        browser.answers = [500, 500, 500]
        notices.call(CALLING)
        await until(lambda: browser.tried == 4)
        notices.call(CALLING._replace(person="nobody"))
        await until(lambda: notices._queue.empty())
        assert browser.answers == [500]
        assert len(await notices.subscriptions.of("bea")) == 1


@in_a_loop
async def test_a_push_service_that_never_answers_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_notices, "SECONDS_EACH", 2.0)
    async with a_sender(again=60) as (notices, service):
        slow = service.subscribes(notices.public_key)
        await notices.subscriptions.add("bea", Subscription(**slow.subscription()))
        service.holds = True
        notices.call(CALLING)
        await service.hears()
        service.holds = False
        quick = service.subscribes(notices.public_key)
        await notices.subscriptions.add("cleo", Subscription(**quick.subscription()))
        for _ in range(turn_notices.AT_ONCE):
            notices.call(CALLING._replace(person="cleo"))
        await until(lambda: len(quick.got) == turn_notices.AT_ONCE)


@in_a_loop
async def test_the_queue_has_a_bound() -> None:
    async with a_store() as store:
        notices = TurnNotices(store, private_text(new_key()), NoticeSettings(), "")
        for _ in range(LONGEST_QUEUE + 5):
            notices.call(CALLING)  # nobody works it off
        assert notices._queue.qsize() == LONGEST_QUEUE


@in_a_loop
async def test_nothing_is_sent_to_this_machine_unless_a_test_wants_it() -> None:
    async with a_push_service() as service, a_store() as store:
        notices = await notices_of(store, NoticeSettings(), "")
        assert notices is not None
        browser = service.subscribes(notices.public_key)
        assert not notices.may_send_to(*list(browser.subscription().values())[:3])
        port = service.address.rpartition(":")[2]
        for endpoint in (f"https://127.0.0.1:{port}/send", f"http://127.0.0.1:{port}/send", "https://127.0.0.1/send"):
            wanted = Subscription(endpoint, *list(browser.subscription().values())[1:])
            await notices.subscriptions.add("bea", wanted)
        working = asyncio.create_task(notices.run())
        notices.call(CALLING)
        for _ in range(2000):
            if not await notices.subscriptions.of("bea"):
                break
            await asyncio.sleep(0.005)
        assert await notices.subscriptions.of("bea") == []  # forgotten: nowhere that we send to
        assert not service.news.is_set()
        working.cancel()


@in_a_loop
async def test_a_person_has_a_few_devices_and_each_once() -> None:
    async with a_store() as store:
        subscriptions = Subscriptions(store)
        for number in range(MOST_DEVICES + 2):
            await subscriptions.add("bea", Subscription(f"https://push.example/{number}", "k", "a", "en"))
        await subscriptions.add("bea", Subscription("https://push.example/6", "k", "a", "de"))
        known = await subscriptions.of("bea")
        assert [subscription.endpoint[-1] for subscription in known] == ["2", "3", "4", "5", "6"]
        assert known[-1].language == "de"
        await subscriptions.drop("bea", "https://push.example/4")
        await subscriptions.drop("nobody", "https://push.example/4")
        assert [subscription.endpoint[-1] for subscription in await subscriptions.of("bea")] == ["2", "3", "5", "6"]


@in_a_loop
async def test_the_key_is_made_once_and_kept() -> None:
    async with a_store() as store:
        first = await notices_of(store, NoticeSettings(), "")
        second = await notices_of(store, NoticeSettings(), "")
        assert first is not None
        assert second is not None
        assert first.public_key == second.public_key
        assert await kept_key(store, VAPID, "another") != "another"


def test_the_words_are_there_in_every_language() -> None:
    assert payload(CALLING, "en").body == "The Quacks of Quedlinburg, table ABCDEF"
    assert payload(CALLING, "de").off == "Keine Hinweise mehr"
