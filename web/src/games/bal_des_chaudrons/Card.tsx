/** A card of the ball: a potion, or a character with a recipe. Its face shows what it takes and gives, its back what is ours. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Bottle, tintOf } from "./bottles";
import { type Brewed, shownWay } from "./production";
import { Portrait } from "./portraits";
import { Glyph } from "./signs";
import { SlotMark, emptySlots } from "./Slot";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { ARCANA, type Arcanum, type Ingredient } from "./data.gen";
import { potionName } from "./names";
import type { CharacterView, PotionView, RecipeView, View } from "./types.gen";

/** Up to four slots share a row; more make two. */
const inRow = (slots: number): number => (slots > 4 ? 3 : Math.max(3, slots));
const rowsOf = (slots: number): number => Math.ceil(slots / inRow(slots));

const NOTHING: RecipeView = { takes: [], gives: [] };

interface Props {
  id: string;
  view: View;
  words: Words;
  turned?: boolean;
  /** What lies on it, while producing. */
  brewed?: Brewed | null;
  state?: string;
  /** What covers the face: the button that plays it. */
  children?: ComponentChildren;
}

const faceOf = (view: View, id: string): PotionView | CharacterView | undefined =>
  view.potions[id] ?? view.characters[id];

export function slotsText(slots: Ingredient[][], words: Words): string {
  const text = boardText(words);
  const named = slots.map((slot) =>
    slot.length > 4
      ? text("board-any")
      : slot.map((ingredient) => words.text(`ingredient-${ingredient}`)).join(` ${text("board-or")} `),
  );
  return named.join(", ") || text("board-nothing");
}

/** All that is on the face, for those who listen. */
export function cardText(view: View, id: string, turned: boolean, words: Words): string {
  const text = boardText(words);
  const face = faceOf(view, id);
  if (!face) return words.text("word-hidden");
  const recipe = shownWay(face.recipe ?? NOTHING, turned);
  const arcana = face.arcana.map((arcanum) => words.text(`arcanum-${arcanum}`)).join(", ");
  const parts = [
    potionName(view, id, words) + (turned ? ` (${text("board-turned")})` : ""),
    `${text("board-takes")} ${slotsText(recipe.takes, words)}`,
    `${text("board-gives")} ${slotsText(recipe.gives, words)}`,
    arcana,
    "initiative" in face ? `${words.text("word-initiative")} ${face.initiative}` : "",
    "two_way" in face && face.two_way ? words.text("word-two-way") : "",
  ];
  return parts.filter(Boolean).join("; ");
}

export function Card({ id, view, words, turned = false, brewed = null, state = "", children }: Props) {
  const text = boardText(words);
  const [flipped, flip] = useState(false);
  const face = faceOf(view, id);
  if (!face) return <CardBack />;
  const recipe = shownWay(face.recipe ?? NOTHING, turned);
  const inputs = brewed?.inputs ?? emptySlots(recipe.takes);
  const outputs = brewed?.outputs ?? emptySlots(recipe.gives);
  const isPotion = "initiative" in face;
  return (
    <div
      class={`bal-card is-${face.recipe ? tintOf(recipe) : "heart"} ${state}${flipped ? " is-flipped" : ""}`}
      data-card={id}
    >
      <div class="bal-card-inside">
        <div
          class="bal-card-face"
          aria-hidden={children ? true : undefined}
          style={{ "--rows": rowsOf(inputs.length) + rowsOf(outputs.length) }}
        >
          <p class="bal-card-name">{potionName(view, id, words)}</p>
          {isPotion ? <Bottle id={id} recipe={recipe} /> : <Portrait of={id} class="bal-card-portrait" />}
          <div class="bal-slots is-inputs" style={{ "--n": inRow(inputs.length) }}>
            {inputs.map((slot, at) => (
              <SlotMark key={at} slot={slot} id={`${id}.in`} />
            ))}
            {inputs.length === 0 && face.recipe && recipe.gives.length > 0 && <span class="bal-no-slots">∅</span>}
          </div>
          {face.recipe && (inputs.length > 0 || outputs.length > 0) && (
            <svg class="bal-arrow" viewBox="0 0 60 14" aria-hidden="true">
              <path d="M30 13 18 5h7V0h10v5h7z" />
            </svg>
          )}
          <div class="bal-slots is-outputs" style={{ "--n": inRow(outputs.length) }}>
            {outputs.map((slot, at) => (
              <SlotMark key={at} slot={slot} id={`${id}.out`} />
            ))}
            {id === "grimoire_reader" && <Seal of="tome" />}
          </div>
          <p class="bal-card-foot">
            {isPotion && <span class="bal-initiative">{face.initiative}</span>}
            <span class="bal-seals">
              {face.arcana.map((arcanum, at) => (
                <Seal key={at} of={arcanum} />
              ))}
            </span>
            {"two_way" in face && face.two_way && <Glyph of="turn" class="bal-two-way" />}
          </p>
        </div>
        <div class="bal-card-behind" inert={!flipped}>
          <BackText view={view} id={id} face={face} words={words} />
        </div>
      </div>
      {!flipped && children}
      <button
        type="button"
        class="bal-info"
        aria-expanded={flipped}
        aria-label={`${flipped ? text("board-front") : text("board-back")}: ${potionName(view, id, words)}`}
        onClick={() => flip(!flipped)}
      >
        <span aria-hidden="true">{flipped ? "↺" : "i"}</span>
      </button>
    </div>
  );
}

