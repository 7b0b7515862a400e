"""My own action waits for nobody else's: what others do flies on beside mine, and the board is true all the time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from sabbat.server.app import page_folder
from tests.browser.people import PICTURES
from tests.browser.scenes import Scene, told_while_all_brew
from tests.browser.still_page import StillPage

OTHERS = 4

# What happens on the page, one after another: chips that come out of a bag and land, and my presses on "Draw". The
# first press is made as soon as somebody else's chip flies, the second as soon as my first chip does.
WATCH = """() => {
  window.happened = [];
  const draw = () => {
    const offer = document.querySelector('.offer[data-do="Draw"]');
    const open = document.querySelector(".question.asked").getAttribute("aria-busy") === "false";
    if (!offer || !open || document.querySelector(".is-guarded")) return false;
    window.happened.push("press");
    offer.click();
    return true;
  };
  let presses = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) if (node.dataset?.drawn) {
        window.happened.push(`${node.dataset.drawn} flies`);
        if (presses === 0 || (presses === 1 && node.dataset.drawn === "mine")) if (draw()) presses += 1;
      }
      for (const node of removedNodes) if (node.dataset?.drawn) window.happened.push(`${node.dataset.drawn} lands`);
    }
  }).observe(document.querySelector("[data-layer]"), { childList: true });
}"""
ALL_LANDED = f"""() => window.happened.filter((what) => what.endsWith("lands")).length === {OTHERS + 2}"""


@pytest.fixture
def moving(browser: Browser) -> Iterator[StillPage]:
    if not (page_folder() / "index.html").is_file():
        pytest.skip("the page has not been built (./play or ./test builds it)")
    page = StillPage(browser, motion=True, touch=False)
    yield page
    page.closes()
    assert not page.complaints


def shown_slowly(moving: StillPage, scene: Scene) -> Page:
    """The board of a reader who likes it slow, with its layer for what flies."""
    moving.page.add_init_script("localStorage.setItem('sabbat.speed', 'slow')")
    moving.shows(scene)
    expect(moving.page.locator("[data-layer]")).to_be_attached()
    return moving.page


@pytest.mark.plain
def test_others_chips_fly_on_beside_mine_and_i_draw_again_at_once(moving: StillPage) -> None:
    scene, others, mine = told_while_all_brew(OTHERS)
    page = shown_slowly(moving, scene)
    page.evaluate(WATCH)
    moving.comes_of_answers = list(mine)
    for told in others:
        moving.tells(told)
    page.wait_for_function("""window.happened.includes("mine flies")""")
    if PICTURES:
        page.screenshot(path="artefacts/browser/lanes.png")
    page.wait_for_function(ALL_LANDED)
    happened: list[str] = page.evaluate("window.happened")

    first, second = (at for at, what in enumerate(happened) if what == "press")
    flies = [at for at, what in enumerate(happened) if what == "mine flies"]
    lands = [at for at, what in enumerate(happened) if what == "mine lands"]
    assert flies[0] < second < flies[1], happened
    assert second < lands[0], f"the next press counts while my chip is still in the air: {happened}"
    # Nobody's chip was cut short by mine, none was left out, and mine waited for none of theirs.
    assert happened.count("other flies") == happened.count("other lands") == OTHERS, happened
    assert first < flies[0] < max(at for at, what in enumerate(happened) if what == "other lands"), happened
    # The board shows what is true: everybody's chips lie in their pots, and nothing is left in the air.
    last: dict[str, Any] = json.loads(mine[-1])
    lying = {len(player["pot"]) for player in last["view"]["players"]}
    pots = page.evaluate(
        "[...document.querySelectorAll('[data-pot]')].map(pot => pot.querySelectorAll('.cha-chip').length)"
    )
    assert set(pots) == lying
    expect(page.locator("[data-layer] > *")).to_have_count(0)
    expect(page.locator(".is-flying-in")).to_have_count(0)
    expect(page.locator(".your-turn")).to_have_text("Your turn")


@pytest.mark.plain
def test_a_tap_on_the_board_ends_all_flights(moving: StillPage) -> None:
    scene, others, _ = told_while_all_brew(OTHERS)
    page = shown_slowly(moving, scene)
    page.evaluate("""() => new MutationObserver(([{ addedNodes }], watch) => {
      if (!addedNodes.length) return;
      watch.disconnect();
      document.querySelector(".cha-side").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      window.left = document.querySelectorAll("[data-layer] > *, .is-flying-in").length;
    }).observe(document.querySelector("[data-layer]"), { childList: true })""")
    for told in others:
        moving.tells(told)
    page.wait_for_function("window.left !== undefined")
    assert page.evaluate("window.left") == 0


@pytest.mark.plain
def test_nothing_says_your_turn_after_i_answered_whatever_others_do(moving: StillPage) -> None:
    scene, others, mine = told_while_all_brew(OTHERS)
    page = moving.page
    moving.shows(scene)
    expect(page.locator(".your-turn")).to_have_text("Your turn")
    page.evaluate("""() => {
      window.said = [];
      const look = () => {
        if (document.querySelector(".your-turn")?.textContent === "Your turn") window.said.push("bar");
        if (document.title.includes("●")) window.said.push("title");
        if (document.querySelector(".toast")) window.said.push("toast");
        window.looking = requestAnimationFrame(look);
      };
      document.querySelector('.offer[data-do="Draw"]').click();
      requestAnimationFrame(() => requestAnimationFrame(look)); // the title follows the page by a frame
    }""")
    for told in others:
        moving.tells(told)
    expect(page.locator(".log-line")).to_have_count(OTHERS)
    expect(page.locator(".your-turn")).to_have_text("Answered.")
    assert page.evaluate("cancelAnimationFrame(window.looking), window.said") == []
    moving.tells(mine[0])
    expect(page.locator(".your-turn")).to_have_text("Your turn")
