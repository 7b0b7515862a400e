/** The witches on the forest sides: one alone, or a whole company around a fire. Quick to tell apart: that is the game. */

interface Look {
  x: number;
  y: number;
  scale: number;
  cloak: string;
  flip?: number;
}

/** A witch seen from the front, her feet at 0, 0, about 100 tall. */
function Witchling({ x, y, scale, cloak, flip = 1 }: Look) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale * flip} ${scale})`}>
      <ellipse rx="32" ry="6" fill="#000" opacity=".35" />
      <path
        d="M-29 0C-26-30-20-44-10-52H10C20-44 26-30 29 0Q0 8-29 0Z"
        fill={cloak}
        stroke="#150d1c"
        stroke-width="3"
      />
      <path d="M-8-50C-10-30-8-14-4 0H6C9-18 9-34 8-50Z" fill="#150d1c" opacity=".35" />
      <path d="M20-34C30-38 36-44 40-54" stroke={cloak} stroke-width="9" stroke-linecap="round" />
      <circle cx="41" cy="-56" r="5" fill="#f1c9a0" />
      <path d="M-17-66C-22-54-20-44-22-38-12-44 12-44 22-38 20-44 22-54 17-66Z" fill="#a8552a" />
      <circle cy="-60" r="14" fill="#f1c9a0" />
      <circle cx="-5" cy="-60" r="2" fill="#1b1226" />
      <circle cx="5" cy="-60" r="2" fill="#1b1226" />
      <path d="M-4-53Q0-49 5-53" stroke="#8c3b2e" stroke-width="2" fill="none" stroke-linecap="round" />
      <path
        d="M-28-66Q0-76 28-66L26-70Q14-76 12-80C8-94 8-104-6-114-6-100-10-90-12-80-14-76-22-74-28-70Z"
        fill="#241834"
        stroke="#150d1c"
        stroke-width="2"
      />
      <path d="M-12-79Q0-83 12-79L13-74Q0-79-13-74Z" fill="#ffb454" />
    </g>
  );
}

function Fire() {
  return (
    <g transform="translate(0 92)">
      <ellipse rx="64" ry="16" fill="#ffab3d" opacity=".3" />
      <path d="M-22 4 22-4M-22-4 22 4" stroke="#3a1f10" stroke-width="8" stroke-linecap="round" />
      <path d="M-19-2C-20-22-6-24-4-44 8-34 8-26 10-20 14-24 14-28 14-32 24-20 22-8 17-2Z" fill="#ff8a2a" />
      <path d="M-9-2C-9-14-1-16 0-28 9-18 10-10 8-2Z" fill="#ffe08a" />
    </g>
  );
}

/** Whoever is alone has another cloak in every part of the forest. */
const CLOAKS = ["#3f6fb0", "#3f8a5a", "#a63d6b", "#7a4bb0", "#c0632a", "#2f8a96", "#8a7a2c"];

export function Scene({ scene, place }: { scene: "many" | "one"; place: number }) {
  if (scene === "one")
    return (
      <Witchling x={0} y={104} scale={1.12} cloak={CLOAKS[place % CLOAKS.length] ?? ""} flip={place % 2 ? -1 : 1} />
    );
  return (
    <g>
      <Witchling x={-33} y={62} scale={0.66} cloak="#3f8a5a" />
      <Witchling x={31} y={60} scale={0.66} cloak="#a63d6b" flip={-1} />
      <Fire />
      <Witchling x={-64} y={106} scale={0.74} cloak="#7a4bb0" />
      <Witchling x={64} y={106} scale={0.74} cloak="#c0632a" flip={-1} />
    </g>
  );
}
