/**
 * What is true already and is shown over the board, beside whatever the reader does: others' flights one after
 * another, quicker when more of them wait, and of very many only the last; the reader's own at once. Nothing here makes
 * anything true, so nothing is lost when it is cut short.
 */
import { signal } from "@preact/signals";

/** Shows the events of one message; `hurry`: be quick; `cut`: stop. */
export type Show = (hurry: () => boolean, cut: () => boolean) => Promise<void>;

/** With so many waiting, what is shown is quick; with so many, the oldest are not shown. */
export const BESIDE_FAST_ABOVE = 1;
export const BESIDE_SKIP_ABOVE = 6;

export class BesideLane {
  /** Something flies. */
  readonly busy = signal(false);
  private readonly line: Show[] = [];
  private running = false;
  private flying = 0;
  private cuts = 0;
  private readonly stops = new Set<() => void>();
  private waiting: (() => void)[] = [];

  /** `atOnce`: it waits for nothing that is being shown. */
  push(show: Show, atOnce: boolean): void {
    if (atOnce) void this.play(show, () => false);
    else {
      this.line.push(show);
      if (!this.running) void this.run();
    }
  }

  /** Others' flights are on their way. */
  get isRunning(): boolean {
    return this.running;
  }

  /** Resolves when others' flights, which hurry now, have come to their end or were cut short. */
  over(): Promise<void> {
    return new Promise((done) => this.waiting.push(done));
  }

  /** Everything that flies, or waits to, is at its end. */
  cut(): void {
    this.line.length = 0;
    this.cuts += 1;
    for (const stop of this.stops) stop();
    this.ended();
  }

  private async run(): Promise<void> {
    this.running = true;
    const hurry = (): boolean => this.line.length > BESIDE_FAST_ABOVE || this.waiting.length > 0;
    for (let show = this.line.shift(); show; show = this.line.shift()) {
      if (this.line.length < BESIDE_SKIP_ABOVE) await this.play(show, hurry);
    }
    this.running = false;
    this.ended();
  }

  private ended(): void {
    for (const done of this.waiting.splice(0)) done();
  }

  private async play(show: Show, hurry: () => boolean): Promise<void> {
    const before = this.cuts;
    this.flying += 1;
    this.busy.value = true;
    let stop: () => void = () => undefined;
    const isCut = new Promise<void>((done) => (stop = done));
    this.stops.add(stop);
    try {
      await Promise.race([show(hurry, () => this.cuts !== before), isCut]);
    } catch (error) {
      console.error(error); // a broken animation is no reason to stop the others
    }
    this.stops.delete(stop);
    this.flying -= 1;
    this.busy.value = this.flying > 0;
  }
}
