/** A game's name on its box: one line, or two that are as even as its words allow. */
const ONE_LINE = 13;

export function inTwoLines(name: string): string[] {
  if (name.length <= ONE_LINE) return [name];
  const words = name.split(" ").filter((word) => word !== "");
  let best = [name];
  for (let at = 1; at < words.length; at++) {
    const lines = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}

const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));

const LARGEST = 26;
const FRAME = 168; // the width inside the frame of a cover, in its own units
const LETTER = 0.64; // the width of a letter, in sizes of the font

/** How large the name is written, so that its longest line stays inside the frame. */
export const sizeOf = (lines: string[]): number => Math.min(LARGEST, Math.floor(FRAME / (LETTER * longest(lines))));
