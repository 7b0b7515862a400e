import { describe, expect, it } from "vitest";
import { STRIP, TALL, WIDE, hovering, spot, squares } from "./route";

describe("the route", () => {
  it("has every square of the track, from -2 to the finish (DUB-1)", () => {
    expect(squares()).toHaveLength(26);
    expect(squares()[0]).toBe(-2);
    expect(squares().at(-1)).toBe(23);
  });

  it.each([WIDE, TALL, STRIP])("keeps every square on its ground, and none on top of the next", (ground) => {
    const spots = squares().map((square) => spot(ground, square));
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(ground.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(ground.height);
    }
    const steps = spots.slice(1).map(({ x, y }, at) => Math.hypot(x - (spots[at]?.x ?? 0), y - (spots[at]?.y ?? 0)));
    expect(Math.min(...steps)).toBeGreaterThan(Math.max(...steps) * 0.7);
  });

  it("rises from row to row", () => {
    expect(spot(WIDE, 23).y).toBeLessThan(spot(WIDE, 10).y);
    expect(spot(WIDE, 10).y).toBeLessThan(spot(WIDE, -2).y);
  });

  it("keeps six witches on one square apart", () => {
    const spots = hovering(TALL, [0, 0, 0, 0, 0, 0]);
    expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(6);
  });
});
