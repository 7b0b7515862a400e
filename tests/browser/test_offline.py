"""Without a line: the installed page opens, says what needs the line, and still has all its parts."""

from __future__ import annotations

import json
from urllib.request import urlopen

from playwright.sync_api import expect

from tests.browser.people import Guests
from tests.browser.test_everybody import violations

KEPT = """async () => {
  const names = await caches.keys();
  const found = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())));
  return found.flat().map((request) => new URL(request.url).pathname);
}"""


def test_shelf_and_words_open_without_a_line_and_nothing_of_the_server_is_kept(guests: Guests) -> None:
    ada = guests.arrive("Ada", service_workers="allow")
    ada.goes_to("/")
    expect(ada.button("Play now")).to_be_enabled()
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.page.wait_for_function("navigator.serviceWorker.controller !== null")
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.get_by_role("alert")).to_contain_text("a table needs the line")
    ada.takes_the_box("sorcellerie")
    expect(ada.page.get_by_role("heading", name="Sorcellerie!").first).to_be_visible()
    ada.page.get_by_role("combobox", name="Language").select_option(label="Français")  # a part that was never loaded
    expect(ada.page.get_by_role("alert")).to_contain_text("une table a besoin de la connexion")
    assert violations(ada.page) == []
    ada.takes_a_picture("no-line")
    ada.page.goto(ada.base + "/t/some-table")
    expect(ada.page.locator("#app")).not_to_be_empty()
    kept = ada.page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/ws", "/metrics"))]
    ada.page.goto("about:blank")  # nothing tries again after this
    guests.complaints.clear()  # the console says that there was no line, and rightly


def test_the_page_can_be_installed(server: str) -> None:
    with urlopen(server + "/sw.js") as worker:
        assert worker.headers["Cache-Control"] == "no-cache"
        assert "%FILES%" not in worker.read().decode()
    with urlopen(server + "/manifest.webmanifest") as found:
        assert found.headers["Content-Type"] == "application/manifest+json"
        manifest = json.load(found)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        with urlopen(server + icon["src"]) as picture:
            body = picture.read()
        if icon["type"] == "image/png":
            assert body.startswith(b"\x89PNG")
            side = int.from_bytes(body[16:20])
            assert icon["sizes"] == f"{side}x{side}"
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}


def test_about_says_version_and_licence(guests: Guests) -> None:
    ada = guests.arrive("Ada")
    ada.goes_to("/")
    ada.button("About Sabbat").click()
    about = ada.page.get_by_role("dialog")
    expect(about).to_contain_text("Version 0.")
    expect(about).to_contain_text("MIT")
    expect(about.get_by_role("link", name="Sorcellerie!")).to_have_attribute("href", "/rules/sorcellerie")
    docs = about.get_by_role("link", name="Documentation").get_attribute("href")
    assert ada.page.request.get(ada.base + str(docs)).ok
    assert violations(ada.page) == []
