/**
 * A hand that was on its way to something else must not answer what has just appeared under it: after a question of
 * another kind appears, neither pointer nor key counts for it for a moment. Not where moments count: there the first
 * hand is meant; and not for a hand that has gone there knowingly (`knowingHand.ts`).
 *
 * The board and the question bar are shut by `is-guarded` on the page (nothing in them takes a pointer), the keys here,
 * before any board hears of them. Chat, panels and dialogs stay as they are.
 */
import { signal } from "@preact/signals";

export const GUARD_MS = 400;

/** What a question must have for the guard: its kind. */
interface Asked {
  decision: { t: string };
}

export class InputGuard {
  /** Nothing counts for the question just now. */
  readonly isOn = signal(false);
  private lastKind: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A question is shown, or none; `races`: moments count for it. The same kind again is what the hand expects. */
  shows(question: Asked | null, races: boolean): void {
    if (question === null) return;
    const isAnother = this.lastKind !== question.decision.t;
    this.lastKind = question.decision.t;
    if (isAnother || races) this.open();
    if (!isAnother || races) return;
    this.isOn.value = true;
    this.timer = setTimeout(() => this.open(), GUARD_MS);
  }

  /** The page has just been opened, or comes back: what is asked was not put under anybody's hand. */
  begins(question: Asked | null): void {
    this.open();
    this.lastKind = question?.decision.t ?? null;
  }

  open(): void {
    clearTimeout(this.timer);
    this.isOn.value = false;
  }
}

/** What the guard shuts. */
export const PLACES = ".board-place, .question-place";
const ELSEWHERE = "input, textarea, select, [contenteditable], dialog";
const MOVING_KEYS = new Set(["Tab", "Escape", "Shift", "Control", "Alt", "Meta"]);

/** Is this key meant for the question? Keys that only move about, and keys pressed elsewhere, are not. */
export function isAnswering(event: Pick<KeyboardEvent, "key" | "target" | "ctrlKey" | "metaKey" | "altKey">): boolean {
  if (MOVING_KEYS.has(event.key) || event.key.startsWith("Arrow")) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = event.target instanceof Element ? event.target : null;
  if (!at || at === document.body) return document.querySelector("dialog[open]") === null;
  return at.closest(ELSEWHERE) === null && (at.closest(PLACES) !== null || at.closest("button, a") === null);
}

/** A key that presses something, held down; those that scroll may repeat. */
const isHeld = (event: KeyboardEvent): boolean => event.repeat && (event.key === "Enter" || event.key.length === 1);

/** Holds keys back while the guard is on, and the repetitions of one that is held down always. Returns how to stop it. */
export function holdKeys(guard: InputGuard): () => void {
  function pressed(event: KeyboardEvent): void {
    if (!(guard.isOn.value || isHeld(event)) || !isAnswering(event)) return; // a key held down answers once
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  addEventListener("keydown", pressed, true); // before any board hears of it
  addEventListener("keyup", pressed, true); // a space bar clicks when it comes up
  return () => {
    removeEventListener("keydown", pressed, true);
    removeEventListener("keyup", pressed, true);
  };
}
