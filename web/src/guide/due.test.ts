import { expect, test } from "vitest";
import { type Moment, holds, nextStep } from "./due";
import type { Step } from "./types";

const NOW: Moment = {
  asked: "DrawOrStop",
  told: new Set(["PotExploded", "RatPlaced", "RatPlaced/me"]),
  view: {
    round: 2,
    target: 1,
    players: [
      { white: 5, pot: ["W1"] },
      { white: 0, pot: null },
    ],
    circle: [null, { scene: "one" }],
  },
  seat: 0,
};

function step(id: string, when: Partial<Step["when"]>): Step {
  return {
    id,
    at: "pot",
    when: { question: "", event: "", mine: false, view: [], ...when },
    until: "tap",
    rules: [],
    hint: true,
  };
}

test("a condition looks into the view, at my seat and at what the view itself names", () => {
  expect(holds({ path: ["round"], sign: ">=", value: 2 }, NOW)).toBe(true);
  expect(holds({ path: ["players", "me", "white"], sign: ">", value: 5 }, NOW)).toBe(false);
  expect(holds({ path: ["players", "me", "pot", "length"], sign: "=", value: 1 }, NOW)).toBe(true);
  expect(holds({ path: ["players", "1", "pot", "length"], sign: "=", value: 0 }, NOW)).toBe(true);
  expect(holds({ path: ["circle", "target", "scene"], sign: "=", value: "one" }, NOW)).toBe(true);
  expect(holds({ path: ["target"], sign: "!=", value: "me" }, NOW)).toBe(true);
  expect(holds({ path: ["nothing", "there"], sign: ">=", value: 0 }, NOW)).toBe(false);
});

test("the first unseen step of the file whose condition holds is told", () => {
  const steps = [
    step("asked-otherwise", { question: "BuyChips" }),
    step("not-mine", { event: "PotExploded", mine: true }),
    step("seen", { question: "DrawOrStop" }),
    step("mine", { event: "RatPlaced", mine: true }),
    step("later", {}),
  ];
  expect(nextStep(steps, new Set(["seen"]), NOW)?.id).toBe("mine");
  expect(nextStep(steps, new Set(["seen", "mine"]), NOW)?.id).toBe("later");
  expect(nextStep(steps, new Set(["seen", "mine", "later"]), NOW)).toBeNull();
});
