import { expect, test } from "vitest";
import { type Reading, sectionOf } from "./sections";

const READINGS: Reading[] = [
  { section: "goal", lines: ["Win."], rules: ["CHA-1"] },
  { section: "turn", lines: ["Draw.", "Stop."], rules: ["CHA-12", "CHA-13"] },
];

test("a rule is found in the section that names it", () => {
  expect(sectionOf(READINGS, "CHA-13")).toBe("turn");
  expect(sectionOf(READINGS, "CHA-1")).toBe("goal");
  expect(sectionOf(READINGS, "CHA-99")).toBeNull();
});
