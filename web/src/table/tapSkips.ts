/** A tap on the board or on the question, or a key, skips what is being shown: whoever is ready need not wait. */
import type { Session } from "./session";

const WHERE = ".board-place, .question";
const KEYS = ["Enter", " ", "Escape"];

export function tapSkips(session: Session): () => void {
  const skip = (): void => {
    if (session.showing.value) session.skip();
  };
  const onTap = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest(WHERE)) skip();
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
