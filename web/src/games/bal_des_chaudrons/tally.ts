/** Where the ingredients of each Demon Circle came from: whose bench overflowed, or her own hand. */
import type { Json } from "../types";

/** By seat: how many came from each other seat's bench; `own`: moved by herself (BAL-48). */
export interface Earned {
  from: number[];
  own: number;
}

export function tally(log: readonly Json[], seats: number): Earned[] {
  const found = Array.from({ length: seats }, () => ({ from: Array<number>(seats).fill(0), own: 0 }));
  for (const event of log) {
    if (event["t"] === "BenchOverflowed") {
      const mine = found[Number(event["to"])];
      const giver = Number(event["seat"]);
      if (mine) mine.from[giver] = (mine.from[giver] ?? 0) + (event["ingredients"] as unknown[]).length;
    } else if (event["t"] === "MovedToCircle") {
      const mine = found[Number(event["seat"])];
      if (mine) mine.own += 1;
    }
  }
  return found;
}
