/** An ingredient chip: colour, sign and value. */
import { colourOf, valueOfChip } from "./chips";

/** Inside a drawing, around a point. */
export function ChipMark({
  chip,
  x,
  y,
  r,
  faded = false,
}: {
  chip: string;
  x: number;
  y: number;
  r: number;
  faded?: boolean;
}) {
  const colour = colourOf(chip);
  const sign = r * 1.3;
  return (
    <g
      class={`cha-chip cha-is-${colour}${faded ? " is-faded" : ""}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    >
      <ellipse cx={r * 0.06} cy={r * 0.12} rx={r * 1.02} ry={r * 1.02} class="cha-chip-shadow" />
      <circle r={r} class="cha-chip-body" stroke-width={r * 0.09} />
      <circle r={r * 0.83} class="cha-chip-ring" stroke-width={r * 0.05} />
      <use href={`#cha-${colour}`} x={-sign * 0.56} y={-sign * 0.6} width={sign} height={sign} />
      <circle cx={r * 0.56} cy={r * 0.56} r={r * 0.41} class="cha-chip-badge" stroke-width={r * 0.07} />
      <text x={r * 0.56} y={r * 0.77} font-size={r * 0.64} class="cha-chip-value">
        {valueOfChip(chip)}
      </text>
    </g>
  );
}

/** Beside text or in a button. */
export function ChipIcon({ chip, size = 40 }: { chip: string; size?: number }) {
  return (
    <svg
      class="cha-chip-icon"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="-27 -27 54 54"
      aria-hidden="true"
    >
      <ChipMark chip={chip} x={0} y={0} r={25} />
    </svg>
  );
}
