/** Drawing again when the table's clock gets somewhere. */
import { useEffect, useState } from "preact/hooks";
import type { FairClock } from "../types";

const FURTHEST_MS = 5_000; // a mark beyond that is none of ours

/** Draws again at each of these moments that is still to come. */
export function useMoments(clock: FairClock, ...marks: number[]): void {
  const [, draw] = useState(0);
  useEffect(() => {
    const now = clock.now();
    const waits = marks.map((mark) => mark - now).filter((wait) => wait > 0 && wait < FURTHEST_MS);
    const timers = waits.map((wait) => setTimeout(() => draw((n) => n + 1), wait));
    return () => timers.forEach(clearTimeout);
  }, [...marks, clock.error]); // once it is known what time it is, wait anew
}

/** Draws again ten times a second while something is counted down. */
export function useCountdown(counting: boolean): void {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!counting) return;
    const ticking = setInterval(() => draw((n) => n + 1), 100);
    return () => clearInterval(ticking);
  }, [counting]);
}
