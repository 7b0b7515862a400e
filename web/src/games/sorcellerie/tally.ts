/** What the log tells of a whole match, by seat: for the ranking. */
import type { GameEvent } from "./types.gen";

export interface Tally {
  right: number;
  wrong: number;
  early: number;
  /** Milliseconds; null where no time was told. */
  quickest: number | null;
}

export function tally(log: readonly GameEvent[], seats: number): Tally[] {
  const counts: Tally[] = Array.from({ length: seats }, () => ({ right: 0, wrong: 0, early: 0, quickest: null }));
  for (const event of log) {
    const mine = "seat" in event ? counts[event.seat] : undefined;
    if (!mine) continue;
    if (event.t === "FalseStart") mine.early += 1;
    else if (event.t === "FormulaWrong") mine.wrong += 1;
    else if (event.t === "AnswerTimed") {
      if (!event.right) mine.wrong += 1;
      else {
        mine.right += 1;
        if (event.after >= 0) mine.quickest = Math.min(mine.quickest ?? event.after, event.after);
      }
    }
  }
  return counts;
}
