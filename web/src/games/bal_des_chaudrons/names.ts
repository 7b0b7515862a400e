/** What cards are called. */
import { printedName } from "../../words/printed";
import type { Words } from "../types";
import type { View } from "./types.gen";

/** A card's own name may differ from the usual one: card files may change it. */
export function potionName(view: View, id: string, words: Words): string {
  const face = view.potions[id];
  return printedName((face ?? view.characters[id])?.names, `${face ? "potion" : "character"}-${id}`, words);
}
