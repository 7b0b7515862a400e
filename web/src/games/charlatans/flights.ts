/** Things that fly over the board while events are told. They live in a layer of their own, never in what Preact draws;
 *  what has landed stays there until the next view shows it for good. */
import { type ComponentChild, h, render } from "preact";
import { ChipIcon } from "./Chip";

export interface Spot {
  x: number;
  y: number;
  /** How wide a chip is there. */
  size: number;
}

function layerOf(root: HTMLElement): HTMLElement {
  return root.querySelector<HTMLElement>("[data-layer]") ?? root;
}

export function clearStage(root: HTMLElement | null): void {
  const layer = root?.querySelector("[data-layer]");
  for (const piece of [...(layer?.children ?? [])]) remove(piece as HTMLElement);
}

export function remove(piece: HTMLElement): void {
  render(null, piece); // so that Preact forgets it too
  piece.remove();
}

/** The first of these that is to be seen, as a spot on the layer. */
export function spotOf(root: HTMLElement, ...selectors: string[]): Spot {
  const ground = layerOf(root).getBoundingClientRect();
  for (const selector of selectors) {
    for (const found of root.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect();
      if (!box.width) continue;
      const mini = found.closest(".cha-mini") !== null && selector.includes("data-space");
      const size = mini ? box.width * 3.5 : box.width;
      return { x: box.x + box.width / 2 - ground.x, y: box.y + box.height / 2 - ground.y, size };
    }
  }
  return { x: ground.width / 2, y: Math.min(ground.height / 2, 360), size: 48 };
}

export const spaceSpot = (root: HTMLElement, seat: number, space: number): Spot =>
  spotOf(root, `[data-pot="${seat}"] [data-space="${space}"]`, `[data-pot="${seat}"]`, "[data-own]");

/** Where that seat's bag is; the others' bags lie at the left edge of their small pots. */
export function bagSpot(root: HTMLElement, seat: number): Spot {
  const spot = spotOf(root, `[data-bag="${seat}"]`);
  return isOwn(root, seat) ? { ...spot, size: 44 } : { x: spot.x - spot.size * 0.42, y: spot.y + spot.size * 0.4, size: 16 };
}

export function isOwn(root: HTMLElement, seat: number): boolean {
  return Number(root.dataset["focus"] ?? root.querySelector<HTMLElement>("[data-focus]")?.dataset["focus"]) === seat;
}

/** Puts something on the layer, its middle at the spot. */
export function put(root: HTMLElement, thing: ComponentChild, at: Spot, name = ""): HTMLElement {
  const piece = document.createElement("div");
  piece.className = `cha-flying ${name}`;
  render(thing, piece);
  layerOf(root).append(piece);
  piece.style.transform = placed(at, 1);
  return piece;
}

const GHOST = 48;

export function putChip(root: HTMLElement, chip: string, at: Spot): HTMLElement {
  const piece = put(root, h(ChipIcon, { chip, size: GHOST }), at);
  piece.style.transform = placed(at, at.size / GHOST);
  return piece;
}

function placed(at: Spot, scale: number): string {
  return `translate(${at.x}px, ${at.y}px) translate(-50%, -50%) scale(${scale})`;
}

/** Flies in an arc and stays where it lands. */
export async function flyChip(piece: HTMLElement, from: Spot, to: Spot, ms: number): Promise<void> {
  const lift = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.3);
  const middle: Spot = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift, size: 0 };
  const [a, b] = [from.size / GHOST, to.size / GHOST];
  piece.style.transform = placed(to, b);
  await played(
    piece.animate(
      [{ transform: placed(from, a) }, { transform: placed(middle, Math.max(a, b) * 1.18) }, { transform: placed(to, b) }],
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

/** Waits for the end; an animation that was cut off has ended too. */
export async function played(animation: Animation | undefined): Promise<void> {
  try {
    await animation?.finished;
  } catch {
    // cancelled: its element went away with an old view
  }
}
