/** A production as it lies on the table: which slot holds what. Read from the steps in the view and from the question. */
import { type Ingredient, type Source, TAKEN, type Taken } from "./data.gen";
import type { Question, RecipeView, View, WitchView } from "./types.gen";

export interface Slot {
  /** What is printed on it; more than one makes it hybrid. */
  printed: Ingredient[];
  /** What lies on it now. */
  holds: Ingredient | null;
  /** Where that came from. */
  source: Source | null;
  /** An output that a later potion has taken. */
  gone: boolean;
  /** The question is about this slot. */
  asked: boolean;
}

export interface Brewed {
  inputs: Slot[];
  outputs: Slot[];
  /** Which step of the production it was, from 1; 0 where it is unused. */
  step: number;
  /** Its slots are being filled. */
  open: boolean;
}

/** What has been put on the slots of the card that is being filled, and which side the question is about. */
interface Filling {
  potion: string;
  taken: Taken[];
  given: Ingredient[];
  asks: "inputs" | "outputs" | null;
}

/** The recipe of a card as it lies before its owner. */
export function recipeOf(view: View, witch: WitchView, id: string): RecipeView {
  const laid = witch.line.find((card) => card.potion === id);
  const face = view.potions[id];
  const recipe = face ? face.recipe : view.characters[id]?.recipe;
  if (!recipe) return { takes: [], gives: [] };
  return shownWay(recipe, laid ? laid.turned : !face && witch.flipped);
}

/** A turned card is read from the other side. */
export const shownWay = (recipe: RecipeView, turned: boolean): RecipeView =>
  turned ? { takes: recipe.gives, gives: recipe.takes } : recipe;

function fillingOf(question: Question | null, witch: WitchView): Filling | null {
  const decision = question?.decision;
  switch (decision?.t) {
    case "FillSlot":
      return { potion: decision.potion, taken: decision.taken, given: [], asks: "inputs" };
    case "PickOutput":
      return { potion: decision.potion, taken: decision.taken, given: decision.given, asks: "outputs" };
    case "NameForTome":
      return { potion: witch.character, taken: decision.taken, given: [], asks: null };
    default:
      return null;
  }
}

/** What lies on every card of a witch, by card. */
export function production(view: View, witch: WitchView, question: Question | null): Map<string, Brewed> {
  const filling = fillingOf(question, witch);
  return new Map(witch.usable.map((id) => [id, brewedOn(view, witch, id, filling)]));
}

function brewedOn(view: View, witch: WitchView, id: string, filling: Filling | null): Brewed {
  const recipe = recipeOf(view, witch, id);
  const at = witch.steps.findIndex((step) => step.potion === id);
  const step = witch.steps[at];
  const open = filling?.potion === id ? filling : null;
  const taken = step?.taken ?? open?.taken ?? [];
  const given = step?.given ?? open?.given ?? [];
  return {
    inputs: recipe.takes.map((printed, place) => {
      const from = taken[place];
      const lies = from ? TAKEN[from] : { holds: null, source: null };
      return { printed, ...lies, gone: false, asked: open?.asks === "inputs" && place === taken.length };
    }),
    outputs: recipe.gives.map((printed, place) => ({
      printed,
      holds: given[place] ?? null,
      source: null,
      gone: step?.left[place] === null,
      asked: open?.asks === "outputs" && place === given.length,
    })),
    step: at + 1,
    open: open !== null,
  };
}
