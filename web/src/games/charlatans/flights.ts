/** What flies over the pots: chips, and small things that rise and fade. */
import { type ComponentChild, h } from "preact";
import { type Spot, placed, played, putOn, remove, spotOf as anySpot } from "../stage";
import { ChipIcon } from "./Chip";

const seenAt = (root: HTMLElement, selector: string): Element | undefined =>
  [...root.querySelectorAll(selector)].find((found) => found.getBoundingClientRect().width > 0);

/** As on any stage; in a small pot, a chip is wider than the space on which it lies. */
export function spotOf(root: HTMLElement, ...selectors: string[]): Spot {
  for (const selector of selectors) {
    const found = seenAt(root, selector);
    if (!found) continue;
    const spot = anySpot(root, selector);
    const mini = found.closest(".cha-mini") !== null && selector.includes("data-space");
    return mini ? { ...spot, size: spot.size * 3.5 } : spot;
  }
  return anySpot(root);
}

const SMALL = 24;

/** Something of that seat; where there is no room for it, the person stands for it, and things fly to her small. */
export function placeOf(root: HTMLElement, seat: number, ...selectors: string[]): Spot {
  const shown = selectors.find((selector) => seenAt(root, selector));
  if (shown) return spotOf(root, shown);
  const person = `[data-person="${seat}"]`;
  return seenAt(root, person) ? { ...anySpot(root, person), size: SMALL } : spotOf(root, "[data-own]");
}

export const potSpot = (root: HTMLElement, seat: number): Spot => placeOf(root, seat, `[data-pot="${seat}"]`);

export const spaceSpot = (root: HTMLElement, seat: number, space: number): Spot =>
  placeOf(root, seat, `[data-pot="${seat}"] [data-space="${space}"]`);

/** Where that seat's bag is; the others' bags lie at the left edge of their small pots. */
export function bagSpot(root: HTMLElement, seat: number): Spot {
  const spot = placeOf(root, seat, `[data-bag="${seat}"]`);
  return isOwn(root, seat)
    ? { ...spot, size: 44 }
    : { x: spot.x - spot.size * 0.42, y: spot.y + spot.size * 0.4, size: 16 };
}

export function isOwn(root: HTMLElement, seat: number): boolean {
  const focus = root.dataset.focus ?? root.querySelector<HTMLElement>("[data-focus]")?.dataset.focus;
  return focus === `${seat}`;
}

export const put = (root: HTMLElement, thing: ComponentChild, at: Spot, name = ""): HTMLElement =>
  putOn(root, thing, at, `cha-flying ${name}`);

const GHOST = 48;

export function putChip(root: HTMLElement, chip: string, at: Spot): HTMLElement {
  const piece = put(root, h(ChipIcon, { chip, size: GHOST }), at);
  piece.style.transform = placed(at, at.size / GHOST);
  return piece;
}

/** Flies in an arc and stays where it lands. */
export async function flyChip(piece: HTMLElement, from: Spot, to: Spot, ms: number): Promise<void> {
  const lift = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.3);
  const middle: Spot = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift, size: 0 };
  const [a, b] = [from.size / GHOST, to.size / GHOST];
  piece.style.transform = placed(to, b);
  await played(
    piece.animate(
      [
        { transform: placed(from, a) },
        { transform: placed(middle, Math.max(a, b) * 1.18) },
        { transform: placed(to, b) },
      ],
      { duration: ms, easing: "cubic-bezier(.3,.1,.3,1)" },
    ),
  );
}

/** A small thing that rises and fades. */
export async function floatUp(root: HTMLElement, thing: ComponentChild, at: Spot, ms: number): Promise<void> {
  const piece = put(root, thing, at, "cha-float");
  await played(
    piece.animate(
      [
        { transform: placed(at, 0.6), opacity: 0 },
        { transform: placed({ ...at, y: at.y - 14 }, 1.15), opacity: 1, offset: 0.3 },
        { transform: placed({ ...at, y: at.y - 46 }, 1), opacity: 0 },
      ],
      { duration: ms, easing: "ease-out" },
    ),
  );
  remove(piece);
}
