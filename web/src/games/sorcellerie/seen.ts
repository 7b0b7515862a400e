/** What the Sorcellerie view looks like on the wire: sabbat/games/sorcellerie/view.py writes it. */
import type { QuestionView } from "../../protocol.gen";
import type { Json } from "../types";

export type Sign = "cat" | "broom" | "bat";
export const SIGNS: readonly Sign[] = ["cat", "broom", "bat"];

export interface Forest {
  scene: "many" | "one";
  /** Where the black star points, seen from the middle of the circle; left is clockwise. */
  star: "left" | "right";
}

export interface Won {
  card: string;
  witch: string;
}

export interface Caller {
  won: Won[];
  voice: "listening" | "locked" | "out" | "spoken";
  said: Sign[];
  until: number;
}

export interface SorcellerieView {
  expert: boolean;
  any_five: boolean;
  band: number;
  /** Milliseconds for everybody's answer; 0: a race. */
  slow: number;
  turn: number;
  cup: number;
  step: "cup" | "shaking" | "racing";
  circle: (Forest | null)[];
  witch: number;
  pile: number;
  white: number;
  colour: "black" | "red" | "";
  dice: Sign[];
  target: number;
  clocked: boolean;
  cue_at: number;
  settles_at: number;
  players: Caller[];
  outcome: { scores: number[]; ranks: number[]; winners: number[]; why?: string } | null;
}

/** The frame hands views on as plain JSON; this is the one place that says what is in them. */
export function seen(view: Json): SorcellerieView {
  return view as unknown as SorcellerieView;
}

/** `many/left`, as an event tells it. */
export function forestOf(told: unknown): Forest {
  const [scene, star] = String(told).split("/");
  return { scene: scene === "many" ? "many" : "one", star: star === "left" ? "left" : "right" };
}

export const asks = (question: QuestionView | null): string => String(question?.decision["t"] ?? "");

/** The action of that kind, if this question offers it and no rule forbids it. */
export function offered(question: QuestionView | null, kind: string): Json | null {
  return question?.offers.find((offer) => offer.action["t"] === kind && !offer.refusal)?.action ?? null;
}

/** How many of each witch somebody has. */
export function collected(won: readonly Won[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { witch } of won) counts.set(witch, (counts.get(witch) ?? 0) + 1);
  return counts;
}
