/** How long to wait before the next try to connect: longer each time, never in step with everybody else's browser. */
const FIRST_MS = 400;
const LONGEST_MS = 10_000;

export function waitBeforeTry(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return whole / 2 + (whole / 2) * random();
}
