/** Questions whose answers are things: they lie on a tray over the pot, to be picked up. */
import { ChipIcon } from "./Chip";
import { Glyph } from "./signs";
import type { Words } from "../types";
import type { Action, Decision, Offer, Question } from "./types.gen";

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

/** Answered by tapping the bag, in the bar or in the shop. */
const ELSEWHERE = new Set<Decision["t"]>(["DrawOrStop", "DrawTogether", "BuyChips"]);

const signOf = (action: Action): string => SIGNS[action.t] ?? "";

export function onTray(question: Question | null): Offer[] {
  if (!question || ELSEWHERE.has(question.decision.t)) return [];
  return question.offers.filter(({ action, refusal }) => !refusal && (chipsOf(action).length > 0 || signOf(action)));
}

/** It lies in the half of the pot where nothing happens: `high`, or low. */
export function Tray({
  question,
  act,
  busy,
  words,
  high,
}: {
  question: Question | null;
  act(action: Action): void;
  busy: boolean;
  words: Words;
  high: boolean;
}) {
  const offers = onTray(question);
  if (!question || !offers.length) return null;
  const rest = question.offers.filter((offer) => !offer.refusal && !offers.includes(offer));
  const alike =
    new Set(offers.filter(({ action }) => chipsOf(action).length > 0).map(({ action }) => action.t)).size === 1;
  const price = "price" in question.decision ? question.decision.price : 0; // rubies for a chip, where a card says so
  return (
    <div class={`cha-tray${high ? " is-high" : ""}`} role="group" aria-label={words.question(question.decision)}>
      {offers.map(({ action }) => {
        const [one, two] = chipsOf(action);
        const label = words.action(action, question.decision);
        const short = two ? "" : alike && one ? words.attribute(`chip-${one}`, "short") : label;
        return (
          <button type="button" class="cha-tray-chip" disabled={busy} title={label} onClick={() => act(action)}>
            <span class="cha-hidden">{label}</span>
            <span class="cha-tray-icons" aria-hidden="true">
              {one ? <ChipIcon chip={one} size={two ? 36 : 48} /> : <Glyph of={signOf(action)} class="cha-tray-sign" />}
              {two && "→"}
              {two && <ChipIcon chip={two} size={48} />}
            </span>
            {short && (
              <span class="cha-tray-label" aria-hidden="true">
                {short}
                {price > 0 && one && (
                  <span class="cha-tray-price">
                    {price} <Glyph of="ruby" />
                  </span>
                )}
              </span>
            )}
          </button>
        );
      })}
      {rest.map(({ action }) => (
        <button type="button" class="cha-tray-chip" disabled={busy} onClick={() => act(action)}>
          <span class="cha-tray-label">{words.action(action, question.decision)}</span>
        </button>
      ))}
    </div>
  );
}
