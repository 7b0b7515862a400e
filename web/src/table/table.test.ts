import { describe, expect, it } from "vitest";
import type { Outcome, QuestionView, SeatView, Tagged } from "../protocol.gen";
import { namesOf } from "./names";
import { arrange, isBare, mainOffer } from "./offers";
import { TellingQueue } from "./queue";
import { rankingOf } from "./ranking";

const asking = (actions: Tagged[]): QuestionView => ({
  number: 1,
  decision: { t: "BuyChips" },
  rule: "CHA-27",
  offers: actions.map((action) => ({ action, refusal: null })),
});

describe("offers", () => {
  const nothing = { t: "Buy", chips: [] };
  const many = asking([nothing, ...Array.from({ length: 20 }, (_, at) => ({ t: "Buy", chips: [`B${at}`] }))]);

  it("are buttons while they are few", () => {
    const few = asking([{ t: "Draw" }, { t: "Stop" }, { t: "Place", chip: "B2" }]);
    expect(arrange(few, false).direct).toHaveLength(3);
  });

  it("become a list when they are many; what holds no choice stays a button", () => {
    expect(isBare(nothing)).toBe(true);
    const { direct, listed } = arrange(many, false);
    expect(direct.map((offer) => offer.action)).toEqual([nothing]);
    expect(listed).toHaveLength(20);
  });

  it("have one that stands out, unless it is one among several of its kind or the game names another", () => {
    const drawing = asking([{ t: "Draw" }, { t: "Stop" }]).offers;
    expect(mainOffer(drawing)?.action.t).toBe("Draw");
    expect(mainOffer(drawing, "Stop")?.action.t).toBe("Stop");
    expect(mainOffer(drawing, null)).toBeUndefined();
    expect(
      mainOffer(asking([{ t: "Place", chip: "W1" }, { t: "Place", chip: "B2" }, { t: "PlaceNone" }]).offers),
    ).toBeUndefined();
    expect(mainOffer(many.offers)).toBeUndefined(); // never "buy nothing"
  });

  it("are left to a board that shows them itself", () => {
    expect(arrange(many, true)).toEqual({ direct: [many.offers[0]], listed: [] });
  });
});

describe("what the table tells", () => {
  const tick = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

  it("is shown one after another, fast when much waits, and true only afterwards", async () => {
    const seen: string[] = [];
    const queue = new TellingQueue<number>({
      show: async (told, hurry) => {
        seen.push(`show ${told}${hurry() ? " fast" : ""}`);
        await tick();
      },
      settle: (told) => void seen.push(`true ${told}`),
      hidden: () => false,
      urgency: () => null,
    });
    for (const told of [1, 2, 3, 4, 5, 6]) queue.push(told);
    expect(queue.busy.value).toBe(true);
    while (queue.busy.value) await tick();
    expect(seen.slice(0, 4)).toEqual(["show 1", "true 1", "show 2 fast", "true 2"]);
    expect(seen.slice(-2)).toEqual(["show 6", "true 6"]);
  });

  it("is not shown at all when very much waits", async () => {
    const shown: number[] = [];
    const settled: number[] = [];
    const queue = new TellingQueue<number>({
      show: async (told) => {
        shown.push(told);
        await tick();
      },
      settle: (told) => void settled.push(told),
      hidden: () => false,
      urgency: () => null,
    });
    for (let told = 1; told <= 30; told++) queue.push(told);
    while (queue.busy.value) await tick();
    expect(settled).toHaveLength(30);
    expect(shown[1]).toBe(20); // the first was shown before the others came
  });

  it("is only made true while nobody looks, and goes on after a broken animation", async () => {
    const settled: number[] = [];
    const hidden = new TellingQueue<number>({
      show: () => Promise.reject(new Error("shown")),
      settle: (told) => void settled.push(told),
      hidden: () => true,
      urgency: () => null,
    });
    hidden.push(1);
    hidden.push(2);
    while (hidden.busy.value) await tick();
    expect(settled).toEqual([1, 2]);
  });

  it("is dropped when a full view comes, even while it is being shown", async () => {
    const settled: number[] = [];
    const queue = new TellingQueue<number>({
      show: tick,
      settle: (told) => void settled.push(told),
      hidden: () => false,
      urgency: () => null,
    });
    queue.push(1);
    queue.push(2);
    queue.clear();
    queue.push(3);
    while (queue.busy.value) await tick();
    expect(settled).toEqual([3]);
  });
});