/** A wax seal with an arcana symbol. */
export function Seal({ of }: { of: Arcanum }) {
  return (
    <span class={`bal-seal is-${of}`}>
      <Glyph of={of} />
    </span>
  );
}

/** What is on the back side: the plain words, and what of it is not known from the printed card. */
function BackText({
  view,
  id,
  face,
  words,
}: {
  view: View;
  id: string;
  face: PotionView | CharacterView;
  words: Words;
}) {
  const text = boardText(words);
  const name = potionName(view, id, words);
  const others = [...new Set(Object.values(face.names))].filter((other) => other !== name);
  const fields = face.designed.map((field) => words.text(`board-fields-${field}`)).join(", ");
  const isPotion = "initiative" in face;
  return (
    <>
      <p class="bal-back-name">{name}</p>
      {others.length > 0 && <p class="bal-back-other">{text("board-other-names", { names: others.join(", ") })}</p>}
      {!isPotion && <p>{words.attribute(`character-${id}`, "text")}</p>}
      {isPotion && face.two_way && <p>{words.text("word-two-way")}</p>}
      <p class={fields ? "bal-designed" : ""}>
        {fields ? words.text("word-designed", { fields }) : text("board-as-printed")}
      </p>
    </>
  );
}

/** A card that lies face down. */
export function CardBack({ small = false }: { small?: boolean }) {
  return (
    <svg class={`bal-card-down${small ? " is-small" : ""}`} viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <rect x="1.500" y="1.500" width="57" height="81" rx="7" class="bal-down" />
      <rect x="6" y="6" width="48" height="72" rx="4" class="bal-down-frame" />
      <circle cx="30" cy="42" r="17" class="bal-down-frame" />
      <path d="M30 25l10.500 30-27-18.500h33L19.500 55z" class="bal-down-star" />
      <circle cx="30" cy="42" r="5" class="bal-down-eye" />
    </svg>
  );
}

/** How far the three markers are; every even number gives an effect. */
export function Markers({
  markers,
  words,
  big = false,
}: {
  markers: Partial<Record<Arcanum, number>>;
  words: Words;
  big?: boolean;
}) {
  const text = boardText(words);
  return (
    <ul
      class={`bal-markers${big ? " is-big" : ""}`}
      aria-label={text("board-markers")}
      data-part={big ? "arcana" : undefined}
    >
      {ARCANA.map((arcanum) => {
        const n = markers[arcanum] ?? 0;
        return (
          <li
            key={arcanum}
            class={n % 2 ? "is-near" : ""}
            title={`${words.text(`arcanum-${arcanum}`)} ${n}`}
            data-marker={arcanum}
          >
            <Seal of={arcanum} />
            <b>{n}</b>
            <span class="bal-hidden">
              {words.text(`arcanum-${arcanum}`)}, {text("board-next-effect", { n: n - (n % 2) + 2 })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
