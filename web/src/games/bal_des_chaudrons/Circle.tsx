/** The Demon Circle: a star of five points. With four in it the whole place burns (BAL-27). */
import { CubeShape } from "./signs";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { STAR } from "./data.gen";
import { type Counts, lying, sizeOf } from "./piles";

const R = 62;
const pointAt = (at: number, r: number): { x: number; y: number } => {
  const angle = ((at * 360) / STAR - 90) * (Math.PI / 180);
  return { x: 80 + r * Math.cos(angle), y: 80 + r * Math.sin(angle) };
};

/** The first five lie on the points, what is more in the middle. */
export function placeAt(at: number): { x: number; y: number } {
  if (at < STAR) return pointAt(at, R - 4);
  const inner = at - STAR;
  return { x: 80 + (inner % 2 ? 12 : -12) * Math.min(inner, 1), y: 80 - inner * 7 + 6 };
}

const STAR_PATH = `M${[0, 2, 4, 1, 3]
  .map((at) => {
    const { x, y } = pointAt(at, R);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  })
  .join("L")}Z`;

export const heatOf = (n: number): string =>
  n >= STAR ? "is-burning" : n === STAR - 1 ? "is-danger" : n > 0 ? "is-warm" : "";

export function DemonCircle({
  circle,
  seat,
  label,
  words,
}: {
  circle: Counts;
  seat: number;
  label: string;
  words: Words;
}) {
  const text = boardText(words);
  const lies = lying(circle);
  const n = sizeOf(circle);
  const told = lies.map((ingredient) => words.text(`ingredient-${ingredient}`)).join(", ") || text("board-nothing");
  return (
    <svg
      class={`bal-circle ${heatOf(n)}`}
      viewBox="0 0 160 160"
      role="img"
      aria-label={`${label}: ${text("board-of", { n, most: STAR })}. ${told}.${n === STAR - 1 ? ` ${text("board-danger")}` : ""}`}
      data-circle={seat}
    >
      <circle cx="80" cy="80" r="77" class="bal-circle-fire" />
      <circle cx="80" cy="80" r="72" class="bal-circle-ground" />
      <circle cx="80" cy="80" r={R + 2} class="bal-circle-ring" />
      <circle cx="80" cy="80" r={R - 25} class="bal-circle-ring is-inner" />
      <path d={STAR_PATH} class="bal-star" />
      {Array.from({ length: STAR }, (_, at) => {
        const { x, y } = pointAt(at, R - 4);
        return <circle key={at} cx={x} cy={y} r="15" class="bal-point" />;
      })}
      {lies.map((ingredient, at) => {
        const { x, y } = placeAt(at);
        return (
          <svg
            key={at}
            x={x - 17}
            y={y - 17}
            width="34"
            height="34"
            viewBox="0 0 40 40"
            class={`bal-cube is-${ingredient}`}
          >
            <CubeShape of={ingredient} />
          </svg>
        );
      })}
      {n <= STAR && (
        <text x="80" y="92" class="bal-circle-count">
          {n}
        </text>
      )}
      {n > STAR && (
        <g>
          <circle cx="132" cy="26" r="20" class="bal-circle-badge" />
          <text x="132" y="35" class="bal-circle-count is-badge">
            {n}
          </text>
        </g>
      )}
    </svg>
  );
}
