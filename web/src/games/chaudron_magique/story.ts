/** The story of a match, read from its log: which Potion was brewed when, which were forced, and what burnt. */
import type { Json } from "../types";
import { kindOf } from "./seen";

export interface BrewedThen {
  potion: string;
  turn: number;
  forced: boolean;
  /** Resources that were not there; a stone that stood in is none of them. */
  missing: number;
}

export interface Story {
  turns: number;
  brewed: BrewedThen[];
  /** Burnt tokens by their cause. */
  causes: { why: string; count: number }[];
}

export function storyOf(log: readonly Json[]): Story {
  let turns = 0;
  const brewed: BrewedThen[] = [];
  const causes = new Map<string, number>();
  for (const event of log) {
    switch (kindOf(event)) {
      case "TurnBegan":
        turns = Number(event["turn"]);
        break;
      case "PotionBrewed": {
        const missing = (event["missing"] as unknown[]).length - (event["stones"] as unknown[]).length;
        brewed.push({ potion: String(event["potion"]), turn: turns, forced: event["forced"] === true, missing });
        break;
      }
      case "BurntCaused":
        causes.set(String(event["why"]), (causes.get(String(event["why"])) ?? 0) + Number(event["count"]));
        break;
    }
  }
  return {
    turns,
    brewed,
    causes: [...causes].map(([why, count]) => ({ why, count })).sort((a, b) => b.count - a.count),
  };
}
