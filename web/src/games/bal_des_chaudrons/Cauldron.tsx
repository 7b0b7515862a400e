/** A cauldron on its three feet, with what swims in it. */
import { CubeShape } from "./signs";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { type Counts, lying, sizeOf } from "./piles";

const MOST_DRAWN = 15;

/** Rows of five above the rim, heaped. */
export function heapAt(at: number): { x: number; y: number } {
  const row = Math.floor(at / 5);
  return { x: 34 + (at % 5) * 23 + (row % 2) * 9, y: 44 - row * 19 };
}

export function Cauldron({
  holds,
  brewing,
  seat,
  label,
  words,
}: {
  holds: Counts;
  brewing?: Counts;
  seat: number;
  label: string;
  words: Words;
}) {
  const text = boardText(words);
  const [old, fresh] = [lying(holds), lying(brewing ?? {})];
  const all = [...old.map((of) => ({ of, fresh: false })), ...fresh.map((of) => ({ of, fresh: true }))].slice(
    0,
    MOST_DRAWN,
  );
  const n = sizeOf(holds) + sizeOf(brewing ?? {});
  const told =
    [...old, ...fresh].map((ingredient) => words.text(`ingredient-${ingredient}`)).join(", ") || text("board-nothing");
  return (
    <svg
      class={`bal-cauldron${n ? " is-bubbling" : ""}`}
      viewBox="0 0 160 150"
      role="img"
      aria-label={`${label}: ${told}`}
      data-cauldron={seat}
    >
      <ellipse cx="80" cy="142" rx="58" ry="7" class="bal-pot-shadow" />
      <path d="M44 122l-9 20M116 122l9 20" class="bal-pot-feet" />
      {n > 0 && (
        <path
          d="M52 142c4-12 10-8 11-18 6 6 4 10 9 12 2-8 6-10 6-20 9 8 5 16 11 19 3-5 2-8 5-12 6 7 8 13 9 19z"
          class="bal-fire"
        />
      )}
      <path d="M26 62C10 108 42 134 80 134s70-26 54-72z" class="bal-pot-iron" />
      <path d="M36 76c-6 26 4 40 18 48" class="bal-pot-gleam" />
      <path d="M20 66c-10 2-10 18 2 20M140 66c10 2 10 18-2 20" class="bal-pot-ears" />
      <ellipse cx="80" cy="60" rx="62" ry="14" class="bal-pot-rim" />
      <ellipse cx="80" cy="59" rx="52" ry="9.500" class="bal-pot-brew" />
      {all.map(({ of, fresh: isFresh }, at) => {
        const { x, y } = heapAt(at);
        return (
          <svg
            key={at}
            x={x - 13}
            y={y - 11}
            width="26"
            height="26"
            viewBox="0 0 40 40"
            class={`bal-cube is-${of}${isFresh ? " is-fresh" : ""}`}
          >
            <CubeShape of={of} />
          </svg>
        );
      })}
      {n > 0 && (
        <>
          <path d="M22 60c10 12 106 12 116 0-4 14-30 18-58 18S26 74 22 60z" class="bal-pot-lip" />
          <text x="80" y="112" class="bal-pot-count">
            {n}
          </text>
        </>
      )}
    </svg>
  );
}
