/** A pot from afar: the swirl, the chips, the scoring space; no printed numbers. */
import { ChipMark } from "./Chip";
import { BUBBLE, CENTRE, SIZE, lineThrough, pointOf } from "./spiral";
import { SPACES, SPOON } from "./data.gen";
import type { PlayerView } from "./types.gen";

const BURST =
  "M500 60l70 200 200-120-70 220 250 30-200 120 140 210-240-60-20 260-130-210-190 190 20-250-250 30 160-180-220-140 260-30-40-240 200 130z";
const LINE = lineThrough(0, SPOON);

/** How much nearer a small pot is shown while it is not full: signs should be legible, and the inner turns are enough. */
function nearness(player: PlayerView): number {
  const far = Math.max(
    ...[player.scoring.space, player.drop].map((space) =>
      Math.hypot(pointOf(space).x - CENTRE, pointOf(space).y - CENTRE),
    ),
  );
  return Math.max(1, Math.min(1.8, 425 / (far + BUBBLE * 1.4)));
}

export function MiniPot({ player, seat }: { player: PlayerView; seat: number }) {
  const score = pointOf(player.scoring.space);
  const drop = pointOf(player.drop);
  const rat = pointOf(player.start);
  const scale = nearness(player).toFixed(2);
  return (
    <svg
      class={`cha-mini-pot${player.exploded ? " is-exploded" : ""}`}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      aria-hidden="true"
      data-pot={seat}
    >
      <path d="M34 398C-14 420-14 580 34 602M966 398c48 22 48 182 0 204" class="cha-mini-ear" />
      <circle cx={CENTRE} cy={CENTRE} r="470" class="cha-mini-rim" />
      <circle cx={CENTRE} cy={CENTRE} r="438" class="cha-mini-brew" />
      {player.exploded && <path d={BURST} class="cha-burst" />}
      <g clip-path="url(#cha-inside)">
        <g transform={`translate(${CENTRE} ${CENTRE}) scale(${scale}) translate(${-CENTRE} ${-CENTRE})`}>
          <path d={LINE} class="cha-swirl" stroke-width={BUBBLE * 1.7} />
          {SPACES.map((_, space) => {
            const { x, y } = pointOf(space);
            return <circle cx={x} cy={y} r={BUBBLE * 0.3} class="cha-mini-space" data-space={space} />;
          })}
          <use
            href="#cha-drop"
            x={drop.x - BUBBLE}
            y={drop.y - BUBBLE}
            width={BUBBLE * 2}
            height={BUBBLE * 2}
            data-stone="drop"
          />
          {player.rat > 0 && (
            <use
              href="#cha-rat"
              x={rat.x - BUBBLE * 1.1}
              y={rat.y - BUBBLE * 1.1}
              width={BUBBLE * 2.2}
              height={BUBBLE * 2.2}
              data-stone="rat"
            />
          )}
          {player.pot.map(({ chip, space, acts }) => {
            const { x, y } = pointOf(space);
            return <ChipMark chip={chip} x={x} y={y} r={BUBBLE * 1.06} faded={!acts} />;
          })}
          <circle cx={score.x} cy={score.y} r={BUBBLE} class="cha-mini-score" />
        </g>
      </g>
    </svg>
  );
}
