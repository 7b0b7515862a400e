/** What flies over the cauldron. What has left its cell is hushed until the next view shows it gone for good. */
import { type ComponentChild, h } from "preact";
import { type Spot, clearLanded, placed, played, putOn, remove, spotOf } from "../stage";
import { Token } from "./Tokens";

export function clearStage(root: HTMLElement | null): void {
  clearLanded(root);
  for (const hushed of root?.querySelectorAll(".is-hushed") ?? []) hushed.classList.remove("is-hushed");
}

export const cellSpot = (root: HTMLElement, cell: string): Spot => spotOf(root, `[data-cell="${cell}"] > rect`);
export const potSpot = (root: HTMLElement): Spot => spotOf(root, ".chm-pad");
export const witchSpot = (root: HTMLElement, seat: number): Spot => ({
  ...spotOf(root, `[data-witch="${seat}"]`),
  size: 40,
});

/** What lies on a cell is on its way: what is drawn there is not seen until the next view. A flown piece goes too. */
export function hush(root: HTMLElement, cell: string): void {
  for (const piece of root.querySelectorAll(`[data-cell="${cell}"] > :not(rect)`)) piece.classList.add("is-hushed");
  for (const landed of root.querySelectorAll<HTMLElement>(`[data-landed="${cell}"]`)) remove(landed);
}

export const put = (root: HTMLElement, thing: ComponentChild, at: Spot, name = ""): HTMLElement =>
  putOn(root, thing, at, `chm-flying ${name}`);

const GHOST = 48;

export function putToken(root: HTMLElement, letter: string, at: Spot): HTMLElement {
  const piece = put(root, h(Token, { letter, class: "is-flying" }), at);
  piece.style.transform = placed(at, at.size / GHOST);
  return piece;
}

/** Flies in an arc and stays where it lands. */
export async function fly(piece: HTMLElement, from: Spot, to: Spot, ms: number, delay = 0): Promise<void> {
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
      {
        duration: ms,
        delay,
        fill: "backwards",
        easing: "cubic-bezier(.3,.1,.3,1)",
      },
    ),
  );
}

/** Falls into a cell from above, with a splash. */
export async function dropInto(root: HTMLElement, letter: string, cell: string, ms: number, delay = 0): Promise<void> {
  const at = { ...cellSpot(root, cell) };
  const to = { ...at, size: at.size * 0.92 };
  const piece = putToken(root, letter, to);
  piece.dataset.landed = cell;
  const here = placed(to, to.size / GHOST);
  await played(
    piece.animate(
      [
        { transform: placed({ ...to, y: to.y - 130 }, (to.size * 1.5) / GHOST), opacity: 0 },
        { transform: placed({ ...to, y: to.y - 60 }, (to.size * 1.3) / GHOST), opacity: 1, offset: 0.4 },
        { transform: placed(to, (to.size * 0.88) / GHOST), opacity: 1, offset: 0.8 },
        { transform: here, opacity: 1 },
      ],
      { duration: ms, delay, fill: "backwards", easing: "ease-in" },
    ),
  );
  splash(root, at, ms);
}

function splash(root: HTMLElement, at: Spot, ms: number): void {
  const ring = put(root, null, at, "chm-splash");
  ring.style.width = ring.style.height = `${at.size}px`;
  const spreads = ring.animate(
    [
      { transform: placed(at, 0.5), opacity: 0.9 },
      { transform: placed(at, 1.5), opacity: 0 },
    ],
    { duration: ms, easing: "ease-out" },
  );
  void played(spreads).then(() => remove(ring));
}

/** A small thing that rises and fades. */
export async function floatUp(
  root: HTMLElement,
  thing: ComponentChild,
  at: Spot,
  ms: number,
  name = "chm-float",
): Promise<void> {
  const piece = put(root, thing, at, name);
  await played(
    piece.animate(
      [
        { transform: placed(at, 0.6), opacity: 0 },
        { transform: placed({ ...at, y: at.y - 14 }, 1.15), opacity: 1, offset: 0.3 },
        { transform: placed({ ...at, y: at.y - 24 }, 1.05), opacity: 1, offset: 0.7 },
        { transform: placed({ ...at, y: at.y - 46 }, 1), opacity: 0 },
      ],
      { duration: ms, easing: "ease-out" },
    ),
  );
  remove(piece);
}

/** Smoke over a cell: three puffs. */
export function smoke(root: HTMLElement, at: Spot, ms: number): void {
  for (const side of [-0.22, 0.05, 0.28]) {
    const puff = put(root, null, at, "chm-puff");
    puff.style.width = puff.style.height = `${at.size * 0.7}px`;
    const from = { ...at, x: at.x + side * at.size };
    const rises = puff.animate(
      [
        { transform: placed(from, 0.4), opacity: 0.9 },
        { transform: placed({ ...from, x: from.x + side * 40, y: from.y - 70 }, 1.5), opacity: 0 },
      ],
      { duration: ms * 1.3, easing: "ease-out" },
    );
    void played(rises).then(() => remove(puff));
  }
}
