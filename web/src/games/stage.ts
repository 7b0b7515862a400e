/** The layer over a board on which things fly while events are told: never part of what Preact draws. What has landed
 *  stays there until the next view shows it for good; where that view is shown already, it is gone as it lands, and
 *  the thing itself, which was out of sight meanwhile, is seen. A board has one element with `data-layer`. */
import { type ComponentChild, render } from "preact";

/** A place on the layer, and how wide a thing is there. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

const NOWHERE = 48;

export const layerOf = (root: HTMLElement): HTMLElement => root.querySelector<HTMLElement>("[data-layer]") ?? root;

const COMING = "is-flying-in";
const piecesOn = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>("[data-layer] > *") ?? []),
];

/** A new view is there: what has landed is part of it. What is still in the air flies on. */
export function clearLanded(root: HTMLElement | null): void {
  for (const piece of piecesOn(root)) {
    if (piece.getAnimations().some(({ playState }) => playState === "running")) piece.dataset.late = "";
    else remove(piece);
  }
}

/** Everything that flies is at its end. */
export function clearStage(root: HTMLElement | null): void {
  piecesOn(root).forEach(remove);
  for (const hidden of root?.querySelectorAll(`.${COMING}`) ?? []) hidden.classList.remove(COMING);
}

/** It has landed. */
export function land(piece: HTMLElement, { isTrue }: { isTrue: boolean }): void {
  if (isTrue || piece.dataset.late !== undefined) remove(piece);
}

/** Where the board shows already what is only coming, it is out of sight until the returned function is called. */
export function awaitThing({ isTrue }: { isTrue: boolean }, thing: Element | null | undefined): () => void {
  if (isTrue) thing?.classList.add(COMING);
  return () => thing?.classList.remove(COMING);
}

export function remove(piece: HTMLElement): void {
  render(null, piece); // so that Preact forgets it too
  piece.remove();
}

/** The middle of the first of these that is to be seen; the middle of the board where none is. */
export function spotOf(root: HTMLElement, ...selectors: string[]): Spot {
  const ground = layerOf(root).getBoundingClientRect();
  for (const selector of selectors) {
    for (const found of root.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect();
      if (box.width)
        return { x: box.x + box.width / 2 - ground.x, y: box.y + box.height / 2 - ground.y, size: box.width };
    }
  }
  return { x: ground.width / 2, y: Math.min(ground.height / 2, 360), size: NOWHERE };
}

/** Puts something on the layer, its middle at the spot. */
export function putOn(root: HTMLElement, thing: ComponentChild, at: Spot, name: string): HTMLElement {
  const piece = document.createElement("div");
  piece.className = name;
  render(thing, piece);
  layerOf(root).append(piece);
  piece.style.transform = placed(at);
  return piece;
}

export const placed = (at: Spot, scale = 1, more = ""): string =>
  `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -50%) scale(${scale.toFixed(3)}) ${more}`;

/** Waits for the end; an animation that was cut off has ended too. */
export async function played(animation: Animation | undefined): Promise<void> {
  try {
    await animation?.finished;
  } catch {
    // cancelled: its element went away with an old view
  }
}
