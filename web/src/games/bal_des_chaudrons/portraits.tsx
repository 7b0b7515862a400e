/** Thirteen witches in one style: a bust by candlelight, a hat, and what she is known for. */
import type { ComponentChildren } from "preact";

interface Look {
  /** Night behind her: from the light to the dark. */
  sky: [string, string];
  skin: string;
  hair: string;
  hat: string;
  band: string;
  cloak: string;
  /** How the hair falls behind the face. */
  falls: string;
  /** Hair over the forehead. */
  fringe: string;
  /** The hat; most wear a pointed one. */
  wears?: string;
  mouth?: string;
  /** Closed, or none of the usual kind. */
  eyes?: "open" | "closed" | "none";
  behind?: ComponentChildren;
  extra?: ComponentChildren;
}

const POINTED =
  "M18 39c14-6 50-6 64 0 4 2 3 5-1 5-18-5-44-5-62 0-4 0-5-3-1-5zM31 36C35 22 42 12 58 3c-2 8 2 12 4 18 2 5 5 10 7 15-12-3-26-3-38 0z";
const BENT =
  "M18 39c14-6 50-6 64 0 4 2 3 5-1 5-18-5-44-5-62 0-4 0-5-3-1-5zM31 36c2-12 6-24 20-29 8-2 16 0 21 7-7-2-10 0-10 4 0 8 5 12 7 18-12-3-26-3-38 0z";
const LONG = "M27 46c-8 18-8 34-4 50h54c4-16 4-32-4-50-4-16-42-16-46 0z";
const BOB = "M27 46c-5 12-5 22-1 30h48c4-8 4-18-1-30-4-16-42-16-46 0z";
const PARTED = "M28 52c0-12 8-16 22-17 14 1 22 5 22 17-4-8-12-10-21-13-9 3-19 5-23 13z";
const SWEPT = "M28 53c-1-14 10-18 24-18 12 0 20 6 20 18-8-3-14-6-18-12-6 6-16 8-26 12z";

