import { describe, expect, it } from "vitest";
import { PLACES } from "./data.gen";
import { CARD, TRAY, facing, flight, signpost, spot } from "./ring";

describe("the circle", () => {
  const places = Array.from({ length: PLACES }, (_, place) => spot(place));

  it("begins at the top and goes clockwise", () => {
    expect(places[0]?.x).toBeCloseTo(0);
    expect(places[0]?.y).toBeLessThan(0);
    expect(places[1]?.x).toBeGreaterThan(0);
  });

  it("leaves every card free of the others", () => {
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        const apart = Math.abs(one.x - other.x) >= CARD.width || Math.abs(one.y - other.y) >= CARD.height;
        expect(apart).toBe(true);
      }
    }
  });

  it("has room for a tray", () => {
    for (const { x, y } of places) {
      const nearest = Math.hypot(Math.max(0, Math.abs(x) - CARD.width / 2), Math.max(0, Math.abs(y) - CARD.height / 2));
      expect(nearest).toBeGreaterThan(TRAY - 20);
    }
  });

  it("is flown over card by card, in either direction, past the beginning too", () => {
    expect(flight(5, 1, true, 1)).toEqual([5, 6, 7, 8]);
    expect(flight(1, 5, false, 1)).toEqual([1, 0, -1, -2]);
    expect(flight(2, 2, true, 1)).toHaveLength(PLACES + 1); // the only card left: once around
  });

  it("has signposts that point to the neighbours", () => {
    expect(signpost(0, true).x).toBeGreaterThan(0);
    expect(signpost(0, false).x).toBeLessThan(0);
    for (let place = 0; place < PLACES; place++) {
      expect(Math.abs(signpost(place, true).x)).toBeLessThanOrEqual(CARD.width / 2);
      expect(Math.abs(signpost(place, true).y)).toBeLessThanOrEqual(CARD.height / 2);
    }
  });

  it("lets the witch look where she goes", () => {
    expect(facing(0)).toBe(1);
    expect([facing(3), facing(4)]).toEqual([-1, -1]);
  });
});
