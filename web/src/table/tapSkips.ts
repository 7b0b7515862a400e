/**
 * A tap on the board or on the question, or a key, skips what is being shown: whoever is ready need not wait. What
 * flies beside is skipped too, but not by a press on something: an answer waits for nothing, and ends nobody's flight.
 */
import type { Session } from "./session";

const WHERE = ".board-place, .question";
const PRESSED = "button, a, input, select, textarea, [role=button], [data-drag]";
const KEYS = ["Enter", " ", "Escape"];

export function tapSkips({ telling }: Session): () => void {
  const onTap = (event: Event): void => {
    const at = event.target instanceof Element ? event.target : null;
    if (!at?.closest(WHERE)) return;
    if (telling.showing.value || (telling.flying.value && !at.closest(PRESSED))) telling.skip();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!event.repeat && KEYS.includes(event.key)) onTap(event);
  };
  document.addEventListener("pointerdown", onTap, true);
  document.addEventListener("keydown", onKey, true);
  return () => {
    document.removeEventListener("pointerdown", onTap, true);
    document.removeEventListener("keydown", onKey, true);
  };
}
