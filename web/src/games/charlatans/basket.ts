/** Picking chips in the shop. What may be bought is the engine's to say: every basket is looked up among the offers. */
import { offersOf } from "../offers";
import { colourOf } from "./chips";
import type { Buy, Question, Refusal } from "./types.gen";

const written = (chips: readonly string[]): string => [...chips].sort().join(" ");

/** The offer for exactly these chips, in any order. */
export function offerFor(question: Question, chips: readonly string[]) {
  return offersOf(question, "Buy").find(({ action }) => written(action.chips) === written(chips)) ?? null;
}

export interface Pick {
  basket: readonly string[];
  /** What was wanted and is not among the legal offers; why not, where the question says so already. */
  refused: { action: Buy; refusal: Refusal | null } | null;
}

/** The basket with this chip toggled: taken out, put in, or put in place of another of its colour; the first of these
 *  that is offered. A refused pick changes nothing. */
export function toggle(question: Question, basket: readonly string[], chip: string): Pick {
  if (basket.includes(chip)) return { basket: basket.filter((other) => other !== chip), refused: null };
  const instead = basket.filter((other) => colourOf(other) !== colourOf(chip));
  const wanted = [...instead, chip];
  const offer = offerFor(question, wanted);
  if (offer && !offer.refusal) return { basket: wanted, refused: null };
  return { basket, refused: { action: { t: "Buy", chips: wanted }, refusal: offer?.refusal ?? null } };
}

export function costOf(basket: readonly string[], prices: Record<string, number>): number {
  return basket.reduce((sum, chip) => sum + (prices[chip] ?? 0), 0);
}
