import { describe, expect, it } from "vitest";
import { type Contest, noted, onStrip } from "./contest";
import { ROLL_MS, phaseOf } from "./staging";
import { tally } from "./tally";
import type { GameEvent, SorcellerieView } from "./types.gen";

const EVENTS: GameEvent[] = [
  { t: "FalseStart", seat: 3, until: 9_000 },
  { t: "FormulaWrong", seat: 2, symbols: ["bat"] },
  { t: "AnswerTimed", seat: 1, symbols: ["cat"], right: true, after: 412 },
  { t: "AnswerTimed", seat: 0, symbols: ["cat"], right: true, after: 430 },
  { t: "AnswerRevealed", scene: "many", symbols: ["cat"], count: 4 },
  { t: "WitchCardWon", seat: 1, card: "W3", number: "S12" },
];
const told = (events: GameEvent[], turn: number, before: Contest | null = null) =>
  events.reduce<Contest | null>((contest, event) => noted(contest, event, turn), before);

describe("a contest", () => {
  it("is remembered from what was told", () => {
    const last = told(EVENTS, 4);
    expect(last).toMatchObject({ turn: 4, winner: 1, witch: "W3", early: [3], nobody: null, why: { count: 4 } });
    expect(last?.answers.map(({ seat, right, after }) => [seat, right, after])).toEqual([
      [2, false, -1],
      [1, true, 412],
      [0, true, 430],
    ]);
  });

  it("is forgotten when another begins", () => {
    const last = told([{ t: "NobodyWon", why: "tie" }], 5, told(EVENTS, 4));
    expect(last).toMatchObject({ turn: 5, winner: null, nobody: "tie", answers: [] });
  });

  it("is not begun by what has nothing to do with it", () => {
    expect(noted(null, { t: "CupTaken", seat: 0, turn: 2 }, 1)).toBeNull();
  });

  it("puts the right answers on the strip, the quickest first", () => {
    const placed = onStrip(told(EVENTS, 4)?.answers ?? []);
    expect(placed.map(({ answer }) => answer.seat)).toEqual([1, 0]);
    expect(placed[0]?.at).toBeLessThan(placed[1]?.at ?? 0);
    expect(placed[1]?.at).toBeLessThanOrEqual(92);
  });
});

describe("the cup and the dice", () => {
  const view = (over: Partial<SorcellerieView>) =>
    ({ step: "cup", clocked: true, slow: 0, cue_at: 5_000, ...over }) as SorcellerieView;

  it("are shaken, roll up to the cue, and lie at the cue", () => {
    expect(phaseOf(view({}), 0)).toBe("standing");
    expect(phaseOf(view({ step: "shaking" }), 5_000 - ROLL_MS - 1)).toBe("shaking");
    expect(phaseOf(view({ step: "shaking" }), 5_000 - ROLL_MS)).toBe("rolling");
    expect(phaseOf(view({ step: "shaking" }), 6_000)).toBe("rolling"); // until the faces are told
    expect(phaseOf(view({ step: "racing" }), 5_000)).toBe("lying");
  });

  it("lie as soon as they are told, whatever a clock says that is not set yet", () => {
    expect(phaseOf(view({ step: "racing" }), 0)).toBe("lying");
  });
});

describe("the figures of a match", () => {
  it("count by seat", () => {
    const counts = tally([...EVENTS, { t: "AnswerTimed", seat: 1, symbols: ["cat"], right: true, after: 390 }], 4);
    expect(counts[1]).toEqual({ right: 2, wrong: 0, early: 0, quickest: 390 });
    expect(counts[2]).toEqual({ right: 0, wrong: 1, early: 0, quickest: null });
    expect(counts[3]?.early).toBe(1);
  });
});
