/** Things that fly over the board while events are told. They live in a layer of their own, never in what Preact draws;
 *  what has landed stays there until the next view shows it for good. */
import { type ComponentChild, h, render } from "preact";
import type { Ingredient } from "./seen";
import { Cube } from "./signs";

export interface Spot {
  x: number;
  y: number;
}

function layerOf(root: HTMLElement): HTMLElement {
  return root.querySelector<HTMLElement>("[data-layer]") ?? root;
}

export function clearStage(root: HTMLElement | null): void {
  for (const piece of [...(root?.querySelector("[data-layer]")?.children ?? [])]) remove(piece as HTMLElement);
}

export function remove(piece: HTMLElement): void {
  render(null, piece); // so that Preact forgets it too
  piece.remove();
}

/** The middle of the first of these that is to be seen, on the layer. */
export function spotOf(root: HTMLElement, ...selectors: string[]): Spot {
  const ground = layerOf(root).getBoundingClientRect();
  for (const selector of selectors) {
    for (const found of root.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect();
      if (box.width) return { x: box.x + box.width / 2 - ground.x, y: box.y + box.height / 2 - ground.y };
    }
  }
  return { x: ground.width / 2, y: Math.min(ground.height / 2, 320) };
}

export const placeSpot = (root: HTMLElement, seat: number): Spot => spotOf(root, `[data-place="${seat}"]`);
export const benchSpot = (root: HTMLElement, seat: number, of: string): Spot => spotOf(root, `[data-place="${seat}"] [data-bench="${of}"]`, `[data-place="${seat}"]`);
export const potSpot = (root: HTMLElement, seat: number): Spot => spotOf(root, `[data-cauldron="${seat}"]`, `[data-place="${seat}"]`);
export const circleSpot = (root: HTMLElement, seat: number): Spot => spotOf(root, `[data-circle="${seat}"]`, `[data-place="${seat}"]`);
export const handSpot = (root: HTMLElement, seat: number): Spot => spotOf(root, `[data-hand="${seat}"]`, `[data-place="${seat}"]`);
export const lineSpot = (root: HTMLElement, seat: number): Spot => spotOf(root, `[data-line="${seat}"]`, `[data-place="${seat}"]`);

const placed = (at: Spot, scale = 1): string => `translate(${at.x}px, ${at.y}px) translate(-50%, -50%) scale(${scale})`;

/** Puts something on the layer, its middle at the spot. */
export function put(root: HTMLElement, thing: ComponentChild, at: Spot, name = ""): HTMLElement {
  const piece = document.createElement("div");
  piece.className = `bal-flying ${name}`;
  render(thing, piece);
  layerOf(root).append(piece);
  piece.style.transform = placed(at);
  return piece;
}

export const cube = (of: Ingredient, size = 34): ComponentChild => h(Cube, { of, size });

/** Flies in an arc, then is gone or stays. `bend` lifts the arc; sideways ones look like walking around the table. */
export async function fly(piece: HTMLElement, from: Spot, to: Spot, ms: number, { delay = 0, lift = 60, stay = false } = {}): Promise<void> {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  piece.style.transform = placed(to);
  await played(
    piece.animate(
      [{ transform: placed(from, 0.7), opacity: 0.4 }, { transform: placed(from), opacity: 1, offset: 0.08 }, { transform: placed(middle, 1.15), offset: 0.5 }, { transform: placed(to) }],
      { duration: ms, delay, easing: "cubic-bezier(.35,.1,.3,1)", fill: "backwards" },
    ),
  );
  if (!stay) remove(piece);
}

/** A whole pile, one after another. */
export async function flyCubes(root: HTMLElement, pile: readonly Ingredient[], from: (of: Ingredient) => Spot, to: (of: Ingredient) => Spot, ms: number, lift = 60): Promise<void> {
  await Promise.all(
    pile.map((of, at) => {
      const start = from(of);
      return fly(put(root, cube(of), start), start, to(of), ms, { delay: Math.min(at * 60, 480), lift });
    }),
  );
}

/** Words or a sign that rise and fade. */
export async function floatUp(root: HTMLElement, thing: ComponentChild, at: Spot, ms: number, name = ""): Promise<void> {
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

/** Waits for the end; an animation that was cut off has ended too. */
export async function played(animation: Animation | undefined): Promise<void> {
  try {
    await animation?.finished;
  } catch {
    // cancelled: its element went away with an old view
  }
}
