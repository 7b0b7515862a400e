#!/usr/bin/env python3
"""How long it takes from a press on "Draw" until one's own chip is to be seen, at a table with three restless bots.

scripts/press_to_chip.py [DRAWS]     the page must be built (./play or ./test builds it)
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile

from playwright.sync_api import sync_playwright

from sabbat.lab.serving import Serving

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
MOST_LOOKS = 4_000
WATCH = """() => {
  window.took = [];
  let pressed = null;
  addEventListener("click", (event) => {
    if (event.target.closest?.('[data-do="Draw"]')) pressed = event.timeStamp;
  }, true);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.dataset?.drawn === "mine" && pressed !== null) {
          const from = pressed;
          pressed = null;
          requestAnimationFrame(() => window.took.push(performance.now() - from));
        }
  }).observe(document.querySelector("[data-layer]"), { childList: true });
}"""


def main() -> None:
    draws = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(f"{folder}/tables.sqlite", "--bot-pause", "0.02") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB").new_page()
        page.add_init_script("localStorage.setItem('sabbat.hints', 'off')")
        page.goto(server.base_url)
        page.locator('button.box[data-game="charlatans"]').click()
        page.get_by_label("Your name").fill("Ada")
        page.get_by_role("button", name="Play now").click()
        page.locator("section.question").wait_for()
        page.evaluate(WATCH)
        offers = page.locator('section.question .offer:not([aria-disabled="true"])')
        shop = page.locator(".cha-shop .cha-do:enabled")
        took: list[float] = []
        for _ in range(MOST_LOOKS):
            took = page.evaluate("window.took")
            if len(took) >= draws:
                break
            if shop.count():
                shop.click()
            elif offers.count():
                offers.first.click()
            page.wait_for_timeout(20)
        browser.close()
    print(f"{len(took)} draws: median {statistics.median(took):.0f} ms, slowest {max(took):.0f} ms from press to chip")


if __name__ == "__main__":
    main()
