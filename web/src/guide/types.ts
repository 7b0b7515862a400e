/** A guide as `guide.gen.ts` of a game has it: see sabbat/games/guide.py. */

export interface Condition {
  path: readonly string[];
  sign: "=" | "!=" | "<" | "<=" | ">" | ">=";
  value: number | boolean | string;
}

export interface When {
  /** The kind of question that I am asked; empty: any moment. */
  question: string;
  /** A kind of event, told since I came to the table; `mine`: about my seat. */
  event: string;
  mine: boolean;
  view: readonly Condition[];
}

export interface Step {
  /** Its words are the message `guide-<id>`. */
  id: string;
  /** The part of the board that it speaks of: an element with this `data-part`. */
  at: string;
  when: When;
  /** A tap, or the kind of action that it asks for. An answer of one's own always ends it. */
  until: string;
  rules: readonly string[];
  /** Told in ordinary matches too. */
  hint: boolean;
}

export interface Guide {
  steps: readonly Step[];
}
