/** The Fluent messages of the page, of the frame and of one game, in one language. The Python side reads the same files. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Facts, Language } from "../games/types";
import type { Fields } from "./facts";

/** Messages by id. What is missing is its bare id: a player never sees a crash. */
export class Texts {
  private readonly bundle: FluentBundle;
  /** Message ids in the order of the files, which is the ledger's order. */
  readonly ids: readonly string[];

  constructor(
    readonly language: Language,
    sources: readonly string[],
    readonly fields: Fields = {},
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const ids = new Set<string>();
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.bundle.addResource(resource, { allowOverrides: true });
      for (const entry of resource.body) if (!entry.id.startsWith("-")) ids.add(entry.id);
    }
    this.ids = [...ids];
  }

  has(id: string, attribute = ""): boolean {
    const message = this.bundle.getMessage(id);
    if (!message) return false;
    return attribute ? message.attributes[attribute] !== undefined : message.value !== null;
  }

  write(id: string, attribute = "", facts: Facts = {}): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) {
      return attribute ? `${id}.${attribute}` : id;
    }
    return this.bundle.formatPattern(pattern, facts, []); // an array for errors: a missing fact must not throw
  }

  /** Is there such a message, and do the facts fill it in? */
  suffices(facts: Facts, id: string, attribute = ""): boolean {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return false;
    const errors: Error[] = [];
    this.bundle.formatPattern(pattern, facts, errors);
    return errors.length === 0;
  }
}
