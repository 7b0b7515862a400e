/** Names and descriptions of pieces, in the reader's language. */
import { partsOf } from "./blocks";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { printedName } from "../../words/printed";
import { CHOICES } from "./data.gen";
import type { FoundBlock, View } from "./types.gen";

export const resourceName = (letter: string, words: Words): string => words.text(`resource-${letter}`);

export function potionName(view: View, potion: string, words: Words): string {
  return printedName(view.potions[potion]?.names, `potion-${potion}`, words);
}

export function cardName(view: View, card: string, words: Words): string {
  return printedName(view.ingredients[card]?.names, `card-${card}`, words);
}

/** What lies on a cell, in words. */
export function lyingName(letter: string, words: Words): string {
  if (letter === "x") return boardText(words)("board-burnt");
  return letter === "." ? boardText(words)("board-empty") : resourceName(letter, words);
}

/** `twisted root ×2, slimy fluid`. */
export function counted(letters: string, words: Words): string {
  const kinds = [...new Set(letters)];
  return kinds
    .map((kind) => {
      const count = [...letters].filter((letter) => letter === kind).length;
      return count > 1 ? `${resourceName(kind, words)} ×${count}` : resourceName(kind, words);
    })
    .join(", ");
}

/** A block row by row: `bone powder, bone powder / bone powder, twisted root`. */
export function blockWords(text: string, words: Words): string {
  const rows = new Map<number, string[]>();
  for (const { row, letter } of partsOf(text)) {
    const group = CHOICES[letter];
    const name = group
      ? boardText(words)("board-one-of", { what: [...group].map((letter) => resourceName(letter, words)).join(", ") })
      : resourceName(letter, words);
    rows.set(row, [...(rows.get(row) ?? []), name]);
  }
  return [...rows.values()].map((names) => names.join(", ")).join(" / ");
}

export const missingOf = (blocks: readonly FoundBlock[]): string => blocks.map((block) => block.missing).join("");
