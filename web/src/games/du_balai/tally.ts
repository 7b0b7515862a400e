/** What earned the places: squares by what moved the pawn, and what each witch did, from the events of the match. */

import type { GameEvent } from "./types.gen";

export const FLOWN = ["formula", "perfect", "magic", "lid"] as const;
export type Flown = (typeof FLOWN)[number];

export interface Tally {
  squares: Record<Flown, number>;
  perfects: number;
  falls: number;
  lids: number;
  acrobatics: string[];
  points: number;
}

const nothing = (): Tally => ({
  squares: { formula: 0, perfect: 0, magic: 0, lid: 0 },
  perfects: 0,
  falls: 0,
  lids: 0,
  acrobatics: [],
  points: 0,
});

export function tally(log: readonly GameEvent[], seats: number): Tally[] {
  const earned = Array.from({ length: seats }, nothing);
  let closer: Tally | undefined;
  for (const event of log) {
    const mine = "seat" in event ? earned[event.seat] : undefined;
    switch (event.t) {
      case "PawnMoved": {
        const how = FLOWN.find((known) => known === event.why) ?? "magic";
        if (mine) mine.squares[how] += event.square - event.start;
        break;
      }
      case "FormulaJudged":
        if (mine && event.verdict === "perfect") mine.perfects += 1;
        if (mine && event.verdict === "fell") mine.falls += 1;
        break;
      case "LidClosed":
        closer = mine;
        if (mine) mine.lids += 1;
        break;
      case "LidClosedEarlier": // DUB-11: the lid was hers, and not the first one's
        if (closer) closer.lids -= 1;
        if (mine) mine.lids += 1;
        closer = mine;
        break;
      case "AcrobaticsShown":
        if (mine) {
          mine.acrobatics = event.cards;
          mine.points = event.points;
        }
        break;
    }
  }
  return earned;
}
