import { describe, expect, test } from "vitest";
import type { QuestionView } from "../../protocol.gen";
import type { Json } from "../types";
import { partsFound } from "./Potions";
import { choicesOf, forecastOf, keyOf, openCells, placesOf, resourcesOf } from "./drafts";
import type { BlockSeen, ChaudronView } from "./seen";

const asked = (...actions: Json[]): QuestionView =>
  ({
    number: 1,
    decision: {},
    rule: "",
    offers: actions.map((action) => ({ action, refusal: null })),
  }) as unknown as QuestionView;

const block = (text: string, optional = false): BlockSeen => ({ text, optional, choices: "", turns: [], same_as: [] });

describe("a draft", () => {
  test("its forecast is the one that runs parallel to the offer", () => {
    const offers = asked(
      { t: "SufferBurnt" },
      { t: "LayBlock", block: 1, at: "E2" },
      { t: "LayBlock", block: 1, at: "Z4" },
    );
    const view = { foreseen: { burnt: [3, 0, 1], lost: [0, 2, 1], brews: { "1": ["C4"] } } } as unknown as ChaudronView;
    const place = placesOf(offers).get(keyOf({ t: "LayBlock", block: 1, at: "E2", burnt: 0 }));
    expect(forecastOf(view, place)).toEqual({ burnt: 0, lost: 2, brews: ["C4"] });
    expect(forecastOf(view, placesOf(offers).get(keyOf({ t: "LayBlock", block: 1, at: "A2" })))).toBeNull();
  });

  test("blocks that look alike are one choice, but a blue one is another", () => {
    const found = choicesOf({ "1": block("C"), "2": block("C", true), "3": block("C"), "4": block("BB") });
    expect(found.map(({ block: number, count }) => [number, count])).toEqual([
      [1, 2],
      [2, 1],
      [4, 1],
    ]);
  });

  test("what may be moved comes first, then where to", () => {
    const moves = asked(
      { t: "StopMoving" },
      { t: "MoveToken", cell: "E1", onto: "B1" },
      { t: "MoveToken", cell: "F3", onto: "C1" },
    );
    expect([...openCells(moves, null, null)]).toEqual(["E1", "F3"]);
    expect([...openCells(moves, "F3", null)]).toEqual(["C1"]);
  });

  test("a resource is duplicated onto the cells offered for it", () => {
    const copies = asked(
      { t: "DuplicateOnto", resource: "B", cell: "B1" },
      { t: "DuplicateOnto", resource: "R", cell: "C1" },
    );
    expect(resourcesOf(copies)).toEqual(["B", "R"]);
    expect([...openCells(copies, null, "R")]).toEqual(["C1"]);
  });
});

test("a Potion's block knows which of its printed parts are there, however it lies", () => {
  const found = partsFound("BRF", { at: "C4 r1", cells: ["C5"], stones: ["C6"], missing: "B" });
  expect([[...found.has], [...found.stones]]).toEqual([[1], [2]]);
});
