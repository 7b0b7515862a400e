"""The server gets a newer page while one is open: the old one goes on, is never blank, and offers the new one."""

from __future__ import annotations

import re
import shutil
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, expect

from sabbat.server.app import make_app, page_folder
from sabbat.server.local_network import UVICORN
from tests.browser.people import Guests

HASHED = re.compile(r"-([A-Za-z0-9_-]{8})\.(?:js|css|woff2|svg)$")
OLD_WORD, NEW_WORD = "Play now", "Play at once"


@dataclass
class Site:
    """A server whose page is exchanged while it runs."""

    address: str
    folder: Path

    def updates(self) -> None:
        """The next build: one word is another, so every file has another name, and the old ones are gone."""
        new = self.folder.with_name("newer")
        shutil.copytree(self.folder, new)
        names = {path.name: renamed(path.name) for path in (new / "assets").iterdir()}
        for path in [path for path in new.rglob("*") if path.suffix in (".js", ".css", ".html")]:
            text = path.read_text(encoding="utf-8").replace(OLD_WORD, NEW_WORD)
            for old, newer in names.items():
                text = text.replace(old, newer)
            if path.name == "sw.js":
                text = re.sub(r'VERSION = "\w+"', 'VERSION = "the-next"', text)
            path.with_name(names.get(path.name, path.name)).write_text(text, encoding="utf-8")
        for path in list((new / "assets").iterdir()):
            if path.name in names and path.suffix in (".js", ".css"):
                path.unlink()
            elif path.name in names:
                path.rename(path.with_name(names[path.name]))
        shutil.rmtree(self.folder)
        new.rename(self.folder)


def renamed(name: str) -> str:
    found = HASHED.search(name)
    return name if found is None else name.replace(found[1], found[1][::-1])


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    if not (page_folder() / "index.html").is_file():
        pytest.skip("the page has not been built (./play or ./test builds it)")
    folder = tmp_path / "page"
    shutil.copytree(page_folder(), folder)
    app = make_app(str(tmp_path / "tables.sqlite"), "http://127.0.0.1", folder, workers=1, bot_pause=0.02)
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, **UVICORN))
    serving = threading.Thread(target=server.run)
    serving.start()
    for _ in range(6_000):
        if server.started:
            break
        time.sleep(0.01)
    yield Site(f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", folder)
    server.should_exit = True
    serving.join()


@pytest.mark.parametrize("workers", ["allow", "block"])
def test_an_open_page_outlives_an_update_and_offers_to_load_the_new_one(
    site: Site, browser: Browser, tmp_path: Path, workers: str
) -> None:
    guests = Guests(site.address, browser, tmp_path / "picture")
    ada = guests.arrive("Ada", service_workers=workers)
    ada.goes_to("/")
    expect(ada.button(OLD_WORD)).to_be_enabled()
    if workers == "allow":
        ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        ada.page.wait_for_function("navigator.serviceWorker.controller !== null")
        ada.page.reload()  # from now on the page knows that it has a worker
        expect(ada.button(OLD_WORD)).to_be_enabled()
    site.updates()
    if workers == "allow":
        ada.page.evaluate("navigator.serviceWorker.getRegistration().then((worker) => worker.update())")
        expect(ada.page.get_by_text("There is a newer page")).to_be_visible()
        ada.button("Later").click()
    ada.page.get_by_role("combobox", name="Language").select_option(label="Français")  # a part that was never loaded
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.page.get_by_role("button", name=re.compile("Jouer maintenant"))).to_be_enabled()
    ada.page.get_by_role("combobox", name="Langue").select_option(label="English")
    ada.page.get_by_role("button", name=re.compile("^Play")).first.click()
    expect(ada.question).to_be_visible()
    ada.goes_to("/")
    expect(ada.button(NEW_WORD)).to_be_enabled()
    guests.leave()
