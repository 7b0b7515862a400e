/** What the Chaudron Magique view looks like on the wire: sabbat/games/chaudron_magique/view.py writes it. */
import type { QuestionView } from "../../protocol.gen";
import type { Json, Language } from "../types";

export interface BlockSeen {
  text: string;
  optional: boolean;
  choices: string;
  turns: string[];
  same_as: number[];
}

export interface PotionFace {
  rarity: string;
  blocks: string[];
  names: Record<Language, string>;
  designed: string[];
}

export interface CardFace {
  family: string;
  copies: number;
  before: string[];
  or_burnt: number;
  all: string;
  burnt: number;
  beyond: boolean;
  duplicate: number;
  of: string;
  move: number;
  after: string[];
  names: Record<Language, string>;
  designed: string[];
}

export interface FoundBlock {
  at: string;
  cells: string[];
  stones: string[];
  missing: string;
}

export interface ShownPotion {
  potion: string;
  markers: number;
  turns_left: number;
  size: number;
  found: number;
  burnt_if_forced: number;
  blocks: FoundBlock[];
}

export interface Witch {
  hand: string[];
  hand_size: number;
  has_picked: boolean;
  picked: string | null;
  revealed: boolean;
  has_kept: boolean;
  kept: string | null;
}

export interface Doing {
  owner: number | null;
  card: string | null;
  stage: string;
  blocks: number[];
  times: number;
  caused: number;
  falling: string[];
  owed: number;
  brewing: string | null;
  forced: boolean;
  taken: string[];
  stood: string[];
  parts: number[];
}

export interface Foreseen {
  burnt: number[];
  lost: number[];
  brews: Record<string, string[]>;
}

export interface ChaudronView {
  seat: number | null;
  limit: number;
  talk: string;
  turn: number;
  step: string;
  holder: number;
  decider: number;
  grid: string[];
  burnt: number;
  pile: string[];
  shown: ShownPotion[];
  brewed: string[];
  draw_pile: number;
  discards: Record<string, number>;
  witches: Witch[];
  doing: Doing;
  blocks: Record<string, BlockSeen>;
  foreseen: Foreseen | null;
  potions: Record<string, PotionFace>;
  ingredients: Record<string, CardFace>;
  asked: (Json | null)[];
  outcome: { winners: number[] } | null;
}

/** The frame hands views on as plain JSON; this is the one place that says what is in them. */
export function seen(view: Json): ChaudronView {
  return view as unknown as ChaudronView;
}

export const kindOf = (told: Json | null | undefined): string => String(told?.["t"] ?? "");

export function asks(question: QuestionView | null): string {
  return kindOf(question?.decision);
}

/** The offer of that kind without anything to choose in it. */
export function offered(question: QuestionView | null, kind: string): Json | null {
  return question?.offers.find((offer) => kindOf(offer.action) === kind && !offer.refusal)?.action ?? null;
}
