import { describe, expect, it } from "vitest";
import { nextIn } from "./arrows";
import { shapeOf, tintOf } from "./bottles";
import { placeAt } from "./Circle";
import { fits, readDrag } from "./drag";
import { tally } from "./tally";
import type { Ingredient } from "./data.gen";
import { lying, plus, sizeOf } from "./piles";

describe("piles", () => {
  it("are counted, laid out and added up", () => {
    expect(sizeOf({ toad: 2, heart: 1 })).toBe(3);
    expect(lying({ toad: 2, heart: 1 })).toEqual(["heart", "toad", "toad"]);
    expect(plus({ toad: 2 }, { toad: 1, spider: 1 })).toMatchObject({ toad: 3, spider: 1, heart: 0 });
  });
});

describe("bottles", () => {
  const gives = (...given: Ingredient[]) => ({ takes: [], gives: given.map((ingredient) => [ingredient]) });
  it("have one shape for sister cards and another for other families", () => {
    expect(shapeOf("remedy_for_headache")).toBe(shapeOf("remedy_for_backache"));
    expect(shapeOf("remedy_for_headache")).not.toBe(shapeOf("spell_of_vanishing"));
    expect(shapeOf("elixir_of_sun")).not.toBe(shapeOf("elixir_of_anger"));
  });
  it("are coloured by the rarest thing they give, else by what they give most of", () => {
    expect(tintOf(gives("heart", "spider", "spider"))).toBe("heart");
    expect(tintOf(gives("mandrake", "toad", "toad"))).toBe("mandrake");
    expect(tintOf(gives("mushroom", "toad", "toad"))).toBe("toad");
  });
});

describe("the Demon Circle", () => {
  it("has five points, ingredient in its own place", () => {
    const spots = Array.from({ length: 5 }, (_, at) => placeAt(at));
    expect(new Set(spots.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`)).size).toBe(5);
    expect(spots[0]?.y).toBeLessThan(80);
  });
});

describe("dragging", () => {
  it("takes a cube to a recipe with its sign, a card to the line", () => {
    const cube = readDrag("cube:toad:bench");
    const card = readDrag("card:void_storm:false");
    expect(cube && fits(cube, "recipe:first", "mandrake toad")).toBe(true);
    expect(cube && fits(cube, "recipe:second", "mushroom")).toBe(false);
    expect(cube && fits(cube, "line", "")).toBe(false);
    expect(card && fits(card, "line", "")).toBe(true);
    expect(readDrag(undefined)).toBeNull();
  });
});

describe("arrow keys", () => {
  it("walk along a row and begin anew past its end", () => {
    expect(nextIn(["a", "b", "c"], "a", 1)).toBe("b");
    expect(nextIn(["a", "b", "c"], "c", 1)).toBe("a");
    expect(nextIn(["a", "b", "c"], "a", -1)).toBe("c");
    expect(nextIn(["a"], "x", 1)).toBeUndefined();
  });
});

describe("what earned a Circle", () => {
  it("is told by whose bench overflowed, and what she moved herself", () => {
    const earned = tally(
      [
        { t: "BenchOverflowed", seat: 1, to: 0, ingredients: ["toad", "toad"] },
        { t: "BenchOverflowed", seat: 1, to: 0, ingredients: ["heart"] },
        { t: "MovedToCircle", seat: 2, ingredient: "toad" },
      ],
      3,
    );
    expect(earned[0]).toEqual({ from: [0, 3, 0], own: 0 });
    expect(earned[2]).toEqual({ from: [0, 0, 0], own: 1 });
  });
});
