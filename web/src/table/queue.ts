/**
 * What the table tells waits in line: the events of one message are shown one after another, then its view becomes
 * true. A slow device catches up: with more than a few messages in line everything is fast, with many only the result
 * is shown, and so it is on a page that nobody looks at. An urgent message waits for nothing but its moment: what is
 * being shown is cut short, what waits before it becomes true at once, and so does the message; then it is shown.
 *
 * Not everything waits. What others do beside my question, and what came of my own answer where I go on at once, is
 * true the moment it is heard; its events are shown over the board beside the line (`BesideLane`), and nobody waits
 * for them but what others do next. Whoever taps sees the end of everything at once (`skip`).
 */
import { signal } from "@preact/signals";
import { BesideLane } from "./besideLane";
import type { Show } from "./besideLane";

export const FAST_ABOVE = 3;
export const SKIP_ABOVE = 10;

/** `line`: shown, then true. `beside`: true at once, shown after what others did before. `mine`: both at once. */
export type Lane = "line" | "beside" | "mine";

export interface Showing<T> {
  /** Shows all events of one message; `hurry` says at any moment whether more than a few others wait, `cut` to stop. */
  show(told: T, ...how: Parameters<Show>): Promise<void>;
  /** What the message says is true now: in the line after its events, beside it before them. */
  settle(told: T): void;
  /** Where it is shown. */
  lane?(told: T): Lane;
  /** How to show the events of a message that becomes true first. */
  showAfter?(told: T): Show;
  /** It came of the reader's own answer: it does not wait for what others have done beside. */
  isMine?(told: T): boolean;
  /** Nobody looks. */
  hidden(): boolean;
  /** The reader has answered meanwhile, and this is not what came of it: it is not worth the time. */
  overtaken?(told: T): boolean;
  /** Milliseconds until it must be true; null: there is no hurry. */
  urgency(told: T): number | null;
}

export class TellingQueue<T> {
  /** True while the line is being shown: what it leads to is not there yet. */
  readonly busy = signal(false);
  /** What is true already and still flies. */
  readonly beside = new BesideLane();
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

  /** Everything that was told so far is true now, and nothing flies any more. */
  skip(): void {
    this.skipped = this.line.length;
    this.cut();
  }

  private cut(): void {
    this.cuts += 1;
    this.beside.cut();
    this.stopShowing();
  }

  private isUrgent(told: T): boolean {
    return this.showing.urgency(told) !== null;
  }

  private async run(): Promise<void> {
    this.busy.value = true;
    try {
      for (let told = this.line.shift(); told !== undefined; told = this.line.shift()) {
        const skip = this.skipped > 0;
        this.skipped = Math.max(0, this.skipped - 1);
        const urgency = this.showing.urgency(told);
        const lane = urgency === null ? (this.showing.lane?.(told) ?? "line") : "line";
        if (lane !== "line") this.goOn(told, lane, skip);
        else await this.showInLine(told, urgency, skip);
      }
    } finally {
      this.busy.value = false;
    }
  }

  /** True at once, and shown beside the line. */
  private goOn(told: T, lane: Lane, skip: boolean): void {
    const show = this.showing.showAfter?.(told);
    this.showing.settle(told);
    if (show && !skip && !this.showing.hidden()) this.beside.push(show, lane === "mine");
  }

  private async showInLine(told: T, urgency: number | null, skip: boolean): Promise<void> {
    const before = this.cleared;
    if (urgency === null) {
      if (!skip && !this.showing.overtaken?.(told)) await this.play(told);
    } else if (urgency > 0) await new Promise((done) => setTimeout(done, urgency));
    if (before !== this.cleared) return;
    this.showing.settle(told);
    if (urgency !== null) await this.play(told);
  }

  private async play(told: T): Promise<void> {
    if (this.showing.hidden() || this.line.length > SKIP_ABOVE || this.line.some((message) => this.isUrgent(message)))
      return;
    const before = this.cuts;
    if (this.beside.isRunning && !this.showing.isMine?.(told)) await this.beside.over();
    if (this.cuts !== before) return;
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
