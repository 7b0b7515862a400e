"""What axe-core has to say of a page: nothing, in every state."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


# A colour on its way from light to dark is neither: what ends is waited for, for three seconds at most.
AT_REST = """Promise.race([
    new Promise(rest => setTimeout(rest, 3000)),
    Promise.allSettled(document.getAnimations()
        .filter(each => each.effect?.getComputedTiming().endTime !== Infinity).map(each => each.finished)),
])"""


def violations(page: Page) -> list[str]:
    page.evaluate(AT_REST)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {violation['nodes'][0]['target']} {violation['help']}" for violation in found["violations"]
    ]
