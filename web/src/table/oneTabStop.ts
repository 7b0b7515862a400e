/** A list of many buttons is one stop on the way of the Tab key; inside it the arrows walk from line to line. */

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Which line comes next: from none the last one, which is the newest. */
export function nextLine(now: number, count: number, key: string): number | null {
  const step = STEPS[key];
  if (step === undefined || count === 0) return null;
  if (now < 0 && Number.isFinite(step)) return count - 1;
  return Math.min(count - 1, Math.max(0, now + step));
}

export function walkLines(event: KeyboardEvent): void {
  const list = event.currentTarget;
  if (!(list instanceof HTMLElement)) return;
  const lines = [...list.querySelectorAll<HTMLElement>(":scope > li > button")];
  const next = nextLine(
    lines.findIndex((line) => line.matches(":focus")),
    lines.length,
    event.key,
  );
  if (next === null) return;
  event.preventDefault();
  lines[next]?.focus();
}
