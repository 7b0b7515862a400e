/**
 * What the table tells waits in line: the events of one message are shown one after another, then its view becomes
 * true. A slow device catches up: with more than a few messages in line everything is fast, with many only the result
 * is shown, and so it is on a page that nobody looks at. An urgent message waits for nothing but its moment: what is
 * being shown is cut short, what waits before it becomes true at once, and so does the message; then it is shown.
 * Whoever taps, or answers, waits for nobody: what is being shown and what waits becomes true at once (`skip`).
 */
import { signal } from "@preact/signals";

export const FAST_ABOVE = 3;
export const SKIP_ABOVE = 10;

export interface Showing<T> {
  /** Shows all events of one message; `hurry` says at any moment whether more than a few others wait, `cut` to stop. */
  show(told: T, hurry: () => boolean, cut: () => boolean): Promise<void>;
  /** The events are over: what the message says is true now. */
  settle(told: T): void;
  /** Nobody looks. */
  hidden(): boolean;
  /** The reader has answered meanwhile, and this is not what came of it: it is not worth the time. */
  overtaken?(told: T): boolean;
  /** Milliseconds until it must be true; null: there is no hurry. */
  urgency(told: T): number | null;
}

export class TellingQueue<T> {
  /** True while something is being shown: no input meanwhile. */
  readonly busy = signal(false);
  private readonly line: T[] = [];
  private cleared = 0;
  private cuts = 0;
  /** So many of those in line are not to be shown any more. */
  private skipped = 0;
  private stopShowing: () => void = () => undefined;

  constructor(private readonly showing: Showing<T>) {}

  push(told: T): void {
    this.line.push(told);
    if (this.isUrgent(told)) this.cut();
    if (!this.busy.value) void this.run();
  }

  /** A full view has come: whatever waited, or is being shown right now, is old. */
  clear(): void {
    this.line.length = 0;
    this.skipped = 0;
    this.cleared += 1;
    this.cut();
  }

  /** Everything that was told so far is true now. */
  skip(): void {
    this.skipped = this.line.length;
    this.cut();
  }

  private cut(): void {
    this.cuts += 1;
    this.stopShowing();
  }

  private isUrgent(told: T): boolean {
    return this.showing.urgency(told) !== null;
  }

  private async run(): Promise<void> {
    this.busy.value = true;
    try {
      for (let told = this.line.shift(); told !== undefined; told = this.line.shift()) {
        const before = this.cleared;
        const urgency = this.showing.urgency(told);
        const skip = this.skipped > 0;
        this.skipped = Math.max(0, this.skipped - 1);
        if (urgency === null) {
          if (!skip && !this.showing.overtaken?.(told)) await this.play(told);
        } else if (urgency > 0) await new Promise((done) => setTimeout(done, urgency));
        if (before !== this.cleared) continue;
        this.showing.settle(told);
        if (urgency !== null) await this.play(told);
      }
    } finally {
      this.busy.value = false;
    }
  }

  private async play(told: T): Promise<void> {
    if (this.showing.hidden() || this.line.length > SKIP_ABOVE || this.line.some((each) => this.isUrgent(each))) return;
    const before = this.cuts;
    const isCut = new Promise<void>((done) => (this.stopShowing = done));
    try {
      await Promise.race([
        this.showing.show(
          told,
          () => this.line.length > FAST_ABOVE,
          () => this.cuts !== before,
        ),
        isCut,
      ]);
    } catch (error) {
      console.error(error); // a broken animation is no reason to stop the match
    }
  }
}
