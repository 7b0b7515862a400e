/** The words of one table for one reader: her language, the names around the table, and her own seat. */
import type { Facts, Language, Words } from "../games/types";
import type { Tagged } from "../protocol.gen";
import type { Known } from "./known";
import { about, factsOf, messageOf } from "./facts";
import type { Texts } from "./texts";

export class ReaderWords implements Words {
  readonly language: Language;

  constructor(
    readonly texts: Texts,
    readonly names: readonly string[] = [],
    readonly viewer: number | null = null,
  ) {
    this.language = texts.language;
  }

  text<Id extends string>(id: Known<Id>, facts?: Facts): string {
    return this.texts.write(id, "", facts);
  }

  attribute(id: string, name: string, facts?: Facts): string {
    return this.texts.write(id, name, facts);
  }

  has(id: string): boolean {
    return this.texts.has(id);
  }

  event(event: Tagged): string {
    const message = `event-${event.t}`;
    const facts = factsOf(this.texts, event, this.names, this.viewer);
    // What was told before she sat down on this seat may keep from her what `you` would name.
    const isMine = this.viewer !== null && about(this.texts, event) === this.viewer;
    const toYou = isMine && this.texts.suffices(facts, message, "you");
    const onPage = this.texts.has(message, "seen") ? "seen" : ""; // the board shows the rest
    return this.texts.write(message, toYou ? "you" : onPage, facts);
  }

  question(decision: Tagged): string {
    return this.texts.write(`ask-${decision.t}`, "", factsOf(this.texts, decision, this.names));
  }

  /** A short label. Where the question gives an action its own words, they are an attribute named after it. */
  action(action: Tagged, decision?: Tagged): string {
    const message = `do-${action.t}`;
    const attribute = decision?.t ?? "";
    const facts = factsOf(this.texts, { ...decision, ...action }, this.names);
    return this.texts.write(message, attribute && this.texts.has(message, attribute) ? attribute : "", facts);
  }

  /** What the piece does that an action is about: the text of a card; empty where there is none. */
  effect(action: Tagged): string {
    for (const [field, value] of Object.entries(action)) {
      if (field === "t" || typeof value !== "string") continue;
      const piece = messageOf(this.texts, field, value);
      if (this.texts.has(piece, "text")) return this.texts.write(piece, "text");
    }
    return "";
  }

  refusal(why: string, facts: Facts): string {
    return this.texts.write(`why-${why}`, "", factsOf(this.texts, facts, []));
  }

  rule(id: string): { title: string; text: string } {
    return { title: this.texts.write(`rule-${id}`, "title"), text: this.texts.write(`rule-${id}`) };
  }

  /** One of the game's phrases, about a piece of the game or about none. */
  phrase(kind: string, subject: string): string {
    return this.texts.write(`phrase-${kind}`, "", factsOf(this.texts, subject ? { subject } : {}, []));
  }
}
