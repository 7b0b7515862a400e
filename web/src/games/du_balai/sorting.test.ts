import { describe, expect, it } from "vitest";
import { sorted, thrown } from "./sorting";
import type { DieView } from "./types.gen";

const DICE: DieView[] = [
  { symbol: "eye", colour: "orange" },
  { symbol: "eye", colour: "black" },
  { symbol: "star", colour: "orange" },
  { symbol: "star", colour: "orange" },
  { symbol: "ear", colour: "black" },
];
const VALID = { orange: ["star" as const], black: ["ear" as const] };

describe("sorting the dice (DUB-13)", () => {
  it("leaves all as they fell at first", () => {
    expect(sorted(DICE, 3, "opened", ["eye"], VALID)).toEqual(thrown(5, 3));
  });

  it("takes out what shows in both colours, then keeps one die of each symbol", () => {
    const states = (step: "eliminated" | "orange" | "black") =>
      sorted(DICE, 3, step, ["eye"], VALID).map((lie) => lie.state);
    expect(states("eliminated")).toEqual(["out", "out", "open", "open", "open"]);
    expect(states("orange")).toEqual(["out", "out", "kept", "extra", "open"]);
    expect(states("black")).toEqual(["out", "out", "kept", "extra", "kept"]);
  });

  it("lays no two dice on one place", () => {
    const nine: DieView[] = (
      ["eye", "star", "ear", "web", "rain", "skull", "clash", "spider", "lightning"] as const
    ).map((symbol) => ({ symbol, colour: "orange" }));
    const all = { orange: nine.map((die) => die.symbol), black: [] };
    for (const lies of [thrown(9, 1), thrown(9, 7), sorted(nine, 2, "black", [], all)]) {
      expect(new Set(lies.map(({ x, y }) => `${x},${y}`)).size).toBe(9);
    }
  });
});
