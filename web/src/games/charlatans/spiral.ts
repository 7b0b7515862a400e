/** Where the 54 spaces of the pot lie: a spiral that winds out of the centre, clockwise, with equal steps. */
import { SPACES, SPOON } from "./data.gen";
import type { PlayerView } from "./types.gen";

export interface Point {
  x: number;
  y: number;
}

/** The drawing is SIZE units wide and high. */
export const SIZE = 1000;
export const CENTRE = SIZE / 2;
/** How far from the centre the outermost bubble may lie, so that it stays inside the rim. */
const REACH = 386;
/** The spoon lies at the upper right, where its handle leaves the pot. */
const SPOON_AT = -0.22 * Math.PI;

interface Polar {
  angle: number;
  distance: number;
}

/** Walks along `distance = pitch · angle / 2π` in chords of length 1. */
function walk(count: number, pitch: number): Polar[] {
  const growth = pitch / (2 * Math.PI);
  const spots: Polar[] = [{ angle: 0, distance: 0 }];
  let angle = (2 * Math.PI) / pitch; // one step from the centre
  spots.push({ angle, distance: growth * angle });
  while (spots.length < count) {
    const from = growth * angle;
    let low = 0;
    let high = Math.PI;
    for (let i = 0; i < 40; i++) {
      const turn = (low + high) / 2;
      const to = growth * (angle + turn);
      const chord = Math.sqrt(from * from + to * to - 2 * from * to * Math.cos(turn));
      if (chord < 1) low = turn;
      else high = turn;
    }
    angle += (low + high) / 2;
    spots.push({ angle, distance: growth * angle });
  }
  return spots;
}

/** The middle of the smallest circle around these points: a spiral is not round, and should fill the round pot. */
function middleOf(points: readonly Point[]): Point {
  let middle: Point = { x: 0, y: 0 };
  for (let i = 1; i < 4000; i++) {
    const far = points.reduce((a, b) => (away(b, middle) > away(a, middle) ? b : a));
    middle = { x: middle.x + (far.x - middle.x) / (i + 1), y: middle.y + (far.y - middle.y) / (i + 1) };
  }
  return middle;
}

function away(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** All but the spoon, which may lie over the rim, fit into the brew. */
function laid(): { points: Point[]; step: number } {
  const spots = walk(SPACES.length, 0.985);
  const shift = SPOON_AT - (spots[SPOON] as Polar).angle;
  const raw = spots.map(({ angle, distance }) => ({
    x: distance * Math.cos(angle + shift),
    y: distance * Math.sin(angle + shift),
  }));
  const bubbles = raw.slice(0, SPOON);
  const middle = middleOf(bubbles);
  const step = REACH / Math.max(...bubbles.map((point) => away(point, middle)));
  const points = raw.map(({ x, y }) => ({ x: CENTRE + step * (x - middle.x), y: CENTRE + step * (y - middle.y) }));
  return { points, step };
}

const spiral = laid();

export const POINTS_OF_SPACES: readonly Point[] = spiral.points;
/** A bubble's radius: neighbours along the spiral and across its arms do not touch. */
export const BUBBLE = spiral.step * 0.462;

export function pointOf(space: number): Point {
  return POINTS_OF_SPACES[space] ?? { x: CENTRE, y: CENTRE };
}

/** A smooth line through some spaces (Catmull-Rom as Béziers). */
export function lineThrough(from: number, to: number): string {
  const at = (space: number): Point => pointOf(Math.min(Math.max(space, 0), SPACES.length - 1));
  const start = at(from);
  let line = `M${start.x.toFixed(1)} ${start.y.toFixed(1)}`;
  for (let space = from; space < to; space++) {
    const [before, a, b, after] = [at(space - 1), at(space), at(space + 1), at(space + 2)];
    const one = { x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6 };
    const two = { x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6 };
    line += `C${one.x.toFixed(1)} ${one.y.toFixed(1)} ${two.x.toFixed(1)} ${two.y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
  }
  return line;
}

/** The last occupied space: a chip's, or where the brewing starts (drop or rat). */
export function lastSpace(player: PlayerView): number {
  return player.pot.at(-1)?.space ?? player.start;
}
