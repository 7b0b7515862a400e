/** Piles of ingredients: counted, laid out, added up. */
import { INGREDIENTS, type Ingredient } from "./data.gen";

export type Counts = Partial<Record<Ingredient, number>>;

export const sizeOf = (counts: Counts): number => INGREDIENTS.reduce((sum, each) => sum + (counts[each] ?? 0), 0);

/** A pile one by one, in the order of the board. */
export const lying = (counts: Counts): Ingredient[] =>
  INGREDIENTS.flatMap((each) => Array<Ingredient>(counts[each] ?? 0).fill(each));

export const plus = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(INGREDIENTS.map((each) => [each, (one[each] ?? 0) + (other[each] ?? 0)]));
