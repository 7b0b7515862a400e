/** The picture on the box: the cup, and dice of bone. */
import type { ComponentChildren } from "preact";

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

export default function Cover() {
  return (
    <>
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
    </>
  );
}
