/** The score track as a loop of 50 spaces with the rat tails printed between them; inside: the flames of the rounds and the standing. */
import { SHARED } from "../../layout/Part";
import { Glyph } from "./signs";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { LAP, ROUNDS, TAILS_AFTER } from "./data.gen";
import type { View } from "./types.gen";

const WIDE = 16;
const HIGH = LAP / 2 + 2 - WIDE;
const CELL = 20;

/** The middle of a space; 0 lies at the upper left, and the loop runs clockwise. */
export function cellOf(points: number): { x: number; y: number } {
  const n = ((points % LAP) + LAP) % LAP;
  const right = WIDE - 1;
  const down = HIGH - 1;
  const [column, row] =
    n <= right
      ? [n, 0]
      : n <= right + down
        ? [right, n - right]
        : n <= 2 * right + down
          ? [2 * right + down - n, down]
          : [0, LAP - n];
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

function between(points: number): { x: number; y: number } {
  const [a, b] = [cellOf(points), cellOf(points + 1)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Several markers on one space huddle together. */
function huddled(scores: number[]): { seat: number; x: number; y: number; r: number; lap: number }[] {
  return scores.map((points, seat) => {
    const mates = scores.map((_, other) => other).filter((other) => (scores[other] ?? 0) % LAP === points % LAP);
    const { x, y } = cellOf(points);
    const lap = Math.floor(points / LAP);
    if (mates.length === 1) return { seat, x, y, r: 8.5, lap };
    const place = mates.indexOf(seat);
    return { seat, x: x + (place % 2 ? 6 : -5), y: y + (place > 1 ? 6 : mates.length > 2 ? -6 : 0), r: 6.8, lap };
  });
}

export function Flames({ round, words }: { round: number; words: Words }) {
  return (
    <span class="cha-flames" role="img" aria-label={`${words.text("word-round")} ${round} / ${ROUNDS}`}>
      {Array.from({ length: ROUNDS }, (_, i) => (
        <Glyph of="flame" class={i + 1 === round ? "is-now" : i + 1 < round ? "is-past" : "is-to-come"} />
      ))}
    </span>
  );
}

/** `names` null: everybody stands beside the board already. */
export function ScoreTrack({ view, names, words }: { view: View; names: string[] | null; words: Words }) {
  const text = boardText(words);
  const order = view.players
    .map((_, seat) => seat)
    .sort((a, b) => (view.players[b]?.points ?? 0) - (view.players[a]?.points ?? 0));
  return (
    <section class="cha-score" {...SHARED} aria-label={text("board-score-track")}>
      <svg viewBox={`-3 -7 ${WIDE * CELL + 6} ${HIGH * CELL + 14}`} class="cha-track" aria-hidden="true">
        {Array.from({ length: LAP }, (_, n) => {
          const { x, y } = cellOf(n);
          return (
            <g>
              <rect
                x={x - 9}
                y={y - 9}
                width="18"
                height="18"
                rx="4"
                class={n % 5 === 0 ? "cha-cell is-five" : "cha-cell"}
              />
              {n % 5 === 0 && (
                <text x={x} y={y + 3.6} class="cha-cell-number">
                  {n}
                </text>
              )}
            </g>
          );
        })}
        {TAILS_AFTER.map((points) => {
          const { x, y } = between(points);
          return <use href="#cha-tail" x={x - 5.5} y={y - 5.5} width="11" height="11" class="cha-rat-tail" />;
        })}
        {huddled(view.players.map((player) => player.points)).map(({ seat, x, y, r, lap }) => (
          <g transform={`translate(${x} ${y})`} class={`cha-marker cha-seat-${seat}`}>
            <circle r={r} />
            <text y="3.8">{seat + 1}</text>
            {lap > 0 && <path d="M3-11h9l-2.5 4 2.5 4H3z" class="cha-lap-flag" />}
          </g>
        ))}
      </svg>
      <div class="cha-score-inside">
        <p class="cha-round">
          <Flames round={view.round} words={words} />
          <span class="cha-step">{words.text(`step-${view.step}`)}</span>
        </p>
        <ol class="cha-standing">
          {(names ? order : []).map((seat) => {
            const player = view.players[seat];
            if (!player) return null;
            return (
              <li key={seat}>
                <SeatDot seat={seat} />
                <span class="cha-name">{names?.[seat]}</span>
                {player.tails > 0 && (
                  <span class="cha-tails" title={text("board-tails", { n: player.tails })}>
                    <Glyph of="tail" />
                    {player.tails}
                    <span class="cha-hidden">{text("board-tails", { n: player.tails })}</span>
                  </span>
                )}
                <b data-points={seat}>{player.points}</b>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** A seat's colour and its figure. */
export function SeatDot({ seat }: { seat: number }) {
  return (
    <span class={`cha-dot cha-seat-${seat}`} aria-hidden="true">
      {seat + 1}
    </span>
  );
}