describe("whoever does not wait", () => {
  const tick = (): Promise<void> => new Promise((done) => setTimeout(done));

  /** What was shown, and what became true, in order; a message is shown until it is cut. */
  function slowTable(overtaken: (told: number) => boolean = () => false) {
    const heard: string[] = [];
    const queue = new TellingQueue<number>({
      show: async (told, _hurry, cut) => {
        heard.push(`shows ${told}`);
        while (!cut()) await tick();
      },
      settle: (told) => heard.push(`${told} is true`),
      hidden: () => false,
      overtaken,
      urgency: () => null,
    });
    return { heard, queue };
  }

  it("skips what is shown and what waits; what comes then is shown again", async () => {
    const { heard, queue } = slowTable();
    for (const told of [1, 2, 3]) queue.push(told);
    await tick();
    queue.skip();
    await tick();
    expect(heard).toEqual(["shows 1", "1 is true", "2 is true", "3 is true"]);
    queue.push(4);
    await tick();
    expect(heard.at(-1)).toBe("shows 4");
    queue.clear();
  });

  it("sees what came of an answer at once, and not what the others did meanwhile", async () => {
    const { heard, queue } = slowTable((told) => told < 3);
    for (const told of [1, 2, 3]) queue.push(told);
    await tick();
    expect(heard).toEqual(["1 is true", "2 is true", "shows 3"]);
    queue.clear();
  });
});

describe("an urgent message", () => {
  const tick = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
  const never = (): Promise<void> => new Promise(() => undefined);

  it("cuts short what is being shown, makes true what waits, and is true before it is shown", async () => {
    const seen: string[] = [];
    const queue = new TellingQueue<string>({
      show: (told) => {
        seen.push(`show ${told}`);
        return told === "dice" ? tick() : never();
      },
      settle: (told) => void seen.push(`true ${told}`),
      hidden: () => false,
      urgency: (told) => (told === "dice" ? 0 : null),
    });
    queue.push("flight");
    queue.push("gap");
    queue.push("dice");
    while (queue.busy.value) await tick();
    expect(seen).toEqual(["show flight", "true flight", "true gap", "true dice", "show dice"]);
  });

  it("is not true before its moment", async () => {
    let wait = 300; // ms: longer than a busy machine is away
    const settled: number[] = [];
    const queue = new TellingQueue<number>({
      show: tick,
      settle: (told) => void settled.push(told),
      hidden: () => false,
      urgency: () => wait,
    });
    queue.push(1);
    await tick();
    expect(settled).toEqual([]);
    wait = 0;
    while (queue.busy.value) await tick();
    expect(settled).toEqual([1]);
  });
});

describe("names", () => {
  const seat = (name: string | null, bot: string | null): SeatView => ({
    name,
    bot,
    here: true,
    deadline: null,
    line: null,
  });

  it("are people's own; ranked bot gets another one; a free seat has none", () => {
    const names = namesOf("table", [seat("Circé", null), seat(null, "strong"), seat(null, "novice"), seat(null, null)]);
    expect(names[0]).toBe("Circé");
    expect(new Set(names.slice(0, 3)).size).toBe(3);
    expect(names[3]).toBe("");
  });
});

describe("the ranking", () => {
  it("comes from the outcome, winners first", () => {
    const outcome: Outcome = { t: "Outcome", scores: [30, 51, 44], ranks: [3, 1, 2], winners: [1], why: "CHA-33" };
    expect(rankingOf({ outcome }).map((ranked) => [ranked.seat, ranked.rank, ranked.won])).toEqual([
      [1, 1, true],
      [2, 2, false],
      [0, 3, false],
    ]);
    expect(rankingOf({ outcome: null })).toEqual([]);
  });
});
