/**
 * Keeps the table's clock measured: a few exchanges when the line opens, then one every few seconds. A question that is
 * sent the moment an answer has come says so; that is how the table, too, learns how long the way is.
 */
import type { Sync, Synced } from "../protocol.gen";
import type { TableClock } from "./tableClock";

const AT_FIRST = 6;
const EVERY_MS = 4_000;

export class Syncing {
  private asked = { n: 0, left: 0 };
  private more = 0;
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly clock: TableClock,
    private readonly send: (sync: Omit<Sync, "n">) => number | null,
    private readonly ours: () => number = () => performance.now(),
  ) {}

  start(): void {
    this.stop();
    this.clock.forget();
    this.more = AT_FIRST;
    this.ask(null);
  }

  stop(): void {
    clearTimeout(this.next);
  }

  heard(message: Synced): void {
    if (message.n !== this.asked.n) return;
    this.clock.take(this.asked.left, this.ours(), message.at);
    if (this.more > 0) {
      this.more -= 1;
      this.ask(message.n);
      return;
    }
    this.next = setTimeout(() => {
      this.more = 1;
      this.ask(null);
    }, EVERY_MS);
  }

  private ask(heard: number | null): void {
    const left = this.ours();
    const n = this.send({ t: "Sync", sent: left, heard });
    if (n !== null) this.asked = { n, left };
  }
}
