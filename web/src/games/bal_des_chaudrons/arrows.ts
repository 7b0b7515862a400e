/** Arrow keys walk along what lies in a row: cards, ingredients to pick, the places around the table. */
const ROWS = ".bal-cards, .bal-ask-cubes, .bal-around";
const STOPS = ".bal-card-button, .bal-pick, .bal-place-open";
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The next one in a row; past its end it begins anew. */
export function nextIn<T>(row: readonly T[], at: T, step: number): T | undefined {
  const place = row.indexOf(at);
  return place < 0 ? undefined : row[(place + step + row.length) % row.length];
}

export function walkByArrows(root: HTMLElement): () => void {
  function pressed(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const at = event.target instanceof HTMLElement && event.target.matches(STOPS) ? event.target : null;
    const row = at?.closest(ROWS);
    if (!step || !at || !row || event.altKey || event.ctrlKey || event.metaKey) return;
    nextIn([...row.querySelectorAll<HTMLElement>(STOPS)], at, step)?.focus();
    event.preventDefault();
  }
  root.addEventListener("keydown", pressed);
  return () => root.removeEventListener("keydown", pressed);
}
