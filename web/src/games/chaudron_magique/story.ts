/** The story of a match, read from its log: which Potion was brewed when, which were forced, and what burnt. */

import type { GameEvent } from "./types.gen";

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

export function storyOf(log: readonly GameEvent[]): Story {
  let turns = 0;
  const brewed: BrewedThen[] = [];
  const causes = new Map<string, number>();
  for (const event of log) {
    switch (event.t) {
      case "TurnBegan":
        turns = event.turn;
        break;
      case "PotionBrewed": {
        const missing = event.missing.length - event.stones.length;
        brewed.push({ potion: event.potion, turn: turns, forced: event.forced, missing });
        break;
      }
      case "BurntCaused":
        causes.set(event.why, (causes.get(event.why) ?? 0) + event.count);
        break;
    }
  }
  return {
    turns,
    brewed,
    causes: [...causes].map(([why, count]) => ({ why, count })).sort((a, b) => b.count - a.count),
  };
}
