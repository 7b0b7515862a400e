/** Colours that run into each other, kept once for the whole board. */
import { CARD } from "./ring";

const stops = (...colours: string[]) =>
  colours.map((colour, at) => <stop key={colour} offset={at / (colours.length - 1)} stop-color={colour} />);

export function Defs() {
  return (
    <svg class="sor-sprite" aria-hidden="true" width="0" height="0">
      <defs>
        <clipPath id="sor-inside">
          <rect
            x={-CARD.width / 2 + 5}
            y={-CARD.height / 2 + 5}
            width={CARD.width - 10}
            height={CARD.height - 10}
            rx="14"
          />
        </clipPath>
        <linearGradient id="sor-sky-one" x1="0" y1="0" x2="0" y2="1">
          {stops("#2e5f96", "#6d9cc9", "#3f6a7e")}
        </linearGradient>
        <linearGradient id="sor-sky-many" x1="0" y1="0" x2="0" y2="1">
          {stops("#4a1f4e", "#b4523d", "#7a3a2c")}
        </linearGradient>
        <radialGradient id="sor-firelight" cx=".5" cy=".84" r=".62">
          <stop offset="0" stop-color="#ffb03a" stop-opacity=".62" />
          <stop offset="1" stop-color="#ffb03a" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="sor-bone" x1="0" y1="0" x2="1" y2="1">
          {stops("#fff8e4", "#f1dfb4", "#dcc08a")}
        </linearGradient>
        <linearGradient id="sor-snow" x1="0" y1="0" x2="1" y2="1">
          {stops("#ffffff", "#f4f1fa", "#d5cfe2")}
        </linearGradient>
        <linearGradient id="sor-leather" x1="0" y1="0" x2="1" y2="0">
          {stops("#4d260e", "#9a5a2a", "#7d431c", "#3d1d0a")}
        </linearGradient>
        <radialGradient id="sor-felt" cx=".5" cy=".42" r=".62">
          <stop offset="0" class="sor-felt-0" />
          <stop offset="1" class="sor-felt-1" />
        </radialGradient>
        <radialGradient id="sor-wood" cx=".5" cy=".5" r=".52">
          <stop offset="0" class="sor-wood-0" />
          <stop offset="1" class="sor-wood-1" />
        </radialGradient>
      </defs>
    </svg>
  );
}
