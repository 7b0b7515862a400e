/** How a match ended, as facts for words: who won, by what, and how near the others were. */
import type { AnyView, Outcome } from "../protocol.gen";

export interface Ending {
  outcome: Outcome;
  winners: number[];
  others: number[];
  /** Several had the same score as the winner, and something else decided; or nothing did. */
  tied: boolean;
  shared: boolean;
  score: number;
  /** How far the winner is ahead of the next. */
  lead: number;
}

export function endingOf({ outcome }: Pick<AnyView, "outcome">): Ending | null {
  if (outcome === null) return null;
  const { scores, winners } = outcome;
  const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const score = Math.max(...(winners.length > 0 ? winners : others).map((seat) => scores[seat] ?? 0));
  const best = Math.max(...others.map((seat) => scores[seat] ?? 0));
  const level = scores.filter((other) => other === score).length;
  return {
    outcome,
    winners,
    others,
    tied: winners.length > 0 && level > 1,
    shared: winners.length > 1,
    score,
    lead: others.length > 0 ? score - best : 0,
  };
}
