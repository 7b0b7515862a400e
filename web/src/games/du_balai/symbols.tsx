/** The nine symbols, and a die's face: orange is round and bright, black is cut at the corners and dark. */
import type { ComponentChildren } from "preact";
import type { Colour, Sign } from "./data.gen";

const stroked = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": 2,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

/** Each in a field of 24 by 24, in the colour of the text around it. */
const DRAWN: Record<Sign, ComponentChildren> = {
  spider: (
    <>
      <g {...stroked} stroke-width="1.7">
        <path d="M9 10 5 7.5 3.5 3.500M9 12.5 4 12 1.8 9M9 15l-4.5 1.500L3 20M10 17l-2.5 2.500L8 23M15 10l4-2.5 1.5-4M15 12.500l5-.5L22.2 9M15 15l4.5 1.500L21 20M14 17l2.5 2.500L16 23" />
      </g>
      <ellipse cx="12" cy="14.5" rx="4.3" ry="5" fill="currentColor" />
      <circle cx="12" cy="8" r="2.8" fill="currentColor" />
      <path d="M12 0v5" {...stroked} stroke-width="1.4" />
    </>
  ),
  clash: (
    <path
      fill="currentColor"
      fill-rule="evenodd"
      d="M12 .8 14.3 6.5 19.5 3 18 9l5.5 1.2-4.6 3.3 4 5-5.8-.9L16 23.300l-4-4.7-4.5 4.2-.3-6L1 18l3.6-4.800L.8 9l5.9-.5L5 2.800l5.3 3.500ZM12 9.300l-1.3 2.4-2.7.1 1.8 2-.8 2.7 2.5-1.2 2.4 1.4-.5-2.8 2-1.9-2.5-.3Z"
    />
  ),
  eye: (
    <>
      <path d="M1.5 13C5 7.5 8.3 5.5 12 5.500S19 7.5 22.5 13C19 17.5 15.7 19.5 12 19.500S5 17.5 1.5 13Z" {...stroked} />
      <circle cx="12" cy="12.5" r="4.2" fill="currentColor" />
      <path d="M4.5 6 3 3.500M9 3.8 8.5 1.200M15 3.800l.5-2.600M19.5 6 21 3.5" {...stroked} stroke-width="1.7" />
    </>
  ),
  lightning: <path d="M15 .8 3.5 13.600h6L7 23.2 20.5 9h-6.700Z" fill="currentColor" />,
  rain: (
    <>
      <path d="M6.5 13a4.7 4.7 0 0 1-.2-9.400A6 6 0 0 1 17.6 4.7 4.2 4.2 0 0 1 17.8 13Z" fill="currentColor" />
      <path d="M6.5 16.5 5 19.500M12 16.500l-2.5 5.500M17.5 16.5 16 19.5" {...stroked} stroke-width="2.4" />
    </>
  ),
  web: (
    <g {...stroked} stroke-width="1.6">
      <path d="M12 1v22M2.5 6.500l19 11M21.5 6.500l-19 11" />
      <path d="M12 4.800c-1.5 2.2-4 3.5-6.3 3.6 1 2.4 1 4.9 0 7.2 2.3.1 4.8 1.4 6.3 3.6 1.5-2.2 4-3.5 6.3-3.6-1-2.3-1-4.8 0-7.2-2.3-.1-4.8-1.4-6.3-3.600Z" />
      <path d="M12 8.700c-.8 1-1.9 1.6-3 1.7.4 1.1.4 2.2 0 3.2 1.1.1 2.2.7 3 1.7.8-1 1.9-1.6 3-1.7-.4-1-.4-2.1 0-3.2-1.1-.1-2.2-.7-3-1.700Z" />
    </g>
  ),
  star: <path d="m12 .9 3.3 7.2 7.8.9-5.8 5.3 1.6 7.8-6.9-3.9-6.9 3.9 1.6-7.800L.9 9l7.8-.9Z" fill="currentColor" />,
  skull: (
    <path
      fill="currentColor"
      fill-rule="evenodd"
      d="M12 1.500c5.8 0 9.5 3.9 9.5 9 0 3-1.3 5.3-3.3 6.600v3.700c0 1-.7 1.7-1.7 1.700h-9c-1 0-1.7-.7-1.7-1.700v-3.700C3.8 15.8 2.5 13.5 2.5 10.500c0-5.1 3.7-9 9.5-9ZM8.3 9a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.200Zm7.4 0a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.200ZM12 14.300l-1.5 3h3ZM9.3 19.200v2.200M12 19.200v2.2"
    />
  ),
  ear: (
    <>
      <path
        d="M5 10.500C5 5 8.3 1.5 12.5 1.500S20 4.8 20 9.200c0 5.3-5 6.1-5 9.8 0 2.3-1.4 3.7-3.4 3.7-2.4 0-3.8-1.7-3.8-3.9"
        {...stroked}
        stroke-width="2.4"
      />
      <path
        d="M8.8 10.700c0-3.2 1.5-5.1 3.7-5.100s3.7 1.5 3.7 3.7-1.7 3-2.7 4.400M8.8 10.700c2.2-.5 3.9.7 3.9 2.6 0 1.7-1.2 2.7-2.7 2.7"
        {...stroked}
      />
    </>
  ),
};

export function SignMark({ of, class: name = "" }: { of: Sign; class?: string }) {
  return (
    <svg class={`dub-symbol ${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {DRAWN[of]}
    </svg>
  );
}

const ROUND = "M-25-15A10 10 0 0 1-15-25H15A10 10 0 0 1 25-15V15A10 10 0 0 1 15 25H-15A10 10 0 0 1-25 15Z";
const CUT = "M-25-13-13-25H13L25-13V13L13 25H-13L-25 13Z";

/** A die, 50 wide, its middle at 0. Inside an svg. */
export function DieFace({ symbol, colour }: { symbol: Sign; colour: Colour }) {
  const outline = colour === "orange" ? ROUND : CUT;
  return (
    <g class={`dub-face is-${colour}`}>
      <path class="dub-face-shadow" d={outline} transform="translate(2.5 4.5)" />
      <path class="dub-face-side" d={outline} />
      {colour === "orange" ? (
        <circle class="dub-face-plate" r="21" />
      ) : (
        <path class="dub-face-plate" d={CUT} transform="scale(.82)" />
      )}
      <svg x="-16" y="-16" width="32" height="32" viewBox="0 0 24 24">
        {DRAWN[symbol]}
      </svg>
    </g>
  );
}

/** A small face in a line of text: a symbol of a formula, in the colour in which it is valid, or in none. */
export function Token({ symbol, colour, crossed = false }: { symbol: Sign; colour: Colour | null; crossed?: boolean }) {
  return (
    <span class={`dub-token ${colour ? `is-${colour}` : ""} ${crossed ? "is-crossed" : ""}`}>
      <SignMark of={symbol} />
      {crossed && (
        <svg class="dub-cross" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 22 22 2" />
        </svg>
      )}
    </span>
  );
}
