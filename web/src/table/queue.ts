/**
 * What the table tells waits in line: the events of one message are shown one after another, then its view becomes
 * true. A slow device catches up: with more than a few messages in line everything is fast, with many only the result
 * is shown, and so it is on a page that nobody looks at.
 */
import { signal } from "@preact/signals";

export const FAST_ABOVE = 3;
export const SKIP_ABOVE = 10;

export interface Showing<T> {
  /** Shows all events of one message; `hurry` says at any moment whether more than a few others wait. */
  show(told: T, hurry: () => boolean): Promise<void>;
  /** The events are over: what the message says is true now. */
  settle(told: T): void;
  /** Nobody looks. */
  hidden(): boolean;
}

export class TellingQueue<T> {
  /** True while something is being shown: no input meanwhile. */
  readonly busy = signal(false);
  private readonly line: T[] = [];
  private cleared = 0;

  constructor(private readonly showing: Showing<T>) {}

  push(told: T): void {
    this.line.push(told);
    if (!this.busy.value) void this.run();
  }

  /** A full view has come: whatever waited, or is being shown right now, is old. */
  clear(): void {
    this.line.length = 0;
    this.cleared += 1;
  }

  private async run(): Promise<void> {
    this.busy.value = true;
    try {
      for (let told = this.line.shift(); told !== undefined; told = this.line.shift()) {
        const before = this.cleared;
        if (!this.showing.hidden() && this.line.length <= SKIP_ABOVE) {
          try {
            await this.showing.show(told, () => this.line.length > FAST_ABOVE);
          } catch (error) {
            console.error(error); // a broken animation is no reason to stop the match
          }
        }
        if (before === this.cleared) this.showing.settle(told);
      }
    } finally {
      this.busy.value = false;
    }
  }
}
