import { describe, expect, it } from "vitest";
import { NOTHING, type Scene, after, flown, over, settled } from "./scene";
import type { FlyerView, GameEvent, View } from "./types.gen";

const flyer = { square: 0, formula: null, second: null, double: false } as FlyerView;
const view = (step: View["step"], more: Partial<View> = {}): View =>
  ({ turn: 2, step, dice: null, valid: null, players: [flyer, flyer], ...more }) as View;

const CHECK: GameEvent[] = [
  { t: "FormulaShown", seat: 0, colour: "any", symbols: ["star"] },
  { t: "FormulaShown", seat: 1, colour: "any", symbols: ["eye", "star"] },
  { t: "LidOpened", symbols: ["eye", "eye", "star"], orange: [true, false, true] },
  { t: "SymbolsEliminated", symbols: ["eye"] },
  { t: "SymbolsValid", colour: "orange", symbols: ["star"] },
  { t: "SymbolsValid", colour: "black", symbols: [] },
  { t: "GoBegan", seat: 0 },
  { t: "FormulaJudged", seat: 0, verdict: "perfect", colour: "orange", symbols: ["star"] },
  { t: "PawnMoved", seat: 0, start: 0, square: 1, why: "formula" },
  { t: "FormulaJudged", seat: 1, verdict: "fell", colour: "any", symbols: ["eye", "star"] },
];
const told = (events: GameEvent[], start: Scene = NOTHING): Scene =>
  events.reduce((now, event) => after(now, event, view("writing")), start);

describe("the scene", () => {
  it("learns from the check why each formula is right or wrong", () => {
    const lesson = told(CHECK).lesson;
    expect(lesson?.dice[1]).toEqual({ symbol: "eye", colour: "black" });
    expect(lesson?.eliminated).toEqual(["eye"]);
    expect(lesson?.valid).toEqual({ orange: ["star"], black: [] });
    expect(lesson?.goes.map((go) => go.formulas[0]?.verdict)).toEqual(["perfect", "fell"]);
    expect(lesson?.goes[0]?.moves).toEqual([{ by: 1, why: "formula" }]);
  });

  it("keeps the lesson until the next throw, and not a die beyond it (DUB-11)", () => {
    const before = told(CHECK);
    expect(settled(before, view("casting", { turn: 3 })).lesson).not.toBeNull();
    expect(settled(before, view("looking")).lesson).toBeNull();
    expect(settled(before, view("writing")).lesson).toBeNull();
    expect(JSON.stringify(told([{ t: "FormulaDiceCast", seat: 0 }], before))).not.toContain("eye");
  });

  it("shuts the lid as soon as it is told, before the view says so", () => {
    const shut = told([
      { t: "LidClosed", seat: 1, after: 430 },
      { t: "LidClosedEarlier", seat: 0, after: 412 },
    ]);
    expect(shut.shut).toBe(2);
    expect(shut.hands).toEqual([
      { seat: 0, after: 412 },
      { seat: 1, after: 430 },
    ]);
    expect(settled(shut, view("writing")).hands).toHaveLength(2);
  });

  it("moves a pawn square by square, and forgets it with the next view", () => {
    const flying = flown(NOTHING, view("moving"), 1, 3);
    expect(flying.squares).toEqual([0, 3]);
    expect(settled(flying, view("casting")).squares).toBeNull();
  });

  it("belongs to one view: over another one only what lasts is left", () => {
    const [old, now] = [view("moving"), view("casting", { turn: 3 })];
    const flying = flown(over(old, NOTHING), old, 1, 3);
    expect(over(old, flying)).toBe(flying);
    expect(over(now, flying).squares).toBeNull();
  });

  it("follows a mended formula", () => {
    const mended = told([{ t: "FormulaMended", seat: 0, symbol: "ear" }], told(CHECK.slice(0, 6)));
    expect(mended.lesson?.goes[0]?.formulas[0]?.symbols).toEqual(["star", "ear"]);
  });
});
