/** What is asked, where the hands are: ingredients to pick from that lie nowhere, or small. The way back and on stands in the bar. */
import { Seal } from "./Card";
import { Cube, Glyph } from "./signs";
import { boardText } from "./messages.gen";
import { offersOf } from "../offers";
import type { OfferOf, Words } from "../types";
import { type Arcanum, type Ingredient, SOURCES } from "./data.gen";
import type { Action, Game, Offer, Question } from "./types.gen";

interface Props {
  question: Question | null;
  busy: boolean;
  words: Words;
  choose(offer: Offer): void;
}

interface Group {
  /** What these are for; empty where the bar has asked it already. */
  title: string;
  sign: Arcanum | "pot" | null;
  offers: IngredientOffer[];
}

type Effect = Arcanum | "move";
/** An offer about one ingredient. */
type IngredientOffer = OfferOf<Game, Extract<Action, { ingredient: Ingredient }>>;

const EFFECTS: ["AddFromSupply" | "RemoveFromBench" | "NameIngredient" | "MoveToCauldron", Effect][] = [
  ["AddFromSupply", "brew"],
  ["RemoveFromBench", "raven"],
  ["NameIngredient", "tome"],
  ["MoveToCauldron", "move"],
];

/** Offers that differ by their ingredient, under what they are for. */
export function groupsOf(question: Question | null, words: Words): Group[] {
  const text = boardText(words);
  const decision = question?.decision;
  switch (decision?.t) {
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
            title: `${title} (${text("board-times", { n: decision[effect] })})`,
            sign: effect === "move" ? "pot" : effect,
            offers,
          },
        ];
      });
    case "FillSlot": // what lies on the bench is taken from there
      return SOURCES.filter((source) => source !== "bench").flatMap((source) => {
        const offers = offersOf(question, "FillInput", { source });
        return offers.length ? [{ title: words.text(`source-${source}`), sign: null, offers }] : [];
      });
    case "PickOutput":
      return [{ title: "", sign: null, offers: offersOf(question, "FillOutput") }];
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

export function Choices({ question, busy, words, choose }: Props) {
  const groups = groupsOf(question, words);
  if (!question || groups.length === 0) return null;
  return (
    <div class="bal-ask" data-ask={question.decision.t} data-offers>
      {groups.map((group) => (
        <div
          key={group.title}
          class="bal-ask-group"
          role="group"
          aria-label={group.title || words.question(question.decision)}
        >
          {group.title && (
            <span class="bal-ask-title">
              {group.sign === "pot" ? <Glyph of="pot" /> : group.sign && <Seal of={group.sign} />}
              {group.title}
            </span>
          )}
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
    </div>
  );
}

function Pick({ offer, question, busy, words, choose }: Props & { offer: IngredientOffer }) {
  const { ingredient } = offer.action;
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
        offer.action.t === "FillInput" && !offer.refusal ? `cube:${ingredient}:${offer.action.source}` : undefined
      }
    >
      <Cube of={ingredient} size={36} />
    </button>
  );
}