const LOOKS: Record<string, Look> = {
  novice: {
    sky: ["#6b5aa8", "#241c46"],
    skin: "#f3cfa8",
    hair: "#c9803f",
    hat: "#5b6f4f",
    band: "#e7c15c",
    cloak: "#7a5a3a",
    falls: BOB,
    fringe: PARTED,
    wears:
      "M8 42c18-9 66-9 84 0 4 3 2 6-2 6-22-6-58-6-80 0-4 0-6-3-2-6zM26 39C28 22 36 8 54 6c12 0 18 8 12 15-3-4-6-4-7-1 4 8 12 12 15 19-14-4-34-4-48 0z",
    extra: (
      <>
        <g fill="#b5713d">
          <circle cx="40" cy="62" r="1" />
          <circle cx="43.500" cy="64" r="1" />
          <circle cx="57" cy="64" r="1" />
          <circle cx="60.500" cy="62" r="1" />
        </g>
        <path d="M40 33l4 3 5-3" stroke="#f3e6c8" stroke-width="1.600" fill="none" />
      </>
    ),
  },
  seer: {
    sky: ["#3f7fa8", "#10283f"],
    skin: "#c98f6b",
    hair: "#e8e4f0",
    hat: "#24486b",
    band: "#9fd8ff",
    cloak: "#1b3a5c",
    falls: LONG,
    fringe: PARTED,
    eyes: "closed",
    extra: (
      <>
        <path d="M41 47c5-5 13-5 18 0-5 5-13 5-18 0z" fill="#fff" />
        <circle cx="50" cy="47" r="2.600" fill="#2d9fd8" />
        <circle cx="50" cy="90" r="13" fill="#9fe0ff" opacity=".9" />
        <circle cx="45" cy="85" r="4" fill="#fff" opacity=".8" />
      </>
    ),
  },
  daredevil: {
    sky: ["#c8553d", "#3d1414"],
    skin: "#e8b48a",
    hair: "#7d1f1a",
    hat: "#3a2622",
    band: "#ff8a3d",
    cloak: "#5a2a1e",
    falls: BOB,
    fringe: SWEPT,
    wears: BENT,
    mouth: "M43 70q8 6 15-2",
    eyes: "none",
    extra: (
      <>
        <circle cx="59" cy="57" r="2.400" fill="#2a1712" />
        <path d="M29 50l44 6" stroke="#1d1210" stroke-width="2" />
        <ellipse cx="41" cy="56.500" rx="6.500" ry="5.500" fill="#1d1210" />
        <path d="M62 62l5 8M63 67l5-2" stroke="#a84a3a" stroke-width="1.600" stroke-linecap="round" />
      </>
    ),
  },
  hidden_power: {
    sky: ["#6a3d8f", "#170a26"],
    skin: "#8f6f8f",
    hair: "#1c1026",
    hat: "#2a173d",
    band: "#e06bff",
    cloak: "#1d1030",
    falls: LONG,
    fringe: PARTED,
    eyes: "none",
    wears: "M20 96C14 60 22 18 50 12c28 6 36 48 30 84H70c4-24 4-46-6-54-8-5-20-5-28 0-10 8-10 30-6 54z",
    extra: (
      <>
        <g fill="#f6b8ff">
          <path d="M36 57q6-5 11 1-6 3-11-1zM64 57q-6-5-11 1 6 3 11-1z" />
        </g>
        <path d="M50 20l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#e06bff" />
      </>
    ),
  },
  grimoire_reader: {
    sky: ["#a8824a", "#33220f"],
    skin: "#f0c8a4",
    hair: "#5a3a22",
    hat: "#4a3560",
    band: "#d9b25c",
    cloak: "#5c4a30",
    falls: BOB,
    fringe: PARTED,
    extra: (
      <>
        <g fill="none" stroke="#ffe3ae" stroke-width="2">
          <circle cx="41.500" cy="57" r="6.500" />
          <circle cx="58.500" cy="57" r="6.500" />
          <path d="M48 56q2-2 4 0" />
        </g>
        <path d="M50 84c-8-5-16-5-24-4v18h48V80c-8-1-16-1-24 4z" fill="#f3e6c8" />
        <path
          d="M50 84v14M32 86q7 0 12 3M68 86q-7 0-12 3M32 92q7 0 12 3M68 92q-7 0-12 3"
          stroke="#7a5a3a"
          stroke-width="1.400"
          fill="none"
        />
      </>
    ),
  },
  swindler: {
    sky: ["#3f8f6b", "#0f2a20"],
    skin: "#efc39a",
    hair: "#20170f",
    hat: "#14241c",
    band: "#e2504a",
    cloak: "#27453a",
    falls: BOB,
    fringe: SWEPT,
    wears: BENT,
    mouth: "M43 69q10 5 16-4",
    extra: (
      <>
        <path d="M30 54c8-5 14-3 20 1 6-4 12-6 20-1-1 7-8 9-13 8-3-1-5-4-7-4s-4 3-7 4c-5 1-12-1-13-8z" fill="#14241c" />
        <circle cx="41" cy="57" r="2.200" fill="#ffe08a" />
        <circle cx="59" cy="57" r="2.200" fill="#ffe08a" />
        <g transform="rotate(14 74 88)">
          <rect x="67" y="78" width="13" height="18" rx="2" fill="#f3e6c8" />
          <path d="M73.500 83l3 4-3 4-3-4z" fill="#e2504a" />
        </g>
      </>
    ),
  },
  fey_blessed: {
    sky: ["#8fc86b", "#1f3a24"],
    skin: "#f7dcc0",
    hair: "#f0d27a",
    hat: "#6fae5c",
    band: "#ffb6d9",
    cloak: "#4f8a4a",
    falls: LONG,
    fringe: PARTED,
    wears: "",
    behind: (
      <g fill="#d8f4ff" opacity=".75">
        <path d="M34 78C14 60 4 62 6 76c2 10 16 12 28 8zM66 78c20-18 30-16 28-2-2 10-16 12-28 8z" />
      </g>
    ),
    extra: (
      <>
        <path d="M28 56l-9-8 10 16zM72 56l9-8-10 16z" fill="#f7dcc0" />
        <g fill="#ffb6d9">
          <circle cx="32" cy="38" r="4.500" />
          <circle cx="42" cy="33" r="5" />
          <circle cx="54" cy="32" r="5.500" />
          <circle cx="66" cy="36" r="4.500" />
        </g>
        <g fill="#ffe08a">
          <circle cx="32" cy="38" r="1.600" />
          <circle cx="42" cy="33" r="1.800" />
          <circle cx="54" cy="32" r="2" />
          <circle cx="66" cy="36" r="1.600" />
        </g>
        <path d="M37 36q3-5 4 1M48 34q2-6 5 0M60 35q4-5 4 2" stroke="#3f7a3a" stroke-width="1.800" fill="none" />
      </>
    ),
  },
  toad_friend: {
    sky: ["#7f9a3f", "#222c12"],
    skin: "#e0a983",
    hair: "#8a5a34",
    hat: "#5f4a33",
    band: "#9fd05a",
    cloak: "#4a5a2a",
    falls: LONG,
    fringe: PARTED,
    extra: (
      <g transform="translate(60 17)">
        <path
          d="M12 8c1-4 7-4 7 1 4 2 4 6 3 9h4v4H-2v-4h4c-1-3-1-7 3-9 0-5 6-5 7-1z"
          fill="#8fd05a"
          stroke="#2c4a16"
          stroke-width="1.200"
        />
        <circle cx="8.500" cy="8" r="1.400" fill="#1c2c0c" />
        <circle cx="15.500" cy="8" r="1.400" fill="#1c2c0c" />
        <path d="M7 13.500q5 3 10 0" stroke="#1c2c0c" stroke-width="1.200" fill="none" />
      </g>
    ),
  },
  handy_witch: {
    sky: ["#c8923d", "#3a2410"],
    skin: "#9a6445",
    hair: "#2a1710",
    hat: "#c8553d",
    band: "#f3e6c8",
    cloak: "#6b5a8f",
    falls: BOB,
    fringe: PARTED,
    wears:
      "M26 46c-2-18 10-28 24-28s26 10 24 28c-8-6-16-8-24-8s-16 2-24 8zM72 40c8-2 12 0 14 6-6 2-10 1-13-2zM73 44c5 4 6 8 4 12-5-2-6-6-6-10z",
    extra: (
      <>
        <g fill="#f3e6c8">
          <circle cx="38" cy="30" r="2.200" />
          <circle cx="50" cy="26" r="2.200" />
          <circle cx="62" cy="30" r="2.200" />
        </g>
        <g transform="rotate(-28 24 84)">
          <rect x="22" y="76" width="4" height="22" rx="2" fill="#a8764c" />
          <path d="M16 70h16v7H16z" fill="#8d93a8" />
        </g>
        <g transform="rotate(24 76 84)">
          <path d="M74 74h4v24h-4z" fill="#a8764c" />
          <path d="M70 66c0 6 2 9 6 9s6-3 6-9z" fill="#d9dde8" />
        </g>
      </>
    ),
  },
  spider_summoner: {
    sky: ["#5a4a9a", "#140f2c"],
    skin: "#e9d5dc",
    hair: "#15101c",
    hat: "#241a3d",
    band: "#8f7fe0",
    cloak: "#1a1430",
    falls: LONG,
    fringe: "M28 54c0-14 8-19 22-19s22 5 22 19c-3-6-6-10-10-13-1 4-3 6-5 7 0-4-1-6-3-8-6 6-16 8-26 14z",
    extra: (
      <>
        <path d="M76 40v28" stroke="#d8d0ff" stroke-width="1" />
        <g fill="#0d0a14" stroke="#0d0a14">
          <circle cx="76" cy="72" r="4.500" />
          <path
            d="M72 70l-5-4M72 73l-6 1M73 76l-4 5M80 70l5-4M80 73l6 1M79 76l4 5"
            stroke-width="1.800"
            fill="none"
            stroke-linecap="round"
          />
        </g>
        <circle cx="74.500" cy="71" r="1" fill="#ff5a5a" />
        <circle cx="77.500" cy="71" r="1" fill="#ff5a5a" />
        <path
          d="M10 14L30 4M10 14l8 22M10 14l24 10M16 11q3 6 1 14M22 8q4 6 3 12"
          stroke="#d8d0ff"
          stroke-width=".8"
          fill="none"
          opacity=".7"
        />
      </>
    ),
  },
  gust: {
    sky: ["#6bb7c8", "#153642"],
    skin: "#f2cba6",
    hair: "#e8794a",
    hat: "#2f6b7a",
    band: "#ffffff",
    cloak: "#3f8a9a",
    falls: "M30 46C18 50 10 46 2 54c8 0 10 4 6 8 8-2 12 2 10 8 8-4 12 0 14 6h42c4-10 4-20-1-30-4-16-39-16-43 0z",
    fringe: SWEPT,
    wears:
      "M14 34c16-4 52 0 66 10 4 3 2 6-2 5-18-8-44-12-62-10-4 0-6-4-2-5zM30 34C36 20 30 10 16 6c22-5 42 2 48 18 2 5 6 10 8 14-12-4-30-6-42-4z",
    extra: (
      <g fill="none" stroke="#fff" stroke-width="2.200" stroke-linecap="round" opacity=".85">
        <path d="M64 84h20a6 6 0 1 0-6-6M60 92h32M6 88h20a5 5 0 1 1-5 5" />
      </g>
    ),
  },
  potion_brewer: {
    sky: ["#c86b9a", "#3a1530"],
    skin: "#d9a27a",
    hair: "#3a2230",
    hat: "#7a3f6b",
    band: "#ffcf5c",
    cloak: "#8a4a6b",
    falls: BOB,
    fringe: PARTED,
    extra: (
      <>
        <g fill="#2a1a24" stroke="#ffcf5c" stroke-width="2">
          <circle cx="42" cy="40" r="5.500" />
          <circle cx="58" cy="40" r="5.500" />
        </g>
        <circle cx="41" cy="39" r="2" fill="#9fe0ff" />
        <circle cx="57" cy="39" r="2" fill="#9fe0ff" />
        <g transform="translate(68 68)">
          <path d="M8 0h8v8l7 14c1 4-1 6-4 6H5c-3 0-5-2-4-6L8 8z" fill="#e8f4ff" opacity=".95" />
          <path d="M4 16h16l3 6c1 4-1 6-4 6H5c-3 0-5-2-4-6z" fill="#63d08c" />
          <circle cx="10" cy="21" r="1.600" fill="#d8ffe4" />
          <circle cx="15" cy="19" r="1.200" fill="#d8ffe4" />
        </g>
      </>
    ),
  },
  wild_powers: {
    sky: ["#e6a13a", "#3d1a0c"],
    skin: "#f0c09a",
    hair: "#ff6a2e",
    hat: "#5a1f3d",
    band: "#ffe08a",
    cloak: "#6b2438",
    falls:
      "M26 50C14 46 14 34 22 22c0 8 4 10 7 8-2-12 4-20 12-26-1 8 2 11 5 10 2-6 6-10 12-12-1 8 2 12 6 13 2-3 6-5 10-4-4 6-2 12 2 16 6 8 8 18 2 24 6 16 4 26 0 34H27c-6-14-7-26-1-35z",
    fringe: "M28 53c0-12 8-17 22-17s22 5 22 17c-4-5-8-8-12-9l-4 6-5-7-6 6-4-6c-5 2-10 5-13 10z",
    wears: "",
    mouth: "M42 68q8 8 16 0-8 2-16 0z",
    extra: (
      <g fill="none" stroke="#fff3b0" stroke-width="2" stroke-linejoin="round">
        <path d="M10 40l7 6-5 3 8 8M90 38l-7 7 6 2-8 9M20 80l-6 6 6 1-5 7" />
      </g>
    ),
  },
};

