/** The parts of the rules that one reads: messages `read-…` of a game, with the ids of the ledger that say the same. */
import type { ReaderWords } from "../words/words";

export const SECTIONS = ["goal", "setup", "turn", "end", "variants"] as const;
export type Section = (typeof SECTIONS)[number];

export interface Reading {
  section: Section;
  /** One paragraph each. */
  lines: string[];
  rules: string[];
}

export function readingsOf(words: ReaderWords): Reading[] {
  return SECTIONS.filter((section) => words.has(`read-${section}`)).map((section) => ({
    section,
    lines: words.text(`read-${section}`).split("\n").filter(Boolean),
    rules: words.attribute(`read-${section}`, "rules").split(" ").filter(Boolean),
  }));
}

/** The section that speaks of a rule; null: none does. */
export const sectionOf = (readings: readonly Reading[], rule: string): Section | null =>
  readings.find(({ rules }) => rules.includes(rule))?.section ?? null;
