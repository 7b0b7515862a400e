/** The race track: a night flight from the roofs to the moon (DUB-1), the witches, the Curse and the roadblocks. */
import { type Ground, STRIP, TALL, WIDE, hovering, signed, spot, squares, trail } from "./route";
import { Scenery } from "./Scenery";
import { boardText } from "./messages.gen";
import { WitchShape } from "./witches";
import type { Words } from "../types";
import { FINISH } from "./data.gen";

export interface TrackProps {
  shape: "wide" | "tall" | "strip";
  at: number[];
  curse: number;
  blocks: number[];
  mover: number;
  mine: number | null;
  names: string[];
  words: Words;
}

const GROUNDS: Record<TrackProps["shape"], Ground> = { wide: WIDE, tall: TALL, strip: STRIP };

export function Track({ shape, at, curse, blocks, mover, mine, names, words }: TrackProps) {
  const ground = GROUNDS[shape];
  const text = boardText(words);
  const spots = hovering(ground, at);
  const last = mover >= 0 ? mover : (mine ?? -1);
  const order = at
    .map((_, seat) => seat)
    .sort((a, b) => (a === last ? 1 : b === last ? -1 : (spots[a]?.y ?? 0) - (spots[b]?.y ?? 0)));
  const where = at
    .map((square, seat) =>
      text("board-stands", { who: names[seat] ?? "", square: signed(square), across: `${square >= FINISH}` }),
    )
    .join(" ");
  const cursed = curse >= -2 ? text("board-cursed", { square: signed(curse) }) : "";
  return (
    <svg
      class={`dub-track is-${shape}`}
      viewBox={`0 0 ${ground.width} ${ground.height}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={`${words.text("word-track")}. ${where} ${cursed}`}
    >
      <Scenery ground={ground} id={`dub-${shape}`} />
      <path d={trail(ground)} class="dub-trail" />
      {squares().map((square) => (
        <Stop key={square} square={square} ground={ground} words={words} />
      ))}
      {curse >= -2 && <Curse ground={ground} square={curse} />}
      {blocks.map((seat) => (
        <Block key={seat} ground={ground} square={at[seat] ?? 0} />
      ))}
      {order.map((seat) => {
        const { x, y } = spots[seat] ?? { x: 0, y: 0 };
        const size = ground.witch / 72;
        return (
          <g
            key={seat}
            class={`dub-witch ${seat === mover ? "is-flying" : ""}`}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <g class="dub-hover" style={{ animationDelay: `${seat * -0.7}s` }}>
              <g transform={`scale(${size}) translate(-38 -32)`}>
                {seat === mine && <ellipse class="dub-mine" cx="37" cy="30" rx="36" ry="31" />}
                <WitchShape seat={seat} fill={`var(--wit-${seat})`} />
              </g>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

function Stop({ square, ground, words }: { square: number; ground: Ground; words: Words }) {
  const { x, y } = spot(ground, square);
  const low = ground.rows === 1;
  if (square === FINISH) {
    return (
      <text class="dub-finish" x={x} y={y + (low ? 22 : 6)} text-anchor="middle">
        {low ? "" : words.text("word-finish")}
      </text>
    );
  }
  const r = low ? 4 : ground.width > 600 ? 14 : 11;
  const named = low ? square % 5 === 0 || square === -2 : true;
  return (
    <g
      class={`dub-stop ${square < 0 ? "is-penalty" : square === 0 ? "is-start" : ""}`}
      transform={`translate(${x} ${y})`}
    >
      {square < 0 ? (
        <path d={`M0 ${-r * 1.15} ${r * 1.15} 0 0 ${r * 1.15} ${-r * 1.15} 0Z`} />
      ) : (
        <circle r={square === 0 ? r * 1.2 : r} />
      )}
      {named && (
        <text y={low ? 16 : 4.5} text-anchor="middle">
          {square < 0 ? `−${-square}` : square}
        </text>
      )}
    </g>
  );
}

/** DUB-20. A dark ring with a crow's eye on the leading square. */
function Curse({ ground, square }: { ground: Ground; square: number }) {
  const { x, y } = spot(ground, square);
  const size = ground.rows === 1 ? 0.55 : ground.width > 600 ? 1.15 : 0.9;
  return (
    <g class="dub-curse" style={{ transform: `translate(${x}px, ${y + 16 * size}px)` }}>
      <g transform={`scale(${size})`}>
        <path d="M-24 0C-14-13 14-13 24 0 14 13-14 13-24 0Z" fill="#2a0a3c" stroke="#d68cff" stroke-width="2.4" />
        <circle r="7.5" fill="#d68cff" />
        <path d="M0-7c3 5 3 9 0 14-3-5-3-9 0-14Z" fill="#2a0a3c" />
      </g>
    </g>
  );
}

/** DUB-33. A fallen trunk across the way. */
function Block({ ground, square }: { ground: Ground; square: number }) {
  const { x, y } = spot(ground, square);
  const size = ground.rows === 1 ? 0.5 : 1;
  return (
    <g transform={`translate(${x + 22 * size} ${y}) scale(${size})`} aria-hidden="true">
      <path d="M-7-24h14V24H-7Z" fill="#7a4a2b" stroke="#140c24" stroke-width="2" />
      <path d="M-7-16 7-6M-7-4 7 6M-7 8 7 18" stroke="#ffb454" stroke-width="4" />
    </g>
  );
}
