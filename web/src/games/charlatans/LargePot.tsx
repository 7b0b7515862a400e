/** A pot from above, large: the spiral of spaces, what is printed on them, and what lies in it. */
import { Cauldron } from "./Cauldron";
import { ChipMark } from "./Chip";
import { BUBBLE, SIZE, pointOf } from "./spiral";
import { boardText } from "./messages.gen";
import type { Words } from "../types";
import { SPACES, SPOON } from "./data.gen";
import type { PlayerView } from "./types.gen";

/** One printed space: coins large, points on parchment, a ruby beside them. */
function Bubble({ space, state }: { space: number; state: string }) {
  const { x, y } = pointOf(space);
  const { coins, points, ruby } = SPACES[space] ?? { coins: 0, points: 0, ruby: false };
  const both = points > 0 && ruby;
  const wide = points > 9 ? 37 : 28;
  const low = points > 0 || ruby;
  return (
    <g class={`cha-space ${state}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {space !== SPOON && (
        <>
          <circle r={BUBBLE} class="cha-bubble" />
          <path
            d={`M${-BUBBLE * 0.68} ${-BUBBLE * 0.42}A${BUBBLE * 0.8} ${BUBBLE * 0.8} 0 0 1 ${-BUBBLE * 0.2} ${-BUBBLE * 0.77}`}
            class="cha-gleam"
          />
        </>
      )}
      <text class="cha-coins" y={low ? -1 : 13}>
        {coins}
      </text>
      {points > 0 && (
        <g transform={`translate(${both ? -14 : 0} 22)`}>
          <rect x={-wide / 2} y="-13.5" width={wide} height="27" rx="6" class="cha-vp" />
          <text class="cha-vp-number" y="9">
            {points}
          </text>
        </g>
      )}
      {ruby && <use href="#cha-ruby" x={both ? wide / 2 - 12 : -14} y={both ? 9 : 7} width="26" height="26" />}
    </g>
  );
}

/** Drop and rat stone, small where a chip shares their space. */
function Stone({ of, space, shared }: { of: "drop" | "rat"; space: number; shared: boolean }) {
  const { x, y } = pointOf(space);
  const size = shared ? BUBBLE : BUBBLE * 1.5;
  const shift = shared ? -BUBBLE * 0.75 : 0;
  return (
    <g
      class={`cha-stone cha-stone-${of}`}
      data-stone={of}
      transform={`translate(${(x + shift).toFixed(1)} ${(y + shift).toFixed(1)})`}
    >
      <circle r={size * 0.62} class="cha-stone-ground" />
      <use href={`#cha-${of}`} x={-size / 2} y={-size / 2} width={size} height={size} />
    </g>
  );
}

/** Several chips may share the last space (CHA-18): they lie in a small heap. */
function heaps(player: PlayerView): { chip: string; space: number; acts: boolean; lift: number }[] {
  const on = new Map<number, number>();
  return player.pot.map((placed) => {
    const lift = on.get(placed.space) ?? 0;
    on.set(placed.space, lift + 1);
    return { ...placed, lift };
  });
}

export function LargePot({
  player,
  id,
  label,
  words,
}: {
  player: PlayerView;
  id: string;
  label: string;
  words: Words;
}) {
  const scoring = player.scoring.space;
  const last = player.pot.at(-1)?.space ?? player.start;
  const occupied = new Set([
    player.drop,
    ...(player.rat ? [player.start] : []),
    ...player.pot.map((placed) => placed.space),
  ]);
  const score = pointOf(scoring);
  return (
    <svg
      class={`cha-pot${player.exploded ? " is-exploded" : ""}${player.stopped ? " is-stopped" : ""}`}
      viewBox={`-12 -12 ${SIZE + 24} ${SIZE + 24}`}
      role="img"
      aria-label={label}
    >
      <Cauldron id={id} />
      <g>
        {SPACES.map((_, space) => (
          <Bubble
            space={space}
            state={space <= last ? "is-behind" : space === scoring ? "is-scoring" : space <= last + 6 ? "is-near" : ""}
          />
        ))}
      </g>
      <Stone of="drop" space={player.drop} shared={player.pot.some((placed) => placed.space === player.drop)} />
      {player.rat > 0 && (
        <Stone of="rat" space={player.start} shared={player.pot.some((placed) => placed.space === player.start)} />
      )}
      <g>
        {heaps(player).map(({ chip, space, acts, lift }) => {
          const { x, y } = pointOf(space);
          return <ChipMark chip={chip} x={x + lift * 7} y={y - lift * 9} r={BUBBLE * 0.97} faded={!acts} />;
        })}
      </g>
      <g class="cha-score-ring" transform={`translate(${score.x.toFixed(1)} ${score.y.toFixed(1)})`}>
        <circle r={BUBBLE * 1.1} />
        <title>{boardText(words)("board-scoring-space")}</title>
      </g>
      {/* where a flight may land: one spot per space, without a body */}
      {SPACES.map((_, space) => {
        const { x, y } = pointOf(space);
        return (
          <circle
            data-space={space}
            cx={x}
            cy={y}
            r={BUBBLE}
            fill="none"
            class={occupied.has(space) ? "is-full" : ""}
          />
        );
      })}
      {player.exploded && <Smoke />}
    </svg>
  );
}

const PUFFS: readonly (readonly [number, number, number])[] = [
  [150, 150, 105],
  [235, 80, 80],
  [70, 240, 75],
  [860, 850, 110],
  [770, 925, 78],
  [945, 760, 70],
  [130, 850, 90],
  [60, 770, 60],
  [600, 30, 70],
];

/** What an explosion leaves: a few lazy puffs over the rim. */
function Smoke() {
  return (
    <g class="cha-smoke" aria-hidden="true">
      {PUFFS.map(([x, y, r]) => (
        <circle cx={x} cy={y} r={r} class="cha-puff" />
      ))}
    </g>
  );
}
