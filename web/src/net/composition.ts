/**
 * Answers that a question describes instead of listing them. `sabbat/engine/composition.py` writes them out in the same
 * order; nothing here knows a rule.
 */
import type { ComposedField, Composition, Down, Json, OptionOffer, QuestionView, Tagged } from "../protocol.gen";

function valuesOf(field: ComposedField): Json[] {
  if (field.one_of) return field.one_of;
  if (field.joined)
    return field.joined.reduce((begun, parts) => begun.flatMap((text) => parts.map((part) => text + part)), [""]);
  const some = field.some_of ?? [];
  return Array.from({ length: 2 ** some.length }, (_, chosen) => some.filter((_part, at) => (chosen >> at) & 1));
}

function actionsOf(composition: Composition): Tagged[] {
  return Object.entries(composition.fields).reduce<Tagged[]>(
    (begun, [name, field]) => begun.flatMap((action) => valuesOf(field).map((value) => ({ ...action, [name]: value }))),
    [{ t: composition.t }],
  );
}

/** A message as it was sent, its question written out. */
export function readMessage(text: string): Down {
  const message = JSON.parse(text) as Down; // the server writes nothing else (protocol.gen.ts)
  return message.t === "Welcome" || message.t === "Told"
    ? { ...message, question: writtenOut(message.question) }
    : message;
}

/** The question with every answer among its offers: those that were listed, then those that it describes. */
export function writtenOut(question: QuestionView | null): QuestionView | null {
  if (!question?.composed) return question;
  const made = question.composed.flatMap(actionsOf).map((action): OptionOffer => ({ action, refusal: null }));
  const { composed: _, ...asked } = question;
  return { ...asked, offers: [...question.offers, ...made] };
}
