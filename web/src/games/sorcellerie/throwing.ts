/**
 * How a throw lies in the tray: a matter of the turn alone, so that everybody sees the same dice in the same places,
 * whatever browser it is and however often the page is loaded.
 */
import { DICE } from "./data.gen";
import type { Point } from "./ring";

export const DIE = 92;
const AROUND = 152;

export interface Lying extends Point {
  /** Degrees: little, so that a sign can always be told. */
  turned: number;
  /** Where it comes rolling from, and how often it turns over. */
  spin: number;
}

/** A small generator of our own (mulberry32): the same numbers everywhere. */
export function dealt(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function thrown(turn: number): Lying[] {
  const next = dealt(turn * 7919 + 17);
  const start = next() * 360;
  const places: Point[] = [{ x: 0, y: 0 }];
  for (let at = 0; at < DICE - 1; at++) {
    const angle = ((start + (at * 360) / (DICE - 1)) * Math.PI) / 180;
    places.push({ x: Math.cos(angle) * AROUND, y: Math.sin(angle) * AROUND });
  }
  for (let at = places.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [places[at], places[other]] = [places[other] as Point, places[at] as Point];
  }
  return places.map(({ x, y }) => ({
    x: Math.round(x + (next() - 0.5) * 14),
    y: Math.round(y + (next() - 0.5) * 14),
    turned: Math.round((next() - 0.5) * 50),
    spin: (next() < 0.5 ? -1 : 1) * (1 + Math.floor(next() * 2)),
  }));
}
