import { expect, test } from "vitest";
import type { Outcome } from "../protocol.gen";
import { endingOf } from "./ending";

const ended = (scores: number[], ranks: number[], winners: number[]): Outcome => ({
  t: "Outcome",
  scores,
  ranks,
  winners,
  why: "CHA-33",
});

test("a clear win has a lead, and no tie", () => {
  const ending = endingOf({ outcome: ended([30, 42, 37], [3, 1, 2], [1]) });
  expect(ending).toMatchObject({ winners: [1], others: [0, 2], tied: false, shared: false, score: 42, lead: 5 });
});

test("equal scores that something else decided are a tie, but not shared", () => {
  expect(endingOf({ outcome: ended([42, 42], [2, 1], [1]) })).toMatchObject({ tied: true, shared: false, lead: 0 });
});

test("a shared victory, and a loss of all", () => {
  expect(endingOf({ outcome: ended([9, 9], [1, 1], [0, 1]) })).toMatchObject({ tied: true, shared: true });
  expect(endingOf({ outcome: ended([4, 4], [2, 2], []) })).toMatchObject({ tied: false, shared: false, score: 4 });
});

test("a match that goes on has no ending", () => {
  expect(endingOf({ outcome: null })).toBeNull();
});
