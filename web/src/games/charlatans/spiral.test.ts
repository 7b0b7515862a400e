import { describe, expect, it } from "vitest";
import { BUBBLE, CENTRE, POINTS_OF_SPACES, lineThrough, pointOf } from "./spiral";
import { SPACES, SPOON } from "./data.gen";

describe("the spiral", () => {
  it("has 54 spaces, the first near the centre", () => {
    expect(SPACES).toHaveLength(54);
    expect(new Set(POINTS_OF_SPACES.map(({ x, y }) => `${x} ${y}`)).size).toBe(54);
    expect(Math.hypot(pointOf(0).x - CENTRE, pointOf(0).y - CENTRE)).toBeLessThan(2 * BUBBLE);
  });

  it("keeps all bubbles apart", () => {
    for (const [i, a] of POINTS_OF_SPACES.entries())
      for (const b of POINTS_OF_SPACES.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * BUBBLE);
  });

  it("winds outwards and stays inside the rim", () => {
    const first = pointOf(0);
    const wound = POINTS_OF_SPACES.map((p) => Math.hypot(p.x - first.x, p.y - first.y));
    expect(wound).toEqual([...wound].sort((a, b) => a - b));
    const away = POINTS_OF_SPACES.slice(0, SPOON).map((p) => Math.hypot(p.x - CENTRE, p.y - CENTRE));
    expect(Math.max(...away) + BUBBLE).toBeLessThan(438);
  });

  it("draws a line through as many spaces as asked", () => {
    expect(lineThrough(3, 7).match(/C/g)).toHaveLength(4);
  });
});

describe("the printed board", () => {
  it("prints 0 to 14 once, 15 to 33 twice, and 35 on the spoon", () => {
    expect(SPACES.slice(0, 15).map((space) => space.coins)).toEqual([...Array(15).keys()]);
    expect(SPACES.filter((space) => space.coins === 33)).toHaveLength(2);
    expect(SPACES[SPOON]).toEqual({ coins: 35, points: 15, ruby: false });
  });
});
