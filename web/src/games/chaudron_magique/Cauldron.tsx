/** The cauldron from above: embers below, iron rim, bubbling brew, and 45 cells on it. */
import type { ComponentChildren } from "preact";
import type { Ref } from "preact";
import { cellAt, lying } from "./blocks";
import { Piece } from "./Tokens";
import { UNIT } from "./useHands";
import { CELLS, SIDE } from "./data.gen";

const MIDDLE = (SIDE * UNIT) / 2;
const BREW = 438;
const RIM = 496;

interface Props {
  grid: readonly string[];
  danger: number;
  /** Cells that may be picked; null: this is not about cells. */
  open: ReadonlySet<string> | null;
  from: string | null;
  /** Drawn over the pieces: what is thought of, by me and by others. */
  children: ComponentChildren;
  svg: Ref<SVGSVGElement>;
  hands: Record<string, (event: PointerEvent) => void>;
  narrow: boolean;
}

export function Cauldron({ grid, danger, open, from, children, svg, hands, narrow }: Props) {
  return (
    <svg
      ref={svg}
      class={`chm-cauldron is-danger-${danger}`}
      viewBox={narrow ? "-58 -40 816 776" : "-158 -158 1016 1016"}
      aria-hidden="true"
      focusable="false"
      {...hands}
    >
      <defs>
        <radialGradient id="chm-brew" cx=".46" cy=".4" r=".62">
          <stop offset="0" class="chm-brew-0" />
          <stop offset=".55" class="chm-brew-1" />
          <stop offset="1" class="chm-brew-2" />
        </radialGradient>
        <linearGradient id="chm-iron" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#8a8296" />
          <stop offset=".45" stop-color="#3b3544" />
          <stop offset="1" stop-color="#191520" />
        </linearGradient>
        <radialGradient id="chm-fire" cx=".5" cy=".5" r=".5">
          <stop offset=".7" stop-color="#ff8a2b" stop-opacity=".85" />
          <stop offset=".86" stop-color="#e2431a" stop-opacity=".5" />
          <stop offset="1" stop-color="#7c1d0d" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="chm-depth" cx=".5" cy=".5" r=".5">
          <stop offset=".78" stop-color="#000" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity=".72" />
        </radialGradient>
        <clipPath id="chm-in-brew">
          <circle cx={MIDDLE} cy={MIDDLE} r={BREW} />
        </clipPath>
      </defs>
      <Fire />
      <Rim />
      <circle cx={MIDDLE} cy={MIDDLE} r={BREW} fill="url(#chm-brew)" />
      <g clip-path="url(#chm-in-brew)">
        <Swirls />
        <circle cx={MIDDLE} cy={MIDDLE} r={BREW} fill="url(#chm-depth)" />
        <Bubbles />
      </g>
      <Coordinates />
      <g class={open ? "chm-cells is-picking" : "chm-cells"}>
        {CELLS.map((cell) => {
          const { row, column } = cellAt(cell);
          const letter = lying(grid, cell);
          return (
            <g
              key={cell}
              class={`chm-cell${open?.has(cell) ? " is-open" : ""}${from === cell ? " is-from" : ""}`}
              data-cell={cell}
            >
              <rect x={column * UNIT + 4} y={row * UNIT + 4} width="92" height="92" rx="22" />
              {letter !== "." && (
                <Piece
                  key={letter}
                  letter={letter}
                  x={column * UNIT}
                  y={row * UNIT}
                  class={letter === "x" ? "is-burnt" : ""}
                />
              )}
              {letter === "x" && <Smoke x={column * UNIT} y={row * UNIT} />}
            </g>
          );
        })}
      </g>
      {children}
    </svg>
  );
}

