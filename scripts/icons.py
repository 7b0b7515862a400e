"""Writes the icons of the installed app (PNG) from web/public/icon.svg, with chromium, after that has changed."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
GROUND = "#1d1633"  # of the picture; a mask may cut anything off outside the inner four fifths
ICONS = (("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0), ("icon-maskable-512.png", 512, 0.78))


def main() -> None:
    picture = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size, share in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "transparent" if share == 1 else GROUND
            style = f"margin:0;display:grid;place-items:center;height:{size}px;background:{ground}"
            side = round(size * share)
            drawn = picture.replace("<svg ", f'<svg width="{side}" height="{side}" ', 1)
            page.set_content(f'<body style="{style}">{drawn}</body>')
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
