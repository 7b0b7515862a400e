/** Seven spots in the forest, one for each place of the circle; the witches of a card's scene stand before them. */
import { CARD } from "./ring";

const W = CARD.width / 2;
const H = CARD.height / 2;
const GROUND = 52;

/** A pine, its foot at 0, 0. */
function Pine({ x, y, h, fill }: { x: number; y: number; h: number; fill: string }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${h / 100})`}
      d="M-4 0V-12H-30L-14-38H-24L-10-62H-18L0-100 18-62H10L24-38H14L30-12H4V0Z"
      fill={fill}
    />
  );
}

/** A bare old tree that reaches with its branches. */
function OldTree({ x, y, h, fill, flip = 1 }: { x: number; y: number; h: number; fill: string; flip?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${(h / 100) * flip} ${h / 100})`}
      d="M-12 0C-6-24-10-44-20-58L-38-68-22-66C-26-78-24-88-30-98-18-90-14-78-12-66L-4-58C-2-74 4-82 2-100 12-88 10-74 6-62L18-76 34-80C24-72 14-58 10-46 8-28 8-14 14 0Z"
      fill={fill}
    />
  );
}

function Moon({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r * 1.8} fill="#fff1c4" opacity=".13" />
      <circle cx={x} cy={y} r={r} fill="#fdf0c8" />
      <circle cx={x - r * 0.3} cy={y - r * 0.2} r={r * 0.2} fill="#e9d59b" />
      <circle cx={x + r * 0.32} cy={y + r * 0.28} r={r * 0.26} fill="#e9d59b" />
    </g>
  );
}

const hill = (fill: string, lift = 0) => (
  <path
    d={`M${-W} ${GROUND - lift}C-50 ${GROUND - 24 - lift} -20 ${GROUND - 6 - lift} 20 ${GROUND - 14 - lift}S70 ${GROUND - 26 - lift} ${W} ${GROUND - 8 - lift}V${H}H${-W}Z`}
    fill={fill}
  />
);

const pines = (fill: string, far: readonly (readonly [number, number])[]) =>
  far.map(([x, h]) => <Pine key={x} x={x} y={GROUND - 10} h={h} fill={fill} />);

