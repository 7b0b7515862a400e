/** The game's phrases in the table's talk. */
import type { SaidPhrase } from "../games/types";
import type { ChatLine } from "../protocol.gen";
import type { ReaderWords } from "../words/words";

const KEPT = 12;

/** The phrases said lately, the newest last. */
export function phrasesIn(chat: readonly ChatLine[]): SaidPhrase[] {
  return chat
    .flatMap((line) =>
      line.phrase && line.seat !== null ? [{ seat: line.seat, number: line.number, ...line.phrase }] : [],
    )
    .slice(-KEPT);
}

/** What a line of the talk says, in the reader's language. */
export function spoken(line: ChatLine, words: ReaderWords): string {
  return line.phrase ? words.phrase(line.phrase.kind, line.phrase.subject) : line.text;
}
