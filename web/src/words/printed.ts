/** What a piece is called that may carry names of its own: cards do, and a card file may change them. */
import type { Words } from "../games/types";

/** The printed name in the reader's language; else what the words call it; else any name that is printed. */
export function printedName(names: Readonly<Record<string, string>> | undefined, id: string, words: Words): string {
  const own = names?.[words.language];
  if (own !== undefined) return own;
  return words.has(id) ? words.text(id) : (Object.values(names ?? {})[0] ?? id);
}
