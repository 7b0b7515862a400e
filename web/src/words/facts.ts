/**
 * From the plain fields of an event, a question, an action or a refusal to the facts that a message may use.
 * The twin of sabbat/words/facts.py: same tables (facts.gen.ts), same names.
 */
import type { Facts } from "../games/types";
import type { Json, JsonObject } from "../protocol.gen";
import { ARTICLES, BY_SEAT, NAMED_BY, OTHER_SEATS, SEATS, THE_SEAT } from "./facts.gen";
import type { Texts } from "./texts";

/** All facts of one thing told. */
export function factsOf(texts: Texts, told: JsonObject, names: readonly string[]): Facts {
  const facts: Facts = {};
  for (const [field, value] of Object.entries(told)) {
    if (field === "t") continue;
    if (value === null) {
      facts[field] = "hidden";
      facts[`${field}_name`] = texts.write("word-hidden");
    } else if (typeof value === "boolean") facts[field] = value ? "true" : "false";
    else if (Array.isArray(value)) Object.assign(facts, factsOfList(texts, field, value, names));
    else if (typeof value === "string" || typeof value === "number") {
      facts[field] = value;
      Object.assign(facts, named(texts, field, value, names));
    }
  }
  return facts;
}

/** The one seat it is about, if there is one. */
export function about(told: JsonObject): number | null {
  for (const field of THE_SEAT) {
    const seat = told[field];
    if (typeof seat === "number") return seat;
  }
  return null;
}

/** The name of the player on a seat; the seat itself where nobody sits. */
export function player(texts: Texts, seat: number, names: readonly string[]): string {
  return names[seat] ?? texts.write("seat-name", "", { n: seat + 1 });
}

/** `a, b and c`. */
export function join(texts: Texts, items: readonly string[]): string {
  const [first, ...rest] = items;
  if (first === undefined) return "";
  return rest.reduce(
    (line, next, at) => texts.write(at === rest.length - 1 ? "list-last" : "list-more", "", { first: line, next }),
    first,
  );
}

/** The id of the message that names a value; the bare value where there is none. */
export function messageOf(texts: Texts, field: string, value: string): string {
  const prefix = NAMED_BY[field]?.find((each) => texts.has(`${each}-${value}`));
  return prefix === undefined ? value : `${prefix}-${value}`;
}

function named(texts: Texts, field: string, value: string | number, names: readonly string[]): Facts {
  if (THE_SEAT.includes(field) && typeof value === "number") return { who: player(texts, value, names) };
  if (OTHER_SEATS.includes(field) && typeof value === "number")
    return { [`${field}_who`]: player(texts, value, names) };
  if (!(field in NAMED_BY) || typeof value !== "string") return {};
  const message = messageOf(texts, field, value);
  const found: Facts = { [`${field}_name`]: texts.write(message) };
  for (const article of ARTICLES) {
    if (texts.has(message, article)) found[`${article}_${field}`] = texts.write(message, article);
  }
  return found;
}

function factsOfList(texts: Texts, field: string, values: readonly Json[], names: readonly string[]): Facts {
  const found: Facts = { [`${field}_count`]: values.length };
  if (SEATS.includes(field)) {
    found[`${field}_names`] = join(
      texts,
      values.filter(isNumber).map((seat) => player(texts, seat, names)),
    );
  } else if (BY_SEAT.includes(field)) {
    const lines = values
      .filter(isNumber)
      .map((n, seat) => texts.write("list-score", "", { who: player(texts, seat, names), n }));
    found[`${field}_names`] = join(texts, lines);
  } else if (field in NAMED_BY) {
    const counts = new Map<string, number>();
    for (const value of values) {
      const message = messageOf(texts, field, `${value}`);
      counts.set(message, (counts.get(message) ?? 0) + 1);
    }
    const kinds = [...counts];
    found[`${field}_names`] = join(
      texts,
      kinds.map(([message, count]) => counted(texts, message, "", count)),
    );
    for (const article of ARTICLES) {
      if (!kinds.every(([message]) => texts.has(message, article))) continue;
      found[`${article}_${field}`] = join(
        texts,
        kinds.map(([message, count]) => counted(texts, message, article, count)),
      );
    }
  }
  return found;
}

const isNumber = (value: Json): value is number => typeof value === "number";

/** `a crow skull 2`; `2 × crow skull 2` where there are more of the same. */
function counted(texts: Texts, message: string, article: string, count: number): string {
  if (count === 1) return texts.write(message, article);
  return texts.write("list-times", "", { count, name: texts.write(message) });
}
