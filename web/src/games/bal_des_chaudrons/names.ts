/** What cards are called. */
import type { Words } from "../types";
import type { View } from "./types.gen";

/** A card's own name may differ from the usual one: card files may change it. */
export function potionName(view: View, id: string, words: Words): string {
  const face = view.potions[id];
  return (face ?? view.characters[id])?.names[words.language] ?? words.text(`${face ? "potion" : "character"}-${id}`);
}
