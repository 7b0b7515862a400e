/**
 * Keeps the table's clock measured: a few exchanges when the line opens and whenever something happens (a contest may
 * follow), then one every second. A question that is sent the moment an answer has come says so; that is how the table,
 * too, learns how long the way is.
 */
import type { Sync, Synced } from "../protocol.gen";
import type { TableClock } from "./tableClock";

const BURST = 6;
const EVERY_MS = 1_000;
const LOST_AFTER_MS = 5_000;

export class Syncing {
  private asked = { n: 0, left: 0 };
  private running = false;
  private more = 0;
  private burstAt = -Infinity;
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly clock: TableClock,
    private readonly send: (sync: Omit<Sync, "n">) => number | null,
    private readonly ours: () => number = () => performance.now(),
  ) {}

  start(): void {
    this.stop();
    this.clock.forget();
    this.running = true;
    this.burstAt = this.ours();
    this.more = BURST;
    this.ask(null);
  }

  stop(): void {
    clearTimeout(this.next);
    this.running = false;
    this.asked = { n: 0, left: 0 };
  }

  /** Something happened: measure now, where that was not just done. Where an exchange is under way, others follow it. */
  burst(): void {
    if (!this.running || this.ours() < this.burstAt + EVERY_MS) return;
    this.burstAt = this.ours();
    const waiting = this.asked.n !== 0;
    this.more = BURST;
    if (!waiting) this.ask(null);
  }

  heard(message: Synced): void {
    if (message.n !== this.asked.n) return;
    this.clock.take(this.asked.left, this.ours(), message.at);
    this.asked = { n: 0, left: 0 };
    if (this.more > 0) {
      this.more -= 1;
      this.ask(message.n);
      return;
    }
    clearTimeout(this.next);
    this.next = setTimeout(() => this.again(), EVERY_MS);
  }

  private again(): void {
    this.more = Math.max(1, this.more);
    this.ask(null);
  }

  private ask(heard: number | null): void {
    const left = this.ours();
    const n = this.send({ t: "Sync", sent: left, heard });
    if (n !== null) this.asked = { n, left };
    clearTimeout(this.next);
    this.next = setTimeout(() => this.again(), LOST_AFTER_MS); // an answer that never comes stops nothing
  }
}
