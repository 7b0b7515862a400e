import { describe, expect, it } from "vitest";
import { costOf, offerFor, toggle } from "./basket";
import type { Offer, Question, Refusal } from "./types.gen";

const tooExpensive: Refusal = { rule: "CHA-27", why: "too_expensive", facts: { cost: 24, coins: 18 } };
const buy = (chips: string[], refusal: Refusal | null = null): Offer => ({
  action: { t: "Buy", chips },
  refusal,
});
const offers: Offer[] = [
  buy([]),
  buy(["G1"]),
  buy(["G2"]),
  buy(["B2"]),
  buy(["G2", "B2"]),
  buy(["G1", "B2"]),
  buy(["G4"]),
  buy(["G4", "B2"], tooExpensive),
  buy(["O1"]),
];
const question: Question = { number: 1, decision: { t: "BuyChips" }, rule: "CHA-27", offers };

describe("the shop", () => {
  it("finds the offer for a basket in any order, and for none", () => {
    expect(offerFor(question, ["B2", "G2"])?.action).toEqual({ t: "Buy", chips: ["G2", "B2"] });
    expect(offerFor(question, [])?.action).toEqual({ t: "Buy", chips: [] });
    expect(offerFor(question, ["K1"])).toBeNull();
  });

  it("puts a chip in and takes it out again", () => {
    expect(toggle(question, [], "G2")).toEqual({ basket: ["G2"], refused: null });
    expect(toggle(question, ["G2", "B2"], "G2")).toEqual({ basket: ["B2"], refused: null });
  });

  it("swaps a chip for another of its colour", () => {
    expect(toggle(question, ["G2", "B2"], "G1").basket).toEqual(["B2", "G1"]);
  });

  it("keeps the basket and says why when the engine refuses", () => {
    const { basket, refused } = toggle(question, ["B2"], "G4");
    expect(basket).toEqual(["B2"]);
    expect(refused?.refusal).toEqual(tooExpensive);
  });

  it("knows no rule of its own: what is not offered is to be asked of the table", () => {
    expect(toggle(question, ["G2", "B2"], "O1")).toEqual({
      basket: ["G2", "B2"],
      refused: { action: { t: "Buy", chips: ["G2", "B2", "O1"] }, refusal: null },
    });
  });

  it("adds up what a basket costs", () => {
    expect(costOf(["G2", "B2"], { G2: 8, B2: 10 })).toBe(18);
  });
});
