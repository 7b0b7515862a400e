/** What a turn teaches: the dice, how they were sorted, and what became of each formula. Told event by event. */
import type { Json } from "../types";
import type { BroomView, Colour, Die, Sign, Valid } from "./seen";
import type { Step } from "./sorting";

export type Verdict = "" | "fell" | "empty" | "valid" | "perfect";

export interface Formula {
  /** `any`, or with two formulas the colour it was written for (DUB-36). */
  colour: string;
  symbols: Sign[];
  verdict: Verdict;
}

/** One witch's part of the turn. */
export interface Go {
  formulas: Formula[];
  moves: { by: number; why: string }[];
  /** Why there was no bonus: `curse`, `expert`, or nothing. */
  denied: string;
}

export interface Lesson {
  turn: number;
  dice: Die[];
  eliminated: Sign[];
  valid: Valid;
  step: Step;
  goes: Go[];
}

const none = (): Go => ({ formulas: [], moves: [], denied: "" });

const empty = (view: BroomView): Lesson => ({
  turn: view.turn,
  dice: [],
  eliminated: [],
  valid: { orange: [], black: [] },
  step: "opened",
  goes: view.players.map(none),
});

/** What the open table shows, for a page that has not heard the events. */
export function lessonOf(view: BroomView): Lesson | null {
  const { dice, valid } = view;
  if (view.step !== "moving" || !dice || !valid) return null;
  const shown = [...new Set(dice.map((die) => die.symbol))];
  return {
    ...empty(view),
    dice,
    valid,
    eliminated: shown.filter((symbol) => !valid.orange.includes(symbol) && !valid.black.includes(symbol)),
    step: "black",
    goes: view.players.map((player) => ({
      ...none(),
      formulas: formulasOf(player.formula, player.second, player.double),
    })),
  };
}

function formulasOf(first: Sign[] | null, second: Sign[] | null, double: boolean): Formula[] {
  const written: Formula[] = [];
  if (first) written.push({ colour: double ? "orange" : "any", symbols: first, verdict: "" });
  if (second) written.push({ colour: "black", symbols: second, verdict: "" });
  return written;
}

/** The lesson after one more event; the same one where the event teaches nothing. */
export function learned(lesson: Lesson | null, event: Json, view: BroomView): Lesson | null {
  const kind = String(event["t"]);
  if (kind === "FormulaDiceCast") return null; // DUB-11: nothing of older dice beside the new ones
  const now = lesson ?? lessonOf(view) ?? empty(view);
  switch (kind) {
    case "FormulaShown":
      return withGo(now, event, (go) => ({
        ...go,
        formulas: [...go.formulas, { colour: String(event["colour"]), symbols: signs(event["symbols"]), verdict: "" }],
      }));
    case "LidOpened":
      return { ...now, dice: diceOf(event), step: "opened" };
    case "SymbolsEliminated":
      return { ...now, eliminated: signs(event["symbols"]), step: "eliminated" };
    case "SymbolsValid": {
      const colour = String(event["colour"]) as Colour;
      return { ...now, valid: { ...now.valid, [colour]: signs(event["symbols"]) }, step: colour };
    }
    case "FormulaJudged":
      return withGo(now, event, (go) => ({ ...go, formulas: judged(go.formulas, event) }));
    case "FormulaMended":
    case "FormulaCorrected":
      return withGo(now, event, (go) => ({ ...go, formulas: go.formulas.map((formula) => changed(formula, event)) }));
    case "BonusDenied":
      return withGo(now, event, (go) => ({ ...go, denied: String(event["why"]) }));
    case "PawnMoved": {
      const move = { by: Number(event["square"]) - Number(event["start"]), why: String(event["why"]) };
      return withGo(now, event, (go) => ({ ...go, moves: [...go.moves, move] }));
    }
    default:
      return lesson;
  }
}

const signs = (value: unknown): Sign[] => (Array.isArray(value) ? (value as Sign[]) : []);

function diceOf(event: Json): Die[] {
  const orange = event["orange"] as boolean[];
  return signs(event["symbols"]).map((symbol, die) => ({ symbol, colour: orange[die] ? "orange" : "black" }));
}

function withGo(lesson: Lesson, event: Json, change: (go: Go) => Go): Lesson {
  const seat = Number(event["seat"]);
  return { ...lesson, goes: lesson.goes.map((go, at) => (at === seat ? change(go) : go)) };
}

/** The first formula without a verdict is the one that is judged; its cards may have been changed by a spell. */
function judged(formulas: Formula[], event: Json): Formula[] {
  const verdict = String(event["verdict"]) as Verdict;
  const at = formulas.findIndex((formula) => formula.verdict === "");
  if (at < 0) return formulas;
  return formulas.map((formula, each) =>
    each === at ? { ...formula, verdict, symbols: signs(event["symbols"]) } : formula,
  );
}

/** DUB-38, DUB-39. With two formulas the judging says later which of them it was. */
function changed(formula: Formula, event: Json): Formula {
  if (formula.verdict !== "" || formula.colour !== "any") return formula;
  const [old, added] = [event["old"], event["new"] ?? event["symbol"]];
  return { ...formula, symbols: [...formula.symbols.filter((symbol) => symbol !== old), added as Sign] };
}
