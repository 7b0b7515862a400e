/** Where the squares lie: a line that winds from the roofs up to the moon, every square equally far from the next. */
import { FINISH, LOWEST } from "./data.gen";

/** With a real minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

export interface Point {
  x: number;
  y: number;
}

export interface Ground {
  width: number;
  height: number;
  /** Where the first row begins and ends, its height, and how far the next row lies above it. */
  left: number;
  right: number;
  bottom: number;
  gap: number;
  rows: number;
  /** How large a witch is drawn there; how far apart those on one square are. */
  witch: number;
  fan: Point;
}

export const WIDE: Ground = {
  width: 1060,
  height: 306,
  left: 84,
  right: 950,
  bottom: 254,
  gap: 86,
  rows: 3,
  witch: 86,
  fan: { x: 21, y: 9 },
};
export const TALL: Ground = {
  width: 352,
  height: 336,
  left: 52,
  right: 300,
  bottom: 290,
  gap: 76,
  rows: 4,
  witch: 56,
  fan: { x: 10, y: 8 },
};
export const STRIP: Ground = {
  width: 352,
  height: 84,
  left: 22,
  right: 322,
  bottom: 58,
  gap: 0,
  rows: 1,
  witch: 42,
  fan: { x: 7, y: 7 },
};

const SQUARES = FINISH - LOWEST;

export const squares = (): number[] => Array.from({ length: SQUARES + 1 }, (_, at) => LOWEST + at);

/** The middle of a square. */
export function spot(ground: Ground, square: number): Point {
  const { left, right, gap, rows } = ground;
  const row = right - left;
  const turn = (Math.PI * gap) / 2;
  const far = ((clamp(square) - LOWEST) / SQUARES) * (rows * row + (rows - 1) * turn);
  const passed = Math.min(rows - 1, Math.floor(far / (row + turn)));
  const rest = far - passed * (row + turn);
  const rightwards = passed % 2 === 0;
  const y = ground.bottom - passed * gap;
  if (rest <= row) return { x: rightwards ? left + rest : right - rest, y: y - sway(rest / row, passed) };
  const angle = (rest - row) / (gap / 2);
  const out = Math.sin(angle) * (gap / 2);
  return { x: rightwards ? right + out : left - out, y: y - (gap / 2) * (1 - Math.cos(angle)) };
}

/** A flight is no ruler: the rows rise and sink a little, and are level at their ends. */
const sway = (part: number, row: number): number => Math.sin(part * Math.PI * 2) * (row % 2 ? -7 : 7);

const clamp = (square: number): number => Math.max(LOWEST, Math.min(FINISH, square));

/** The line itself, as a path; `upTo` a square. */
export function trail(ground: Ground): string {
  const fine = 6;
  const points = Array.from({ length: SQUARES * fine + 1 }, (_, at) => spot(ground, LOWEST + at / fine));
  return points.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Where each witch hovers; those on one square keep a little apart. By seat. */
export function hovering(ground: Ground, at: readonly number[]): Point[] {
  return at.map((square, seat) => {
    const here = at.map((other, who) => (other === square ? who : -1)).filter((who) => who >= 0);
    const place = here.indexOf(seat) - (here.length - 1) / 2;
    const { x, y } = spot(ground, square);
    const lift = here.length > 1 ? Math.abs(place % 2) * 2 - 1 : 0;
    return { x: x + place * ground.fan.x, y: y - ground.witch * 0.38 - lift * ground.fan.y };
  });
}
