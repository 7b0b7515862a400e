/** The table's clock, as this page knows it: measured by messages that come back at once, the quickest of them believed. */
import { signal } from "@preact/signals";
import type { FairClock } from "../games/types";

const KEPT = 24;
const LONGEST_WAIT_MS = 1_000;

interface Exchange {
  trip: number;
  /** The table's clock less ours, if both ways took equally long. */
  ahead: number;
}

export class TableClock implements FairClock {
  /** The quickest of the last exchanges, in milliseconds; null while nothing is known. */
  readonly best = signal<Exchange | null>(null);
  private exchanges: Exchange[] = [];

  constructor(private readonly ours: () => number = () => performance.now()) {}

  /** A question left and its answer came, by our clock; in between the table's clock showed `at`. */
  take(left: number, came: number, at: number): void {
    this.exchanges = [...this.exchanges, { trip: came - left, ahead: at - (left + came) / 2 }].slice(-KEPT);
    this.best.value = this.exchanges.reduce((best, each) => (each.trip < best.trip ? each : best));
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
