/** DUB-13, as a picture: where each die lies while the dice are sorted. What is valid is told; nothing is worked out here. */
import type { Colour, Sign } from "./data.gen";
import type { Valid } from "./lesson";
import type { DieView } from "./types.gen";

/** How far the sorting has come. */
export const STEPS = ["opened", "eliminated", "orange", "black"] as const;
export type Step = (typeof STEPS)[number];

export interface Lie {
  x: number;
  y: number;
  turn: number;
  /** `out`: eliminated; `extra`: another die of its symbol is kept already; `kept`: valid. */
  state: "open" | "out" | "extra" | "kept";
}

export const BOX = { width: 400, height: 310 };

/** Nine places in the kettle, as dice fall: near a grid, none on another. */
const FALLEN: readonly [number, number][] = [
  [127, 84],
  [203, 70],
  [277, 88],
  [92, 150],
  [169, 143],
  [243, 150],
  [313, 152],
  [146, 211],
  [236, 214],
];

/** As they lie in the box; another way in each turn. */
export function thrown(dice: number, turn: number): Lie[] {
  return Array.from({ length: dice }, (_, die) => {
    const [x, y] = FALLEN[(die * 4 + turn * 5) % FALLEN.length] ?? [200, 150];
    return { x, y, turn: ((die * 47 + turn * 31) % 37) - 18, state: "open" };
  });
}

/** The middle of each tray, how many dice are in a row of it, and how far apart they lie. */
const TRAYS: Record<Colour | "out", { x: number; y: number; across: number; apart: number }> = {
  orange: { x: 101, y: 125, across: 3, apart: 57 },
  black: { x: 296, y: 125, across: 3, apart: 57 },
  out: { x: 200, y: 277, across: 9, apart: 40 },
};

/** The place of one of so many, in rows around the middle. */
function inTray(tray: Colour | "out", at: number, of: number): { x: number; y: number } {
  const { x, y, across, apart } = TRAYS[tray];
  const row = Math.floor(at / across);
  const inRow = Math.min(across, of - row * across);
  const rows = Math.ceil(of / across);
  return { x: x + ((at % across) - (inRow - 1) / 2) * apart, y: y + (row - (rows - 1) / 2) * apart };
}

export function sorted(
  dice: readonly DieView[],
  turn: number,
  step: Step,
  eliminated: readonly Sign[],
  valid: Valid,
): Lie[] {
  const reached = STEPS.indexOf(step);
  const lies = thrown(dice.length, turn);
  const filled = { orange: 0, black: 0, out: 0 };
  const kept = new Map<string, Lie>();
  const many = {
    orange: valid.orange.length,
    black: valid.black.length,
    out: dice.filter((die) => eliminated.includes(die.symbol)).length,
  };
  const place = (tray: Colour | "out"): { x: number; y: number } => inTray(tray, filled[tray]++, many[tray]);
  return dice.map(({ symbol, colour }, die): Lie => {
    const lies_still = lies[die] ?? { x: 200, y: 150, turn: 0, state: "open" as const };
    if (eliminated.includes(symbol)) {
      return reached >= STEPS.indexOf("eliminated") ? { ...place("out"), turn: 0, state: "out" } : lies_still;
    }
    if (!valid[colour].includes(symbol) || reached < STEPS.indexOf(colour)) return lies_still;
    const first = kept.get(`${colour} ${symbol}`);
    if (first) return { x: first.x + 7, y: first.y - 7, turn: 6, state: "extra" };
    const lie: Lie = { ...place(colour), turn: 0, state: "kept" };
    kept.set(`${colour} ${symbol}`, lie);
    return lie;
  });
}
