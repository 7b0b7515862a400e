/** Where the ingredients of each Demon Circle came from: whose bench overflowed, or her own hand. */

import type { GameEvent } from "./types.gen";

/** By seat: how many came from each other seat's bench; `own`: moved by herself (BAL-48). */
export interface Earned {
  from: number[];
  own: number;
}

export function tally(log: readonly GameEvent[], seats: number): Earned[] {
  const found = Array.from({ length: seats }, () => ({ from: Array<number>(seats).fill(0), own: 0 }));
  for (const event of log) {
    if (event.t === "BenchOverflowed") {
      const mine = found[event.to];
      if (mine) mine.from[event.seat] = (mine.from[event.seat] ?? 0) + event.ingredients.length;
    } else if (event.t === "MovedToCircle") {
      const mine = found[event.seat];
      if (mine) mine.own += 1;
    }
  }
  return found;
}
