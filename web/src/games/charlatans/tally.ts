/** What earned the points, by source, from the events of the whole match. */

import type { GameEvent } from "./types.gen";

export const SOURCES = ["space", "cards", "books", "die", "tubes", "rubies", "coins", "other"] as const;
export type Source = (typeof SOURCES)[number];

const BOOK = /^(orange|green|blue|red|yellow|purple|black)(_|$)/;
const PLAIN: Record<string, Source> = { space: "space", die: "die", tube: "tubes", rubies: "rubies", coins: "coins" };

export function sourceOf(why: string): Source {
  return PLAIN[why] ?? (BOOK.test(why) ? "books" : "cards");
}

/** By seat: points from each source. What the log does not tell (a history that was cut) counts as `other`. */
export function tally(log: readonly GameEvent[], scores: readonly number[]): Record<Source, number>[] {
  const earned = scores.map(() => Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>);
  for (const event of log) {
    if (event.t !== "PointsGained") continue;
    const mine = earned[event.seat];
    if (mine) mine[sourceOf(event.why)] += event.points;
  }
  earned.forEach((mine, seat) => {
    const told = SOURCES.reduce((sum, source) => sum + mine[source], 0);
    mine.other = Math.max(0, (scores[seat] ?? 0) - told);
  });
  return earned;
}
