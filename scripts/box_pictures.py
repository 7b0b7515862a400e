#!/usr/bin/env python3
"""Writes the pictures of the boxes that a link shows before it is opened: web/public/boxes/<game>.png, as the shelf
draws them. Run it after a change of a cover, with the page built; it needs chromium."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from sabbat.lab.serving import Serving

FOLDER = Path(__file__).parents[1] / "web" / "public" / "boxes"
SHARPNESS = 1.5  # pixels of the picture for one of the page


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(f"{folder}/tables.sqlite") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(locale="fr-FR", device_scale_factor=SHARPNESS, viewport={"width": 1440, "height": 900})
        page.goto(server.base_url)
        page.locator("button.box").first.wait_for()
        for box in page.locator("button.box").all():
            game = box.get_attribute("data-game")
            box.locator(".cover").screenshot(path=FOLDER / f"{game}.png")
            print(f"web/public/boxes/{game}.png")
        browser.close()


if __name__ == "__main__":
    main()
