/** The looks of the novice and six more witches. */
import { BENT, LONG, BOB, PARTED, SWEPT, type Look } from "./look";

export const FIRST_LOOKS: Record<string, Look> = {
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
};
