/** A block in the hand: moved, turned and flipped before it is laid. Pure: the pointer and the keys call these. */
import { type Spot, isInside, laid, partsOf, readSpot, sizeOf, turned, writeSpot } from "./blocks";
import { SIDE } from "./data.gen";
import type { BlockView } from "./types.gen";

export interface Held extends Spot {
  /** Its number on the card. */
  block: number;
}

const clamp = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

/** Its corner there, but never so far out that its frame leaves the cauldron's. */
export function movedTo(held: Held, shape: BlockView, row: number, column: number): Held {
  const { width, height } = sizeOf(turned(partsOf(shape.text), held.turn));
  return { ...held, out: false, row: clamp(row, 1 - height, SIDE - 1), column: clamp(column, 1 - width, SIDE - 1) };
}

export function movedBy(held: Held, shape: BlockView, rows: number, columns: number): Held {
  return movedTo(held, shape, held.row + rows, held.column + columns);
}

/** Turned about its middle. */
function withTurn(held: Held, shape: BlockView, turn: number): Held {
  const before = sizeOf(turned(partsOf(shape.text), held.turn));
  const after = sizeOf(turned(partsOf(shape.text), turn));
  const row = held.row + Math.trunc((before.height - after.height) / 2);
  const column = held.column + Math.trunc((before.width - after.width) / 2);
  return movedTo({ ...held, turn }, shape, row, column);
}

/** A quarter turn, to the right or to the left. */
export function turnedOnce(held: Held, shape: BlockView, way: 1 | -1): Held {
  return withTurn(held, shape, (held.turn & 4) + ((held.turn + way) & 3));
}

/** Left and right change places, as it lies now. */
export function flipped(held: Held, shape: BlockView): Held {
  return withTurn(held, shape, ((held.turn & 4) ^ 4) + (-held.turn & 3));
}

/** The next of the resources that may be chosen for it. */
export function withNextChoice(held: Held, shape: BlockView): Held {
  if (!shape.choices) return held;
  const at = (shape.choices.indexOf(held.chosen) + 1) % shape.choices.length;
  return { ...held, chosen: shape.choices.charAt(at) };
}

/** How it is written in an answer: of the turns that look alike only the first is told; wholly outside is `out`. */
export function answered(held: Held, shape: BlockView): string {
  const inside = laid(shape.text, held).some((part) => isInside(part.row, part.column));
  if (held.out || !inside) return "out";
  return writeSpot({ ...held, turn: shape.same_as[held.turn] ?? held.turn });
}

/** As an answer tells it. What is out waits above the middle, to be carried in. */
export function heldAt(block: number, at: string): Held {
  const spot = readSpot(at);
  return { ...(spot.out ? { ...spot, row: 2, column: 2 } : spot), block };
}
