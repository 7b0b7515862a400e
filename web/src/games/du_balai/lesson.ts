/** What a turn teaches: the dice, how they were sorted, and what became of each formula. Told event by event. */
import type { Step } from "./sorting";
import type { Colour, FormulaColour, Sign, Verdict } from "./data.gen";
import type { DieView, FormulaCorrected, FormulaJudged, FormulaMended, GameEvent, LidOpened, View } from "./types.gen";

/** By colour: the symbols that are left. */
export type Valid = Record<Colour, Sign[]>;

export interface Formula {
  /** `any`, or with two formulas the colour it was written for (DUB-36). */
  colour: FormulaColour;
  symbols: Sign[];
  /** Null before it is judged. */
  verdict: Verdict | null;
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
  dice: DieView[];
  eliminated: Sign[];
  valid: Valid;
  step: Step;
  goes: Go[];
}

const none = (): Go => ({ formulas: [], moves: [], denied: "" });

const empty = (view: View): Lesson => ({
  turn: view.turn,
  dice: [],
  eliminated: [],
  valid: { orange: [], black: [] },
  step: "opened",
  goes: view.players.map(none),
});

/** What the open table shows, for a page that has not heard the events. */
export function lessonOf(view: View): Lesson | null {
  const { dice } = view;
  if (view.step !== "moving" || !dice || !view.valid) return null;
  const valid = validOf(view.valid);
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
  if (first) written.push({ colour: double ? "orange" : "any", symbols: first, verdict: null });
  if (second) written.push({ colour: "black", symbols: second, verdict: null });
  return written;
}

/** The lesson after one more event; the same one where the event teaches nothing. */
export function learned(lesson: Lesson | null, event: GameEvent, view: View): Lesson | null {
  if (event.t === "FormulaDiceCast") return null; // DUB-11: nothing of older dice beside the new ones
  const now = lesson ?? lessonOf(view) ?? empty(view);
  switch (event.t) {
    case "FormulaShown":
      return withGo(now, event, (go) => ({
        ...go,
        formulas: [...go.formulas, { colour: event.colour, symbols: event.symbols, verdict: null }],
      }));
    case "LidOpened":
      return { ...now, dice: diceOf(event), step: "opened" };
    case "SymbolsEliminated":
      return { ...now, eliminated: event.symbols, step: "eliminated" };
    case "SymbolsValid":
      return { ...now, valid: { ...now.valid, [event.colour]: event.symbols }, step: event.colour };
    case "FormulaJudged":
      return withGo(now, event, (go) => ({ ...go, formulas: judged(go.formulas, event) }));
    case "FormulaMended":
    case "FormulaCorrected":
      return withGo(now, event, (go) => ({ ...go, formulas: go.formulas.map((formula) => changed(formula, event)) }));
    case "BonusDenied":
      return withGo(now, event, (go) => ({ ...go, denied: event.why }));
    case "PawnMoved": {
      const move = { by: event.square - event.start, why: event.why };
      return withGo(now, event, (go) => ({ ...go, moves: [...go.moves, move] }));
    }
    default:
      return lesson;
  }
}

export const validOf = (told: NonNullable<View["valid"]>): Valid => ({
  orange: told.orange ?? [],
  black: told.black ?? [],
});

const diceOf = ({ symbols, orange }: LidOpened): DieView[] =>
  symbols.map((symbol, die) => ({ symbol, colour: orange[die] ? "orange" : "black" }));

function withGo(lesson: Lesson, { seat }: { seat: number }, change: (go: Go) => Go): Lesson {
  return { ...lesson, goes: lesson.goes.map((go, at) => (at === seat ? change(go) : go)) };
}

/** The first formula without a verdict is the one that is judged; its cards may have been changed by a spell. */
function judged(formulas: Formula[], { verdict, symbols }: FormulaJudged): Formula[] {
  const at = formulas.findIndex((formula) => formula.verdict === null);
  if (at < 0) return formulas;
  return formulas.map((formula, place) => (place === at ? { ...formula, verdict, symbols } : formula));
}

/** DUB-38, DUB-39. With two formulas the judging says later which of them it was. */
function changed(formula: Formula, event: FormulaMended | FormulaCorrected): Formula {
  if (formula.verdict !== null || formula.colour !== "any") return formula;
  const [old, added] = event.t === "FormulaMended" ? [null, event.symbol] : [event.old, event.new];
  return { ...formula, symbols: [...formula.symbols.filter((symbol) => symbol !== old), added] };
}
