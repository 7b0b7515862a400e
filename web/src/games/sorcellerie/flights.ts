/** Things that fly over the board while events are told. They live in a layer of their own, never in what Preact draws. */
import { type ComponentChild, render } from "preact";

export interface Spot {
  x: number;
  y: number;
  width: number;
}

const layerOf = (root: HTMLElement): HTMLElement => root.querySelector<HTMLElement>(".sor-layer") ?? root;

export function clearLayer(root: HTMLElement | null): void {
  for (const piece of [...(root?.querySelector(".sor-layer")?.children ?? [])]) remove(piece as HTMLElement);
}

export function remove(piece: HTMLElement): void {
  render(null, piece); // so that Preact forgets it too
  piece.remove();
}

/** The first of these that is to be seen, as a spot on the layer. */
export function spotOf(root: HTMLElement, ...selectors: string[]): Spot {
  const ground = layerOf(root).getBoundingClientRect();
  for (const selector of selectors) {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    if (box?.width) return { x: box.x + box.width / 2 - ground.x, y: box.y + box.height / 2 - ground.y, width: box.width };
  }
  return { x: ground.width / 2, y: ground.height / 2, width: 60 };
}

/** Puts something on the layer, its middle at the spot. */
export function put(root: HTMLElement, thing: ComponentChild, at: Spot, name: string): HTMLElement {
  const piece = document.createElement("div");
  piece.className = `sor-flying ${name}`;
  render(thing, piece);
  layerOf(root).append(piece);
  piece.style.transform = placed(at, 1);
  return piece;
}

export const placed = (at: Spot, scale: number, more = ""): string =>
  `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -50%) scale(${scale.toFixed(3)}) ${more}`;

/** A few words that appear, stay a moment and fade. */
export async function banner(root: HTMLElement, thing: ComponentChild, at: Spot, ms: number, name = ""): Promise<void> {
  const piece = put(root, thing, at, `sor-banner ${name}`);
  await played(
    piece.animate(
      [
        { transform: placed(at, 0.6), opacity: 0 },
        { transform: placed(at, 1.06), opacity: 1, offset: 0.2 },
        { transform: placed(at, 1), opacity: 1, offset: 0.8 },
        { transform: placed({ ...at, y: at.y - 18 }, 0.96), opacity: 0 },
      ],
      { duration: ms, easing: "ease-out" },
    ),
  );
  remove(piece);
}

/** Waits for the end; an animation that was cut off has ended too. */
export async function played(animation: Animation | undefined): Promise<void> {
  try {
    await animation?.finished;
  } catch {
    // cancelled: its element went away with an old view
  }
}
