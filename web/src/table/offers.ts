/** What the question bar shows of a question: a few buttons, and for very many offers a list to look through. */
import type { OptionOffer, QuestionView, Tagged } from "../protocol.gen";

/** As many as there are number keys. */
export const FEW = 9;

export interface Arranged {
  /** Shown as buttons, reachable by the number keys. */
  direct: OptionOffer[];
  /** Too many for buttons: shown as a list with a search field. */
  listed: OptionOffer[];
}

/** An action without a choice in it: `Done`, or a `Buy` of nothing. */
export const isBare = (action: Tagged): boolean =>
  Object.entries(action).every(([field, value]) => field === "t" || (Array.isArray(value) && value.length === 0));

/** The offer that stands out: the one the game names, else the first, unless it is only one among several of its kind. */
export function mainOffer(offers: readonly OptionOffer[], named?: string | null): OptionOffer | undefined {
  const open = offers.filter((offer) => offer.refusal === null);
  if (named !== undefined) return open.find((offer) => offer.action.t === named);
  const [first, ...others] = open;
  return others.some((other) => other.action.t === first?.action.t) ? undefined : first;
}

export function arrange(question: QuestionView, onBoard: boolean, wholly = false): Arranged {
  if (wholly) return { direct: [], listed: [] };
  const bare = question.offers.filter((offer) => isBare(offer.action));
  if (onBoard) return { direct: bare, listed: [] };
  if (question.offers.length <= FEW) return { direct: question.offers, listed: [] };
  return { direct: bare.slice(0, FEW), listed: question.offers.filter((offer) => !isBare(offer.action)) };
}
