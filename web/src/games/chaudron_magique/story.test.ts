import { expect, test } from "vitest";
import { storyOf } from "./story";

test("the story tells when each Potion was brewed, what was forced, and what burnt", () => {
  const story = storyOf([
    { t: "TurnBegan", turn: 1, seat: 0 },
    { t: "BurntCaused", count: 2, why: "missing", spared: 0 },
    { t: "PotionBrewed", potion: "C4", forced: false, cells: ["A2"], stones: ["B2"], missing: ["B"], cost: 0 },
    { t: "TurnBegan", turn: 2, seat: 1 },
    { t: "PotionBrewed", potion: "R1", forced: true, cells: [], stones: [], missing: ["B", "R"], cost: 2 },
    { t: "BurntCaused", count: 3, why: "forced", spared: 0 },
    { t: "BurntCaused", count: 2, why: "missing", spared: 1 },
  ]);
  expect(story).toEqual({
    turns: 2,
    brewed: [
      { potion: "C4", turn: 1, forced: false, missing: 0 },
      { potion: "R1", turn: 2, forced: true, missing: 2 },
    ],
    causes: [
      { why: "missing", count: 4 },
      { why: "forced", count: 3 },
    ],
  });
});
