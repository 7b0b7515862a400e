/** The guides of the games, each loaded when its table is opened. */
import type { Guide } from "./types";

const GUIDES = import.meta.glob<{ GUIDE: Guide }>("../games/*/guide.gen.ts");

export async function loadGuide(game: string): Promise<Guide | null> {
  const load = GUIDES[`../games/${game}/guide.gen.ts`];
  return load ? (await load()).GUIDE : null;
}
