import { expect, test } from "vitest";
import { overlap, place } from "./place";

const BUBBLE = { width: 300, height: 120 };
const PHONE = { left: 0, top: 0, width: 360, height: 740 };
const DESKTOP = { left: 0, top: 0, width: 1440, height: 900 };
const QUESTION = { left: 0, top: 600, width: 360, height: 140 };

test("it stands below its part, with the pointer at the middle of it", () => {
  const part = { left: 600, top: 100, width: 100, height: 100 };
  const placed = place(part, BUBBLE, DESKTOP, []);
  expect(placed).toEqual({ left: 500, top: 214, side: "below", pointer: 150 });
});

test("it covers neither the part nor the question, wherever on a phone the part is", () => {
  let placed = 0;
  for (let top = 0; top <= 540; top += 20) {
    const part = { left: 20, top, width: 200, height: 60 };
    const found = place(part, BUBBLE, PHONE, [QUESTION]);
    if (found === null) continue;
    placed++;
    const box = { left: found.left, top: found.top, ...BUBBLE };
    expect(overlap(box, QUESTION)).toBe(0);
    expect(overlap(box, part)).toBe(0);
    expect(found.left).toBeGreaterThanOrEqual(0);
    expect(found.left + BUBBLE.width).toBeLessThanOrEqual(PHONE.width);
  }
  expect(placed).toBeGreaterThan(20);
});

test("where the part fills the screen there is no place", () => {
  const part = { left: 0, top: 40, width: 360, height: 560 };
  expect(place(part, BUBBLE, PHONE, [QUESTION])).toBeNull();
});
