/** What flies over the table: cubes, cauldrons, hands, and words that rise and fade. */
import { type ComponentChild, h } from "preact";
import { type Spot, placed, played, putOn, remove, spotOf } from "../stage";
import { Cube } from "./signs";
import type { Ingredient } from "./data.gen";

export const placeSpot = (root: HTMLElement, seat: number): Spot => spotOf(root, `[data-place="${seat}"]`);
export const benchSpot = (root: HTMLElement, seat: number, of: string): Spot =>
  spotOf(root, `[data-place="${seat}"] [data-bench="${of}"]`, `[data-place="${seat}"]`);
export const potSpot = (root: HTMLElement, seat: number): Spot =>
  spotOf(root, `[data-cauldron="${seat}"]`, `[data-place="${seat}"]`);
export const circleSpot = (root: HTMLElement, seat: number): Spot =>
  spotOf(root, `[data-circle="${seat}"]`, `[data-place="${seat}"]`);
export const handSpot = (root: HTMLElement, seat: number): Spot =>
  spotOf(root, `[data-hand="${seat}"]`, `[data-place="${seat}"]`);
export const lineSpot = (root: HTMLElement, seat: number): Spot =>
  spotOf(root, `[data-line="${seat}"]`, `[data-place="${seat}"]`);

export const put = (root: HTMLElement, thing: ComponentChild, at: Spot, name = ""): HTMLElement =>
  putOn(root, thing, at, `bal-flying ${name}`);

export const cube = (of: Ingredient, size = 34): ComponentChild => h(Cube, { of, size });

/** Flies in an arc, then is gone or stays. `bend` lifts the arc; sideways ones look like walking around the table. */
export async function fly(
  piece: HTMLElement,
  from: Spot,
  to: Spot,
  ms: number,
  { delay = 0, lift = 60, stay = false } = {},
): Promise<void> {
  const middle = { ...to, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  piece.style.transform = placed(to);
  await played(
    piece.animate(
      [
        { transform: placed(from, 0.7), opacity: 0.4 },
        { transform: placed(from), opacity: 1, offset: 0.08 },
        { transform: placed(middle, 1.15), offset: 0.5 },
        { transform: placed(to) },
      ],
      { duration: ms, delay, easing: "cubic-bezier(.35,.1,.3,1)", fill: "backwards" },
    ),
  );
  if (!stay) remove(piece);
}

/** A whole pile, one after another. */
export async function flyCubes(
  root: HTMLElement,
  pile: readonly Ingredient[],
  from: (of: Ingredient) => Spot,
  to: (of: Ingredient) => Spot,
  ms: number,
  lift = 60,
): Promise<void> {
  await Promise.all(
    pile.map((of, at) => {
      const start = from(of);
      return fly(put(root, cube(of), start), start, to(of), ms, { delay: Math.min(at * 60, 480), lift });
    }),
  );
}

/** Words or a sign that rise and fade. */
export async function floatUp(
  root: HTMLElement,
  thing: ComponentChild,
  at: Spot,
  ms: number,
  name = "",
): Promise<void> {
  const piece = put(root, thing, at, `bal-float ${name}`);
  await played(
    piece.animate(
      [
        { transform: placed(at, 0.6), opacity: 0 },
        { transform: placed({ ...at, y: at.y - 12 }, 1.1), opacity: 1, offset: 0.25 },
        { transform: placed({ ...at, y: at.y - 18 }), opacity: 1, offset: 0.75 },
        { transform: placed({ ...at, y: at.y - 40 }), opacity: 0 },
      ],
      { duration: ms, easing: "ease-out" },
    ),
  );
  remove(piece);
}

/** Shakes or lights what is there already. */
export async function pulse(root: HTMLElement, selector: string, frames: Keyframe[], ms: number): Promise<void> {
  await played(root.querySelector(selector)?.animate(frames, { duration: ms, easing: "ease-in-out" }));
}
