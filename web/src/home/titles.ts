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
