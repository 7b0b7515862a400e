/** What is said: by a button, by a key, or typed. */
import { SIGNS, type Sign } from "./data.gen";
import { offersOf } from "../offers";
import type { Question, Say } from "./types.gen";

/** One button each: the three symbols, and the three pairs (SOR-8). */
export const ANSWERS: readonly { signs: readonly Sign[]; key: string }[] = [
  { signs: ["cat", "broom"], key: "u" },
  { signs: ["cat", "bat"], key: "i" },
  { signs: ["broom", "bat"], key: "o" },
  { signs: ["cat"], key: "j" },
  { signs: ["broom"], key: "k" },
  { signs: ["bat"], key: "l" },
];

export const sameSigns = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((sign) => other.includes(sign));

/** The action that says this, if the question offers it and no rule forbids it. */
export function saying(question: Question | null, signs: readonly Sign[]): Say | null {
  const found = offersOf(question, "Say").find(({ action }) => sameSigns(action.symbols, signs));
  return found && !found.refusal ? found.action : null;
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();

/** From what was typed to symbols: the beginning of a name or of a formula for each, "chat", "ch no", "cat bat". */
export function typed(text: string, known: Record<Sign, readonly string[]>): Sign[] {
  const words = plain(text)
    .split(/[^\p{Letter}]+/u)
    .filter((word) => word.length > 1);
  return SIGNS.filter((sign) => words.some((word) => meant(word, known) === sign));
}

/** The one symbol that a word can mean: by its name first, then by a word of its formula; nothing if several. */
function meant(word: string, known: Record<Sign, readonly string[]>): Sign | null {
  for (const nth of [0, 1]) {
    const exact = SIGNS.filter((sign) =>
      plain(known[sign][nth] ?? "")
        .split(/[^\p{Letter}]+/u)
        .includes(word),
    );
    if (exact.length === 1) return exact[0] ?? null;
  }
  const begun = SIGNS.filter((sign) => plain(known[sign][0] ?? "").startsWith(word));
  return begun.length === 1 ? (begun[0] ?? null) : null;
}
