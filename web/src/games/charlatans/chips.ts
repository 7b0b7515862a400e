/** Chips by their notation: `B2` is a blue 2. */

export const COLOURS = ["white", "orange", "green", "blue", "red", "yellow", "purple", "black"] as const;
export type Colour = (typeof COLOURS)[number];

const LETTERS: Record<string, Colour> = {
  W: "white",
  O: "orange",
  G: "green",
  B: "blue",
  R: "red",
  Y: "yellow",
  P: "purple",
  K: "black",
};

export function colourOf(chip: string): Colour {
  return LETTERS[chip.charAt(0)] ?? "white";
}

export function valueOf(chip: string): number {
  return Number(chip.slice(1));
}

/** In the order of the books, small values first. */
export function inOrder(chips: Iterable<string>): string[] {
  return [...chips].sort(
    (a, b) => COLOURS.indexOf(colourOf(a)) - COLOURS.indexOf(colourOf(b)) || valueOf(a) - valueOf(b),
  );
}

export function countOf(bag: Record<string, number>): number {
  return Object.values(bag).reduce((sum, count) => sum + count, 0);
}

/** The books that stand on the table, in the order of the shelf. */
export const SHELF: readonly Colour[] = ["orange", "green", "blue", "red", "yellow", "purple", "black"];
