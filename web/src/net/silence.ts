/**
 * A line can be dead without anybody telling: whoever hears nothing for a while asks, and who then hears nothing either
 * has lost it. Time comes in; nothing here reads a clock.
 */
/** Where moments count, and elsewhere: so long nothing may be heard. */
export const SHORT_SILENCE_MS = 2_500;
export const LONG_SILENCE_MS = 6_000;
/** How often to look. */
export const LOOK_EVERY_MS = 500;

export class Silence {
  private since = 0;
  private asked = false;
  private looked = 0;

  /** Something was heard, or there is a new line. */
  broken(now: number): void {
    this.since = now;
    this.looked = now;
    this.asked = false;
  }

  /** What to do now: ask whether anybody is there, take the line for lost, or nothing. */
  look(now: number, longest: number): "ask" | "lost" | null {
    // The page itself slept (a closed lid, a busy device): the time in between tells nothing of the line.
    if (now - this.looked > 4 * LOOK_EVERY_MS) this.since += now - this.looked;
    this.looked = now;
    if (now - this.since >= longest) return "lost";
    if (this.asked || now - this.since < longest / 2) return null;
    this.asked = true;
    return "ask";
  }
}
