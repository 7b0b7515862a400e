/** The twelve kinds of Black Magic, a picture each (DUB-30 to DUB-40). The field is 96 by 72. */
import type { ComponentChildren } from "preact";
import { WitchShape } from "./witches";

const GOLD = "#ffcf7a";
const PALE = "#efe6ff";
const line = {
  fill: "none",
  stroke: PALE,
  "stroke-width": 3,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

/** A picture and the two colours of its night. */
export const ART: Record<string, { sky: [string, string]; drawn: ComponentChildren }> = {
  attraction: {
    sky: ["#4a1238", "#c0446b"],
    drawn: (
      <>
        <path
          d="M28 14v22a20 20 0 0 0 40 0V14H56v22a8 8 0 0 1-16 0V14Z"
          fill="#e2504a"
          stroke="#2a0a1c"
          stroke-width="2.5"
        />
        <path d="M28 14h12v9H28ZM56 14h12v9H56Z" fill={PALE} stroke="#2a0a1c" stroke-width="2.5" />
        <path
          d="M14 12c4-6 8-7 12-7M82 12c-4-6-8-7-12-7M10 24c2-4 5-6 9-7M86 24c-2-4-5-6-9-7"
          {...line}
          stroke={GOLD}
        />
      </>
    ),
  },
  roadblock: {
    sky: ["#2b1b12", "#8a5a33"],
    drawn: (
      <>
        <path d="M10 62 22 34M86 62 74 34" stroke="#2a160d" stroke-width="7" stroke-linecap="round" />
        <path d="M4 24h88v18H4Z" fill="#f4e3c0" stroke="#2a160d" stroke-width="2.5" />
        <path d="m10 42 14-18h13L23 42ZM38 42l14-18h13L51 42ZM66 42l14-18h12v2L79 42Z" fill="#e0502a" />
        <circle cx="20" cy="17" r="6" fill={GOLD} />
        <circle cx="76" cy="17" r="6" fill={GOLD} />
      </>
    ),
  },
  fog: {
    sky: ["#2c3a55", "#8fa6bf"],
    drawn: (
      <g fill="#eef4fb">
        <path d="M18 34c-12 0-14-14-3-17C17 4 38 2 43 13 54 6 68 13 66 24c13-2 15 11 2 12Z" opacity=".95" />
        <path d="M30 54c-12 0-14-13-3-15 8-10 24-8 28 0 12-4 24 3 20 15Z" opacity=".75" />
        <path d="M6 60h34M48 62h42M60 46h28M4 44h14" stroke="#eef4fb" stroke-width="4" stroke-linecap="round" />
      </g>
    ),
  },
  decree: {
    sky: ["#38230f", "#a9742f"],
    drawn: (
      <>
        <path d="M24 10h44c7 0 7 10 0 10H36v34c0 8-12 8-12 0Z" fill="#e0c489" stroke="#3b2410" stroke-width="2.5" />
        <path d="M36 16h32v36c0 5 6 8 10 4v4H30c6 0 6-4 6-8Z" fill="#fbf0d2" stroke="#3b2410" stroke-width="2.5" />
        <path d="M43 30c6-8 14-8 20 0-6 7-14 7-20 0Z" fill="none" stroke="#3b2410" stroke-width="2.5" />
        <circle cx="53" cy="30" r="3.5" fill="#3b2410" />
        <path d="M44 42h18M44 48h12" stroke="#a98a55" stroke-width="2.5" stroke-linecap="round" />
        <circle cx="68" cy="56" r="9" fill="#c8322b" stroke="#3b0a08" stroke-width="2" />
        <path d="m68 50 2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5Z" fill="#ffd0a8" />
      </>
    ),
  },
  double_game: {
    sky: ["#1c1230", "#6b3fa0"],
    drawn: (
      <>
        <g transform="rotate(-13 34 38)">
          <rect x="18" y="12" width="32" height="46" rx="9" fill="#f28c28" stroke="#2a1405" stroke-width="2.5" />
          <circle cx="34" cy="35" r="9" fill="#fff2d8" />
          <path d="m34 28 2 5 5 .5-4 3.5 1 5-4-2.5-4 2.5 1-5-4-3.5 5-.5Z" fill="#2a1405" />
        </g>
        <g transform="rotate(12 62 38)">
          <path d="M54 12h16l8 8v30l-8 8H54l-8-8V20Z" fill="#221a2e" stroke={PALE} stroke-width="2.5" />
          <path d="M64 24 56 36h5l-3 10 10-13h-5Z" fill={PALE} />
        </g>
      </>
    ),
  },
  hex: {
    sky: ["#12240f", "#4f8a32"],
    drawn: (
      <>
        <circle cx="48" cy="20" r="11" fill="#d9c9a0" stroke="#2a2312" stroke-width="2.5" />
        <path
          d="M40 30h16l4 20-6 2 2 12h-6l-2-10-2 10h-6l2-12-6-2Z"
          fill="#d9c9a0"
          stroke="#2a2312"
          stroke-width="2.5"
        />
        <path d="M41 30 26 40l4 5 12-8M55 30l15 10-4 5-12-8" fill="#d9c9a0" stroke="#2a2312" stroke-width="2.5" />
        <path
          d="m43 17 4 4M47 17l-4 4M51 17l4 4M55 17l-4 4M44 26q4-3 8 0"
          stroke="#2a2312"
          stroke-width="2"
          fill="none"
        />
        <path d="M84 8 54 40" stroke={PALE} stroke-width="2.5" />
        <circle cx="85" cy="7" r="5" fill="#e2504a" />
        <path d="M14 18 40 44" stroke={PALE} stroke-width="2.5" />
        <circle cx="13" cy="17" r="5" fill="#4d94e6" />
      </>
    ),
  },
  mended_memory: {
    sky: ["#0f2b33", "#2f8a8a"],
    drawn: (
      <>
        <path
          d="M34 64V52c-10-4-14-12-13-22C22 16 34 7 48 7s25 10 25 23l6 11-6 3v9H60v11Z"
          fill="#f3cfa4"
          stroke="#12262b"
          stroke-width="2.5"
        />
        <path d="M34 30c4-12 14-14 26-8" fill="none" stroke="#12262b" stroke-width="2.5" stroke-dasharray="5 3" />
        <path d="m36 22 2 6M43 16l2 7M51 14v7M58 16l-2 7" stroke="#c8322b" stroke-width="2.2" stroke-linecap="round" />
        <path d="M60 22c16-6 22 0 24-12" {...line} stroke="#c8322b" stroke-width="2" />
        <path d="m82 14 6-12" stroke={PALE} stroke-width="3" stroke-linecap="round" />
      </>
    ),
  },
  correction: {
    sky: ["#10204a", "#3f68b8"],
    drawn: (
      <>
        <path d="M22 50C30 24 50 6 78 6 76 28 60 46 34 54l-8 10Z" fill="#f6f0e3" stroke="#121a33" stroke-width="2.5" />
        <path d="M26 62C36 44 50 28 70 14" fill="none" stroke="#121a33" stroke-width="2" />
        <path d="M48 58h32m-7-6 7 6-7 6M48 46" {...line} stroke={GOLD} />
        <path d="M36 16H10m7-6-7 6 7 6" {...line} stroke={GOLD} />
      </>
    ),
  },
  tailwind: {
    sky: ["#123a4a", "#4fb0c0"],
    drawn: (
      <>
        <path
          d="M6 24h46c12 0 12-16 1-16-6 0-8 5-6 9M4 38h66c14 0 15 18 2 18-7 0-9-6-6-10M10 52h30c10 0 10 14 1 14-5 0-7-4-5-8"
          {...line}
          stroke-width="4"
        />
        <path d="m74 18 14 6-14 7 4-7Z" fill={GOLD} />
      </>
    ),
  },
  inverted_flight: {
    sky: ["#171a45", "#5a4fb0"],
    drawn: (
      <g transform="translate(12 66) scale(1 -1)">
        <WitchShape seat={0} fill={GOLD} />
      </g>
    ),
  },
  barrel_roll: {
    sky: ["#171a45", "#7a4fb0"],
    drawn: (
      <>
        <path
          d="M4 50c8-44 26-44 26-12s18 30 20-4 24-34 26 4 10 20 16 8"
          {...line}
          stroke="#b8a8f0"
          stroke-dasharray="7 5"
        />
        <g transform="translate(26 12) rotate(24 36 28) scale(.8)">
          <WitchShape seat={2} fill={GOLD} />
        </g>
      </>
    ),
  },
  loop: {
    sky: ["#171a45", "#a04f8a"],
    drawn: (
      <>
        <path
          d="M4 62c30 4 66 0 66-30C70 10 34 8 34 32c0 26 30 32 58 24"
          {...line}
          stroke="#f0b8dc"
          stroke-dasharray="7 5"
        />
        <g transform="translate(30 -2) rotate(-38 36 28) scale(.72)">
          <WitchShape seat={4} fill={GOLD} />
        </g>
      </>
    ),
  },
};

export function Art({ card }: { card: string }) {
  const art = ART[card];
  if (!art) return null;
  return (
    <svg class="dub-art" viewBox="0 0 96 72" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`dub-art-${card}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={art.sky[0]} />
          <stop offset="1" stop-color={art.sky[1]} />
        </linearGradient>
      </defs>
      <rect width="96" height="72" fill={`url(#dub-art-${card})`} />
      {art.drawn}
    </svg>
  );
}
