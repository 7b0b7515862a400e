import { describe, expect, it } from "vitest";
import type { OptionOffer, RefusalView } from "../../protocol.gen";
import { costOf, offerFor, toggle } from "./basket";

const tooExpensive: RefusalView = { rule: "CHA-27", why: "too_expensive", facts: { cost: 24, coins: 18 } };
const buy = (chips: string[], refusal: RefusalView | null = null): OptionOffer => ({
  action: { t: "Buy", chips },
  refusal,
});
const offers = [
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

describe("the shop", () => {
  it("finds the offer for a basket in any order, and for none", () => {
    expect(offerFor(offers, ["B2", "G2"])?.action).toEqual({ t: "Buy", chips: ["G2", "B2"] });
    expect(offerFor(offers, [])?.action).toEqual({ t: "Buy", chips: [] });
    expect(offerFor(offers, ["K1"])).toBeNull();
  });

  it("puts a chip in and takes it out again", () => {
    expect(toggle(offers, [], "G2")).toEqual({ basket: ["G2"], refusal: null });
    expect(toggle(offers, ["G2", "B2"], "G2")).toEqual({ basket: ["B2"], refusal: null });
  });

  it("swaps a chip for another of its colour", () => {
    expect(toggle(offers, ["G2", "B2"], "G1").basket).toEqual(["B2", "G1"]);
  });

  it("keeps the basket and says why when the engine refuses", () => {
    expect(toggle(offers, ["B2"], "G4")).toEqual({ basket: ["B2"], refusal: tooExpensive });
    expect(toggle(offers, ["G2", "B2"], "O1").refusal?.why).toBe("two_chips_at_most");
  });

  it("adds up what a basket costs", () => {
    expect(costOf(["G2", "B2"], { G2: 8, B2: 10 })).toBe(18);
  });
});