const UNKNOWN: Look = {
  sky: ["#4a4266", "#181329"],
  skin: "#3a3256",
  hair: "#241d3d",
  hat: "#1c1730",
  band: "#46386d",
  cloak: "#1c1730",
  falls: LONG,
  fringe: PARTED,
  eyes: "none",
};

export function Portrait({ of, class: name = "" }: { of: string; class?: string }) {
  const look = LOOKS[of] ?? UNKNOWN;
  const id = `bal-sky-${of || "none"}`;
  return (
    <svg class={`bal-portrait ${name}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={id} cx=".36" cy=".3" r=".85">
          <stop offset="0" stop-color={look.sky[0]} />
          <stop offset="1" stop-color={look.sky[1]} />
        </radialGradient>
        <clipPath id={`${id}-round`}>
          <circle cx="50" cy="50" r="48" />
        </clipPath>
      </defs>
      <circle cx="50" cy="50" r="48" fill={`url(#${id})`} />
      <g clip-path={`url(#${id}-round)`}>
        <g fill="#fff" opacity=".55">
          <circle cx="16" cy="26" r="1" />
          <circle cx="84" cy="20" r="1.200" />
          <circle cx="88" cy="54" r=".9" />
          <circle cx="12" cy="60" r=".9" />
        </g>
        {look.behind}
        <path d={look.falls} fill={look.hair} />
        <path d="M12 102c2-18 16-24 30-26h16c14 2 28 8 30 26z" fill={look.cloak} />
        <path d="M36 78l14 10 14-10-6-3H42z" fill="#000" opacity=".22" />
        <path d="M44 68h12v10c-3 5-9 5-12 0z" fill={look.skin} />
        <path d="M44 72c4 4 8 4 12 0v4c-4 4-8 4-12 0z" fill="#000" opacity=".16" />
        <path d="M30 52c0-12 8-18 20-18s20 6 20 18c0 14-9 25-20 25S30 66 30 52z" fill={look.skin} />
        <path d="M50 34c12 0 20 6 20 18 0 14-9 25-20 25 10-6 14-14 13-24-1-10-5-16-13-19z" fill="#000" opacity=".1" />
        <g fill="#e2504a" opacity=".22">
          <circle cx="38" cy="64" r="4" />
          <circle cx="62" cy="64" r="4" />
        </g>
        {(look.eyes ?? "open") === "open" && (
          <g fill="#2a1712">
            <ellipse cx="41.500" cy="57" rx="2.300" ry="3" />
            <ellipse cx="58.500" cy="57" rx="2.300" ry="3" />
            <path
              d="M37 51q4-3 8-1M55 50q4-2 8 1"
              fill="none"
              stroke="#2a1712"
              stroke-width="1.600"
              stroke-linecap="round"
            />
          </g>
        )}
        {look.eyes === "closed" && (
          <path
            d="M37 57q4 4 8 0M55 57q4 4 8 0"
            fill="none"
            stroke="#2a1712"
            stroke-width="1.800"
            stroke-linecap="round"
          />
        )}
        {of && (
          <path
            d="M50 58l-2 6h3"
            fill="none"
            stroke="#7a4a34"
            stroke-width="1.300"
            stroke-linecap="round"
            opacity=".7"
          />
        )}
        {of && (
          <path
            d={look.mouth ?? "M44 69q6 4 12 0"}
            fill={look.mouth ? "#7a2f2a" : "none"}
            stroke="#7a2f2a"
            stroke-width="1.800"
            stroke-linecap="round"
          />
        )}
        <path d={look.fringe} fill={look.hair} />
        {look.wears !== "" && <path d={look.wears ?? POINTED} fill={look.hat} />}
        {!look.wears && look.wears !== "" && <path d="M31 36c12-3 26-3 38 0l-2-5c-11-3-23-3-34 0z" fill={look.band} />}
        {look.wears === BENT && <path d="M31 36c12-3 26-3 38 0l-2-5c-11-3-24-3-35 0z" fill={look.band} />}
        {look.extra}
      </g>
      <circle cx="50" cy="50" r="48" class="bal-portrait-rim" />
    </svg>
  );
}
