/** The television's face of each game, loaded when one is opened. */
import type { TvModule } from "../games/types";

const TVS = import.meta.glob<{ default: TvModule }>("../games/*/tv.tsx");

/** Null: this game has none, and shows its board. */
export async function loadTv(game: string): Promise<TvModule | null> {
  const load = TVS[`../games/${game}/tv.tsx`];
  return load ? (await load()).default : null;
}
