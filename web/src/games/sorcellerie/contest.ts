/** What is remembered of a contest, from the events told: the view of the next turn knows nothing of it any more. */
import { signal } from "@preact/signals";
import type { Sign } from "./data.gen";
import type { AnswerRevealed, GameEvent } from "./types.gen";

export interface Answer {
  seat: number;
  signs: Sign[];
  right: boolean;
  /** Milliseconds after the dice; -1 where no time was told. */
  after: number;
}

export interface Contest {
  turn: number;
  answers: Answer[];
  /** Who spoke too early. */
  early: number[];
  winner: number | null;
  /** The witch that was won. */
  witch: string;
  nobody: "tie" | "wrong" | null;
  /** What was right, and why. */
  why: AnswerRevealed | null;
}

/** The last contest at this table. */
export const contest = signal<Contest | null>(null);

const fresh = (turn: number): Contest => ({
  turn,
  answers: [],
  early: [],
  winner: null,
  witch: "",
  nobody: null,
  why: null,
});

/** The contest after one more event of that turn. */
export function noted(before: Contest | null, event: GameEvent, turn: number): Contest | null {
  const now = before?.turn === turn ? before : fresh(turn);
  switch (event.t) {
    case "FalseStart":
      return { ...now, early: [...now.early, event.seat] };
    case "FormulaWrong":
      return { ...now, answers: [...now.answers, { seat: event.seat, signs: event.symbols, right: false, after: -1 }] };
    case "AnswerTimed":
      return {
        ...now,
        answers: [...now.answers, { seat: event.seat, signs: event.symbols, right: event.right, after: event.after }],
      };
    case "AnswerRevealed":
      return { ...now, why: event };
    case "WitchCardWon":
      return { ...now, winner: event.seat, witch: event.card };
    case "NobodyWon":
      return { ...now, nobody: event.why === "tie" ? "tie" : "wrong" };
    default:
      return before;
  }
}

/** Where the right answers stand on the strip, from 0 (the dice) to 100: never so near the edge that it is cut off. */
export function onStrip(answers: readonly Answer[]): { answer: Answer; at: number }[] {
  const timed = answers.filter((answer) => answer.right && answer.after >= 0).sort((a, b) => a.after - b.after);
  const longest = Math.max(1, ...timed.map((answer) => answer.after));
  return timed.map((answer) => ({ answer, at: Math.round((answer.after / longest) * 880) / 10 + 4 }));
}
