import { describe, expect, it } from "vitest";
import { production, recipeOf } from "./production";
import type { Decision, PotionView, Question, UseView, View, WitchView } from "./types.gen";

const FACE: Omit<PotionView, "recipe"> = { initiative: 1, arcana: [], two_way: true, names: {}, designed: [] };
const view = {
  potions: {
    first: { ...FACE, recipe: { takes: [["mandrake"], ["toad"]], gives: [["mushroom", "spider"], ["mandrake"]] } },
    second: { ...FACE, recipe: { takes: [["mushroom"], ["mushroom"]], gives: [["mandrake"], ["spider"], ["spider"]] } },
  },
  characters: {},
} as Partial<View> as View;

function witch(steps: UseView[] = []): WitchView {
  const line = [
    { potion: "first", turned: false },
    { potion: "second", turned: false },
  ];
  const usable = ["first", "second"];
  return { character: "novice", in_play: true, flipped: false, line, usable, steps } as Partial<WitchView> as WitchView;
}

const ask = (decision: Decision): Question => ({ number: 1, rule: "BAL-21", decision, offers: [] });
const STEP: UseView = {
  potion: "first",
  taken: ["mandrake@bench", "toad@bench"],
  given: ["mandrake", "mushroom"],
  left: ["mandrake", "mushroom"],
  named: null,
};

describe("a production as it lies on the table", () => {
  it("turns a card that lies turned", () => {
    const turned = { ...witch(), line: [{ potion: "second", turned: true }] };
    expect(recipeOf(view, turned, "second").takes).toHaveLength(3);
  });

  it("shows what lies on the slots of a potion that was used (BAL-E2)", () => {
    const lies = production(view, witch([STEP]), null).get("first");
    expect(lies?.step).toBe(1);
    expect(lies?.inputs.map((slot) => `${slot.holds}@${slot.source}`)).toEqual(["mandrake@bench", "toad@bench"]);
    expect(lies?.outputs.map((slot) => slot.holds)).toEqual(["mandrake", "mushroom"]);
    expect(lies?.outputs.some((slot) => slot.gone)).toBe(false);
  });

  it("shows which outputs a later potion took, as the view tells it", () => {
    const first: UseView = { ...STEP, left: ["mandrake", null] };
    const lies = production(view, witch([first]), null);
    expect(lies.get("first")?.outputs.map((slot) => slot.gone)).toEqual([false, true]);
    expect(lies.get("first")?.outputs.map((slot) => slot.holds)).toEqual(["mandrake", "mushroom"]);
  });

  it("marks the slot that the question is about, and what fills those before it", () => {
    const lies = production(view, witch([STEP]), ask({ t: "FillSlot", potion: "second", taken: ["mushroom@outputs"] }));
    expect(lies.get("second")?.open).toBe(true);
    expect(lies.get("second")?.inputs.map((slot) => slot.asked)).toEqual([false, true]);
    expect(lies.get("second")?.inputs.map((slot) => slot.holds)).toEqual(["mushroom", null]);
  });

  it("marks the hybrid output that is asked for", () => {
    const lies = production(
      view,
      witch(),
      ask({ t: "PickOutput", potion: "first", taken: ["mandrake@bench", "toad@bench"], given: ["mandrake"] }),
    );
    expect(lies.get("first")?.outputs.map((slot) => slot.asked)).toEqual([false, true]);
  });
});
