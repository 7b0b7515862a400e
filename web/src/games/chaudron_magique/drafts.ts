/** An answer that is being thought of: not sent yet, but shown to everybody. Pure readings of question and view. */
import type { QuestionView } from "../../protocol.gen";
import type { Json, Words } from "../types";
import { lying } from "./blocks";
import { type BlockSeen, type ChaudronView, kindOf } from "./seen";

export const LAYING = ["RemoveBlocks", "AddBlocks", "ChooseWhatToTake"];
export const PICKING = ["PlaceBurnt", "DuplicateOne", "MoveOne", "ChooseWhatFalls"];

/** What an answer would do, as the server has worked it out. */
export interface Forecast {
  burnt: number;
  lost: number;
  brews: string[];
}

const FIELDS = ["t", "block", "at", "resource", "cell", "onto"];

/** The same for two actions that say the same. */
export const keyOf = (action: Json): string => FIELDS.map((field) => String(action[field] ?? "")).join("|");

/** The place of each offer, by its action. */
export function placesOf(question: QuestionView | null): Map<string, number> {
  return new Map((question?.offers ?? []).map((offer, at) => [keyOf(offer.action), at]));
}

/** `foreseen` runs parallel to the offers of the question about blocks. */
export function forecastOf(view: ChaudronView, place: number | undefined): Forecast | null {
  const { foreseen } = view;
  if (!foreseen || place === undefined) return null;
  return {
    burnt: foreseen.burnt[place] ?? 0,
    lost: foreseen.lost[place] ?? 0,
    brews: foreseen.brews[String(place)] ?? [],
  };
}

/** Why an answer that is not offered is not: the server's own words for it. */
export function refusalOf(
  decision: Json,
  action: Json,
  view: ChaudronView,
  words: Words,
): { text: string; rule: string } {
  const kind = kindOf(decision);
  const cell = String(action["onto"] ?? action["cell"] ?? "");
  if (LAYING.includes(kind)) {
    if (kind === "ChooseWhatToTake")
      return { text: words.refusal("not_the_most", {}), rule: decision["forced"] ? "CHM-50" : "CHM-45" };
    if (Number(decision["or_burnt"] ?? 0) > 0) return { text: words.refusal("all_or_burnt", {}), rule: "CHM-22" };
    return {
      text: words.refusal(kind === "RemoveBlocks" ? "finds_nothing_there" : "not_laid_so", {}),
      rule: kind === "RemoveBlocks" ? "CHM-25" : "CHM-23",
    };
  }
  if (kind === "ChooseWhatFalls") return { text: words.refusal("not_next", { cell }), rule: "CHM-30" };
  const rule = { PlaceBurnt: "CHM-40", DuplicateOne: "CHM-32" }[kind] ?? "CHM-31";
  if (kind === "MoveOne" && !action["onto"]) return { text: words.refusal("nothing_lies_there", { cell }), rule };
  const why = lying(view.grid, cell) === "x" && kind !== "MoveOne" ? "burnt_lies_there" : "cell_is_taken";
  return { text: words.refusal(why, { cell }), rule };
}

/** Blocks that look alike are one choice; the first stands for all. */
export function choicesOf(blocks: Record<string, BlockSeen>): { block: number; shape: BlockSeen; count: number }[] {
  const found: { block: number; shape: BlockSeen; count: number }[] = [];
  for (const [number, shape] of Object.entries(blocks)) {
    const alike = found.find((each) => each.shape.text === shape.text && each.shape.optional === shape.optional);
    if (alike) alike.count += 1;
    else found.push({ block: Number(number), shape, count: 1 });
  }
  return found;
}

/** The cells that may be picked next: to put something on, or to take something from. */
export function openCells(question: QuestionView | null, from: string | null, resource: string | null): Set<string> {
  const found = new Set<string>();
  for (const { action, refusal } of question?.offers ?? []) {
    if (refusal) continue;
    const kind = kindOf(action);
    if (kind === "MoveToken") {
      if (from === null) found.add(String(action["cell"]));
      else if (action["cell"] === from) found.add(String(action["onto"]));
    } else if (
      kind === "PutBurnt" ||
      kind === "DropNext" ||
      (kind === "DuplicateOnto" && action["resource"] === resource)
    )
      found.add(String(action["cell"]));
  }
  return found;
}

/** What may be duplicated, in the order of the offers. */
export function resourcesOf(question: QuestionView | null): string[] {
  return [
    ...new Set(
      (question?.offers ?? [])
        .filter((offer) => kindOf(offer.action) === "DuplicateOnto")
        .map((offer) => String(offer.action["resource"])),
    ),
  ];
}
