/** What flies over the circle, and words that appear for a moment. */
import type { ComponentChild } from "preact";
import { type Spot, placed, played, putOn, remove } from "../stage";

export const put = (root: HTMLElement, thing: ComponentChild, at: Spot, name: string): HTMLElement =>
  putOn(root, thing, at, `sor-flying ${name}`);

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
