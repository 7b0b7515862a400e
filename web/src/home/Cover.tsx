/** A box on the shelf, drawn by us in one hand: a night, a warm light, the game's own picture, and its name. */
import type { ComponentType } from "preact";
import type { GameInfo } from "../net/api";
import type { ReaderWords } from "../words/words";
import { inTwoLines, sizeOf } from "./titles";

/** The pictures lie in the games' folders; a game without one has the night and its name. */
const PICTURES = import.meta.glob<ComponentType>("../games/*/cover.tsx", { import: "default", eager: true });

const STARS: [number, number, number][] = [
  [22, 92, 1.2],
  [48, 76, 0.9],
  [163, 83, 1.3],
  [181, 118, 0.9],
  [30, 134, 0.8],
  [152, 108, 0.8],
  [100, 84, 1],
  [75, 102, 0.7],
];

export function Cover({ game, words }: { game: GameInfo; words: ReaderWords }) {
  const Picture = PICTURES[`../games/${game.name}/cover.tsx`];
  const title = inTwoLines(words.text(`game-${game.name}`));
  const size = sizeOf(title);
  const [sky, light] = [`sky-${game.name}`, `light-${game.name}`];
  return (
    <svg class="cover" viewBox="0 0 200 270" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={game.colours[0]} />
          <stop offset="1" stop-color={game.colours[1]} />
        </linearGradient>
        <radialGradient id={light} cx=".5" cy=".62" r=".5">
          <stop offset="0" stop-color="#ffd890" stop-opacity=".75" />
          <stop offset="1" stop-color="#ffd890" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="200" height="270" fill={`url(#${sky})`} />
      <rect width="200" height="270" fill={`url(#${light})`} />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} fill="#fff3d6" opacity=".7" />
      ))}
      {Picture && <Picture />}
      <rect x="7" y="7" width="186" height="256" rx="7" fill="none" stroke="#e3b778" stroke-width="1.5" opacity=".75" />
      <g class="cover-title" text-anchor="middle" fill="#ffeecb">
        {title.map((line, at) => (
          <text key={line} x="100" y={(title.length === 1 ? 50 : 40) + at * 27} font-size={size}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}
