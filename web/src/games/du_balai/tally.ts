/** What earned the places: squares by what moved the pawn, and what each witch did, from the events of the match. */
import type { Json } from "../types";

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

export function tally(log: readonly Json[], seats: number): Tally[] {
  const earned = Array.from({ length: seats }, nothing);
  let closer: Tally | undefined;
  for (const event of log) {
    const mine = earned[Number(event["seat"])];
    switch (event["t"]) {
      case "PawnMoved": {
        const why = String(event["why"]);
        const how = FLOWN.find((each) => each === why) ?? "magic";
        if (mine) mine.squares[how] += Number(event["square"]) - Number(event["start"]);
        break;
      }
      case "FormulaJudged":
        if (mine && event["verdict"] === "perfect") mine.perfects += 1;
        if (mine && event["verdict"] === "fell") mine.falls += 1;
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
          mine.acrobatics = event["cards"] as string[];
          mine.points = Number(event["points"]);
        }
        break;
    }
  }
  return earned;
}
