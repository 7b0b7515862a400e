/** The boards, each loaded when its game is opened. A game whose board is missing gets the plain one. */
import type { GameModule } from "./types";

const BOARDS = import.meta.glob<{ default: GameModule }>(["./*/index.ts", "./*/index.tsx", "!./plain/**"]);

export async function loadGame(name: string): Promise<GameModule> {
  const load = BOARDS[`./${name}/index.ts`] ?? BOARDS[`./${name}/index.tsx`];
  return load ? (await load()).default : (await import("./plain")).default;
}
