"""What axe-core has to say of a page: nothing, in every state."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


# A colour on its way from light to dark is neither. At rest is a page that is loaded and has nothing that moves
# and ends, for three frames: what ends is waited for, and what begins after it too.
AT_REST = """() => {
  const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  const still = moving.every((one) => one.playState !== "running");
  const whole = document.readyState === "complete" && document.fonts.status === "loaded";
  window.stillFrames = still && whole ? (window.stillFrames ?? 0) + 1 : 0;
  return window.stillFrames >= 3;
}"""


def violations(page: Page) -> list[str]:
    page.evaluate("window.stillFrames = 0")
    page.wait_for_function(AT_REST)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {violation['nodes'][0]['target']} {violation['help']}" for violation in found["violations"]
    ]
