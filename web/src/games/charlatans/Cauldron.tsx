/** The cauldron seen from above, without what lies in it: iron rim, ears, brew, and the wooden spoon over the edge. */
import { BUBBLE, CENTRE, SIZE, lineThrough, pointOf } from "./spiral";
import { SPOON } from "./data.gen";

const RIVETS = Array.from({ length: 16 }, (_, i) => (i + 0.5) * (Math.PI / 8));
const LINE = lineThrough(0, SPOON);
/** Small bubbles that rise in the brew, between the arms. */
const FROTH: readonly (readonly [number, number, number])[] = [
  [118, 560, 9],
  [150, 640, 6],
  [300, 860, 8],
  [690, 862, 10],
  [742, 838, 5],
  [880, 560, 7],
  [858, 628, 10],
  [228, 250, 7],
  [400, 118, 8],
  [560, 108, 5],
  [128, 420, 6],
  [480, 892, 6],
];

export function Cauldron({ id, spoon = true }: { id: string; spoon?: boolean }) {
  const end = pointOf(SPOON);
  const angle = (Math.atan2(end.y - CENTRE, end.x - CENTRE) * 180) / Math.PI;
  return (
    <g class="cha-cauldron">
      <defs>
        <radialGradient id={`${id}-brew`} cx="50%" cy="47%" r="56%">
          <stop offset="0" class="cha-brew-0" />
          <stop offset=".55" class="cha-brew-1" />
          <stop offset="1" class="cha-brew-2" />
        </radialGradient>
        <linearGradient id={`${id}-iron`} x1="0" y1="0" x2=".6" y2="1">
          <stop offset="0" class="cha-iron-0" />
          <stop offset=".45" class="cha-iron-1" />
          <stop offset="1" class="cha-iron-2" />
        </linearGradient>
        <linearGradient id={`${id}-wood`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#d9a066" />
          <stop offset="1" stop-color="#8a5527" />
        </linearGradient>
      </defs>
      <circle cx={CENTRE} cy={CENTRE} r="497" class="cha-embers" />
      <path d="M34 398C-14 420-14 580 34 602M966 398c48 22 48 182 0 204" class="cha-ear" stroke={`url(#${id}-iron)`} />
      <circle cx={CENTRE} cy={CENTRE} r="480" fill={`url(#${id}-iron)`} class="cha-rim" />
      <circle cx={CENTRE} cy={CENTRE} r="473" class="cha-rim-light" />
      {RIVETS.map((turn) => (
        <circle cx={CENTRE + 461 * Math.cos(turn)} cy={CENTRE + 461 * Math.sin(turn)} r="6.5" class="cha-rivet" />
      ))}
      <circle cx={CENTRE} cy={CENTRE} r="444" class="cha-depth" />
      <circle cx={CENTRE} cy={CENTRE} r="438" fill={`url(#${id}-brew)`} />
      <path d={LINE} class="cha-swirl" stroke-width={BUBBLE * 1.9} />
      <path d={LINE} class="cha-swirl-light" stroke-width={BUBBLE * 0.25} />
      {FROTH.map(([x, y, r]) => (
        <circle cx={x} cy={y} r={r} class="cha-froth" />
      ))}
      {spoon && (
        <g
          transform={`translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
          class="cha-spoon"
        >
          <path
            d={`M${BUBBLE * 0.9} -15C80 -13 ${SIZE * 0.1} -15 208 -21c16-2 16 44 0 42C140 15 80 13 ${BUBBLE * 0.9} 15z`}
            fill={`url(#${id}-wood)`}
          />
          <ellipse rx={BUBBLE * 1.22} ry={BUBBLE * 1.12} fill={`url(#${id}-wood)`} />
          <ellipse rx={BUBBLE * 1.02} ry={BUBBLE * 0.94} class="cha-spoon-hollow" />
        </g>
      )}
    </g>
  );
}
