import { expect, it } from "vitest";
import { tally } from "./tally";

it("counts squares by what moved the pawn, and gives the lid to the earlier hand", () => {
  const [ada, zoe] = tally(
    [
      { t: "LidClosed", seat: 0, after: 430 },
      { t: "LidClosedEarlier", seat: 1, after: 412 },
      { t: "FormulaJudged", seat: 0, verdict: "perfect", colour: "any", symbols: [] },
      { t: "PawnMoved", seat: 0, start: 0, square: 3, why: "formula" },
      { t: "PawnMoved", seat: 0, start: 3, square: 5, why: "perfect" },
      { t: "PawnMoved", seat: 0, start: 5, square: 2, why: "hex" },
      { t: "FormulaJudged", seat: 1, verdict: "fell", colour: "any", symbols: [] },
      { t: "PawnMoved", seat: 1, start: 0, square: -2, why: "lid" },
      { t: "AcrobaticsShown", seat: 1, cards: ["loop"], points: 3 },
    ],
    2,
  );
  expect(ada).toMatchObject({
    squares: { formula: 3, perfect: 2, magic: -3, lid: 0 },
    perfects: 1,
    falls: 0,
    lids: 0,
    points: 0,
  });
  expect(zoe).toMatchObject({
    squares: { formula: 0, perfect: 0, magic: 0, lid: -2 },
    falls: 1,
    lids: 1,
    acrobatics: ["loop"],
    points: 3,
  });
});
