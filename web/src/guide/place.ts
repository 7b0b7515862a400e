/** Where a bubble goes: beside its part, on the screen, and over nothing that must be seen or touched. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "below" | "above" | "right" | "left" | "free";

export interface Placed {
  left: number;
  top: number;
  side: Side;
  /** Where the pointer sits along the bubble's edge. */
  pointer: number;
}

const GAP = 14;
const EDGE = 8;
const POINTER_INSET = 22;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The first place where nothing is covered: beside the part, else in a corner; null where there is none. */
export function place(
  part: Box | null,
  bubble: { width: number; height: number },
  screen: Box,
  kept: readonly Box[],
): Placed | null {
  const isFree = ({ left, top }: Placed): boolean => {
    const box = { left, top, ...bubble };
    return kept.every((other) => overlap(box, other) === 0) && (part === null || overlap(box, part) === 0);
  };
  return candidates(part, bubble, screen).find(isFree) ?? null;
}

function candidates(part: Box | null, { width, height }: { width: number; height: number }, screen: Box): Placed[] {
  const right = screen.left + screen.width - EDGE - width;
  const bottom = screen.top + screen.height - EDGE - height;
  const at = (left: number, top: number, side: Side): Placed => {
    const placed = { left: clamp(left, screen.left + EDGE, right), top: clamp(top, screen.top + EDGE, bottom) };
    return { ...placed, side, pointer: part ? pointerOf(part, placed, side, { width, height }) : 0 };
  };
  const corners = [
    at(right, screen.top, "free"),
    at(screen.left, screen.top, "free"),
    at(right, bottom, "free"),
    at(screen.left, bottom, "free"),
    at(screen.left + (screen.width - width) / 2, bottom, "free"),
  ];
  if (part === null)
    return [
      at(screen.left + (screen.width - width) / 2, screen.top + (screen.height - height) / 2, "free"),
      ...corners,
    ];
  const middle = { x: part.left + part.width / 2, y: part.top + part.height / 2 };
  return [
    at(middle.x - width / 2, part.top + part.height + GAP, "below"),
    at(middle.x - width / 2, part.top - height - GAP, "above"),
    at(part.left + part.width + GAP, middle.y - height / 2, "right"),
    at(part.left - width - GAP, middle.y - height / 2, "left"),
    ...corners,
  ];
}

function pointerOf(
  part: Box,
  at: { left: number; top: number },
  side: Side,
  size: { width: number; height: number },
): number {
  return side === "below" || side === "above"
    ? clamp(part.left + part.width / 2 - at.left, POINTER_INSET, size.width - POINTER_INSET)
    : clamp(part.top + part.height / 2 - at.top, POINTER_INSET, size.height - POINTER_INSET);
}
