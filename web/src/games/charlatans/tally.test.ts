import { describe, expect, it } from "vitest";
import { sourceOf, tally } from "./tally";
import type { GameEvent } from "./types.gen";

const gained = (seat: number, points: number, why: string): GameEvent => ({ t: "PointsGained", seat, points, why });

describe("the tally", () => {
  it("knows books from cards and the plain sources", () => {
    expect(["space", "die", "tube", "purple_1", "black", "lucky_devil", "coins"].map(sourceOf)).toEqual([
      "space",
      "die",
      "tubes",
      "books",
      "books",
      "cards",
      "coins",
    ]);
  });

  it("adds up by seat and source, and names what the log does not tell", () => {
    const log: GameEvent[] = [
      gained(0, 3, "space"),
      gained(0, 4, "space"),
      gained(1, 2, "die"),
      { t: "RubiesGained", seat: 0, rubies: 1, why: "space" },
    ];
    const [ada, zoe] = tally(log, [9, 2]);
    expect(ada).toMatchObject({ space: 7, die: 0, other: 2 });
    expect(zoe).toMatchObject({ die: 2, other: 0 });
  });
});
