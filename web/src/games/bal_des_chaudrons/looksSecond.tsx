/** The looks of the other six. */
import { LONG, BOB, PARTED, SWEPT, type Look } from "./look";

export const SECOND_LOOKS: Record<string, Look> = {
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
