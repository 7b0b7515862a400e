/** What an answer is about, drawn beside its words in the question bar: chips, or a ruby, a drop, a rat. */
import { ChipIcon } from "./Chip";
import { Glyph } from "./signs";
import type { Action } from "./types.gen";

/** The chips that an answer is about. */
function chipsOf(action: Action): string[] {
  switch (action.t) {
    case "Place":
    case "PutInBag":
    case "Take":
      return [action.chip];
    case "Exchange":
      return [action.old, action.new];
    case "RemoveWhite":
      return ["W1"];
    default:
      return [];
  }
}

/** Or the thing that it is about. */
const SIGNS: Partial<Record<Action["t"], string>> = {
  TakePoints: "points",
  TakeCoins: "coin",
  TakeRubies: "ruby",
  TakeDrops: "drop",
  MoveDrop: "drop",
  MoveTubeDrop: "drop",
  BuyDrop: "drop",
  PayRuby: "drop",
  GiveUpTails: "rat",
};

export function OfferSign({ action }: { action: Action }) {
  const chips = chipsOf(action);
  const sign = SIGNS[action.t];
  if (chips.length === 0 && !sign) return null;
  return (
    <span class="offer-sign" aria-hidden="true">
      {sign && <Glyph of={sign} />}
      {chips.map((chip, at) => (
        <>
          {at > 0 && "→"}
          <ChipIcon chip={chip} size={30} key={chip} />
        </>
      ))}
    </span>
  );
}