const SPOTS: readonly (() => preact.JSX.Element)[] = [
  // A clearing under the full moon.
  () => (
    <>
      <Moon x={46} y={-72} r={22} />
      {pines("#1d3a48", [
        [-78, 96],
        [-46, 120],
        [-14, 84],
        [24, 100],
        [62, 88],
        [88, 112],
      ])}
      {hill("#14262f")}
      <Pine x={-84} y={78} h={130} fill="#0c1920" />
      <Pine x={90} y={84} h={120} fill="#0c1920" />
    </>
  ),
  // The pond.
  () => (
    <>
      <Moon x={-44} y={-70} r={15} />
      {pines("#24465a", [
        [-86, 70],
        [-62, 92],
        [58, 80],
        [84, 100],
      ])}
      {hill("#1a3440", 6)}
      <ellipse cx="8" cy="84" rx="86" ry="22" fill="#2f6a80" />
      <ellipse cx="-34" cy="80" rx="18" ry="4" fill="#fdf0c8" opacity=".6" />
      <path
        d="M-88 98C-86 66-80 52-74 46M-80 100C-78 74-70 60-64 58M82 104C82 74 78 60 70 54M88 104C90 80 90 68 94 62"
        stroke="#0c1a1f"
        stroke-width="5"
        stroke-linecap="round"
        fill="none"
      />
      <path d="M-76 34v18M72 40v18" stroke="#5a3a22" stroke-width="9" stroke-linecap="round" />
    </>
  ),
  // Toadstools as tall as trees.
  () => (
    <>
      <Moon x={-56} y={-84} r={11} />
      {pines("#2c3358", [
        [-30, 90],
        [6, 76],
        [40, 96],
      ])}
      {hill("#1e2340", 2)}
      <g fill="#e9d9c0">
        <path d="M-82 64C-78 30-80 4-84-8H-58C-64 6-64 30-58 64ZM54 66C58 40 58 18 56 4H78C74 20 76 44 84 66Z" />
      </g>
      <path d="M-110-4C-110-40-88-56-70-56S-30-40-30-4C-44 6-96 6-110-4Z" fill="#b3342f" />
      <path d="M30 10C30-18 48-32 66-32S104-18 104 10C92 18 42 18 30 10Z" fill="#8f3f86" />
      <g fill="#ffe9c9" opacity=".9">
        <circle cx="-84" cy="-24" r="7" />
        <circle cx="-58" cy="-36" r="6" />
        <circle cx="-48" cy="-14" r="5" />
        <circle cx="56" cy="-10" r="6" />
        <circle cx="78" cy="-16" r="5" />
        <circle cx="86" cy="4" r="4" />
      </g>
    </>
  ),
  // The crooked house.
  () => (
    <>
      <Moon x={-58} y={-70} r={13} />
      {pines("#2a3550", [
        [-84, 104],
        [-58, 80],
        [78, 96],
      ])}
      {hill("#1c2436", 2)}
      <path d="M6 48 14-18H66L72 48Z" fill="#3a2a3e" />
      <path d="M-6-12 42-84 52-62 86-10Z" fill="#1c1324" />
      <path d="M62-36V-66H74V-22Z" fill="#1c1324" />
      <path
        d="M68-70C60-80 76-84 68-96"
        stroke="#8f8aa8"
        stroke-width="4"
        fill="none"
        stroke-linecap="round"
        opacity=".6"
      />
      <path d="M24 4h14v18H24ZM48 4h12v18H48Z" fill="#ffcf6b" />
      <path d="M31 4v18M24 13h14M54 4v18M48 13h12" stroke="#3a2a3e" stroke-width="2.5" />
      <path d="M34 48V34q8-8 15 0V48Z" fill="#120c18" />
    </>
  ),
  // The tree with eyes.
  () => (
    <>
      <Moon x={60} y={-84} r={12} />
      {pines("#27413a", [
        [40, 84],
        [66, 104],
        [90, 86],
        [-88, 90],
      ])}
      {hill("#182a25", 2)}
      <OldTree x={-38} y={62} h={160} fill="#0f1a17" />
      <g fill="#ffd75c">
        <ellipse cx="-46" cy="-2" rx="6" ry="8" />
        <ellipse cx="-30" cy="-2" rx="6" ry="8" />
      </g>
      <g fill="#0f1a17">
        <circle cx="-45" cy="0" r="2.6" />
        <circle cx="-30" cy="0" r="2.6" />
      </g>
      <path d="M-48 18Q-38 27-27 17Q-38 36-48 18Z" fill="#ffd75c" opacity=".85" />
    </>
  ),
  // Standing stones.
  () => (
    <>
      <Moon x={0} y={-66} r={19} />
      {pines("#3a3d5e", [
        [-88, 78],
        [88, 84],
      ])}
      {hill("#242843", 4)}
      <g fill="#7a7c98">
        <path d="M-84 54-80-18Q-68-26-58-16L-54 54ZM58 54 62-14Q72-24 82-16L88 54Z" />
        <path d="M-36 44-34-4Q-26-10-18-4L-14 44ZM18 44 20-6Q28-12 36-6L40 44Z" opacity=".75" />
      </g>
      <path d="M-38-8Q-26-22-12-10L40-12Q38-22 26-22H-30Z" fill="#8f91ad" />
      <path d="M-72 6l7 9-8 8M72 8l-7 9 8 8" stroke="#3c3e5a" stroke-width="3.5" fill="none" />
    </>
  ),
  // The pumpkin field.
  () => (
    <>
      <Moon x={52} y={-76} r={14} />
      <OldTree x={-66} y={50} h={120} fill="#1c1722" flip={-1} />
      {pines("#3b3048", [
        [30, 70],
        [58, 92],
        [86, 76],
      ])}
      {hill("#2a2133", 2)}
      <g>
        {(
          [
            [-76, 70, 17],
            [78, 66, 20],
            [50, 58, 12],
          ] as const
        ).map(([x, y, r]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${r / 20})`}>
            <path d="M-2-16C-4-24 0-28 6-28" stroke="#4c6b2c" stroke-width="5" fill="none" stroke-linecap="round" />
            <ellipse rx="24" ry="18" fill="#d8691b" />
            <path
              d="M-10-16C-18-6-18 8-10 17M10-16C18-6 18 8 10 17M0-18V18"
              stroke="#a3460d"
              stroke-width="3"
              fill="none"
            />
            <path d="M-13-5l8 5h-9ZM13-5 5 0h9ZM-11 7Q0 14 11 7 0 19-11 7Z" fill="#ffdf7a" />
          </g>
        ))}
      </g>
    </>
  ),
];

/** The forest of a place: cold moonlight for one witch, the glow of a fire for many. */
export function ForestSpot({ place }: { place: number }) {
  const Spot = SPOTS[place % SPOTS.length];
  return Spot ? <Spot /> : null;
}
