/**
 * From the plain fields of an event, a question, an action or a refusal to the facts that a message may use.
 * The twin of sabbat/words/facts.py, which says what facts there are: the same `fields.json`, the same names, and
 * tests/facts.json holds both to it.
 */
import type { Facts } from "../games/types";
import type { Json, JsonObject } from "../protocol.gen";
import type { Texts } from "./texts";

const ARTICLES = ["a", "the", "no"] as const;
/** What the values of a field are: a seat, seats, a number for each seat; or prefixes of the messages that name them. */
export type FieldKind = "who" | "seat" | "seats" | "by_seat" | readonly string[];
export type Fields = Readonly<Record<string, FieldKind>>;

/** All facts of one thing told, for the reader on this seat, or for anybody. */
export function factsOf(texts: Texts, told: JsonObject, names: readonly string[], reader: number | null = null): Facts {
  const facts: Facts = {};
  for (const [field, value] of Object.entries(told)) {
    if (field === "t") continue;
    if (value === null) facts[field] = "hidden";
    else if (typeof value === "boolean") facts[field] = value ? "true" : "false";
    else if (Array.isArray(value)) {
      facts[`${field}_count`] = value.length;
      Object.assign(facts, namedList(texts, field, value, names, reader));
    } else if (typeof value === "string" || typeof value === "number") {
      facts[field] = value;
      Object.assign(facts, named(texts, field, value, names, reader));
    }
  }
  return facts;
}

/** The one seat it is about, if there is one. */
export function about(texts: Texts, told: JsonObject): number | null {
  for (const [field, kind] of Object.entries(texts.fields)) {
    const seat = told[field];
    if (kind === "who" && typeof seat === "number") return seat;
  }
  return null;
}

/** The id of the message that names a value; the bare value where there is none. */
export function messageOf(texts: Texts, field: string, value: string): string {
  const kind = texts.fields[field];
  const prefix = isPrefixes(kind) ? kind.find((candidate) => texts.has(`${candidate}-${value}`)) : undefined;
  return prefix === undefined ? value : `${prefix}-${value}`;
}

/** The name of the player on a seat; the seat itself where nobody sits. */
export function player(texts: Texts, seat: number, names: readonly string[]): string {
  return names[seat] ?? texts.write("seat-name", "", { n: seat + 1 });
}

/** `a, b and c`. */
export function join(texts: Texts, items: readonly string[]): string {
  return items.reduce((first, next, at) => {
    if (at === 0) return next;
    return texts.write(at === items.length - 1 ? "list-last" : "list-more", "", { first, next });
  }, "");
}

/** A name in a list, where the reader is not called by her own. */
const listed = (texts: Texts, seat: number, names: readonly string[], reader: number | null): string =>
  seat === reader ? texts.write("list-you") : player(texts, seat, names);

function named(
  texts: Texts,
  field: string,
  value: string | number,
  names: readonly string[],
  reader: number | null,
): Facts {
  const kind = texts.fields[field];
  if (isPrefixes(kind) && typeof value === "string")
    return withArticles(texts, field, "name", [[messageOf(texts, field, value), 1]]);
  if (kind === "who" && typeof value === "number") return { who: player(texts, value, names) };
  if (kind === "seat" && typeof value === "number")
    return { [`${field}_who`]: player(texts, value, names), [`${field}_is_you`]: value === reader ? "true" : "false" };
  return {};
}

function namedList(
  texts: Texts,
  field: string,
  values: readonly Json[],
  names: readonly string[],
  reader: number | null,
): Facts {
  const kind = texts.fields[field];
  if (isPrefixes(kind)) {
    const counts = new Map<string, number>();
    for (const value of values) {
      const message = messageOf(texts, field, `${value}`);
      counts.set(message, (counts.get(message) ?? 0) + 1);
    }
    return withArticles(texts, field, "names", [...counts]);
  }
  const numbers = values.filter((value) => typeof value === "number");
  if (kind === "seats")
    return {
      [`${field}_names`]: join(
        texts,
        numbers.map((seat) => listed(texts, seat, names, reader)),
      ),
      [`${field}_you`]: reader === null || !numbers.includes(reader) ? "not" : numbers.length === 1 ? "only" : "among",
    };
  if (kind !== "by_seat") return {};
  const lines = numbers.map((n, seat) => texts.write("list-score", "", { who: listed(texts, seat, names, reader), n }));
  return { [`${field}_names`]: join(texts, lines) };
}

/** Messages and how often each: by name, and with each article that all of them have. */
function withArticles(texts: Texts, field: string, suffix: string, kinds: readonly [string, number][]): Facts {
  const joined = (article: string): string =>
    join(
      texts,
      kinds.map((kind) => counted(texts, kind, article)),
    );
  const found: Facts = { [`${field}_${suffix}`]: joined("") };
  for (const article of ARTICLES)
    if (kinds.every(([message]) => texts.has(message, article))) found[`${article}_${field}`] = joined(article);
  return found;
}

/** `a crow skull 2`; `2 × crow skull 2` where there are more of the same. */
function counted(texts: Texts, [message, count]: readonly [string, number], article: string): string {
  if (count === 1) return texts.write(message, article);
  return texts.write("list-times", "", { count, name: texts.write(message) });
}

const isPrefixes = (kind: FieldKind | undefined): kind is readonly string[] => Array.isArray(kind);
