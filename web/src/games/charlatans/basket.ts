/** Picking chips in the shop. What may be bought is the engine's to say: every basket is looked up among the offers. */
import type { OptionOffer, RefusalView } from "../../protocol.gen";
import { colourOf } from "./chips";

/** The offer for exactly these chips, in any order. */
export function offerFor(offers: readonly OptionOffer[], chips: readonly string[]): OptionOffer | null {
  const wanted = [...chips].sort().join(" ");
  const holds = (offer: OptionOffer): boolean => {
    const sold = offer.action["chips"];
    return offer.action["t"] === "Buy" && Array.isArray(sold) && sold.map(String).sort().join(" ") === wanted;
  };
  return offers.find(holds) ?? null;
}

export interface Pick {
  basket: readonly string[];
  refusal: RefusalView | null;
}

/** The basket with this chip toggled: taken out, put in, or put in place of another of its colour. A refused pick changes nothing. */
export function toggle(offers: readonly OptionOffer[], basket: readonly string[], chip: string): Pick {
  if (basket.includes(chip)) return { basket: basket.filter((other) => other !== chip), refusal: null };
  const others = basket.filter((other) => colourOf(other) !== colourOf(chip));
  if (others.length >= 2) return { basket, refusal: { rule: "CHA-27", why: "two_chips_at_most", facts: {} } };
  const wanted = [...others, chip];
  const offer = offerFor(offers, wanted);
  if (offer && !offer.refusal) return { basket: wanted, refusal: null };
  return { basket, refusal: offer?.refusal ?? { rule: "CHA-27", why: "not_asked", facts: {} } };
}

export function costOf(basket: readonly string[], prices: Record<string, number>): number {
  return basket.reduce((sum, chip) => sum + (prices[chip] ?? 0), 0);
}
