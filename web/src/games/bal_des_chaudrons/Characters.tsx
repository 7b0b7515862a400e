/** Expert mode: two characters are dealt, one is kept in secret (BAL-2). Also a character's card, both sides, to read. */
import { Seal } from "./Card";
import { Portrait } from "./portraits";
import { Cube } from "./signs";
import { SlotMark, emptySlots } from "./Slot";
import { boardText } from "./messages.gen";
import { offerOf } from "../offers";
import type { Words } from "../types";
import { potionName } from "./names";
import { lying } from "./piles";
import type { Offer, Question, View, WitchView } from "./types.gen";

export function CharacterCard({ id, view, words }: { id: string; view: View; words: Words }) {
  const text = boardText(words);
  const face = view.characters[id];
  if (!face) return null;
  const fields = face.designed.map((field) => words.text(`board-fields-${field}`)).join(", ");
  return (
    <article class="bal-character">
      <Portrait of={id} />
      <h3>{potionName(view, id, words)}</h3>
      <p>{words.attribute(`character-${id}`, "text")}</p>
      {face.recipe && (
        <p class="bal-character-recipe" aria-hidden="true">
          {emptySlots(face.recipe.takes).map((slot, at) => (
            <SlotMark key={at} slot={slot} />
          ))}
          <span>→</span>
          {emptySlots(face.recipe.gives).map((slot, at) => (
            <SlotMark key={at} slot={slot} />
          ))}
          {id === "grimoire_reader" && <Seal of="tome" />}
        </p>
      )}
      <p class="bal-start">
        <span>{text("board-starts-with")}</span>
        <span
          class="bal-start-cubes"
          role="img"
          aria-label={lying(face.start)
            .map((ingredient) => words.text(`ingredient-${ingredient}`))
            .join(", ")}
        >
          {lying(face.start).map((ingredient, at) => (
            <Cube key={at} of={ingredient} size={20} />
          ))}
        </span>
        {face.arcana.map((arcanum, at) => (
          <Seal key={at} of={arcanum} />
        ))}
      </p>
      <p class={fields ? "bal-designed" : "bal-soft"}>
        {fields ? words.text("word-designed", { fields }) : text("board-as-printed")}
      </p>
    </article>
  );
}

export function ChooseCharacter({
  view,
  witch,
  question,
  busy,
  words,
  choose,
}: {
  view: View;
  witch: WitchView;
  question: Question | null;
  busy: boolean;
  words: Words;
  choose(offer: Offer): void;
}) {
  const text = boardText(words);
  const shown = witch.dealt.length ? witch.dealt : witch.character ? [witch.character] : [];
  return (
    <section class="bal-choose-character" aria-label={words.text("step-characters")}>
      {shown.map((id) => {
        const offer = offerOf(question, "KeepCharacter", { character: id });
        return (
          <div key={id} class={`bal-keep${witch.character === id ? " is-kept" : ""}`}>
            <CharacterCard id={id} view={view} words={words} />
            {offer && (
              <button type="button" class="button primary" aria-disabled={busy} onClick={() => !busy && choose(offer)}>
                {text("board-keep")}
                <span class="bal-hidden">: {words.action(offer.action)}</span>
              </button>
            )}
          </div>
        );
      })}
    </section>
  );
}
