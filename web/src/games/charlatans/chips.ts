/** Chips by their notation: `B2` is a blue 2. */
import { CHIPS_IN_ORDER, COLOUR_OF_LETTER, type Colour } from "./data.gen";

export function colourOf(chip: string): Colour {
  return COLOUR_OF_LETTER[chip.charAt(0)] ?? "white";
}

export function valueOfChip(chip: string): number {
  return Number.parseInt(chip.slice(1), 10);
}

/** In the order of the books, small values first. */
export function inOrder(chips: Iterable<string>): string[] {
  return [...chips].sort((a, b) => CHIPS_IN_ORDER.indexOf(a) - CHIPS_IN_ORDER.indexOf(b));
}

export function countOf(bag: Record<string, number>): number {
  return Object.values(bag).reduce((sum, count) => sum + count, 0);
}

/** The books that stand on the table, in the order of the shelf. */
export const SHELF: readonly Colour[] = Object.values(COLOUR_OF_LETTER).filter((colour) => colour !== "white");
