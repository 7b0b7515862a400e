import { describe, expect, test } from "vitest";
import { partsFound } from "./Potions";
import { bestFirst, choicesOf, forecastOf, keyOf, openCells, placesOf, resourcesOf } from "./drafts";
import { proposalOf, proposed } from "./proposals";
import type { Action, BlockView, Question } from "./types.gen";

const asked = (...actions: Action[]): Question => ({
  number: 1,
  decision: { t: "ChooseCards" },
  rule: "",
  offers: actions.map((action) => ({ action, refusal: null })),
});

const block = (text: string, optional = false): BlockView => ({ text, optional, choices: "", turns: [], same_as: [] });

describe("a draft", () => {
  test("its forecast is the one that runs parallel to the offer", () => {
    const offers = asked(
      { t: "SufferBurnt" },
      { t: "LayBlock", block: 1, at: "E2" },
      { t: "LayBlock", block: 1, at: "Z4" },
    );
    const view = { foreseen: { burnt: [3, 0, 1], lost: [0, 2, 1], brews: { "1": ["C4"] } } };
    const place = placesOf(offers).get(keyOf({ t: "LayBlock", block: 1, at: "E2" }));
    expect(forecastOf(view, place)).toEqual({ burnt: 0, lost: 2, brews: ["C4"] });
    expect(forecastOf(view, placesOf(offers).get(keyOf({ t: "LayBlock", block: 1, at: "A2" })))).toBeNull();
  });

  test("the best way to lay a block brews; then comes what burns and loses least", () => {
    const lay = (at: string): Action => ({ t: "LayBlock", block: 1, at });
    const view = { foreseen: { burnt: [2, 1, 1, 0], lost: [0, 2, 1, 0], brews: { "0": ["C4"] } } };
    const offers = asked(lay("A1"), lay("B1"), lay("C1"), { t: "LayBlock", block: 2, at: "D1" });
    expect(bestFirst(offers, view, 1).map(({ at }) => at)).toEqual(["A1", "C1", "B1"]);
    expect(bestFirst(offers, view, null).map(({ at }) => at)).toEqual(["A1", "D1", "C1", "B1"]);
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

describe("a proposal", () => {
  test("is read from what another page points at, with what it would do", () => {
    const told = proposed({ t: "LayBlock", block: 1, at: "C4 r1" }, { burnt: 2, lost: 0, brews: ["C4"] });
    expect(proposalOf(told)).toEqual({ action: { t: "LayBlock", block: 1, at: "C4 r1" }, burnt: 2, brews: ["C4"] });
  });

  test("is nothing where a page says something else", () => {
    expect(proposalOf({ t: "LayBlock", block: "1", at: "C4" })).toBeNull();
    expect(proposalOf({ t: "MoveToken", cell: "C4" })).toBeNull();
    expect(proposalOf({ hello: "you" })).toBeNull();
    expect(proposalOf(undefined)).toBeNull();
  });
});
