/** What the race flies over: roofs at the start, the forest, clouds, and the moon to which they all go. */
import { useMemo } from "preact/hooks";
import { type Ground, type Point, spot } from "./route";
import { FINISH } from "./data.gen";

/** A row of firs from left to right, as one path. Each is a little different, and the same every time. */
function firs(width: number, ground: number, tall: number, apart: number, seed: number): string {
  const trees: string[] = [];
  for (let x = -apart; x < width + apart; x += apart) {
    const wild = Math.abs(Math.sin(x * 12.9898 + seed * 78.233));
    const top = ground - tall * (0.55 + 0.45 * wild);
    const half = apart * (0.62 + 0.2 * wild);
    const step = (ground - top) / 3;
    trees.push(
      `M${x} ${top}l${half * 0.5} ${step}h${-half * 0.2}l${half * 0.4} ${step}h${-half * 0.2}l${half * 0.5} ${step + 60}h${-half * 2}l${half * 0.5} ${-step - 60}h${-half * 0.2}l${half * 0.4} ${-step}h${-half * 0.2}Z`,
    );
  }
  return trees.map((tree) => tree.replaceAll(/-?\d+\.\d+/g, (number) => Number.parseFloat(number).toFixed(1))).join("");
}

const stars = (width: number, height: number, many: number): (Point & { r: number })[] =>
  Array.from({ length: many }, (_, at) => ({
    x: (Math.abs(Math.sin(at * 91.7)) * 9973) % width,
    y: (Math.abs(Math.sin(at * 37.3 + 1)) * 7919) % (height * 0.8),
    r: 0.6 + (at % 4) * 0.35,
  }));

export function Scenery({ ground, id }: { ground: Ground; id: string }) {
  const { width, height } = ground;
  const low = ground.rows === 1;
  const moon = spot(ground, FINISH);
  const size = low ? 26 : ground.width > 600 ? 58 : 40;
  const sky = useMemo(() => stars(width, height, low ? 26 : 70), [width, height, low]);
  const far = useMemo(
    () => firs(width, height - (low ? 4 : 26), low ? 26 : 84, low ? 13 : 27, 1),
    [width, height, low],
  );
  const near = useMemo(
    () => firs(width, height + (low ? 8 : 12), low ? 26 : 66, low ? 17 : 36, 5),
    [width, height, low],
  );
  return (
    <g aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0b1030" />
          <stop offset=".55" stop-color="#252a66" />
          <stop offset="1" stop-color="#5a3a74" />
        </linearGradient>
        <radialGradient id={`${id}-halo`}>
          <stop offset="0" stop-color="#ffeec0" stop-opacity=".75" />
          <stop offset=".4" stop-color="#ffdf9a" stop-opacity=".28" />
          <stop offset="1" stop-color="#ffdf9a" stop-opacity="0" />
        </radialGradient>
        <radialGradient id={`${id}-moon`} cx=".38" cy=".35" r=".75">
          <stop offset="0" stop-color="#fffaea" />
          <stop offset=".7" stop-color="#ffe6ac" />
          <stop offset="1" stop-color="#e9bf74" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}-sky)`} />
      {sky.map(({ x, y, r }, at) => (
        <circle key={at} cx={x} cy={y} r={r} fill="#fff4d8" opacity={0.35 + (at % 5) * 0.12} />
      ))}
      <circle cx={moon.x} cy={moon.y} r={size * 3.6} fill={`url(#${id}-halo)`} />
      <circle cx={moon.x} cy={moon.y} r={size} fill={`url(#${id}-moon)`} />
      <g fill="#dcb877" opacity=".5" transform={`translate(${moon.x} ${moon.y}) scale(${size / 50})`}>
        <circle cx="-18" cy="-14" r="9" />
        <circle cx="16" cy="20" r="12" />
        <circle cx="22" cy="-20" r="5" />
        <circle cx="-20" cy="20" r="6" />
      </g>
      {!low && <Clouds width={width} height={height} />}
      <path d={far} fill="#1d2152" />
      <path d={near} fill="#0d1030" />
      <Roofs x={low ? -6 : ground.left - 92} y={height} scale={low ? 0.34 : 1} />
    </g>
  );
}

/** The village below the start: crooked houses, lit windows, smoke. */
function Roofs({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M6 4v-34l26-26 26 26V4ZM64 4v-24l18-30 20 28V4Z" fill="#130d26" />
      <path d="M0-28 32-62 64-28l-6 4-26-26L6-24ZM58-18 82-58l26 38-6 4-20-28-18 30Z" fill="#3b2350" />
      <path d="M44-44v-18h9v27" fill="#2a1a3c" />
      <path
        d="M48-66c-6-8 8-12 2-22s10-12 4-24"
        fill="none"
        stroke="#cfc6ea"
        stroke-opacity=".3"
        stroke-width="5"
        stroke-linecap="round"
      />
      <g fill="#ffc35a">
        <rect x="20" y="-26" width="9" height="11" rx="1.5" />
        <rect x="35" y="-26" width="9" height="11" rx="1.5" />
        <rect x="78" y="-22" width="9" height="12" rx="4" />
      </g>
      <path d="M24.5-26v11M20-20.500h9M39.5-26v11M35-20.500h9" stroke="#7a3d12" stroke-width="1.2" />
    </g>
  );
}

function Clouds({ width, height }: { width: number; height: number }) {
  const puff = "M0 0c-16 0-20-18-6-22 2-16 26-18 32-4 14-8 28 2 24 14 16-2 18 14 2 14Z";
  return (
    <g fill="#c9cdf5" opacity=".13">
      <path d={puff} transform={`translate(${width * 0.16} ${height * 0.36}) scale(1.4)`} />
      <path d={puff} transform={`translate(${width * 0.52} ${height * 0.72}) scale(1.8)`} />
      <path d={puff} transform={`translate(${width * 0.68} ${height * 0.2}) scale(1.2)`} />
    </g>
  );
}
