/** The five boxes on the shelf, drawn by us in one hand: a night, a warm light, and what the game is about. */
import type { ComponentChildren } from "preact";

interface CoverProps {
  /** Colours of the sky, from top to bottom. */
  sky: [string, string];
  title: string[];
  name: string;
  children: ComponentChildren;
}

function Cover({ sky, title, name, children }: CoverProps) {
  const gradient = `sky-${name}`;
  return (
    <svg class="cover" viewBox="0 0 200 270" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={sky[0]} />
          <stop offset="1" stop-color={sky[1]} />
        </linearGradient>
        <radialGradient id={`light-${name}`} cx=".5" cy=".62" r=".5">
          <stop offset="0" stop-color="#ffd890" stop-opacity=".75" />
          <stop offset="1" stop-color="#ffd890" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="200" height="270" fill={`url(#${gradient})`} />
      <rect width="200" height="270" fill={`url(#light-${name})`} />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} fill="#fff3d6" opacity=".7" />
      ))}
      {children}
      <rect x="7" y="7" width="186" height="256" rx="7" fill="none" stroke="#e3b778" stroke-width="1.5" opacity=".75" />
      <g class="cover-title" text-anchor="middle" fill="#ffeecb">
        {title.map((line, at) => (
          <text key={line} x="100" y={(title.length === 1 ? 50 : 40) + at * 27} font-size={line.length > 11 ? 21 : 26}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

const STARS: [number, number, number][] = [
  [22, 92, 1.2],
  [48, 76, 0.9],
  [163, 83, 1.3],
  [181, 118, 0.9],
  [30, 134, 0.8],
  [152, 108, 0.8],
  [100, 84, 1],
  [75, 102, 0.7],
];

/** A cauldron on its three feet, its rim at y = 0, 100 wide. */
function Cauldron({ brew, iron = "#15101f" }: { brew: string; iron?: string }) {
  return (
    <g>
      <path d="M-34 62l-8 18M34 62l8 18" stroke={iron} stroke-width="8" stroke-linecap="round" />
      <path d="M-46 4C-62 52-34 76 0 76S62 52 46 4Z" fill={iron} />
      <path
        d="M-40 22c-6 26 6 40 18 46"
        fill="none"
        stroke="#6a5a86"
        stroke-width="4"
        stroke-linecap="round"
        opacity=".7"
      />
      <ellipse cx="0" cy="2" rx="52" ry="11" fill="#2b2140" stroke="#a8764c" stroke-width="3" />
      <ellipse cx="0" cy="1" rx="43" ry="7" fill={brew} />
    </g>
  );
}

const Charlatans = () => (
  <Cover name="charlatans" sky={["#241546", "#6b2a4e"]} title={["Charlatans"]}>
    <path d="M156 70a18 18 0 1 0 14 26 15 15 0 0 1-14-26Z" fill="#ffe3ae" />
    <ellipse cx="100" cy="246" rx="74" ry="9" fill="#0b0716" opacity=".6" />
    <path
      d="M66 248c4-16 12-12 14-24 8 8 6 14 12 16 2-10 8-14 8-26 12 10 6 20 14 24 4-6 2-10 6-16 8 10 10 18 12 26Z"
      fill="#ff9b3d"
    />
    <g transform="translate(100 158)">
      <Cauldron brew="#63d08c" />
      <path d="M-34 0c2-18 20-20 25-8 6-20 30-16 29 2 8-5 15-2 16 6Z" fill="#63d08c" />
    </g>
    <g stroke="#1a1024" stroke-width="2">
      <circle cx="70" cy="132" r="11" fill="#f6f0e3" />
      <circle cx="98" cy="112" r="11" fill="#f28c28" />
      <circle cx="127" cy="131" r="11" fill="#4d94e6" />
      <circle cx="111" cy="143" r="8" fill="#e2504a" />
    </g>
    <g font-size="12" font-weight="700" text-anchor="middle" fill="#2a1b12" class="cover-sign">
      <text x="70" y="136.5">
        3
      </text>
      <text x="98" y="116.5">
        1
      </text>
      <text x="127" y="135.5">
        2
      </text>
    </g>
    <g fill="#a9efc2">
      <circle cx="52" cy="150" r="4" />
      <circle cx="146" cy="148" r="5" />
      <circle cx="84" cy="92" r="3" />
    </g>
  </Cover>
);

const Bal = () => (
  <Cover name="bal" sky={["#3a1140", "#a33c5b"]} title={["Le Bal des", "Chaudrons"]}>
    <path
      d="M100 68v20M72 100c8-16 48-16 56 0M72 100v7M100 88v19M128 100v7"
      stroke="#e3b778"
      stroke-width="2"
      fill="none"
    />
    <g fill="#ffd890">
      <circle cx="72" cy="97" r="4" />
      <circle cx="100" cy="97" r="4" />
      <circle cx="128" cy="97" r="4" />
    </g>
    <ellipse cx="100" cy="242" rx="82" ry="12" fill="#5d1c45" />
    <g transform="translate(64 158) rotate(-13) scale(.66)">
      <Cauldron brew="#ffcf5c" />
      <path
        d="M-22 74q-10 24 4 34h-14M22 74q16 16 2 34h12"
        stroke="#15101f"
        stroke-width="7"
        fill="none"
        stroke-linecap="round"
      />
    </g>
    <g transform="translate(138 154) rotate(14) scale(.66)">
      <Cauldron brew="#8fd0ff" iron="#231536" />
      <path
        d="M-22 74q-10 24 4 34h-14M22 74q16 16 2 34h12"
        stroke="#231536"
        stroke-width="7"
        fill="none"
        stroke-linecap="round"
      />
    </g>
    <path d="M92 176q8 8 17-1" stroke="#ffeecb" stroke-width="5" stroke-linecap="round" fill="none" />
    <g fill="#ffeecb" class="cover-sign" font-size="22">
      <text x="24" y="140">
        ♪
      </text>
      <text x="162" y="134">
        ♫
      </text>
      <text x="92" y="140" font-size="18">
        ♪
      </text>
    </g>
  </Cover>
);

const CELLS = ["#e2504a", "#f4cb3a", "#63d08c", "#4d94e6", "#a873e0", "#f28c28"];
const Magique = () => (
  <Cover name="magique" sky={["#0c2b3d", "#1d6a63"]} title={["Le Chaudron", "Magique"]}>
    <ellipse cx="100" cy="247" rx="80" ry="9" fill="#06141c" opacity=".6" />
    <path d="M36 118c-24 76 10 122 64 122s88-46 64-122Z" fill="#15101f" stroke="#a8764c" stroke-width="4" />
    <rect x="26" y="108" width="148" height="15" rx="7" fill="#a8764c" />
    <g stroke="#15101f" stroke-width="2.5">
      {[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3].map((column) => (
          <rect
            key={`${row}${column}`}
            x={54 + column * 23.5}
            y={132 + row * 23.5}
            width="21"
            height="21"
            rx="5"
            fill={
              row + column < 2 || (row === 0 && column === 3)
                ? "#2b2140"
                : (CELLS[(row * 5 + column * 3) % 6] ?? "#2b2140")
            }
          />
        )),
      )}
    </g>
    <g fill="#f4cb3a" stroke="#15101f" stroke-width="2">
      <rect x="88" y="84" width="18" height="18" rx="5" transform="rotate(14 97 93)" />
      <rect x="116" y="76" width="18" height="18" rx="5" fill="#e2504a" transform="rotate(-18 125 85)" />
    </g>
  </Cover>
);

/** A die of bone with a symbol on it, 44 wide. */
function BoneDie({ at, children }: { at: string; children: ComponentChildren }) {
  return (
    <g transform={at}>
      <rect x="-22" y="-18" width="44" height="44" rx="9" fill="#8a5a2a" />
      <rect x="-22" y="-22" width="44" height="44" rx="9" fill="#f7e6be" />
      <rect
        x="-19.5"
        y="-19.5"
        width="39"
        height="39"
        rx="7"
        fill="none"
        stroke="#fff"
        stroke-width="1.2"
        opacity=".7"
      />
      {children}
    </g>
  );
}

const Sorcellerie = () => (
  <Cover name="sorcellerie" sky={["#2b0d33", "#c4541f"]} title={["Sorcellerie !"]}>
    <circle cx="146" cy="98" r="25" fill="#ffe9bd" />
    <circle cx="138" cy="92" r="5" fill="#e8cb8c" opacity=".7" />
    <circle cx="154" cy="106" r="6" fill="#e8cb8c" opacity=".7" />
    <g transform="translate(128 100) scale(.42)" fill="#1d0d22">
      <path d="M-70 34 78 16" stroke="#1d0d22" stroke-width="9" stroke-linecap="round" />
      <path d="M-46 32C-62 14-84 10-96 16L-88 24-98 30-88 36-96 44-86 46-90 54C-72 56-56 46-46 32Z" />
      <path d="M-18 34C-26 6-14-14 4-20 20-14 26 8 22 30L30 52H18L10 34Z" />
      <path d="M-8-10C-30-6-40 6-60-2-50 10-48 22-20 24Z" />
      <circle cx="8" cy="-32" r="18" />
      <path d="M-26-38C-8-52 22-54 38-44L34-49Q24-54 20-60C12-76 2-88-26-92-14-80-8-70-8-56-10-50-20-46-26-42Z" />
    </g>
    <path d="M0 270v-40c24-14 38 2 62-4 36-10 60-8 84 2 20 8 38-2 54-6v48Z" fill="#1a0910" />
    <path d="M14 234l10-34 10 34ZM174 230l11-40 11 40ZM156 234l8-26 8 26Z" fill="#1a0910" />
    <ellipse cx="98" cy="250" rx="78" ry="10" fill="#000" opacity=".45" />
    <g transform="translate(58 196) rotate(58)">
      <path d="M-38-44-30 40Q0 50 30 40L38-44Z" fill="#8a4d22" stroke="#2b1408" stroke-width="3" />
      <path d="M-36-24Q0-12 36-24L35-12Q0 0-35-12Z" fill="#d8432e" />
      <path
        d="M-37-27Q0-15 37-27M-34-9Q0 3 34-9"
        fill="none"
        stroke="#f0c27a"
        stroke-width="1.6"
        stroke-dasharray="5 4"
      />
      <ellipse cx="0" cy="-45" rx="39" ry="11" fill="#a3622e" stroke="#2b1408" stroke-width="3" />
      <ellipse cx="0" cy="-45" rx="31" ry="7" fill="#1c0d06" />
    </g>
    <BoneDie at="translate(124 178) rotate(-14)">
      <path d="M-15-17-6-10Q0-12 6-10L15-17Q18-5 16 2 13 16 0 17-13 16-16 2-18-5-15-17Z" fill="#3a2a58" />
      <path d="M-10-1Q-6-7-2 0-7 4-10-1ZM10-1Q6-7 2 0 7 4 10-1Z" fill="#ffd75c" />
    </BoneDie>
    <BoneDie at="translate(164 214) rotate(16)">
      <path
        transform="scale(.36)"
        d="M0 36C-6 27-10 22-15 25-18 15-26 13-32 19-36 10-44 10-53 15-49-13-36-29-19-26-14-25-11-21-9-16L-9-32-3-21Q0-22 3-21L9-32 9-16C11-21 14-25 19-26 36-29 49-13 53 15 44 10 36 10 32 19 26 13 18 15 15 25 10 22 6 27 0 36Z"
        fill="#b0244e"
      />
    </BoneDie>
    <BoneDie at="translate(112 232) rotate(-4)">
      <g transform="rotate(42) scale(.34)">
        <rect x="-5" y="-58" width="10" height="64" rx="5" fill="#7a4318" />
        <path d="M-10 6C-18 20-27 36-25 58L-14 50-8 60 0 51 8 60 14 50 25 58C27 36 18 20 10 6Z" fill="#d98e1b" />
        <rect x="-12" y="-2" width="24" height="13" rx="5" fill="#8d2f1c" />
      </g>
    </BoneDie>
  </Cover>
);

const DuBalai = () => (
  <Cover name="du_balai" sky={["#0d1740", "#39508f"]} title={["Du balai !"]}>
    <circle cx="112" cy="142" r="56" fill="#ffe9bd" />
    <g fill="#e8cb8c" opacity=".7">
      <circle cx="92" cy="122" r="9" />
      <circle cx="134" cy="160" r="12" />
      <circle cx="128" cy="112" r="6" />
    </g>
    <g stroke="#cfe0ff" stroke-width="3" stroke-linecap="round" opacity=".8">
      <path d="M16 162h34M10 178h26M22 194h30M14 146h18" />
    </g>
    <g transform="rotate(-12 100 170)">
      <path d="M42 176h124" stroke="#5a3218" stroke-width="6" stroke-linecap="round" />
      <path
        d="M62 176c-12-14-34-14-46-6 8 2 8 4 0 6 8 2 8 4 0 8 14 8 34 6 46-8Z"
        fill="#d9a04a"
        stroke="#5a3218"
        stroke-width="2"
      />
      <path d="M88 176c-2-28 14-44 30-44 6 14 4 26 16 44l-14 2-6 14h-8l2-14Z" fill="#1a1030" />
      <circle cx="122" cy="126" r="11" fill="#f0c79c" />
      <path d="M98 122c18-2 32 0 48 6-8-8-14-10-16-14-4-10-2-22-14-34 0 14-6 22-6 32-4 4-8 6-12 10Z" fill="#1a1030" />
      <path d="M110 116c8-2 14 0 21 3" stroke="#ff9b3d" stroke-width="4" fill="none" />
      <path d="M92 150c-14 2-26-6-34-2 10 2 12 12 30 16Z" fill="#7a2fa8" />
    </g>
    <path d="M0 270v-26c20-10 30 2 48-4 22-8 36-6 54 2 24 10 40-8 98 0v28Z" fill="#0a1030" />
    <g fill="#ffd890">
      <rect x="40" y="250" width="6" height="7" />
      <rect x="52" y="252" width="5" height="6" />
      <rect x="136" y="252" width="6" height="7" />
    </g>
  </Cover>
);

export const COVERS: Record<string, () => preact.JSX.Element> = {
  charlatans: Charlatans,
  bal_des_chaudrons: Bal,
  chaudron_magique: Magique,
  sorcellerie: Sorcellerie,
  du_balai: DuBalai,
};
