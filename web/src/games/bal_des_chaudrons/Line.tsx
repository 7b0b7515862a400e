/** The potions of a witch as a row of recipes, with what lies on their slots. Tapping one uses it (BAL-20). */
import { part } from "../../layout/Part";
import { type Brewed, production, recipeOf } from "./production";
import { Card, cardText } from "./Card";
import { boardText } from "./messages.gen";
import { offerOf } from "../offers";
import type { Words } from "../types";
import type { Ingredient } from "./data.gen";
import type { Offer, Question, View, WitchView } from "./types.gen";

interface Props {
  view: View;
  witch: WitchView;
  seat: number;
  question: Question | null;
  busy: boolean;
  words: Words;
  choose(offer: Offer): void;
  title: string;
}

export function Line({ view, witch, seat, question, busy, words, choose, title }: Props) {
  const text = boardText(words);
  const brewed = production(view, witch, question);
  const cards = witch.usable;
  const hint =
    question?.decision.t === "Produce"
      ? text("board-tap-recipe")
      : question?.decision.t === "FillSlot"
        ? text("board-pick-input")
        : question?.decision.t === "PickOutput"
          ? text("board-pick-output")
          : "";
  return (
    <section
      class={`bal-line${hint ? " is-asked" : ""}`}
      aria-label={title}
      data-line={seat}
      {...part("potions", question?.decision.t === "Produce" ? "essential" : "secondary")}
    >
      <h3>
        {title} <span class="bal-soft">{hint || witch.line.length || ""}</span>
      </h3>
      <div class="bal-cards" data-drop="line">
        {cards.map((id) => (
          <Recipe
            key={id}
            id={id}
            view={view}
            witch={witch}
            state={brewed.get(id) ?? null}
            question={question}
            busy={busy}
            words={words}
            choose={choose}
          />
        ))}
        {cards.length === 0 && <p class="bal-soft bal-empty">{text("board-no-potions")}</p>}
      </div>
    </section>
  );
}

function Recipe({
  id,
  view,
  witch,
  state,
  question,
  busy,
  words,
  choose,
}: Omit<Props, "seat" | "title"> & { id: string; state: Brewed | null }) {
  const text = boardText(words);
  const use = offerOf(question, "UsePotion", { potion: id });
  const laid = witch.line.find((card) => card.potion === id);
  const turned = laid ? laid.turned : witch.flipped;
  const isUsed = (state?.step ?? 0) > 0;
  const look = state?.open ? "is-brewing" : isUsed ? "is-used" : use ? (use.refusal ? "is-grey" : "is-ready") : "";
  const face = cardText(view, id, turned, words);
  const status = isUsed ? text("board-used", { n: state?.step ?? 0 }) : "";
  const why = use?.refusal ? words.refusal(use.refusal.why, use.refusal.facts) : "";
  return (
    <div
      class="bal-recipe"
      data-recipe={id}
      data-drop={use || state?.open ? `recipe:${id}` : undefined}
      data-accepts={accepts(recipeOf(view, witch, id).takes)}
    >
      <Card id={id} view={view} words={words} turned={turned} brewed={state} state={look}>
        {use ? (
          <button
            type="button"
            class="bal-card-button"
            aria-disabled={busy || use.refusal !== null}
            aria-label={`${text("board-brew")}: ${face}${status ? `. ${status}` : ""}${why ? `. ${why}` : ""}`}
            title={why || undefined}
            onClick={() => !busy && choose(use)}
          />
        ) : (
          <span class="bal-hidden">
            {face}
            {status ? `. ${status}` : ""}
          </span>
        )}
      </Card>
      {isUsed && (
        <span class="bal-step" aria-hidden="true">
          {state?.step}
        </span>
      )}
    </div>
  );
}

const accepts = (takes: Ingredient[][]): string => [...new Set(takes.flat())].join(" ");
