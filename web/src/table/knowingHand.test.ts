import { describe, expect, it } from "vitest";
import { type Box, PointerWay, REAL_WAY, RESTS_MS } from "./knowingHand";

const DRAW: Box = { left: 100, right: 200, top: 100, bottom: 140 };
const STOP: Box = { left: 220, right: 320, top: 100, bottom: 140 };
const OFFERS = [DRAW, STOP];
const inDraw = { x: 150, y: 120 };
const inStop = { x: 250, y: 120 };
const elsewhere = { x: 150, y: 40 };

describe("a pointer goes to an offer knowingly", () => {
  /** A pointer that has come to rest there; then the question appears. */
  function restedAt(point: { x: number; y: number }): PointerWay {
    const way = new PointerWay();
    way.moves(point, 0);
    way.begins(1000);
    return way;
  }

  it("when it rested elsewhere and moves into it", () => {
    const way = restedAt(elsewhere);
    expect(way.hasGoneInto(OFFERS)).toBe(false);
    way.moves({ x: 150, y: 90 }, 1100);
    expect(way.hasGoneInto(OFFERS)).toBe(false);
    way.moves(inDraw, 1120);
    expect(way.hasGoneInto(OFFERS)).toBe(true);
  });

  it("when it rested on another one", () => {
    const way = restedAt(inDraw);
    way.moves(inStop, 1100);
    expect(way.hasGoneInto(OFFERS)).toBe(true);
  });

  it("not when it lay there before, wherever it moves in it; but when it comes back", () => {
    const way = restedAt(inDraw);
    expect(way.hasGoneInto(OFFERS)).toBe(false);
    way.moves({ x: 190, y: 120 }, 1100);
    expect(way.hasGoneInto(OFFERS)).toBe(false);
    way.moves(elsewhere, 1150);
    expect(way.hasGoneInto(OFFERS)).toBe(false);
    way.moves(inDraw, 1200);
    expect(way.hasGoneInto(OFFERS)).toBe(true);
  });

  it("not when it only trembles over the edge", () => {
    const way = restedAt({ x: 150, y: 100 - REAL_WAY / 2 });
    way.moves({ x: 150, y: 101 }, 1100);
    expect(way.hasGoneInto(OFFERS)).toBe(false);
  });

  it("not when it was on its way already, until it has rested", () => {
    const way = new PointerWay();
    way.moves(elsewhere, 990);
    way.begins(1000);
    way.moves(inDraw, 1020);
    expect(way.hasGoneInto(OFFERS)).toBe(false);
    way.moves({ x: 160, y: 120 }, 1020 + RESTS_MS); // it lies there now, as one that lay there before
    expect(way.hasGoneInto(OFFERS)).toBe(false);
    way.moves(inStop, 1200);
    expect(way.hasGoneInto(OFFERS)).toBe(true);
  });

  it("not where nobody knows where it was", () => {
    const way = new PointerWay();
    way.begins(1000);
    expect(way.hasGoneInto(OFFERS)).toBe(false);
    way.moves(inDraw, 1100);
    expect(way.hasGoneInto(OFFERS)).toBe(false);
  });
});
