import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { JsonObject } from "../protocol.gen";
import { POINT_EVERY_MS, Pointer, pointedAt } from "./pointing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pointer(): { sent: (JsonObject | null)[]; point: (what: JsonObject | null) => void } {
  const sent: (JsonObject | null)[] = [];
  const pointing = new Pointer((what) => sent.push(what));
  return { sent, point: (what) => pointing.point(what) };
}

test("the first is sent at once, of those in between only the newest", () => {
  const { sent, point } = pointer();
  for (const at of ["A2", "A3", "A4"]) point({ at });
  expect(sent).toEqual([{ at: "A2" }]);
  vi.advanceTimersByTime(POINT_EVERY_MS);
  expect(sent).toEqual([{ at: "A2" }, { at: "A4" }]);
});

test("a hand that rests says nothing, and one that goes away says so", () => {
  const { sent, point } = pointer();
  point({ at: "A2" });
  vi.advanceTimersByTime(POINT_EVERY_MS);
  point({ at: "A2" });
  vi.advanceTimersByTime(POINT_EVERY_MS);
  point(null);
  expect(sent).toEqual([{ at: "A2" }, null]);
});

test("each has one hand", () => {
  const both = pointedAt(pointedAt({}, { t: "Pointed", seat: 0, what: { at: "A2" } }), {
    t: "Pointed",
    seat: 1,
    what: { at: "B2" },
  });
  expect(both).toEqual({ 0: { at: "A2" }, 1: { at: "B2" } });
  expect(pointedAt(both, { t: "Pointed", seat: 0, what: null })).toEqual({ 1: { at: "B2" } });
});
