/** Pointing at a proposal: often enough to follow a moving hand, seldom enough for the table. */
import type { JsonObject, Pointed } from "../protocol.gen";

/** Between two messages: a table takes 20 a second from one browser, and there is more to say than this. */
export const POINT_EVERY_MS = 120;

export class Pointer {
  private last: string | null = null;
  private waiting: { what: JsonObject | null } | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly send: (what: JsonObject | null) => void) {}

  /** The newest wins; the same again is not worth a message. */
  point(what: JsonObject | null): void {
    this.waiting = { what };
    if (this.timer === null) this.flush();
  }

  private flush(): void {
    this.timer = null;
    if (this.waiting === null) return;
    const { what } = this.waiting;
    this.waiting = null;
    const written = what === null ? null : JSON.stringify(what);
    if (written === this.last) return;
    this.last = written;
    this.send(what);
    this.timer = setTimeout(() => this.flush(), POINT_EVERY_MS);
  }
}

/** What everybody points at, after one has moved their hand. */
export function pointedAt(
  before: Readonly<Record<number, JsonObject>>,
  { seat, what }: Pointed,
): Readonly<Record<number, JsonObject>> {
  const { [seat]: _, ...others } = before;
  return what === null ? others : { ...others, [seat]: what };
}
