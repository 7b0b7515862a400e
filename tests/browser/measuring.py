"""What is wrong with a screen, as a list of sentences: off the screen, over each other, cut, too small to tap."""

from __future__ import annotations

from playwright.sync_api import Page

SIZES = {
    "360x740": (360, 740),
    "740x360": (740, 360),
    "820x1180": (820, 1180),
    "1366x768": (1366, 768),
    "1440x900": (1440, 900),
    "2560x1440": (2560, 1440),
}
BY_TOUCH = ("360x740", "740x360", "820x1180")

FAULTS = """([touch]) => {
  const faults = [];
  const LOOSE = 1.5; // a border, a rounded pixel
  const LEAST_NAME = 8; // letters
  const TAP = 44;
  const boxOf = (element) => element.getBoundingClientRect();
  const isSeen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = boxOf(element);
    return width > 2 && height > 2;
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const nameOf = (element) => {
    const part = element.dataset.part ? "part " + element.dataset.part : "";
    const text = (element.innerText ?? "").trim().slice(0, 24).replaceAll("\\n", " ");
    return `${part || element.getAttribute("class") || element.tagName} "${text}"`;
  };
  // What of an element is not cut away by the page or by a box around it.
  const shownOf = (element) => {
    let { left, top, right, bottom } = boxOf(element);
    const cut = (box) => {
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    };
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let around = element.parentElement; around; around = around.parentElement)
      if (getComputedStyle(around).overflow !== "visible" && !(around instanceof SVGElement)) cut(boxOf(around));
    return { left, top, right, bottom };
  };
  const mustBeWhole = (element) => {
    const box = boxOf(element);
    const shown = shownOf(element);
    const [wide, high] = [Math.max(shown.left - box.left, box.right - shown.right), box.bottom - shown.bottom];
    const lost = Math.max(wide, high, shown.top - box.top);
    if (lost > LOOSE) faults.push(`${nameOf(element)} is cut by ${Math.round(lost)} px`);
  };
  // A part may be drawn in several places of which one is shown; where none is, it is missing, unless it gives way.
  const drawn = [...document.querySelectorAll('[data-weight="essential"]')].filter(
    (part) => part.childElementCount && !part.closest("[data-gives-way]"),
  );
  for (const name of new Set(drawn.map((part) => part.dataset.part)))
    if (!all(`[data-part="${name}"]`).length) faults.push(`part ${name} is not seen`);
  const parts = all('[data-weight="essential"]').filter((part) => !(part instanceof SVGElement));
  const asked = all(".question");
  const bar = ".question .offers:not(.scroll) .offer";
  const offers = all(`${bar}, [data-confirm], .cha-do, .dub-do-write, .sor-say, .cha-ware, .cha-stall-name`);
  const people = all("[data-person]");
  for (const element of [...parts, ...asked, ...offers, ...people]) mustBeWhole(element);
  if (asked.length !== 1) faults.push(`${asked.length} questions`);
  const frame = document.querySelector("#board");
  if (!frame) return [`there is no board, but: ${document.body.innerHTML.slice(0, 400)}`];
  const over = frame.scrollHeight - frame.clientHeight;
  if (over > LOOSE) faults.push(`the board scrolls by ${over} px`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");

  // Everybody once, with a name that can be read.
  const seats = people.map((person) => person.dataset.person);
  for (const seat of new Set(seats))
    if (seats.filter((one) => one === seat).length > 1) faults.push(`seat ${seat} stands twice`);
  for (const name of all(".person-name")) {
    const box = boxOf(name);
    const letters = name.firstChild;
    const range = document.createRange();
    let read = 0;
    let before = null;
    for (let at = 0; at < letters.length; at++) {
      range.setStart(letters, at);
      range.setEnd(letters, at + 1);
      const letter = range.getBoundingClientRect();
      const middle = { x: (letter.left + letter.right) / 2, y: (letter.top + letter.bottom) / 2 };
      const inside = middle.x <= box.right && middle.y <= box.bottom;
      if (inside) read++;
      const another = before && letter.top > before.top + letter.height / 2;
      const broken = another && !" -".includes(letters.data[at - 1]);
      if (inside && broken) faults.push(`"${letters.data}" is broken in a word`);
      before = letter;
    }
    if (read < Math.min(LEAST_NAME, letters.length)) faults.push(`of "${letters.data}" ${read} letters are read`);
    if (name.closest(".person").classList.contains("mine") && read < letters.length)
      faults.push(`my own name is cut: ${read} of ${letters.length} letters`);
  }

  // Nothing over anything else: essential parts beside each other, offers free of what lies over them.
  const apart = parts.filter((part) => !parts.some((other) => other !== part && other.contains(part)));
  apart.forEach((one, at) => {
    for (const other of [...apart.slice(at + 1), ...asked]) {
      const [a, b] = [shownOf(one), shownOf(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const least = Math.min((a.right - a.left) * (a.bottom - a.top), (b.right - b.left) * (b.bottom - b.top));
      // Things drawn round may touch at their corners.
      if (wide > LOOSE && high > LOOSE && wide * high > 0.5 * least)
        faults.push(`${nameOf(one)} lies over ${nameOf(other)}`);
    }
  });
  for (const offer of [...offers, ...people]) {
    const box = boxOf(offer);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (top && !offer.contains(top) && !top.contains(offer)) faults.push(`${nameOf(offer)} lies under ${nameOf(top)}`);
    const inside = offer.scrollWidth - offer.clientWidth;
    if (inside > LOOSE && getComputedStyle(offer).overflow !== "visible")
      faults.push(`${nameOf(offer)} has its text cut`);
    if (touch && (box.width < TAP - LOOSE || box.height < TAP - LOOSE))
      faults.push(`${nameOf(offer)} is ${Math.round(box.width)}x${Math.round(box.height)}: too small to tap`);
  }
  return [...new Set(faults)];
}"""


# The end of a match, in the frame's dialog: it may scroll down, never sideways, and cuts nothing.
RANKING_FAULTS = """() => {
  const LOOSE = 1.5;
  const faults = [];
  const dialog = document.querySelector("dialog[open]");
  if (!dialog) return ["no ranking is shown"];
  const frame = dialog.getBoundingClientRect();
  if (frame.left < 0 || frame.right > innerWidth || frame.top < 0 || frame.bottom > innerHeight)
    faults.push("the ranking is larger than the screen");
  for (const element of dialog.querySelectorAll(".dialog-body, .dialog-body *:not(svg, svg *)")) {
    const box = element.getBoundingClientRect();
    if (box.width <= 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const told = `${element.tagName} ${element.className} "${(element.innerText ?? "").trim().slice(0, 24)}"`;
    if (box.right > frame.right + LOOSE || box.left < frame.left - LOOSE) faults.push(`${told} stands out`);
    const wide = element.scrollWidth - element.clientWidth;
    if (wide > LOOSE && getComputedStyle(element).overflowX !== "visible") faults.push(`${told} is cut by ${wide} px`);
  }
  return [...new Set(faults)];
}"""


def faults(page: Page, touch: bool) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, [touch])
    return found


def ranking_faults(page: Page) -> list[str]:
    page.locator("dialog[open]").wait_for()
    found: list[str] = page.evaluate(RANKING_FAULTS)
    return found


__all__ = ["BY_TOUCH", "SIZES", "faults", "ranking_faults"]