/** Tongues of flame and coals around the pot. */
function Fire() {
  const coals = Array.from({ length: 26 }, (_, at) => {
    const angle = (2 * Math.PI * at) / 26 + (at % 3) * 0.05;
    const away = RIM + 18 + ((at * 37) % 5) * 7;
    return {
      x: MIDDLE + away * Math.cos(angle),
      y: MIDDLE + away * Math.sin(angle),
      r: 20 + ((at * 13) % 4) * 6,
      turn: (at * 47) % 360,
    };
  });
  return (
    <g class="chm-fire">
      <circle class="chm-fire-glow" cx={MIDDLE} cy={MIDDLE} r="536" fill="url(#chm-fire)" />
      {coals.map(({ x, y, r, turn }, at) => (
        <g
          key={at}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${(r / 22).toFixed(2)})`}
          class={at % 2 ? "chm-ember is-late" : "chm-ember"}
        >
          <path d="m-20-8 14-12 20 3 10 15-8 17-22 5-17-11Z" />
          <path class="chm-ember-crack" d="m-10-8 10 7-6 10M0-1l12-6" />
        </g>
      ))}
    </g>
  );
}

function Rim() {
  const rivets = Array.from({ length: 24 }, (_, at) => (2 * Math.PI * at) / 24);
  return (
    <g class="chm-rim">
      <g class="chm-handle">
        <path d="M-136 270c-44 30-44 130 0 160" />
        <path d="M836 270c44 30 44 130 0 160" />
      </g>
      <circle cx={MIDDLE} cy={MIDDLE} r={RIM} fill="url(#chm-iron)" stroke="#0b0810" stroke-width="7" />
      <circle cx={MIDDLE} cy={MIDDLE} r={RIM - 9} fill="none" stroke="#b7adc4" stroke-opacity=".35" stroke-width="4" />
      <circle cx={MIDDLE} cy={MIDDLE} r={(RIM + BREW) / 2} fill="none" stroke="#5b3218" stroke-width="26" />
      <circle
        class="chm-wood"
        cx={MIDDLE}
        cy={MIDDLE}
        r={(RIM + BREW) / 2}
        fill="none"
        stroke="#8a5226"
        stroke-width="20"
        stroke-dasharray="118 5"
      />
      <circle
        cx={MIDDLE}
        cy={MIDDLE}
        r={(RIM + BREW) / 2 - 4}
        fill="none"
        stroke="#c58a4f"
        stroke-opacity=".5"
        stroke-width="3"
        stroke-dasharray="60 40 20 62"
      />
      <g fill="#cfc5d6" stroke="#17121d" stroke-width="3">
        {rivets.map((angle) => (
          <circle
            key={angle}
            cx={MIDDLE + (RIM - 8) * Math.cos(angle)}
            cy={MIDDLE + (RIM - 8) * Math.sin(angle)}
            r="6.5"
          />
        ))}
      </g>
      <circle cx={MIDDLE} cy={MIDDLE} r={BREW + 5} fill="none" stroke="#0b0810" stroke-width="10" />
    </g>
  );
}

const Swirls = () => (
  <g class="chm-swirls">
    <path d="M40 420c60-230 360-330 540-190" />
    <path d="M110 560c150 140 420 90 500-90" />
    <path d="M180 330c40-120 240-180 350-80s60 250-80 290-230-70-190-160 160-90 180-20" />
    <path d="M-40 300c20-130 120-240 230-280M760 420c-30 120-110 220-210 260" />
  </g>
);

const BUBBLES: readonly (readonly [number, number, number])[] = [
  [60, 200, 17],
  [640, 500, 22],
  [210, 655, 13],
  [480, 70, 15],
  [350, 350, 10],
  [118, 470, 12],
  [590, 250, 14],
  [300, 120, 9],
  [440, 590, 18],
  [250, 260, 8],
  [690, 350, 10],
  [20, 380, 11],
];
const Bubbles = () => (
  <g class="chm-bubbles">
    {BUBBLES.map(([x, y, r], at) => (
      <g key={at} class={`chm-bubble is-${at % 4}`}>
        <circle cx={x} cy={y} r={r} />
        <path d={`M${x - r * 0.5} ${y - r * 0.1}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.5} ${-r * 0.45}`} />
      </g>
    ))}
  </g>
);

/** A to G and 1 to 7, each beside the first cell of its line. */
function Coordinates() {
  return (
    <g class="chm-coordinates">
      {[..."ABCDEFG"].map((letter, at) => {
        const edge = at === 0 || at === SIDE - 1;
        return (
          <g key={letter}>
            <text x={at * UNIT + 50} y={edge ? 88 : -14}>
              {letter}
            </text>
            <text x={edge ? 76 : -24} y={at * UNIT + 60}>
              {at + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const Smoke = ({ x, y }: { x: number; y: number }) => (
  <g class="chm-smoke" transform={`translate(${x} ${y})`}>
    <path d="M40 22c-8-10 8-16 0-28" />
    <path d="M62 24c-7-9 8-14 1-24" />
  </g>
);
