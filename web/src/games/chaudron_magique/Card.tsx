/** An Ingredient card: what it does, in pictures. Before the arrow what goes, after it what comes. */
import { partsOf, sizeOf } from "./blocks";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import { BlockPicture, Token } from "./Tokens";
import { printedName } from "../../words/printed";
import type { Words } from "../types";
import type { IngredientFace } from "./types.gen";

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
interface Props {
  id: string;
  face: IngredientFace;
  words: Words;
  size?: "small" | "usual" | "large";
}

export function Card({ id, face, words, size = "usual" }: Props) {
  return (
    <div class={`chm-card is-${face.family} is-${size}`}>
      <p class="chm-card-name">
        <Glyph of={FAMILY_SIGN[face.family] ?? "card"} />
        <span>{printedName(face.names, `card-${id}`, words)}</span>
      </p>
      <Effect face={face} words={words} scale={size === "large" ? 1.7 : size === "small" ? 0.74 : 1} />
      <p class="chm-card-foot" aria-hidden="true">
        <span>{words.text(`family-${face.family}`)}</span>
        {face.designed.length > 0 && <Glyph of="quill" />}
      </p>
    </div>
  );
}

const LARGEST_UNIT = 26;
const ROOM = { wide: 122, high: 92, arrow: 24, or: 26 };

interface Side {
  columns: number;
  rows: number;
}

/** How much room one side needs, in cells: its blocks stand below each other, single cells two by two. */
function roomOf(blocks: readonly string[]): Side {
  const sizes = blocks.map((block) => sizeOf(partsOf(block)));
  if (sizes.length > 2 && sizes.every(({ width, height }) => width === 1 && height === 1))
    return { columns: 2.2, rows: Math.ceil(sizes.length / 2) };
  return {
    columns: Math.max(0, ...sizes.map(({ width }) => width)),
    rows: sizes.reduce((sum, { height }) => sum + height + 0.2, 0),
  };
}

/** Pixels for each cell, so that everything fits on the card. */
export function unitFor(face: IngredientFace): number {
  const [before, after] = [roomOf(face.before), roomOf(face.after)];
  const columns = before.columns + Math.max(after.columns, 1) + 0.6;
  const wide =
    ROOM.wide -
    (face.before.length > 0 ? ROOM.arrow : 0) -
    (face.all || face.burnt || face.move || face.duplicate ? 56 : 0);
  return Math.floor(
    Math.min(
      LARGEST_UNIT,
      wide / columns,
      (ROOM.high - (face.or_burnt > 0 ? ROOM.or : 0)) / Math.max(1, before.rows, after.rows),
    ),
  );
}

function Effect({ face, words, scale }: { face: IngredientFace; words: Words; scale: number }) {
  const text = boardText(words);
  const unit = scale * unitFor(face);
  const sideWidth = (blocks: readonly string[]): string => `${Math.ceil((roomOf(blocks).columns + 0.3) * unit)}px`;
  const removes = face.before.length > 0 || face.or_burnt > 0 || face.all || face.burnt > 0;
  const acts = face.duplicate > 0 || face.move > 0;
  const adds = face.after.length > 0;
  return (
    <div class="chm-effect" aria-hidden="true">
      {removes && (
        <div class={`chm-side is-before${face.or_burnt > 0 || face.burnt > 0 ? " has-or" : ""}`}>
          {face.all && (
            <span class="chm-all">
              <Glyph of="broom" /> <span>{text("board-all")}</span> <Token letter={face.all} />
            </span>
          )}
          {face.burnt > 0 && <Coals count={face.burnt} />}
          {face.beyond && <span class="chm-note">{text("board-beyond")}</span>}
          {face.before.length > 0 && (
            <span class="chm-stack" style={{ width: sideWidth(face.before) }}>
              {face.before.map((block, at) => (
                <BlockPicture key={at} text={block} unit={unit} />
              ))}
            </span>
          )}
          {face.or_burnt > 0 && (
            <span class="chm-or">
              <span>{text("board-or")}</span> <Coals count={face.or_burnt} />
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
      {(removes || (acts && adds)) && <Arrow />}
      <div class="chm-side is-after">
        {adds && (
          <span class="chm-stack" style={{ width: sideWidth(face.after) }}>
            {face.after.map((block, at) => (
              <BlockPicture key={at} text={block} unit={unit} />
            ))}
          </span>
        )}
        {!adds && removes && <span class="chm-nothing" />}
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
      {count <= 3
        ? Array.from({ length: count }, (_, at) => <Token key={at} letter="x" />)
        : [<Token letter="x" />, <b>×{count}</b>]}
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
