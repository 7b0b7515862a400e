/** An answer that is being thought of: not sent yet, but shown to everybody. Pure readings of question and view. */
import { offersOf } from "../offers";
import type { Action, BlockView, Decision, LayBlock, Question, View } from "./types.gen";

export const LAYING: readonly (Decision["t"] | undefined)[] = ["RemoveBlocks", "AddBlocks", "ChooseWhatToTake"];
export const PICKING: readonly (Decision["t"] | undefined)[] = [
  "PlaceBurnt",
  "DuplicateOne",
  "MoveOne",
  "ChooseWhatFalls",
];

/** What an answer would do, as the server has worked it out. */
export interface Forecast {
  burnt: number;
  lost: number;
  brews: string[];
}

/** The same for two actions that say the same. */
export const keyOf = (action: Action): string =>
  Object.entries(action)
    .map(([field, value]) => `${field}=${value}`)
    .sort()
    .join("|");

/** The place of each offer, by its action. */
export function placesOf(question: Question | null): Map<string, number> {
  return new Map((question?.offers ?? []).map((offer, at) => [keyOf(offer.action), at]));
}

/** `foreseen` runs parallel to the offers of the question about blocks. */
export function forecastOf(view: Pick<View, "foreseen">, place: number | undefined): Forecast | null {
  const { foreseen } = view;
  if (!foreseen || place === undefined) return null;
  return {
    burnt: foreseen.burnt[place] ?? 0,
    lost: foreseen.lost[place] ?? 0,
    brews: foreseen.brews[`${place}`] ?? [],
  };
}

/** The ways to lay a block (null: any), the best first: those that brew, then those that burn and lose least. */
export function bestFirst(question: Question | null, view: Pick<View, "foreseen">, block: number | null): LayBlock[] {
  const worth = (place: number): number => {
    const { burnt, lost, brews } = forecastOf(view, place) ?? { burnt: 0, lost: 0, brews: [] };
    return (burnt - 100 * brews.length) * 100 + lost;
  };
  return (question?.offers ?? [])
    .map(({ action }, place) => ({ action, worth: worth(place) }))
    .sort((one, other) => one.worth - other.worth)
    .flatMap(({ action }) => (action.t === "LayBlock" && (block === null || action.block === block) ? [action] : []));
}

/** Blocks that look alike are one choice; the first stands for all. */
export function choicesOf(blocks: Record<string, BlockView>): { block: number; shape: BlockView; count: number }[] {
  const found: { block: number; shape: BlockView; count: number }[] = [];
  for (const [number, shape] of Object.entries(blocks)) {
    const alike = found.find((known) => known.shape.text === shape.text && known.shape.optional === shape.optional);
    if (alike) alike.count += 1;
    else found.push({ block: Number.parseInt(number, 10), shape, count: 1 });
  }
  return found;
}

/** The cells that may be picked next: to put something on, or to take something from. */
export function openCells(question: Question | null, from: string | null, resource: string | null): Set<string> {
  const found = new Set<string>();
  for (const { action, refusal } of question?.offers ?? []) {
    if (refusal) continue;
    if (action.t === "MoveToken") {
      if (from === null) found.add(action.cell);
      else if (action.cell === from) found.add(action.onto);
    } else if (
      action.t === "PutBurnt" ||
      action.t === "DropNext" ||
      (action.t === "DuplicateOnto" && action.resource === resource)
    )
      found.add(action.cell);
  }
  return found;
}

/** What may be duplicated, in the order of the offers. */
export function resourcesOf(question: Question | null): string[] {
  return [...new Set(offersOf(question, "DuplicateOnto").map(({ action }) => action.resource))];
}
