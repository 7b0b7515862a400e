/** The dice: seven of bone with a symbol, one white with pips. Black pips are stars and red ones mushrooms (SOR-20). */
import { Mushroom, SignShape, Star } from "./signs";
import { DIE } from "./throwing";
import type { Sign } from "./data.gen";

const HALF = DIE / 2;
const NEAR = 25;
const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function Cube({ white = false }: { white?: boolean }) {
  return (
    <g>
      <ellipse cx="3" cy={HALF + 4} rx={HALF * 1.02} ry="12" fill="#000" opacity=".38" />
      <rect x={-HALF} y={-HALF + 7} width={DIE} height={DIE} rx="18" fill={white ? "#a9a2b5" : "#8a6534"} />
      <rect x={-HALF} y={-HALF} width={DIE} height={DIE} rx="18" fill={`url(#sor-${white ? "snow" : "bone"})`} />
      <rect
        x={-HALF + 4}
        y={-HALF + 4}
        width={DIE - 8}
        height={DIE - 8}
        rx="14"
        fill="none"
        stroke="#fff"
        stroke-width="2"
        opacity=".6"
      />
    </g>
  );
}

export function SymbolDie({ sign }: { sign: Sign }) {
  return (
    <g>
      <Cube />
      <g transform="scale(.74)">
        <SignShape sign={sign} />
      </g>
    </g>
  );
}

export function WhiteDie({ pips, colour }: { pips: number; colour: string }) {
  const size = pips === 1 ? 42 : 25;
  return (
    <g>
      <Cube white />
      {PIPS[pips]?.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x * NEAR} ${y * NEAR})`}>
          {colour === "red" ? <Mushroom size={size} /> : <Star size={size} />}
        </g>
      ))}
    </g>
  );
}

/** A die in the air: no face can be read. */
export function Blur({ white }: { white: boolean }) {
  return (
    <g>
      <Cube white={white} />
      <path
        d="M-26-20C-8-34 18-30 28-14M-28 14C-10 32 16 30 26 18M-14-4Q2-14 14 0"
        fill="none"
        stroke={white ? "#8d849c" : "#a9854f"}
        stroke-width="7"
        stroke-linecap="round"
        opacity=".7"
      />
    </g>
  );
}
