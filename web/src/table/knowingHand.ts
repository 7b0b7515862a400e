/**
 * Has a hand gone to the question knowingly? A pointer that rested elsewhere when the question appeared, and then goes
 * into something that can be pressed; a focus that Tab or an arrow key has moved there since. Not a pointer that lay
 * there before, unless it leaves and comes back; not one that was on its way when the question appeared, until it has
 * rested; and never a finger, whose way nobody has seen.
 */
import type { InputGuard } from "./inputGuard";
import { PLACES } from "./inputGuard";

/** Pixels: a hand that trembles does not go anywhere. */
export const REAL_WAY = 12;
/** Milliseconds without a move: the pointer rests. */
export const RESTS_MS = 80;

export interface Point {
  x: number;
  y: number;
}

export type Box = Pick<DOMRectReadOnly, "left" | "right" | "top" | "bottom">;

const isIn = ({ x, y }: Point, { left, right, top, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export class PointerWay {
  private at: Point | null = null;
  private movedAt = Number.NEGATIVE_INFINITY;
  /** Where the way began that she has gone since the question appeared. */
  private from: Point | null = null;
  /** The pointer was moving when the question appeared, and has not rested since. */
  private isUnderWay = false;

  /** A question appears. */
  begins(now: number): void {
    this.from = this.at;
    this.isUnderWay = now - this.movedAt < RESTS_MS;
  }

  moves(to: Point, now: number): void {
    if (this.isUnderWay && now - this.movedAt >= RESTS_MS) {
      this.isUnderWay = false;
      this.from = this.at;
    }
    this.at = to;
    this.movedAt = now;
    this.from ??= to; // where it lay before, nobody knows
  }

  /** Has it gone into one of these? */
  hasGoneInto(boxes: readonly Box[]): boolean {
    const { at, from } = this;
    if (!at || !from || this.isUnderWay) return false;
    if (boxes.some((box) => isIn(from, box) && !isIn(at, box))) this.from = at; // it has left, and may come back
    return (
      Math.hypot(at.x - from.x, at.y - from.y) >= REAL_WAY && boxes.some((box) => isIn(at, box) && !isIn(from, box))
    );
  }
}

const PRESSED = "button, input, select, a[href], [role=button], [data-drag]";

const boxesToPress = (): Box[] =>
  [...document.querySelectorAll(PLACES)]
    .flatMap((place) => [...place.querySelectorAll(PRESSED)])
    .map((control) => control.getBoundingClientRect());

/** A key that moves the focus about in the question or on the board. */
const isMoving = (event: KeyboardEvent): boolean =>
  !event.repeat && (event.key === "Tab" || event.key.startsWith("Arrow")) && !event.ctrlKey && !event.altKey;

/** Opens the guard to a hand that goes there knowingly. Returns how to stop it. */
export function letKnowingHandsIn(guard: InputGuard): () => void {
  const way = new PointerWay();
  let keyMoves = false;
  function moved(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    way.moves({ x: event.clientX, y: event.clientY }, performance.now());
    if (guard.isOn.value && way.hasGoneInto(boxesToPress())) guard.open();
  }
  const pressed = (event: KeyboardEvent): void => void (keyMoves = event.type === "keydown" && isMoving(event));
  function focused({ target }: FocusEvent): void {
    if (keyMoves && target instanceof Element && target.closest(PLACES)) guard.open();
  }
  const stop = guard.isOn.subscribe((isOn) => {
    if (isOn) way.begins(performance.now());
  });
  addEventListener("pointermove", moved, { capture: true, passive: true });
  addEventListener("keydown", pressed, true);
  addEventListener("keyup", pressed, true);
  addEventListener("focusin", focused);
  return () => {
    stop();
    removeEventListener("pointermove", moved, true);
    removeEventListener("keydown", pressed, true);
    removeEventListener("keyup", pressed, true);
    removeEventListener("focusin", focused);
  };
}
