/** Fingers, mouse and keys over the cauldron: carry, turn, flip, pick. Under a finger the block is shown above it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { cellAt, cellName, isInside, partsOf, sizeOf, turned } from "./blocks";
import { flipped, movedBy, movedTo, turnedOnce, withNextChoice } from "./heldBlock";
import type { Draft } from "./useDraft";

export const UNIT = 100; // of the drawing, for each cell
const LIFT_PX = 78; // above the finger
const MOVED_PX = 7; // less is a tap
const TWIST = Math.PI / 5; // two fingers turned so far: a quarter turn

/** Where the carried block floats, in cells: the corner of its frame. */
export interface Carried {
  row: number;
  column: number;
}

interface Pressed {
  x: number;
  y: number;
  /** From the block's corner to the pointer, in cells. */
  row: number;
  column: number;
  moved: boolean;
}

export function useHands(draft: Draft, busy: boolean) {
  const svg = useRef<SVGSVGElement>(null);
  const pressed = useRef<Pressed | null>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const twist = useRef<number | null>(null);
  const [carried, carry] = useState<Carried | null>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const holds = draft.held !== null && draft.shape !== null && !busy;

  const turn = (way: 1 | -1): void => {
    const { held, shape, hold } = latest.current;
    if (held && shape) hold(turnedOnce(held, shape, way));
  };
  const flip = (): void => {
    const { held, shape, hold } = latest.current;
    if (held && shape) hold(flipped(held, shape));
  };

  // A wheel over the cauldron turns the block; elsewhere, or with empty hands, it scrolls as ever.
  useEffect(() => {
    const target = svg.current;
    if (!target || !holds) return;
    let rolled = 0;
    const roll = (event: WheelEvent): void => {
      event.preventDefault();
      rolled += event.deltaY;
      if (Math.abs(rolled) < 40) return;
      turn(rolled > 0 ? 1 : -1);
      rolled = 0;
    };
    target.addEventListener("wheel", roll, { passive: false });
    return () => target.removeEventListener("wheel", roll);
  }, [holds]);

  /** In cells, with fractions. */
  const place = (event: PointerEvent): { row: number; column: number } => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix ?? undefined);
    return { row: at.y / UNIT, column: at.x / UNIT };
  };
  const cellUnder = (event: PointerEvent): string | null => {
    const { row, column } = place(event);
    return isInside(Math.floor(row), Math.floor(column)) ? cellName(Math.floor(row), Math.floor(column)) : null;
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (draft.role === "watch" || busy) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 2) {
      twist.current = angle(fingers.current);
      return;
    }
    const { held, shape, hold } = draft;
    if (!held || !shape) return;
    event.preventDefault();
    svg.current?.setPointerCapture?.(event.pointerId);
    const at = place(event);
    const { width, height } = sizeOf(turned(partsOf(shape.text), held.turn));
    const grabbed =
      !held.out &&
      at.row >= held.row &&
      at.row < held.row + height &&
      at.column >= held.column &&
      at.column < held.column + width;
    const now = grabbed
      ? held
      : movedTo(held, shape, Math.round(at.row - height / 2), Math.round(at.column - width / 2));
    if (!grabbed) hold(now);
    pressed.current = {
      x: event.clientX,
      y: event.clientY,
      row: at.row - now.row,
      column: at.column - now.column,
      moved: false,
    };
  };

  const onPointerMove = (event: PointerEvent): void => {
    if (fingers.current.has(event.pointerId))
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (twist.current !== null && fingers.current.size === 2) return twisted();
    const { held, shape, hold } = draft;
    const press = pressed.current;
    if (press && held && shape) {
      press.moved ||= Math.hypot(event.clientX - press.x, event.clientY - press.y) > MOVED_PX;
      if (!press.moved) return;
      const at = place(event);
      const scale = svg.current?.getScreenCTM()?.a ?? 1;
      const lift = event.pointerType === "touch" ? LIFT_PX / (scale * UNIT) : 0;
      const corner = { row: at.row - press.row - lift, column: at.column - press.column };
      carry(corner);
      const next = movedTo(held, shape, Math.round(corner.row), Math.round(corner.column));
      if (next.row !== held.row || next.column !== held.column || held.out) hold(next);
    } else if (draft.role !== "watch" && !draft.held && event.pointerType === "mouse") {
      const cell = cellUnder(event);
      if (cell && cell !== draft.cursor) draft.point(cell);
    }
  };

  const onPointerUp = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    if (twist.current !== null) {
      if (fingers.current.size === 0) twist.current = null;
      return;
    }
    pressed.current = null;
    carry(null);
    if (draft.role === "watch" || draft.held || busy || event.type === "pointercancel") return;
    const cell = cellUnder(event);
    if (cell) draft.pick(cell);
  };

  function twisted(): void {
    const now = angle(fingers.current);
    let by = now - (twist.current ?? now);
    if (by > Math.PI) by -= 2 * Math.PI;
    if (by < -Math.PI) by += 2 * Math.PI;
    if (Math.abs(by) < TWIST) return;
    twist.current = now;
    turn(by > 0 ? 1 : -1);
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (draft.role === "watch" || busy || event.ctrlKey || event.altKey || event.metaKey) return;
    const step = STEPS[event.key];
    const key = event.key.toLowerCase();
    const { held, shape, hold } = draft;
    if (held && shape) {
      if (step) hold(movedBy(held, shape, step[0], step[1]));
      else if (key === "r") turn(event.shiftKey ? -1 : 1);
      else if (key === "f") flip();
      else if (key === "c" && shape.choices) hold(withNextChoice(held, shape));
      else if (key === "n") draft.nextSpot();
      else if (key === "enter" || key === " ") draft.confirm();
      else return;
    } else if (!held) {
      if (step) draft.point(stepped(draft.cursor, step));
      else if ((key === "enter" || key === " ") && draft.cursor) draft.pick(draft.cursor);
      else return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    svg,
    carried,
    turn,
    flip,
    onKeyDown,
    pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next cell that way; over a missing corner the same one. */
function stepped(cell: string | null, [rows, columns]: readonly [number, number]): string {
  if (cell === null) return "D4";
  const { row, column } = cellAt(cell);
  return isInside(row + rows, column + columns) ? cellName(row + rows, column + columns) : cell;
}

function angle(fingers: Map<number, { x: number; y: number }>): number {
  const [a, b] = [...fingers.values()];
  return a && b ? Math.atan2(b.y - a.y, b.x - a.x) : 0;
}
