/** The back of the pot: thirteen glasses and the second drop (CHA-41). */
import { ChipMark } from "./Chip";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { TUBES } from "./data.gen";

const STEP = 46;

export function Tubes({ at, words }: { at: number; words: Words }) {
  const text = boardText(words);
  return (
    <svg
      class="cha-tubes"
      viewBox={`0 0 ${TUBES.length * STEP} 96`}
      role="img"
      aria-label={`${text("board-tubes")}: ${text("board-glass", { n: at })}`}
    >
      <path d={`M0 34h${TUBES.length * STEP}`} class="cha-rack" />
      {TUBES.map(({ rubies, points, chip }, glass) => (
        <g
          transform={`translate(${glass * STEP + STEP / 2} 0)`}
          class={`cha-tube${glass < at ? " is-past" : glass === at ? " is-now" : ""}`}
          data-glass={glass}
        >
          <path d="M-17 18v54a17 17 0 0 0 34 0V18" class="cha-tube-glass" />
          <path d="M-14 40v32a14 14 0 0 0 28 0V40c-9-4-19 4-28 0z" class="cha-tube-liquid" />
          <path d="M-20 16h40" class="cha-tube-lip" />
          {rubies > 0 && <use href="#cha-ruby" x="-11" y="52" width="22" height="22" />}
          {points > 0 && (
            <>
              <rect x="-11" y="51" width="22" height="24" rx="5" class="cha-vp" />
              <text y="69" class="cha-tube-number">
                {points}
              </text>
            </>
          )}
          {chip && <ChipMark chip={chip} x={0} y={64} r={13} />}
          {glass === at && <use href="#cha-drop" x="-13" y="6" width="26" height="26" data-tube-drop />}
        </g>
      ))}
    </svg>
  );
}
