/** What the view of Le Bal des Chaudrons looks like on the wire: sabbat/games/bal_des_chaudrons/view.py writes it. */
import type { OptionOffer, QuestionView } from "../../protocol.gen";
import type { Json, Words } from "../types";

export const INGREDIENTS = ["heart", "mandrake", "mushroom", "spider", "toad"] as const;
export type Ingredient = (typeof INGREDIENTS)[number];
export const ARCANA = ["brew", "raven", "tome"] as const;
export type Arcanum = (typeof ARCANA)[number];
export const SOURCES = ["bench", "outputs", "supply"] as const;
export type Source = (typeof SOURCES)[number];

/** How many of each the printed workbench holds (BAL-7). */
export const CAPACITY: Record<Ingredient, number> = { heart: 3, mandrake: 4, mushroom: 9, spider: 9, toad: 9 };
/** So many in one Demon Circle, and the ball is over (BAL-27): the points of the printed star. */
export const STAR = 5;

export type Counts = Partial<Record<Ingredient, number>>;

export interface Laid {
  potion: string;
  turned: boolean;
}

export interface Use {
  potion: string;
  taken: string[];
  given: Ingredient[];
  named: Ingredient | null;
}

export interface Recipe {
  takes: Ingredient[][];
  gives: Ingredient[][];
}

export interface PotionFace {
  initiative: number;
  recipe: Recipe;
  arcana: Arcanum[];
  two_way: boolean;
  names: Record<string, string>;
  designed: string[];
}

export interface CharacterFace {
  start: Counts;
  recipe: Recipe | null;
  arcana: Arcanum[];
  once: boolean;
  names: Record<string, string>;
  designed: string[];
}

export interface Witch {
  character: string;
  kept: boolean;
  in_play: boolean;
  flipped: boolean;
  dealt: string[];
  hand: string[];
  hand_size: number;
  line: Laid[];
  markers: Record<Arcanum, number>;
  bench: Counts;
  cauldron: Counts;
  circle: Counts;
  afresh: boolean;
  drawn: string | null;
  has_chosen: boolean;
  chosen: Laid | null;
  dared: boolean;
  free: Ingredient[];
  steps: Use[];
  spent: Counts;
  made: Counts;
  finished: boolean;
  initiative: number | null;
}

export interface BalView {
  seat: number | null;
  round: number;
  step: string;
  expert: boolean;
  ordered: boolean;
  queue: number[];
  pile: number;
  discards: string[];
  witches: Witch[];
  potions: Record<string, PotionFace>;
  characters: Record<string, CharacterFace>;
  asked: (Json | null)[];
  outcome: { scores: number[]; ranks: number[]; winners: number[] } | null;
}

/** The frame hands views on as plain JSON; this is the one place that says what is in them. */
export function seen(view: Json): BalView {
  return view as unknown as BalView;
}

export const asks = (question: QuestionView | null): string => (question ? String(question.decision["t"]) : "");

export const sizeOf = (counts: Counts): number => INGREDIENTS.reduce((sum, each) => sum + (counts[each] ?? 0), 0);

/** A pile one by one, in the order of the board. */
export const lying = (counts: Counts): Ingredient[] =>
  INGREDIENTS.flatMap((each) => Array<Ingredient>(counts[each] ?? 0).fill(each));

export const plus = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(INGREDIENTS.map((each) => [each, (one[each] ?? 0) + (other[each] ?? 0)]));

/** The offers of one kind of action that fit some of its fields. */
export function offersOf(question: QuestionView | null, kind: string, fields: Json = {}): OptionOffer[] {
  return (question?.offers ?? []).filter(
    ({ action }) => action["t"] === kind && Object.entries(fields).every(([name, value]) => action[name] === value),
  );
}

export const offerOf = (question: QuestionView | null, kind: string, fields: Json = {}): OptionOffer | null =>
  offersOf(question, kind, fields)[0] ?? null;

/** The left neighbour is the next seat clockwise: hands go there. Cauldrons go to the right. */
export const leftOf = (seat: number, seats: number): number => (seat + 1) % seats;
export const rightOf = (seat: number, seats: number): number => (seat + seats - 1) % seats;

/** A card's own name may differ from the usual one: card files may change it. */
export function potionName(view: BalView, id: string, words: Words): string {
  const face = view.potions[id];
  return (face ?? view.characters[id])?.names[words.language] ?? words.text(`${face ? "potion" : "character"}-${id}`);
}
