/** The three symbols, a star and a mushroom, around 0, 0 and about 100 wide. Each has its own colour and its own shape. */
import type { Sign } from "./data.gen";

export function SignShape({ sign }: { sign: Sign }) {
  return SHAPES[sign];
}

/** A symbol as a small picture of its own. */
export function SignIcon({ sign, size }: { sign: Sign; size?: number }) {
  return (
    <svg class={`sor-sign is-${sign}`} viewBox="-54 -54 108 108" width={size} height={size} aria-hidden="true">
      <SignShape sign={sign} />
    </svg>
  );
}

const SHAPES: Record<Sign, preact.JSX.Element> = {
  cat: (
    <g class="sor-shape">
      <path d="M-37-44-15-27Q0-32 15-27L37-44Q44-14 40 5 33 40 0 42-33 40-40 5-44-14-37-44Z" fill="var(--sor-cat)" />
      <path d="M-33-35-22-24-32-14ZM33-35 22-24 32-14Z" fill="#c9698a" />
      <path d="M-26-3Q-15-17-6 1-17 9-26-3ZM26-3Q15-17 6 1 17 9 26-3Z" fill="#ffd75c" />
      <ellipse cx="-15" cy="-2.5" rx="3" ry="6.5" fill="#1b1226" />
      <ellipse cx="15" cy="-2.5" rx="3" ry="6.5" fill="#1b1226" />
      <path d="M-6 13H6L0 20Z" fill="#e58ba6" />
      <path
        d="M0 20Q-2 28-11 27M0 20Q2 28 11 27"
        fill="none"
        stroke="#e9dcf2"
        stroke-width="2.6"
        stroke-linecap="round"
      />
      <path
        d="M-20 18-48 12M-20 23-47 26M20 18 48 12M20 23 47 26"
        stroke="var(--sor-cat)"
        stroke-width="3"
        stroke-linecap="round"
      />
    </g>
  ),
  broom: (
    <g class="sor-shape" transform="rotate(42) translate(0 -2)">
      <rect x="-4.5" y="-62" width="9" height="66" rx="4.5" fill="#7a4318" />
      <path d="M-4.5-62h3.5V2h-3.5Z" fill="#b3702f" />
      <path d="M-10 6C-18 20-27 36-25 58L-14 50-8 60 0 51 8 60 14 50 25 58C27 36 18 20 10 6Z" fill="var(--sor-broom)" />
      <path
        d="M-5 14C-10 28-13 40-12 50M0 14V50M5 14C10 28 13 40 12 50"
        fill="none"
        stroke="#8a4a08"
        stroke-width="3"
        stroke-linecap="round"
      />
      <rect x="-12" y="-2" width="24" height="13" rx="5" fill="#8d2f1c" />
      <path d="M-11 4.5H11" stroke="#ffcf7a" stroke-width="2.4" />
    </g>
  ),
  bat: (
    <g class="sor-shape">
      <path
        d="M0 36C-6 27-10 22-15 25-18 15-26 13-32 19-36 10-44 10-53 15-49-13-36-29-19-26-14-25-11-21-9-16L-9-32-3-21Q0-22 3-21L9-32 9-16C11-21 14-25 19-26 36-29 49-13 53 15 44 10 36 10 32 19 26 13 18 15 15 25 10 22 6 27 0 36Z"
        fill="var(--sor-bat)"
      />
      <path
        d="M-14-20C-22-10-26 0-30 14M-11-14C-15-4-16 8-15 20M14-20C22-10 26 0 30 14M11-14C15-4 16 8 15 20"
        fill="none"
        stroke="#4d0d20"
        stroke-width="2.6"
        stroke-linecap="round"
        opacity=".75"
      />
      <ellipse cx="0" cy="2" rx="9" ry="20" fill="#6e1530" />
      <circle cx="-4" cy="-10" r="2.8" fill="#fff3c4" />
      <circle cx="4" cy="-10" r="2.8" fill="#fff3c4" />
      <path d="M-3-3-1.5 2 0-3 1.5 2 3-3Z" fill="#fff3c4" />
    </g>
  ),
};

export function Star({ size }: { size: number }) {
  const s = size / 2;
  const points = Array.from({ length: 10 }, (_, at) => {
    const far = at % 2 ? s * 0.45 : s;
    const angle = ((at * 36 - 90) * Math.PI) / 180;
    return `${(Math.cos(angle) * far).toFixed(1)},${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return (
    <polygon
      points={points.join(" ")}
      fill="#17101f"
      stroke="#17101f"
      stroke-width={size * 0.08}
      stroke-linejoin="round"
    />
  );
}

export function Mushroom({ size }: { size: number }) {
  return (
    <g transform={`scale(${size / 100})`}>
      <path
        d="M-16 4H16C15 22 20 34 24 46H-24C-20 34-15 22-16 4Z"
        fill="#fff2d8"
        stroke="#8c1d16"
        stroke-width="7"
        stroke-linejoin="round"
      />
      <path
        d="M-50 6C-50-28-26-48 0-48S50-28 50 6C50 14-50 14-50 6Z"
        fill="#d3261c"
        stroke="#8c1d16"
        stroke-width="7"
      />
      <circle cx="-20" cy="-14" r="9" fill="#fff2d8" />
      <circle cx="14" cy="-24" r="8" fill="#fff2d8" />
      <circle cx="26" cy="-4" r="7" fill="#fff2d8" />
    </g>
  );
}
