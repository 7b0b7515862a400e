"""A real server and a real browser. Skipped, with one clear line, where there is no chromium or no built page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from sabbat.server.app import page_folder
from tests.browser.people import Guests

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts" / "browser"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own, on a free loopback port, with quick bots."""
    if not (page_folder() / "index.html").is_file():
        pytest.skip("the page has not been built (./play or ./test builds it)")
    store = tmp_path_factory.mktemp("store") / "tables.sqlite"
    command = [sys.executable, "-m", "sabbat", "serve", "--port", "0", "--store", str(store), "--bot-pause", "0.02"]
    command += ["--local-address", "127.0.0.2"]  # stands for this machine's address in a network
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[3]  # "Sabbat is at http://127.0.0.1:PORT   (Ctrl-C ends it)"
        finally:
            process.terminate()


@pytest.fixture(scope="package")  # no longer: its event loop must not be running under other tests
def browser() -> Iterator[Browser]:
    """One for each worker: people have contexts of their own in it."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        pytest.skip("no chromium here")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def guests(server: str, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Guests]:
    """People who come with browsers of their own. Whatever their consoles complained about fails the test."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    invited = Guests(server, browser, ARTEFACTS / request.node.name.replace("/", "_"))
    yield invited
    invited.leave()
    assert not invited.complaints
