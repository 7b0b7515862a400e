import { describe, expect, it } from "vitest";
import type { QuestionView } from "../../protocol.gen";
import { inOrder, production, recipeOf } from "./brewing";
import type { BalView, Use, Witch } from "./seen";

const FACE = { initiative: 1, arcana: [], two_way: true, names: {}, designed: [] };
const view = {
  potions: {
    first: { ...FACE, recipe: { takes: [["mandrake"], ["toad"]], gives: [["mushroom", "spider"], ["mandrake"]] } },
    second: { ...FACE, recipe: { takes: [["mushroom"], ["mushroom"]], gives: [["mandrake"], ["spider"], ["spider"]] } },
  },
  characters: {},
} as unknown as BalView;

function witch(steps: Use[] = []): Witch {
  const line = [
    { potion: "first", turned: false },
    { potion: "second", turned: false },
  ];
  return { character: "novice", in_play: true, flipped: false, line, steps } as unknown as Witch;
}

const ask = (decision: Record<string, unknown>): QuestionView =>
  ({ number: 1, rule: "BAL-21", decision, offers: [] }) as unknown as QuestionView;
const STEP: Use = {
  potion: "first",
  taken: ["mandrake@bench", "toad@bench"],
  given: ["mandrake", "mushroom"],
  named: null,
};

describe("a production as it lies on the table", () => {
  it("puts fixed slots before hybrid ones, as the engine fills them", () => {
    expect(inOrder([["mushroom", "spider"], ["mandrake"]])).toEqual([["mandrake"], ["mushroom", "spider"]]);
  });

  it("turns a card that lies turned", () => {
    const turned = { ...witch(), line: [{ potion: "second", turned: true }] };
    expect(recipeOf(view, turned, "second").takes).toHaveLength(3);
  });

  it("shows what lies on the slots of a potion that was used (BAL-E2)", () => {
    const lies = production(view, witch([STEP]), null).get("first");
    expect(lies?.step).toBe(1);
    expect(lies?.inputs.map((slot) => `${slot.holds}@${slot.from}`)).toEqual(["mandrake@bench", "toad@bench"]);
    expect(lies?.outputs.map((slot) => slot.holds)).toEqual(["mandrake", "mushroom"]);
    expect(lies?.outputs.some((slot) => slot.gone)).toBe(false);
  });

  it("marks outputs that a later potion took", () => {
    const later: Use = {
      potion: "second",
      taken: ["mushroom@outputs", "mushroom@bench"],
      given: ["mandrake", "spider", "spider"],
      named: null,
    };
    const lies = production(view, witch([STEP, later]), null);
    expect(lies.get("first")?.outputs.map((slot) => slot.gone)).toEqual([false, true]);
    expect(lies.get("second")?.outputs.map((slot) => slot.gone)).toEqual([false, false, false]);
  });

  it("marks the slot that the question is about, and what fills those before it", () => {
    const lies = production(view, witch([STEP]), ask({ t: "FillSlot", potion: "second", taken: ["mushroom@outputs"] }));
    expect(lies.get("second")?.open).toBe(true);
    expect(lies.get("second")?.inputs.map((slot) => slot.asked)).toEqual([false, true]);
    expect(lies.get("first")?.outputs.map((slot) => slot.gone)).toEqual([false, true]);
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
