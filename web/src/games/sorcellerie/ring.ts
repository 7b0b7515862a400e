/** Where things lie in the drawing of the table: its middle is 0, 0. */

import { PLACES } from "./data.gen";

export const RADIUS = 366;
export const CARD = { width: 190, height: 240 };
/** The tray in the middle, where the dice lie. */
export const TRAY = 236;
export const VIEW_BOX = "-480 -524 960 994";

export interface Point {
  x: number;
  y: number;
}

const turned = (place: number): number => ((place * 360) / PLACES - 90) * (Math.PI / 180);

/** The middle of a place; places are counted clockwise from the top, and may lie between two cards. */
export function spot(place: number, radius = RADIUS): Point {
  const angle = turned(place);
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

/** Which way the witch looks there: +1 to the right, -1 to the left. She faces clockwise. */
export function facing(place: number): 1 | -1 {
  return -Math.sin(turned(place)) >= -0.25 ? 1 : -1;
}

/** Where she flies over: every place on the way and the points between them, the first and the last included. */
export function flight(from: number, to: number, clockwise: boolean, pointsPerPlace = 4): number[] {
  const step = clockwise ? 1 : -1;
  const far = ((((to - from) * step) % PLACES) + PLACES) % PLACES || PLACES;
  return Array.from({ length: far * pointsPerPlace + 1 }, (_, at) => from + (step * at) / pointsPerPlace);
}

/** Where a signpost hangs on a card: near the edge towards its neighbour, and its angle in degrees. */
export function signpost(place: number, clockwise: boolean): Point & { angle: number } {
  const here = spot(place);
  const there = spot(place + (clockwise ? 1 : -1));
  const angle = Math.atan2(there.y - here.y, there.x - here.x);
  const reach = Math.min(
    (CARD.width / 2 - 22) / Math.max(0.001, Math.abs(Math.cos(angle))),
    (CARD.height / 2 - 30) / Math.max(0.001, Math.abs(Math.sin(angle))),
  );
  return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, angle: (angle * 180) / Math.PI };
}
