/** Moments by the table's clock. A view says 0 where there is no clock: then everything is now. */
import { useEffect, useState } from "preact/hooks";
import type { FairClock } from "../types";

/** The clock's time, told again and again while `running`. */
export function useNow(clock: FairClock, running: boolean, every = 100): number {
  const [now, tell] = useState(() => clock.now());
  useEffect(() => {
    if (!running) return;
    tell(clock.now());
    const ticking = setInterval(() => tell(clock.now()), every);
    return () => clearInterval(ticking);
  }, [clock, running, every]);
  return now;
}

/** A cue lies a moment ahead, never more: a clock that is far off must not hide the dice for good. */
const LONGEST_WAIT = 5_000;

/** Has this moment come? */
export function useReached(clock: FairClock, at: number): boolean {
  const wait = (): number => {
    const left = at > 0 ? at - clock.now() : 0;
    return left > LONGEST_WAIT ? 0 : left;
  };
  const [, again] = useState(0);
  const left = wait();
  useEffect(() => {
    if (left <= 0) return;
    const waiting = setTimeout(() => again((times) => times + 1), left);
    return () => clearTimeout(waiting);
  }, [at, left > 0]);
  return left <= 0;
}

/** `4.1`, or `4,1` where the language says it so. */
export function tenths(ms: number, language: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (Math.max(0, ms) / 1000).toLocaleString(language, digits);
}
