/** The picture on the box: cauldrons that dance. */
import { Cauldron } from "../../ui/Cauldron";

export default function Cover() {
  return (
    <>
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
    </>
  );
}
