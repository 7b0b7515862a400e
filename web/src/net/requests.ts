/**
 * Requests that wait for their answer. Each has a number of our own; the table answers with it exactly once, and a
 * request sent twice counts once. So after a lost connection all that are still unanswered are simply sent again.
 */
import type { Refused, Up } from "../protocol.gen";

/** A request as it is made: the number comes from here. */
export type Request = Up extends infer Each ? (Each extends Up ? Omit<Each, "n"> : never) : never;

/** The table said no, and nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly rule: string,
    readonly why: string,
    readonly facts: Record<string, number | string>,
  ) {
    super(why);
  }
}

interface Waiting {
  message: Up;
  done(): void;
  refused(refusal: Refusal): void;
}

export class Requests {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  /** A number that no other message has. */
  number(): number {
    return ++this.last;
  }

  /** Numbers a request and keeps it until it is answered. */
  add(request: Request): { message: Up; answered: Promise<void> } {
    const n = this.number();
    const message = { ...request, n } as Up; // a request and its number are a message
    const answered = new Promise<void>((done, refused) => this.waiting.set(n, { message, done, refused }));
    return { message, answered };
  }

  done(n: number): void {
    this.waiting.get(n)?.done();
    this.waiting.delete(n);
  }

  refused(message: Refused): void {
    this.waiting.get(message.n)?.refused(new Refusal(message.rule, message.why, message.facts));
    this.waiting.delete(message.n);
  }

  /** Everything to send again, oldest first. */
  unanswered(): Up[] {
    return [...this.waiting.values()].map((request) => request.message);
  }
}

/** For what nobody presses: a refusal is nothing to tell the reader. */
export async function quietly(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
