import { describe, expect, it } from "vitest";
import { TRAY } from "./ring";
import { DICE } from "./data.gen";
import { DIE, thrown } from "./throwing";

const TURNS = Array.from({ length: 200 }, (_, turn) => turn + 1);

describe("a throw", () => {
  it("lies alike for everybody", () => {
    for (const turn of TURNS) expect(thrown(turn)).toEqual(thrown(turn));
    expect(thrown(1)).not.toEqual(thrown(2));
  });

  it("lies inside the tray, and no die on another (SOR-3)", () => {
    for (const turn of TURNS) {
      const dice = thrown(turn);
      expect(dice).toHaveLength(DICE);
      for (const [at, one] of dice.entries()) {
        expect(Math.hypot(one.x, one.y) + DIE / 2).toBeLessThan(TRAY);
        for (const other of dice.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(DIE);
      }
    }
  });

  it("is turned so little that every sign can be told", () => {
    for (const turn of TURNS) for (const { turned } of thrown(turn)) expect(Math.abs(turned)).toBeLessThanOrEqual(25);
  });
});
