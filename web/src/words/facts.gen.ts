// Written by scripts/protocol.py from sabbat/words/facts.py. Never edit it: edit that, and write this again.

export const THE_SEAT: readonly string[] = ["seat", "reader", "first"];
export const OTHER_SEATS: readonly string[] = ["to"];
export const SEATS: readonly string[] = ["drawing", "order", "stopping", "winners"];
export const BY_SEAT: readonly string[] = ["scores"];
export const ARTICLES: readonly string[] = ["a", "the", "no"];
export const NAMED_BY: Record<string, readonly string[]> = {
  arcanum: ["arcanum"],
  bench: ["ingredient"],
  card: ["card"],
  cards: ["card"],
  character: ["character"],
  characters: ["character"],
  chip: ["chip"],
  chips: ["chip"],
  colour: ["colour"],
  face: ["die"],
  given: ["ingredient"],
  ingredient: ["ingredient"],
  ingredients: ["ingredient"],
  kept: ["card"],
  missing: ["resource"],
  new: ["chip", "symbol"],
  old: ["chip", "symbol"],
  outputs: ["ingredient"],
  potion: ["potion", "character"],
  potions: ["potion"],
  resource: ["resource"],
  resources: ["resource"],
  scene: ["scene"],
  source: ["source", "card", "book", "chip"],
  supply: ["ingredient"],
  symbol: ["symbol"],
  symbols: ["symbol"],
  why: ["source", "card", "book", "chip"],
};
