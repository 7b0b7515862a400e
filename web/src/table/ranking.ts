/** The ranking from the outcome that every game's view ends with. */
import type { AnyView } from "../protocol.gen";

export interface Ranked {
  seat: number;
  rank: number;
  score: number;
  won: boolean;
}

/** By place; empty while there is no outcome. */
export function rankingOf({ outcome }: Pick<AnyView, "outcome">): Ranked[] {
  if (outcome === null) return [];
  const { scores, ranks, winners } = outcome;
  return scores
    .map((score, seat) => ({ seat, score, rank: ranks[seat] ?? 1, won: winners.includes(seat) }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
