"""Turn notices in the page: a button, a browser that says no, a notice on the screen, and the tap on it."""

from __future__ import annotations

import json

from playwright.sync_api import Worker, expect

from sabbat.server.push_message import new_key, public_bytes, to_text
from tests.browser.axe import violations
from tests.browser.people import Guests, Person
from tests.browser.test_evening import play_now, sit_down

# A browser without a push service of its own gets one: a subscription that is kept in the page.
SUBSCRIBES = """(([p256dh, auth]) => {
  const plain = (text) => atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = (text) => Uint8Array.from(plain(text), (letter) => letter.charCodeAt(0)).buffer;
  const KEPT = "test.subscribed";
  const subscription = (key) => ({
    endpoint: "https://push.example/send/1",
    options: { applicationServerKey: bytes(key) },
    getKey: (name) => bytes(name === "auth" ? auth : p256dh),
    unsubscribe: async () => (localStorage.removeItem(KEPT), true),
  });
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem(KEPT, applicationServerKey);
    return subscription(applicationServerKey);
  };
  PushManager.prototype.getSubscription = async () => {
    const key = localStorage.getItem(KEPT);
    return key && subscription(key);
  };
})"""
SAYS_NO = """Object.defineProperty(Notification, "permission", { get: () => "default" });
Notification.requestPermission = async () => "denied";"""
SHOWN = "() => self.registration.getNotifications().then((all) => all.map((one) => [one.title, one.body, one.tag]))"
TAPPED = """async () => {
  const [notification] = await self.registration.getNotifications();
  const opened = [];
  self.clients.openWindow = async (path) => opened.push(path);  // a test is no tap: a real one may open windows
  const waited = [];
  const event = new NotificationEvent("notificationclick", { notification });
  event.waitUntil = (work) => waited.push(work);
  self.dispatchEvent(event);
  await Promise.allSettled(waited);
  return [opened, (await self.registration.getNotifications()).length];
}"""


def with_a_push_service(ada: Person) -> None:
    keys = json.dumps([to_text(public_bytes(new_key())), to_text(bytes(16))])
    ada.context.add_init_script(f"{SUBSCRIBES}({keys})")


def opens_the_table_panel(ada: Person) -> None:
    ada.page.get_by_role("tab", name="Table").click()
    expect(ada.page.get_by_role("heading", name="Turn notices")).to_be_visible()


def waits_alone(ada: Person, zoe: Person) -> None:
    """A match of two, and Zoé is gone while it is her turn."""
    opened = ada.page.request.post(f"{ada.base}/api/tables", data={"game": "charlatans", "seats": 2})
    address = f"{ada.base}/t/{opened.json()['id']}"
    sit_down(ada, address)
    sit_down(zoe, address)
    expect(ada.page.get_by_text("Zoé").first).to_be_visible()
    ada.button("Start").click()
    expect(zoe.question).to_be_visible()
    zoe.page.close()
    away = ada.page.locator(".away-bar")
    for _ in range(60):
        if away.count():
            return
        ada.plays_a_move()
        ada.page.wait_for_timeout(100)
    expect(away).to_be_visible()


def test_it_is_offered_when_somebody_is_away_and_goes_on_and_off_in_one_tap(guests: Guests) -> None:
    ada, zoe = guests.arrive("Ada", service_workers="allow", permissions=["notifications"]), guests.arrive("Zoé")
    with_a_push_service(ada)
    ada.goes_to("/")
    waits_alone(ada, zoe)
    offer = ada.page.get_by_role("group", name="Turn notices")
    expect(offer).to_contain_text("This may take a while")
    assert violations(ada.page) == []
    ada.takes_a_picture("offer")
    with ada.page.expect_response("**/api/notices", timeout=30_000) as told:
        offer.get_by_role("button", name="Tell me").click()
    assert told.value.status == 201
    expect(offer).to_have_count(0)
    opens_the_table_panel(ada)
    expect(ada.page.get_by_text("This device tells you")).to_be_visible()
    assert violations(ada.page) == []
    ada.takes_a_picture("on")
    with ada.page.expect_response("**/api/notices") as told_again:  # a page that is loaded anew says it again
        ada.page.reload()
        opens_the_table_panel(ada)
    assert told_again.value.request.method == "GET"
    expect(ada.button("No more notices")).to_be_visible()
    with ada.page.expect_response("**/api/notices/off") as ended:
        ada.button("No more notices").click()
    assert ended.value.status == 200
    expect(ada.button("Tell me when it is my turn")).to_be_visible()
    expect(offer).to_have_count(0)  # whoever said no is not asked again


def test_a_browser_that_says_no_is_spoken_of_in_words(guests: Guests) -> None:
    ada = guests.arrive("Ada", service_workers="allow")
    ada.context.add_init_script(SAYS_NO)
    play_now(ada)
    opens_the_table_panel(ada)
    ada.button("Tell me when it is my turn").click()
    expect(ada.page.get_by_text("does not allow this page to send notices")).to_be_visible()
    expect(ada.button("Tell me when it is my turn")).to_have_count(0)
    assert violations(ada.page) == []


def test_a_notice_is_shown_and_a_tap_on_it_leads_to_the_table(guests: Guests) -> None:
    ada = guests.arrive("Ada", service_workers="allow", permissions=["notifications"])
    ada.goes_to("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    (worker,) = ada.context.service_workers
    pushed(
        ada,
        worker,
        {"title": "Your turn", "body": "Whirling Witchcraft, table ABCDEF", "off": "No more", "table": "abc"},
    )
    pushed(ada, worker, {"title": "Your turn", "body": "newer", "off": "No more", "table": "abc"})
    assert worker.evaluate(SHOWN) == [["Your turn", "newer", "abc"]]
    assert worker.evaluate(TAPPED) == [["/t/abc"], 0]


def pushed(ada: Person, worker: Worker, payload: dict[str, str]) -> None:
    """As if it came from a push service."""
    devtools = ada.context.new_cdp_session(ada.page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(registration["registrationId"] for registration in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        ada.page.wait_for_timeout(20)
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": ada.base, "registrationId": found[0], "data": json.dumps(payload)},
    )
    for _ in range(100):
        if any(body == payload["body"] for _, body, _ in worker.evaluate(SHOWN)):
            return
        ada.page.wait_for_timeout(20)
    raise AssertionError("no notice is shown")
