import { expect, test } from "vitest";
import { nextLine } from "./oneTabStop";

test("the arrows walk from the newest line upwards, and stop at both ends", () => {
  expect(nextLine(-1, 5, "ArrowUp")).toBe(4);
  expect(nextLine(4, 5, "ArrowUp")).toBe(3);
  expect(nextLine(0, 5, "ArrowUp")).toBe(0);
  expect(nextLine(4, 5, "ArrowDown")).toBe(4);
  expect(nextLine(2, 5, "Home")).toBe(0);
  expect(nextLine(2, 5, "End")).toBe(4);
});

test("other keys and an empty list lead nowhere", () => {
  expect(nextLine(2, 5, "Enter")).toBeNull();
  expect(nextLine(-1, 0, "ArrowDown")).toBeNull();
});
