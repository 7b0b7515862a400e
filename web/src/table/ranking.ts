/** The ranking from the outcome that every game's view ends with. */
import type { Json } from "../games/types";

export interface Ranked {
  seat: number;
  rank: number;
  score: number;
  won: boolean;
}

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** By place; empty while there is no outcome. */
export function rankingOf(view: Json): Ranked[] {
  const outcome = view["outcome"];
  if (typeof outcome !== "object" || outcome === null) return [];
  const { scores, ranks, winners } = outcome as Json;
  const won = new Set(numbers(winners));
  const places = numbers(ranks);
  const lowest = Math.min(...places); // places may be counted from 0
  return numbers(scores)
    .map((score, seat) => ({ seat, score, rank: (places[seat] ?? lowest) - lowest + 1, won: won.has(seat) }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
