/** Finding an offer among those of a question, by the kind of its action and some of its fields. */
import type { GameTypes, OfferOf, QuestionOf } from "./types";

type ActionOf<G extends GameTypes, K extends G["action"]["t"]> = Extract<G["action"], { t: K }>;

/** The offers of one kind of action that fit some of its fields, forbidden ones included. */
export function offersOf<G extends GameTypes, K extends G["action"]["t"]>(
  question: QuestionOf<G> | null,
  kind: K,
  fields: Partial<ActionOf<G, K>> = {},
): OfferOf<G, ActionOf<G, K>>[] {
  return (question?.offers ?? []).filter(
    (offer): offer is OfferOf<G, ActionOf<G, K>> =>
      offer.action.t === kind && Object.entries(fields).every(([name, value]) => offer.action[name] === value),
  );
}

/** The first of them. */
export function offerOf<G extends GameTypes, K extends G["action"]["t"]>(
  question: QuestionOf<G> | null,
  kind: K,
  fields: Partial<ActionOf<G, K>> = {},
): OfferOf<G, ActionOf<G, K>> | null {
  return offersOf<G, K>(question, kind, fields)[0] ?? null;
}

/** The action of that kind, if this question offers it and no rule forbids it. */
export function actionOf<G extends GameTypes, K extends G["action"]["t"]>(
  question: QuestionOf<G> | null,
  kind: K,
  fields: Partial<ActionOf<G, K>> = {},
): ActionOf<G, K> | null {
  return offersOf<G, K>(question, kind, fields).find((offer) => !offer.refusal)?.action ?? null;
}
