/** What the Charlatans view looks like on the wire: sabbat/games/charlatans/view.py writes it. */
import type { QuestionView } from "../../protocol.gen";
import type { Json } from "../types";

export interface Placed {
  chip: string;
  space: number;
  acts: boolean;
}

export interface Scoring {
  space: number;
  coins: number;
  points: number;
  ruby: boolean;
}

export interface Player {
  points: number;
  rubies: number;
  drop: number;
  tube: number;
  flask_full: boolean;
  bag: Record<string, number>;
  beside: string[];
  rat: number;
  start: number;
  pot: Placed[];
  drawn: string[];
  shield: number;
  stopped: boolean;
  exploded: boolean;
  shielded: boolean;
  tails: number;
  decided: boolean;
  intent: number;
  white: number;
  limit: number;
  odds: number;
  scoring: Scoring;
}

export interface CharlatansView {
  round: number;
  first: number;
  step: string;
  card: string;
  books: Record<string, string>;
  prices: Record<string, number>;
  supply: Record<string, number>;
  tubes: boolean;
  together: boolean;
  players: Player[];
  asked: (Json | null)[];
  outcome: { scores: number[]; ranks: number[]; winners: number[] } | null;
}

/** The frame hands views on as plain JSON; this is the one place that says what is in them. */
export function seen(view: Json): CharlatansView {
  return view as unknown as CharlatansView;
}

/** The action of that kind, if this question offers it and no rule forbids it. */
export function offered(question: QuestionView | null, kind: string): Json | null {
  return question?.offers.find((offer) => offer.action["t"] === kind && !offer.refusal)?.action ?? null;
}

export function asks(question: QuestionView | null): string {
  return question ? String(question.decision["t"]) : "";
}

/** The last occupied space: a chip's, or where the brewing starts (drop or rat). */
export function lastSpace(player: Player): number {
  return player.pot.at(-1)?.space ?? player.start;
}
