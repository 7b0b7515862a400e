/** Cards of the circle, and cards won. */
import type { ForestView, WonView } from "./types.gen";

/** `many/left`, as an event tells it. */
export function forestOf(told: string): ForestView {
  const [scene, star] = told.split("/");
  return { scene: scene === "many" ? "many" : "one", star: star === "left" ? "left" : "right" };
}

/** How many of each witch somebody has. */
export function collected(won: readonly WonView[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { witch } of won) counts.set(witch, (counts.get(witch) ?? 0) + 1);
  return counts;
}
