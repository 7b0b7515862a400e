/** An Ingredient card: what it does, in pictures. Before the arrow what goes, after it what comes. */
import type { Words } from "../types";
import type { CardFace } from "./seen";
import { Glyph } from "./signs";
import { local } from "./text";
import { BlockPicture, Token } from "./Tokens";

/** A sign for each family of cards. */
const FAMILY_SIGN: Record<string, string> = {
  harvest: "B",
  precipitation: "C",
  distillation: "F",
  sublimation: "G",
  clear_out: "broom",
  great_work: "P",
  bargain: "flame",
  mirror: "mirror",
  ladle: "ladle",
  mishap: "skull",
};
const GROUP_SIGN: Record<string, string> = { basic: "b", advanced: "a", all: "*" };
/** Blocks as large as the room lets them be. */
const UNITS = [26, 21, 17];

interface Props {
  face: CardFace;
  words: Words;
  size?: "small" | "usual" | "large";
}

export function Card({ face, words, size = "usual" }: Props) {
  return (
    <div class={`chm-card is-${face.family} is-${size}`}>
      <p class="chm-card-name">
        <Glyph of={FAMILY_SIGN[face.family] ?? "card"} />
        <span>{face.names[words.language]}</span>
      </p>
      <Effect face={face} words={words} scale={size === "large" ? 1.7 : size === "small" ? 0.8 : 1} />
      <p class="chm-card-foot">
        <span>{words.text(`family-${face.family}`)}</span>
        {face.designed.length > 0 && <Glyph of="quill" />}
      </p>
    </div>
  );
}

/** How wide a side of the card is, in cells, at most. */
const widest = (blocks: string[]): number => Math.max(0, ...blocks.map((block) => block.split("/")[0]?.length ?? 0));

function Effect({ face, words, scale }: { face: CardFace; words: Words; scale: number }) {
  const says = local(words);
  const cells = [...face.before, ...face.after].reduce((sum, block) => sum + block.replace(/[^A-Za-z*]/g, "").length, 0);
  const crowded = cells > 7 || widest(face.before) + widest(face.after) > 5;
  const unit = scale * (UNITS[crowded ? (cells > 9 ? 2 : 1) : 0] ?? 17);
  const removes = face.before.length > 0 || face.or_burnt > 0 || face.all || face.burnt > 0;
  const acts = face.duplicate > 0 || face.move > 0;
  const adds = face.after.length > 0;
  return (
    <div class="chm-effect" aria-hidden="true">
      {removes && (
        <div class="chm-side is-before">
          {face.all && (
            <span class="chm-all">
              <Glyph of="broom" /> <span>{says.all}</span> <Token letter={face.all} />
            </span>
          )}
          {face.burnt > 0 && <Coals count={face.burnt} />}
          {face.beyond && <span class="chm-note">{says.beyond}</span>}
          {face.before.map((block) => (
            <BlockPicture text={block} unit={unit} />
          ))}
          {face.or_burnt > 0 && (
            <span class="chm-or">
              <span>{says.or}</span> <Coals count={face.or_burnt} />
            </span>
          )}
        </div>
      )}
      {acts && (
        <div class="chm-side">
          {face.duplicate > 0 && (
            <span class="chm-act">
              <Token letter={GROUP_SIGN[face.of] ?? "*"} />
              <Glyph of="mirror" />
              <b>×{face.duplicate}</b>
            </span>
          )}
          {face.move > 0 && (
            <span class="chm-act">
              <Glyph of="ladle" />
              <Arrow />
              <b>{face.move}</b>
            </span>
          )}
        </div>
      )}
      {(removes || acts) && <Arrow />}
      <div class="chm-side is-after">
        {face.after.map((block) => (
          <BlockPicture text={block} unit={unit} />
        ))}
        {!adds && <span class="chm-nothing" />}
      </div>
    </div>
  );
}

const Arrow = () => (
  <svg class="chm-arrow" viewBox="0 0 40 30" focusable="false">
    <path d="M2 11h18V2l18 13-18 13v-9H2Z" />
  </svg>
);

/** So many burnt tokens. */
export function Coals({ count }: { count: number }) {
  return (
    <span class="chm-coals">
      {count <= 3 ? Array.from({ length: count }, (_, at) => <Token key={at} letter="x" />) : [<Token letter="x" />, <b>×{count}</b>]}
    </span>
  );
}

export function CardBack({ class: name = "" }: { class?: string }) {
  return (
    <span class={`chm-card-back ${name}`} aria-hidden="true">
      <svg viewBox="0 0 60 84" focusable="false">
        <rect x="3" y="3" width="54" height="78" rx="7" />
        <circle cx="30" cy="42" r="17" />
        <path d="m30 25 5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1Z" />
      </svg>
    </span>
  );
}
