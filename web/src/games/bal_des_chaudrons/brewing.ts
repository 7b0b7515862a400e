/** A production as it lies on the table: which slot holds what. Read from the steps in the view and from the question. */
import type { QuestionView } from "../../protocol.gen";
import { type BalView, type Ingredient, type Recipe, type Source, type Witch, asks } from "./seen";

export interface Slot {
  /** What is printed on it; more than one makes it hybrid. */
  printed: Ingredient[];
  /** What lies on it now. */
  holds: Ingredient | null;
  /** Where that came from. */
  from: Source | null;
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

/** The recipe of a card as it lies before its owner. */
export function recipeOf(view: BalView, witch: Witch, id: string): Recipe {
  const laid = witch.line.find((each) => each.potion === id);
  const face = view.potions[id];
  const recipe = face ? face.recipe : view.characters[id]?.recipe;
  if (!recipe) return { takes: [], gives: [] };
  return shownWay(recipe, laid ? laid.turned : !face && witch.flipped);
}

export const shownWay = (recipe: Recipe, turned: boolean): Recipe =>
  turned ? { takes: recipe.gives, gives: recipe.takes } : recipe;

const blank = (printed: Ingredient[]): Slot => ({ printed, holds: null, from: null, gone: false, asked: false });

/** Fixed slots come before hybrid ones: the engine fills them in this order. */
export const inOrder = (slots: Ingredient[][]): Ingredient[][] => [
  ...slots.filter((slot) => slot.length === 1),
  ...slots.filter((slot) => slot.length > 1),
];

function taken(text: string): { holds: Ingredient; from: Source } {
  const [ingredient, source] = text.split("@");
  return { holds: ingredient as Ingredient, from: source as Source };
}

/** How many outputs of each kind were taken by later steps (and by the potion that is being filled). */
function eaten(witch: Witch, after: number, open: string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const text of [...witch.steps.slice(after).flatMap((step) => step.taken), ...open]) {
    const { holds, from } = taken(text);
    if (from === "outputs") found.set(holds, (found.get(holds) ?? 0) + 1);
  }
  return found;
}

/** What lies on every card of a witch, by card. What was taken from outputs came from the earliest that had it. */
export function production(view: BalView, witch: Witch, question: QuestionView | null): Map<string, Brewed> {
  const found = new Map<string, Brewed>();
  const decision = ["FillSlot", "PickOutput"].includes(asks(question)) ? question?.decision : undefined;
  const paying = asks(question) === "NameForTome" ? question?.decision : undefined;
  const open = String(decision?.["potion"] ?? (paying ? witch.character : ""));
  const openTaken = ((decision ?? paying)?.["taken"] as string[] | undefined) ?? [];
  const openGiven = (decision?.["given"] as Ingredient[] | undefined) ?? [];
  for (const id of usable(view, witch)) {
    const recipe = recipeOf(view, witch, id);
    const at = witch.steps.findIndex((step) => step.potion === id);
    const step = witch.steps[at];
    const isOpen = id === open;
    const lies = step?.taken ?? (isOpen ? openTaken : []);
    const gives = step?.given ?? (isOpen ? openGiven : []);
    const inputs = inOrder(recipe.takes).map((printed, i) => ({
      ...blank(printed),
      ...(lies[i] ? taken(lies[i]) : {}),
    }));
    const outputs = inOrder(recipe.gives).map((printed, i) => ({ ...blank(printed), holds: gives[i] ?? null }));
    if (isOpen && asks(question) === "FillSlot") mark(inputs, lies.length);
    if (isOpen && asks(question) === "PickOutput") mark(outputs, gives.length);
    found.set(id, { inputs, outputs, step: at + 1, open: isOpen });
  }
  witch.steps.forEach((step, at) => {
    const before = witch.steps.slice(0, at).flatMap((each) => each.given);
    for (const [kind, many] of eaten(witch, 0, openTaken)) {
      const earlier = before.filter((each) => each === kind).length;
      let left = many - earlier;
      for (const slot of found.get(step.potion)?.outputs ?? []) {
        if (slot.holds === kind && left > 0) {
          slot.gone = true;
          left -= 1;
        }
      }
    }
  });
  return found;
}

function mark(slots: Slot[], at: number): void {
  const slot = slots[at];
  if (slot) slot.asked = true;
}

/** The cards that may be used while producing: the line, then a character with a recipe. */
export function usable(view: BalView, witch: Witch): string[] {
  const own = witch.in_play && view.characters[witch.character]?.recipe ? [witch.character] : [];
  return [...witch.line.map((each) => each.potion), ...own];
}
