/** Piles of ingredients: counted, laid out, added up. */
import { INGREDIENTS, type Ingredient } from "./data.gen";

export type Counts = Partial<Record<Ingredient, number>>;

export const sizeOf = (counts: Counts): number =>
  INGREDIENTS.reduce((sum, ingredient) => sum + (counts[ingredient] ?? 0), 0);

/** A pile one by one, in the order of the board. */
export const lying = (counts: Counts): Ingredient[] =>
  INGREDIENTS.flatMap((ingredient) => Array<Ingredient>(counts[ingredient] ?? 0).fill(ingredient));

export const plus = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(INGREDIENTS.map((ingredient) => [ingredient, (one[ingredient] ?? 0) + (other[ingredient] ?? 0)]));
