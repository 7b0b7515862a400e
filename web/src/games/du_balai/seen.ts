/** What the view of Du balai ! looks like on the wire: sabbat/games/du_balai/view.py writes it. */
import type { OptionOffer, QuestionView } from "../../protocol.gen";
import type { Json } from "../types";

export type Colour = "orange" | "black";

/** DUB-2, in the order of the symbol cards. */
export const SYMBOLS = ["spider", "clash", "eye", "lightning", "rain", "web", "star", "skull", "ear"] as const;
export type Sign = (typeof SYMBOLS)[number];

export const FINISH = 23;
export const LOWEST = -2;
export const NOBODY = -1;

export interface Die {
  symbol: Sign;
  colour: Colour;
}

export type Valid = Record<Colour, Sign[]>;

export interface Flyer {
  square: number;
  crossed: number;
  expert: boolean;
  cards: number;
  hand: string[] | null;
  ready: boolean;
  held_back: boolean;
  written: number;
  double: boolean;
  formula: Sign[] | null;
  second: Sign[] | null;
  draws: number;
  drawn: string[] | null;
}

export interface BroomView {
  turn: number;
  step: "casting" | "looking" | "writing" | "moving";
  thrower: number;
  dice: Die[] | null;
  valid: Valid | null;
  cast_at: number;
  lid_at: number;
  looked: number;
  closes_at: number | null;
  closer: number;
  decree: number;
  decree_until: number;
  queue: number[];
  mover: number;
  blocks: number[];
  spell: string | null;
  caster: number;
  curse: number;
  pile: number;
  discard: string[];
  players: Flyer[];
  outcome: { scores: number[]; ranks: number[]; winners: number[] } | null;
}

/** The frame hands views on as plain JSON; this is the one place that says what is in them. */
export function seen(view: Json): BroomView {
  return view as unknown as BroomView;
}

export function asks(question: QuestionView | null): string {
  return question ? String(question.decision["t"]) : "";
}

/** The offer of that kind, grey or not. */
export function offer(question: QuestionView | null, kind: string, card?: string): OptionOffer | null {
  const fits = (action: Json): boolean => action["t"] === kind && (card === undefined || action["card"] === card);
  return question?.offers.find(({ action }) => fits(action)) ?? null;
}
