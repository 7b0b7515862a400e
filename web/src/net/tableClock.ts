/**
 * The table's clock, as this page knows it: measured by messages that come back at once. The quickest of the last seconds
 * is believed; what is older is forgotten, as a line may have grown longer. `sabbat/fair/line.py` does the same.
 */
import { signal } from "@preact/signals";
import type { FairClock } from "../games/types";

const KEPT_FOR_MS = 7_000;
const FEWEST = 4;
/** One way: what the table makes good (`sabbat/fair/line.py`, held equal by a test). */
export const MOST_DELAY_MS = 300;
const LONGEST_WAIT_MS = 1_000;

interface Exchange {
  trip: number;
  /** The table's clock less ours, if both ways took equally long. */
  ahead: number;
  /** When it was over, by our clock. */
  over: number;
}

export class TableClock implements FairClock {
  /** The quickest of the last exchanges, in milliseconds; null while nothing is known. */
  readonly best = signal<Exchange | null>(null);
  private exchanges: Exchange[] = [];

  constructor(private readonly ours: () => number = () => performance.now()) {}

  /** A question left and its answer came, by our clock; in between the table's clock showed `at`. */
  take(left: number, came: number, at: number): void {
    const exchanges = [...this.exchanges, { trip: came - left, ahead: at - (left + came) / 2, over: came }];
    const recent = exchanges.filter((exchange) => exchange.over >= came - KEPT_FOR_MS);
    this.exchanges = recent.length < FEWEST ? exchanges.slice(-FEWEST) : recent;
    this.best.value = this.exchanges.reduce((best, exchange) => (exchange.trip < best.trip ? exchange : best));
  }

  /** Another connection, and perhaps another server: what was measured tells nothing about it. */
  forget(): void {
    this.exchanges = [];
  }

  now(): number {
    return this.ours() + (this.best.value?.ahead ?? 0);
  }

  /** How long it is until then; not at all where that is not known, and never long: a clock may have been set anew. */
  until(at: number): number {
    return this.best.value ? Math.min(LONGEST_WAIT_MS, Math.max(0, at - this.now())) : 0;
  }

  /** It cannot be further off than this, however unequal the two ways are. */
  get error(): number {
    return this.best.value ? this.best.value.trip / 2 : Infinity;
  }
}
