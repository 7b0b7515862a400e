/** What is asked, where the hands are: ingredients to pick from, and the way back and on. */
import type { OptionOffer, QuestionView } from "../../protocol.gen";
import type { Words } from "../types";
import { Seal } from "./Card";
import { type Arcanum, type Ingredient, asks, offersOf } from "./seen";
import { Cube, Glyph } from "./signs";
import { boardText } from "./messages.gen";

interface Props {
  question: QuestionView | null;
  busy: boolean;
  words: Words;
  choose(offer: OptionOffer): void;
}

interface Group {
  title: string;
  sign: Arcanum | "pot" | null;
  offers: OptionOffer[];
}

const EFFECTS: [string, "brew" | "raven" | "tome" | "move"][] = [
  ["AddFromSupply", "brew"],
  ["RemoveFromBench", "raven"],
  ["NameIngredient", "tome"],
  ["MoveToCauldron", "move"],
];

/** Offers that differ by their ingredient, under what they are for. */
export function groupsOf(question: QuestionView | null, words: Words): Group[] {
  const text = boardText(words);
  switch (asks(question)) {
    case "UseArcana":
      return EFFECTS.flatMap(([kind, effect]) => {
        const offers = offersOf(question, kind);
        if (offers.length === 0) return [];
        const title =
          effect === "move"
            ? text("board-effect-move")
            : text("board-effect", {
                arcanum: words.text(`arcanum-${effect}`),
                effect: text(`board-effect-${effect}`),
              });
        return [
          {
            title: `${title} (${text("board-times", { n: Number(question?.decision[effect] ?? 0) })})`,
            sign: effect === "move" ? "pot" : effect,
            offers,
          },
        ];
      });
    case "FillSlot":
      return (["bench", "outputs", "supply"] as const).flatMap((source) => {
        const offers = offersOf(question, "FillInput", { source });
        return offers.length ? [{ title: words.text(`source-${source}`), sign: null, offers }] : [];
      });
    case "PickOutput":
      return [{ title: text("board-pick-output"), sign: null, offers: offersOf(question, "FillOutput") }];
    case "NameForTome":
      return [{ title: words.text("arcanum-tome"), sign: "tome", offers: offersOf(question, "NameIngredient") }];
    case "ChooseConjured":
      return [{ title: "", sign: null, offers: offersOf(question, "Conjure") }];
    case "ChooseForCircle":
      return [{ title: "", sign: null, offers: offersOf(question, "MoveToCircle") }];
    default:
      return [];
  }
}

export const BARE = [
  "UndoStep",
  "FinishProduction",
  "CallInitiative",
  "StartAfresh",
  "LeaveToChance",
  "LeaveArcana",
  "KeepCauldron",
];

export function Ask({ question, busy, words, choose }: Props) {
  const groups = groupsOf(question, words);
  const bare = (question?.offers ?? []).filter(({ action }) => BARE.includes(String(action["t"])));
  if (!question || (groups.length === 0 && bare.length === 0)) return null;
  return (
    <div class={`bal-ask${groups.length ? "" : " is-bare"}`} data-ask={asks(question)}>
      {groups.map((group) => (
        <div
          key={group.title}
          class="bal-ask-group"
          role="group"
          aria-label={group.title || words.question(question.decision)}
        >
          <span class="bal-ask-title">
            {group.sign === "pot" ? <Glyph of="pot" /> : group.sign && <Seal of={group.sign} />}
            {group.title || words.question(question.decision)}
          </span>
          <span class="bal-ask-cubes">
            {group.offers.map((offer) => (
              <Pick
                key={JSON.stringify(offer.action)}
                offer={offer}
                question={question}
                busy={busy}
                words={words}
                choose={choose}
              />
            ))}
          </span>
        </div>
      ))}
      {bare.length > 0 && (
        <div class="bal-ask-bare">
          {bare.map((offer) => {
            const kind = String(offer.action["t"]);
            return (
              <button
                key={kind}
                type="button"
                class={`button${kind === "FinishProduction" ? " primary" : ""}`}
                aria-disabled={busy || offer.refusal !== null}
                onClick={() => !busy && choose(offer)}
                data-do={kind}
              >
                <span aria-hidden="true">{words.text(`board-short-${kind}`)}</span>
                <span class="bal-hidden">{words.action(offer.action, question.decision)}</span>
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

function Pick({ offer, question, busy, words, choose }: Props & { offer: OptionOffer }) {
  const ingredient = offer.action["ingredient"] as Ingredient;
  const label = words.action(offer.action, question?.decision);
  const why = offer.refusal ? words.refusal(offer.refusal.why, offer.refusal.facts) : "";
  return (
    <button
      type="button"
      class="bal-pick"
      aria-disabled={busy || offer.refusal !== null}
      aria-label={`${label}${why ? `. ${why}` : ""}`}
      title={why || label}
      onClick={() => !busy && choose(offer)}
      data-drag={
        offer.action["t"] === "FillInput" && !offer.refusal
          ? `cube:${ingredient}:${String(offer.action["source"])}`
          : undefined
      }
    >
      <Cube of={ingredient} size={36} />
    </button>
  );
}
