import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { QuestionView, Tagged } from "../protocol.gen";
import { BESIDE_SKIP_ABOVE } from "./besideLane";
import { laneOf } from "./lanes";
import { type Lane, TellingQueue } from "./queue";

const asked = (number: number, t = "DrawOrStop"): QuestionView => ({ number, decision: { t }, rule: "", offers: [] });
const drawn = (seat: number): Tagged => ({ t: "ChipDrawn", seat });

describe("a message", () => {
  const ME = { question: asked(5), seat: 0, sent: false, beside: true };

  it("about others goes beside while my question stays", () => {
    expect(laneOf({ question: asked(5), events: [drawn(1)] }, ME)).toBe("beside");
    expect(laneOf({ question: asked(5), events: [drawn(1)] }, { ...ME, sent: true })).toBe("beside");
  });

  it("that came of my answer is true at once where I go on, and it is mine alone", () => {
    const sent = { ...ME, sent: true };
    expect(laneOf({ question: asked(6), events: [drawn(0)] }, sent)).toBe("mine");
    expect(laneOf({ question: asked(6), events: [drawn(0), drawn(1)] }, sent)).toBe("line");
    expect(laneOf({ question: asked(6), events: [drawn(0), { t: "RoundBegan" }] }, sent)).toBe("line");
    expect(laneOf({ question: asked(6, "BuyChips"), events: [drawn(0)] }, sent)).toBe("line");
    expect(laneOf({ question: asked(6), events: [drawn(0)] }, ME)).toBe("line");
  });

  it("waits in line where it asks me something, where I am not asked, and on a board that shows one view at a time", () => {
    expect(laneOf({ question: asked(6), events: [drawn(1)] }, { ...ME, question: null })).toBe("line");
    expect(laneOf({ question: null, events: [drawn(0)] }, { ...ME, sent: true })).toBe("line");
    expect(laneOf({ question: asked(5), events: [drawn(1)] }, { ...ME, beside: false })).toBe("line");
  });
});

describe("the lanes", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const LASTS = 400;
  const QUICK = 80;
  const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

  interface Message {
    name: string;
    lane: Lane;
    mine?: boolean;
  }

  /** A table whose messages take a while to be shown; what happened, and when. */
  function table() {
    const began = Date.now();
    const seen: string[] = [];
    const note = (what: string): void => void seen.push(`${Date.now() - began} ${what}`);
    const show =
      ({ name }: Message) =>
      async (hurry: () => boolean, cut: () => boolean): Promise<void> => {
        note(`shows ${name}`);
        await new Promise((done) => setTimeout(done, hurry() ? QUICK : LASTS));
        if (!cut()) note(`has shown ${name}`);
      };
    const queue = new TellingQueue<Message>({
      show: (told, hurry, cut) => show(told)(hurry, cut),
      showAfter: show,
      settle: ({ name }) => note(`${name} is true`),
      lane: ({ lane }) => lane,
      isMine: ({ mine }) => mine ?? false,
      hidden: () => false,
      urgency: () => null,
    });
    return { queue, seen };
  }

  it("others' flights go on beside mine, which waits for none of them", async () => {
    const { queue, seen } = table();
    queue.push({ name: "Bea", lane: "beside" });
    await pass(100);
    queue.push({ name: "me", lane: "mine" });
    await pass(1000);
    expect(seen).toEqual([
      "0 Bea is true",
      "0 shows Bea",
      "100 me is true",
      "100 shows me",
      "400 has shown Bea",
      "500 has shown me",
    ]);
    expect(queue.beside.busy.value).toBe(false);
  });

  it("nothing of it keeps a question back: the line is free all the time", async () => {
    const { queue } = table();
    for (let n = 0; n < 3; n++) {
      queue.push({ name: "Bea", lane: "beside" });
      queue.push({ name: "me", lane: "mine" });
      expect(queue.busy.value).toBe(false);
      await pass(10);
    }
    expect(queue.beside.busy.value).toBe(true);
  });

  it("my next chip waits for none of my own either", async () => {
    const { queue, seen } = table();
    queue.push({ name: "one", lane: "mine" });
    await pass(150);
    queue.push({ name: "two", lane: "mine" });
    await pass(1000);
    expect(seen).toEqual([
      "0 one is true",
      "0 shows one",
      "150 two is true",
      "150 shows two",
      "400 has shown one",
      "550 has shown two",
    ]);
  });

  it("others' are shown in order, and quicker when they have something to catch up", async () => {
    const { queue, seen } = table();
    for (const name of ["a", "b", "c", "d"]) queue.push({ name, lane: "beside" });
    await pass(2000);
    const shows = seen.filter((line) => line.includes("shows"));
    // the first has begun when the others come; then two wait, then one, then none
    expect(shows).toEqual(["0 shows a", "400 shows b", "480 shows c", "880 shows d"]);
    expect(seen.slice(0, 5).filter((line) => line.includes("true"))).toHaveLength(4);
  });

  it("of very many only the last are shown; all are true at once", async () => {
    const { queue, seen } = table();
    for (let n = 1; n <= 20; n++) queue.push({ name: `${n}`, lane: "beside" });
    expect(seen.filter((line) => line.includes("true"))).toHaveLength(20);
    await pass(20_000);
    const shown = seen.filter((line) => line.includes("shows")).map((line) => line.split(" ").at(-1));
    expect(shown).toEqual([
      "1",
      ...Array.from({ length: BESIDE_SKIP_ABOVE }, (_, n) => `${21 - BESIDE_SKIP_ABOVE + n}`),
    ]);
  });

  it("what others do next waits for what they did beside, which hurries; what came of my answer does not", async () => {
    const { queue, seen } = table();
    for (const name of ["a", "b"]) queue.push({ name, lane: "beside" });
    queue.push({ name: "me", lane: "line", mine: true });
    await pass(0);
    expect(seen.at(-1)).toBe("0 shows me");
    queue.push({ name: "Bea", lane: "line" });
    await pass(2000);
    expect(seen.filter((line) => /me|Bea|shows b/.test(line))).toEqual([
      "0 shows me",
      "400 shows b",
      "400 has shown me",
      "400 me is true",
      "800 shows Bea",
      "1200 has shown Bea",
      "1200 Bea is true",
    ]);
  });

  it("a tap ends everything that flies, and what waits to fly", async () => {
    const { queue, seen } = table();
    for (const name of ["a", "b"]) queue.push({ name, lane: "beside" });
    queue.push({ name: "Bea", lane: "line" });
    await pass(100);
    queue.skip();
    await pass(2000);
    expect(seen).toEqual(["0 a is true", "0 shows a", "0 b is true", "100 Bea is true"]);
    expect(queue.beside.busy.value).toBe(false);
    queue.push({ name: "c", lane: "beside" });
    await pass(0);
    expect(seen.at(-1)).toBe("2100 shows c");
  });

  it("a broken flight stops nothing", async () => {
    const told = vi.spyOn(console, "error").mockReturnValue(undefined);
    const queue = new TellingQueue<number>({
      show: () => Promise.resolve(),
      showAfter: () => () => Promise.reject(new Error("broken")),
      settle: () => undefined,
      lane: () => "beside",
      hidden: () => false,
      urgency: () => null,
    });
    queue.push(1);
    queue.push(2);
    await pass(10);
    expect(queue.beside.busy.value).toBe(false);
    expect(told).toHaveBeenCalledTimes(2);
    told.mockRestore();
  });
});
